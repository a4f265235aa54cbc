import type { Language } from '#shared/languages/languages.ts';

/** The words of one language, with `{name}` places. */
export interface MailMessages {
  readonly greeting: string;
  readonly greetingWithoutName: string;
  readonly confirmed: Occasion;
  readonly changed: Occasion;
  readonly cancelled: Occasion;
  readonly cancelledByMuseum: Occasion;
  readonly waiting: Occasion;
  readonly offer: Occasion;
  readonly people: { readonly one: string; readonly other: string };
  readonly zone: string;
  /** The hours at which a visit may begin, `{hours}`; it lasts as long as one likes. */
  readonly entry: string;
  /** Names of facts. */
  readonly facts: {
    readonly people: string;
    readonly tourIn: string;
    readonly guideIn: string;
    readonly pay: string;
  };
  readonly code: string;
  readonly show: string;
  /** Words of buttons and links. */
  readonly manage: string;
  readonly leave: string;
  readonly take: string;
  readonly otherTimes: string;
  readonly place: string;
  readonly guidelines: string;
  readonly questions: string;
  readonly calendarFile: string;
}

/** What a mail is written for. */
export interface Occasion {
  readonly subject: string;
  /** What has happened. */
  readonly title: string;
  /** What follows from it; places that are offered are kept until `{time}`. */
  readonly text: string;
}

