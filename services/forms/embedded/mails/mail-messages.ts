import type { Language } from '#shared/languages/languages.ts';
import type { FormKind } from '../../contract.ts';

/** Forms that are confirmed by mail; the newsletter has mails of its own. */
export type ConfirmedKind = Exclude<FormKind, 'subscription'>;

interface ConfirmationMessages {
  readonly greeting: string;
  readonly subjects: Readonly<Record<ConfirmedKind, string>>;
  readonly texts: Readonly<Record<ConfirmedKind, string>>;
  readonly reference: string;
  readonly answer: string;
  readonly stranger: string;
}

/** The visitor's mail. It contains nothing that somebody typed, since the address may be another person's. */
export const confirmationMessages: Readonly<Record<Language, ConfirmationMessages>> = {
  en: {
    greeting: 'Aloha,',
    subjects: {
      'tour-request': 'Your request for a tour is with us',
      contact: 'Your message is with us',
      'convening-inquiry': 'Your convening inquiry is with us',
      'event-inquiry': 'Your event inquiry is with us',
      'item-request': 'Your question about an item of the shop is with us',
      'career-application': 'Your application is with us',
    },
    texts: {
      'tour-request':
        'Thank you for your request. Someone from the learning team will answer within three working days, and confirm your date or suggest others.',
      contact:
        'Thank you for your message. We read everything, and answer within five working days.',
      'convening-inquiry':
        'Thank you for bringing us your question. The people who prepare our convenings read it together and answer within ten working days.',
      'event-inquiry':
        'Thank you for thinking of our house. We answer within five working days, with what is possible and what it costs.',
      'item-request':
        'Thank you for asking. We look whether we have it or can get it, and answer within five working days. Nothing is bought yet.',
      'career-application':
        'Thank you for your application. It has arrived with everything that was handed in with it. You hear from us after the closing date, whatever the decision.',
    },
    reference: 'Reference',
    answer: 'If you would like to add something, just answer this email.',
    stranger:
      'If it was not you who wrote to us, somebody mistyped an address. Then please do nothing; nothing more comes.',
  },
  es: {
    greeting: 'Hola:',
    subjects: {
      'tour-request': 'Hemos recibido su solicitud de visita',
      contact: 'Hemos recibido su mensaje',
      'convening-inquiry': 'Hemos recibido su consulta sobre un encuentro',
      'event-inquiry': 'Hemos recibido su consulta sobre un evento',
      'item-request': 'Hemos recibido su consulta sobre un artículo de la tienda',
      'career-application': 'Hemos recibido su candidatura',
    },
    texts: {
      'tour-request':
        'Gracias por su solicitud. Alguien del equipo de educación le responderá en tres días hábiles, y confirmará su fecha o propondrá otras.',
      contact: 'Gracias por su mensaje. Lo leemos todo y respondemos en cinco días hábiles.',
      'convening-inquiry':
        'Gracias por traernos su pregunta. Quienes preparan nuestros encuentros la leen en conjunto y responden en diez días hábiles.',
      'event-inquiry':
        'Gracias por pensar en nuestra casa. Alguien le responderá en cinco días hábiles, con lo que es posible y lo que cuesta.',
      'item-request':
        'Gracias por preguntar. Veremos si lo tenemos o podemos conseguirlo, y le responderemos en cinco días hábiles. Todavía no ha comprado nada.',
      'career-application':
        'Gracias por su candidatura. Ha llegado con todo lo que adjuntó. Tendrá noticias nuestras después de la fecha de cierre, sea cual sea la decisión.',
    },
    reference: 'Referencia',
    answer: 'Si quiere añadir algo, basta con responder a este correo.',
    stranger:
      'Si no fue usted quien nos escribió, alguien se equivocó de dirección. En ese caso no haga nada: no llegará nada más.',
  },
  haw: {
    greeting: 'Aloha kāua,',
    subjects: {
      'tour-request': 'Ua hiki mai kāu noi huakaʻi',
      contact: 'Ua hiki mai kāu leka',
      'convening-inquiry': 'Ua hiki mai kāu nīnau no ka ʻaha',
      'event-inquiry': 'Ua hiki mai kāu nīnau no ka hanana',
      'item-request': 'Ua hiki mai kāu nīnau no kekahi mea o ka hale kūʻai',
      'career-application': 'Ua hiki mai kāu noi hana',
    },
    texts: {
      'tour-request':
        'Mahalo no kāu noi. E pane ana kekahi o ka hui aʻo i loko o nā lā hana ʻekolu, me ka lā a i ʻole nā lā ʻē aʻe.',
      contact:
        'Mahalo no kāu leka. Heluhelu mākou i nā mea a pau, a pane mākou i loko o nā lā hana ʻelima.',
      'convening-inquiry':
        'Mahalo no kāu nīnau. E heluhelu pū ana ka poʻe hoʻomākaukau ʻaha a e pane i loko o nā lā hana he ʻumi.',
      'event-inquiry':
        'Mahalo no ka noʻonoʻo ʻana i ko mākou hale. E pane ana kekahi i loko o nā lā hana ʻelima, me ka mea hiki a me ke kumu kūʻai.',
      'item-request':
        'Mahalo no kāu nīnau. E nānā ana mākou inā loaʻa a i ʻole inā hiki ke kiʻi, a e pane i loko o nā lā hana ʻelima. ʻAʻohe mea i kūʻai ʻia.',
      'career-application':
        'Mahalo no kāu noi hana. Ua hiki mai me nā palapala a pau i hoʻouna pū ʻia. E lohe ana ʻoe iā mākou ma hope o ka lā pani, ʻo ka hoʻoholo ʻana ke ʻano.',
    },
    reference: 'Helu kuhikuhi',
    answer: 'Inā makemake ʻoe e hoʻohui i kekahi mea, e pane mai i kēia leka.',
    stranger:
      'Inā ʻaʻole nāu i kākau mai, ua hewa ka wahi noho leka uila a kekahi. Mai hana i kekahi mea; ʻaʻohe leka hou e hiki aku ana.',
  },
};

/** The mail for the staff, in the museum's language. */
export const noticeMessages = {
  titles: {
    'tour-request': 'Tour request',
    contact: 'Message',
    'convening-inquiry': 'Convening inquiry',
    'event-inquiry': 'Event inquiry',
    'item-request': 'Item of the shop',
    'career-application': 'Application',
  } satisfies Record<ConfirmedKind, string>,
  intro: 'Sent by the form of the website. Answers go to whoever wrote it.',
  reference: 'Reference',
  received: 'Received',
  language: 'Language of the page',
  nothing: '–',
} as const;
