import type { Language } from '#shared/languages/languages.ts';

/** The words of one language, with `{name}` places. */
export interface MailMessages {
  readonly greeting: string;
  readonly greetingWithoutName: string;
  readonly confirmed: MailPart;
  readonly changed: MailPart;
  readonly cancelled: MailPart;
  readonly cancelledByMuseum: MailPart;
  readonly waiting: MailPart;
  readonly offer: MailPart;
  readonly people: { readonly one: string; readonly other: string };
  readonly zone: string;
  readonly tourIn: string;
  readonly guideIn: string;
  readonly code: string;
  readonly show: string;
  readonly pay: string;
  readonly manage: string;
  readonly leave: string;
  readonly take: string;
  readonly until: string;
  readonly otherTimes: string;
  readonly place: string;
  readonly guidelines: string;
  readonly questions: string;
  readonly calendarFile: string;
}

export interface MailPart {
  readonly subject: string;
  readonly text: string;
}

export const mailMessages: { readonly [language in Language]: MailMessages } = {
  en: {
    greeting: 'Aloha {name},',
    greetingWithoutName: 'Aloha,',
    confirmed: {
      subject: 'Your reservation {code}: {title}, {day}',
      text: 'Your places are reserved. We look forward to your visit.',
    },
    changed: {
      subject: 'Your reservation {code} is changed: {title}, {day}',
      text: 'Your reservation is changed. This is how it stands now.',
    },
    cancelled: {
      subject: 'Your reservation {code} is canceled',
      text: 'Your reservation is canceled, and your places are free for others. There is nothing to pay. This was your reservation:',
    },
    cancelledByMuseum: {
      subject: 'We had to cancel: {title}, {day}',
      text: 'We are sorry: this time cannot take place, and your reservation is canceled. There is nothing to pay. This was your reservation:',
    },
    waiting: {
      subject: 'You are on the waiting list: {title}, {day}',
      text: 'You are on the waiting list for this time. When places become free, we write to you and keep them for you for a while.',
    },
    offer: {
      subject: 'Places have become free: {title}, {day}',
      text: 'Places have become free, and we are keeping them for you.',
    },
    people: { one: '{count} person', other: '{count} people' },
    zone: 'time at the museum',
    tourIn: 'The tour is in: {language}',
    guideIn: 'Language you asked for: {language}',
    code: 'Code: {code}',
    show: 'Please show this code at the gate; on your phone is enough.',
    pay: 'You pay at the museum: {amount}.',
    manage: 'See, change or cancel it:',
    leave: 'See your place on the list, or leave it:',
    take: 'Reserve the places, or give them back:',
    until: 'We keep them until {time}. After that they go to the next on the list.',
    otherTimes: 'Other times:',
    place: 'How to get here',
    guidelines: 'Good to know before you come:',
    questions: 'Questions? {contact}',
    calendarFile: 'reservation',
  },
  es: {
    greeting: 'Hola, {name}:',
    greetingWithoutName: 'Hola:',
    confirmed: {
      subject: 'Su reserva {code}: {title}, {day}',
      text: 'Sus plazas están reservadas. Le esperamos con mucho gusto.',
    },
    changed: {
      subject: 'Su reserva {code} ha cambiado: {title}, {day}',
      text: 'Su reserva ha cambiado. Así queda ahora.',
    },
    cancelled: {
      subject: 'Su reserva {code} está cancelada',
      text: 'Su reserva está cancelada y sus plazas quedan libres para otras personas. No tiene que hacer nada más. Esta era:',
    },
    cancelledByMuseum: {
      subject: 'Hemos tenido que cancelar: {title}, {day}',
      text: 'Lo sentimos: esta hora no puede celebrarse y su reserva queda cancelada. No debe nada. Esta era:',
    },
    waiting: {
      subject: 'Está en la lista de espera: {title}, {day}',
      text: 'Está en la lista de espera para esta hora. Cuando queden plazas libres, le escribiremos y se las guardaremos un tiempo.',
    },
    offer: {
      subject: 'Han quedado plazas libres: {title}, {day}',
      text: 'Han quedado plazas libres y se las estamos guardando.',
    },
    people: { one: '{count} persona', other: '{count} personas' },
    zone: 'hora del museo',
    tourIn: 'La visita es en: {language}',
    guideIn: 'Idioma que pidió: {language}',
    code: 'Código: {code}',
    show: 'Muestre este código en la entrada; basta con el teléfono.',
    pay: 'Se paga en el museo: {amount}.',
    manage: 'Verla, cambiarla o cancelarla:',
    leave: 'Ver su lugar en la lista o dejarla:',
    take: 'Reservar las plazas o devolverlas:',
    until: 'Se las guardamos hasta {time}. Después pasan a la siguiente persona de la lista.',
    otherTimes: 'Otras horas:',
    place: 'Cómo llegar',
    guidelines: 'Conviene saber antes de venir:',
    questions: '¿Preguntas? {contact}',
    calendarFile: 'reserva',
  },
  haw: {
    greeting: 'Aloha e {name},',
    greetingWithoutName: 'Aloha kāua,',
    confirmed: {
      subject: 'Kāu hoʻopaʻa ʻana {code}: {title}, {day}',
      text: 'Ua paʻa kou mau wahi. Ke kali nei mākou i kou kipa ʻana mai.',
    },
    changed: {
      subject: 'Ua loli kāu hoʻopaʻa ʻana {code}: {title}, {day}',
      text: 'Ua loli kāu hoʻopaʻa ʻana. Penei i kēia manawa.',
    },
    cancelled: {
      subject: 'Ua hoʻopau ʻia kāu hoʻopaʻa ʻana {code}',
      text: 'Ua hoʻopau ʻia kāu hoʻopaʻa ʻana, a ua hakahaka kou mau wahi no kekahi poʻe ʻē aʻe. ʻAʻohe hana i koe. ʻO kēia ia:',
    },
    cancelledByMuseum: {
      subject: 'Ua pono mākou e hoʻopau: {title}, {day}',
      text: 'E kala mai: ʻaʻole hiki ke mālama ʻia kēia manawa, a ua hoʻopau ʻia kāu hoʻopaʻa ʻana. ʻAʻohe āu mea e uku ai. ʻO kēia ia:',
    },
    waiting: {
      subject: 'Aia ʻoe ma ka papa kali: {title}, {day}',
      text: 'Aia ʻoe ma ka papa kali no kēia manawa. Ke hakahaka mai nā wahi, e leka aku mākou iā ʻoe a e mālama mākou i ia mau wahi nou no kekahi manawa.',
    },
    offer: {
      subject: 'Ua hakahaka mai kekahi mau wahi: {title}, {day}',
      text: 'Ua hakahaka mai kekahi mau wahi, a ke mālama nei mākou ia mau wahi nou.',
    },
    people: { one: '{count} kanaka', other: '{count} kānaka' },
    zone: 'ka hola ma ka hale hōʻikeʻike',
    tourIn: 'Ka ʻōlelo o ka huakaʻi: {language}',
    guideIn: 'Ka ʻōlelo āu i noi ai: {language}',
    code: 'Helu: {code}',
    show: 'E hōʻike mai i kēia helu ma ka ʻīpuka; ua lawa kāu kelepona.',
    pay: 'E uku ʻoe ma ka hale hōʻikeʻike: {amount}.',
    manage: 'E nānā, e hoʻololi, a i ʻole e hoʻopau:',
    leave: 'E nānā i kou wahi ma ka papa kali, a i ʻole e haʻalele:',
    take: 'E hoʻopaʻa i nā wahi, a i ʻole e hoʻihoʻi mai:',
    until: 'E mālama mākou a hiki i {time}. Ma hope o laila, no ka mea aʻe ia ma ka papa.',
    otherTimes: 'Nā manawa ʻē aʻe:',
    place: 'Ke ala e hiki mai ai',
    guidelines: 'He mea pono ke ʻike ma mua o ka hele ʻana mai:',
    questions: 'He nīnau? {contact}',
    calendarFile: 'hoopaa',
  },
};