export const mailMessages: { readonly [language in Language]: MailMessages } = {
  en: {
    greeting: 'Aloha {name},',
    greetingWithoutName: 'Aloha,',
    confirmed: {
      subject: 'Your reservation {code}: {title}, {day}',
      title: 'Your places are reserved',
      text: 'We look forward to your visit.',
    },
    changed: {
      subject: 'Your reservation {code} is changed: {title}, {day}',
      title: 'Your reservation is changed',
      text: 'This is how it stands now.',
    },
    cancelled: {
      subject: 'Your reservation {code} is canceled: {title}, {day}',
      title: 'Your reservation is canceled',
      text: 'Your places are free for others, and there is nothing to pay. This was your reservation:',
    },
    cancelledByMuseum: {
      subject: 'We had to cancel: {title}, {day}',
      title: 'We had to cancel this visit',
      text: 'We are sorry: this time cannot take place, and your reservation is canceled. There is nothing to pay. This was your reservation:',
    },
    waiting: {
      subject: 'You are on the waiting list: {title}, {day}',
      title: 'You are on the waiting list',
      text: 'When places come free, we email you and keep them for you for a while. There is nothing more to do.',
    },
    offer: {
      subject: 'Places have come free: {title}, {day}',
      title: 'Places have come free',
      text: 'We are keeping them for you until {time}; after that they go to the next person on the list. If you do not want them, you can give them back on the same page.',
    },
    people: { one: '{count} person', other: '{count} people' },
    zone: 'time at the museum',
    entry: 'entry {hours}',
    facts: {
      people: 'People',
      tourIn: 'Tour in',
      guideIn: 'Guide’s language',
      pay: 'To pay at the museum',
    },
    code: 'Code',
    show: 'Please show this code at the gate; on your phone is enough.',
    manage: 'Change or cancel your reservation',
    leave: 'See your place on the list, or leave it',
    take: 'Reserve the places',
    otherTimes: 'Other times',
    place: 'How to get here',
    guidelines: 'Good to know before you come',
    questions: 'Questions? {contact}',
    calendarFile: 'reservation',
  },
  es: {
    greeting: 'Hola, {name}:',
    greetingWithoutName: 'Hola:',
    confirmed: {
      subject: 'Su reserva {code}: {title}, {day}',
      title: 'Sus plazas están reservadas',
      text: 'Le esperamos con mucho gusto.',
    },
    changed: {
      subject: 'Su reserva {code} ha cambiado: {title}, {day}',
      title: 'Su reserva ha cambiado',
      text: 'Así queda ahora.',
    },
    cancelled: {
      subject: 'Su reserva {code} está cancelada: {title}, {day}',
      title: 'Su reserva está cancelada',
      text: 'Sus plazas quedan libres para otras personas y no hay nada que pagar. Esta era su reserva:',
    },
    cancelledByMuseum: {
      subject: 'Hemos tenido que cancelar: {title}, {day}',
      title: 'Hemos tenido que cancelar esta visita',
      text: 'Lo sentimos: esta visita no podrá realizarse y su reserva queda cancelada. No hay nada que pagar. Esta era su reserva:',
    },
    waiting: {
      subject: 'Está en la lista de espera: {title}, {day}',
      title: 'Está en la lista de espera',
      text: 'Cuando queden plazas libres, le escribiremos y se las guardaremos un tiempo. No tiene que hacer nada más.',
    },
    offer: {
      subject: 'Han quedado plazas libres: {title}, {day}',
      title: 'Han quedado plazas libres',
      text: 'Se las guardamos hasta el {time}; después pasan a la siguiente persona de la lista. Si no las quiere, puede devolverlas en la misma página.',
    },
    people: { one: '{count} persona', other: '{count} personas' },
    zone: 'hora del museo',
    entry: 'entrada: {hours}',
    facts: {
      people: 'Personas',
      tourIn: 'Visita en',
      guideIn: 'Idioma del guía',
      pay: 'A pagar en el museo',
    },
    code: 'Código',
    show: 'Muestre este código en el portón; basta con el teléfono.',
    manage: 'Cambiar o cancelar su reserva',
    leave: 'Ver su lugar en la lista o dejarla',
    take: 'Reservar las plazas',
    otherTimes: 'Otras horas',
    place: 'Cómo llegar',
    guidelines: 'Conviene saber antes de venir',
    questions: '¿Preguntas? {contact}',
    calendarFile: 'reserva',
  },
  haw: {
    greeting: 'Aloha e {name},',
    greetingWithoutName: 'Aloha kāua,',
    confirmed: {
      subject: 'Kāu hoʻopaʻa ʻana {code}: {title}, {day}',
      title: 'Ua paʻa kou mau wahi',
      text: 'Ke kali nei mākou i kou kipa ʻana mai.',
    },
    changed: {
      subject: 'Ua loli kāu hoʻopaʻa ʻana {code}: {title}, {day}',
      title: 'Ua loli kāu hoʻopaʻa ʻana',
      text: 'Penei i kēia manawa.',
    },
    cancelled: {
      subject: 'Ua hoʻopau ʻia kāu hoʻopaʻa ʻana {code}: {title}, {day}',
      title: 'Ua hoʻopau ʻia kāu hoʻopaʻa ʻana',
      text: 'Ua hakahaka kou mau wahi no kekahi poʻe ʻē aʻe, a ʻaʻohe āu mea e uku ai. ʻO kēia kāu hoʻopaʻa ʻana:',
    },
    cancelledByMuseum: {
      subject: 'Ua pono mākou e hoʻopau: {title}, {day}',
      title: 'Ua pono mākou e hoʻopau i kēia kipa',
      text: 'E kala mai: ʻaʻole hiki ke mālama ʻia kēia manawa, a ua hoʻopau ʻia kāu hoʻopaʻa ʻana. ʻAʻohe āu mea e uku ai. ʻO kēia kāu hoʻopaʻa ʻana:',
    },
    waiting: {
      subject: 'Aia ʻoe ma ka papa kali: {title}, {day}',
      title: 'Aia ʻoe ma ka papa kali',
      text: 'Ke hakahaka mai nā wahi, e leka aku mākou iā ʻoe a e mālama mākou i ia mau wahi nou no kekahi manawa. ʻAʻohe hana i koe.',
    },
    offer: {
      subject: 'Ua hakahaka mai kekahi mau wahi: {title}, {day}',
      title: 'Ua hakahaka mai kekahi mau wahi',
      text: 'Ke mālama nei mākou i ia mau wahi nou a hiki i {time}; ma hope o laila, no ka mea aʻe ia ma ka papa. Inā ʻaʻole ʻoe makemake, hiki ke hoʻihoʻi mai ma ia ʻaoʻao nō.',
    },
    people: { one: '{count} kanaka', other: '{count} kānaka' },
    zone: 'ka hola ma ka hale hōʻikeʻike',
    entry: 'komo: {hours}',
    facts: {
      people: 'Nā kānaka',
      tourIn: 'Ka ʻōlelo o ka huakaʻi',
      guideIn: 'Ka ʻōlelo o ke alakaʻi',
      pay: 'Ka uku ma ka hale hōʻikeʻike',
    },
    code: 'Helu',
    show: 'E hōʻike mai i kēia helu ma ka ʻīpuka; ua lawa kāu kelepona.',
    manage: 'E hoʻololi a i ʻole e hoʻopau i kāu hoʻopaʻa ʻana',
    leave: 'E nānā i kou wahi ma ka papa kali, a i ʻole e haʻalele',
    take: 'E hoʻopaʻa i nā wahi',
    otherTimes: 'Nā manawa ʻē aʻe',
    place: 'Ke ala e hiki mai ai',
    guidelines: 'He mea pono ke ʻike ma mua o ka hele ʻana mai',
    questions: 'He nīnau? {contact}',
    calendarFile: 'hoopaa',
  },
};
