import type { Language } from '#shared/languages/languages.ts';

interface NewsletterMessages {
  readonly greeting: string;
  readonly confirm: MailMessages;
  readonly welcome: MailMessages;
  readonly known: MailMessages;
  /** Words of the link that ends the subscription. */
  readonly leave: string;
}

interface MailMessages {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  readonly note: string;
}

/** The texts of mails about a subscription. They contain nothing that somebody typed. */
export const newsletterMessages: Readonly<Record<Language, NewsletterMessages>> = {
  en: {
    greeting: 'Aloha,',
    confirm: {
      subject: 'Please confirm your subscription',
      text: 'Somebody, most likely you, asked for the museum’s monthly letter at this address. If it was you, please say so.',
      button: 'Yes, send me the letter',
      note: 'The link holds for seven days. If it was not you, do nothing: without your confirmation no letter comes, and the address is deleted.',
    },
    welcome: {
      subject: 'You are subscribed to our letter',
      text: 'Thank you, your address is confirmed. The next letter from the courtyard comes to you. What it brings and in which language is yours to choose, now and later.',
      button: 'Choose what the letter brings',
      note: 'Keep this email: the link holds for a year and is meant for you alone.',
    },
    known: {
      subject: 'You are subscribed already',
      text: 'Somebody, most likely you, asked for the museum’s monthly letter at this address. It comes to you already, and nothing was changed. If you would like other topics or another language, change your choices.',
      button: 'Change my choices',
      note: 'The link holds for a year and is meant for you alone.',
    },
    leave: 'Unsubscribe with one click',
  },
  es: {
    greeting: 'Hola:',
    confirm: {
      subject: 'Confirme su suscripción a la carta',
      text: 'Alguien, muy probablemente usted, pidió la carta mensual del museo para esta dirección. Si fue usted, díganoslo, por favor.',
      button: 'Sí, quiero la carta',
      note: 'El enlace vale siete días. Si no fue usted, no haga nada: sin su sí no llegará ninguna carta y borraremos la dirección.',
    },
    welcome: {
      subject: 'Su suscripción está confirmada',
      text: 'Gracias, su dirección está confirmada. La próxima carta desde el patio le llegará a usted. Qué trae y en qué idioma lo elige usted, ahora y más adelante.',
      button: 'Elegir qué trae la carta',
      note: 'Guarde este mensaje: el enlace vale un año y es solo para usted.',
    },
    known: {
      subject: 'Usted ya recibe la carta',
      text: 'Alguien, muy probablemente usted, pidió la carta mensual del museo para esta dirección. Ya le llega, y no ha cambiado nada. Si prefiere otros temas u otro idioma, cámbielo aquí.',
      button: 'Cambiar mis preferencias',
      note: 'El enlace vale un año y es solo para usted.',
    },
    leave: 'Darse de baja con un clic',
  },
  haw: {
    greeting: 'Aloha kāua,',
    confirm: {
      subject: 'E hōʻoia i kou kau inoa ʻana',
      text: 'Ua noi mai kekahi, ʻo ʻoe paha, e hoʻouna ʻia ka leka o ka hale hōʻikeʻike i kēlā me kēia mahina i kēia wahi noho leka uila. Inā ʻo ʻoe nō, e ʻae mai.',
      button: 'ʻAe, e hoʻouna mai i ka leka',
      note: 'Paʻa ka loulou no nā lā ʻehiku. Inā ʻaʻole ʻo ʻoe, mai hana i kekahi mea: ʻaʻohe leka e hiki mai me kou ʻae ʻole, a e holoi ʻia ka wahi noho leka uila.',
    },
    welcome: {
      subject: 'Ua kau ʻia kou inoa',
      text: 'Mahalo, ua hōʻoia ʻia kou wahi noho leka uila. E hiki mai ana ka leka aʻe mai ka pā mai iā ʻoe. Nāu e koho i nā mea o loko a me ka ʻōlelo, i kēia manawa a ma hope aku.',
      button: 'E koho i nā mea o ka leka',
      note: 'E mālama i kēia leka: paʻa ka loulou no hoʻokahi makahiki, a nāu wale nō ia.',
    },
    known: {
      subject: 'Ua kau mua ʻia kou inoa',
      text: 'Ua noi mai kekahi, ʻo ʻoe paha, e hoʻouna ʻia ka leka o ka hale hōʻikeʻike i kēlā me kēia mahina i kēia wahi noho leka uila. Ke hiki aku nei nō ka leka iā ʻoe, a ʻaʻohe mea i hoʻololi ʻia. Inā makemake ʻoe i nā kumuhana ʻē aʻe a i ʻole i ka ʻōlelo ʻē aʻe, e hoʻololi mai.',
      button: 'E hoʻololi i kaʻu mau koho',
      note: 'Paʻa ka loulou no hoʻokahi makahiki, a nāu wale nō ia.',
    },
    leave: 'E hoʻōki i ka leka me ke kaomi hoʻokahi',
  },
};
