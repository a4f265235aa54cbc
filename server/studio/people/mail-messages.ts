import type { Language } from '#shared/languages/languages.ts';

interface MailMessages {
  readonly subject: string;
  readonly text: string;
  /** Null: nothing is asked of the reader. */
  readonly button: string | null;
  readonly note: string;
}

/** What the studio writes to those who work in it. */
export type StudioMailKind =
  | 'invitation'
  | 'recovery'
  | 'recovered'
  | 'attempts'
  | 'codes'
  | 'changed';

export const studioMailMessages: Readonly<
  Record<Language, Readonly<Record<StudioMailKind, MailMessages>>>
> = {
  en: {
    invitation: {
      subject: 'You are invited to the studio',
      text: 'The studio is where those who work for the museum write what its visitors read. With this link you make your account there.',
      button: 'Make my account',
      note: 'The link is good once, and for 7 days. If you do not know why you got it, leave it.',
    },
    recovery: {
      subject: 'A new password for the studio',
      text: 'Somebody asked for a new password for your account in the studio. With this link you choose one.',
      button: 'Choose a new password',
      note: 'The link is good once, and for an hour. If it was not you, leave it: your password stays as it is.',
    },
    recovered: {
      subject: 'Your password for the studio was changed',
      text: 'The password of your account was set anew, and all its sessions were ended.',
      button: null,
      note: 'If it was not you, tell an administrator of the studio at once.',
    },
    attempts: {
      subject: 'Somebody tries passwords on your account',
      text: 'A wrong password was given for your account in the studio many times in a short while. Nobody got in. Signing in takes a few seconds longer for a time.',
      button: null,
      note: 'With a second factor or a passkey a password alone opens nothing.',
    },
    codes: {
      subject: 'Somebody knows your password for the studio',
      text: 'Your password was given rightly, and then many wrong codes of your second factor. Nobody got in with them.',
      button: null,
      note: 'If it was not you, choose a new password at once: “I forgot my password”, where you sign in. Until then codes are taken slowly.',
    },
    changed: {
      subject: 'How you sign in to the studio was changed',
      text: 'The password, the second factor or a passkey of your account was changed.',
      button: null,
      note: 'If it was not you, tell an administrator of the studio at once.',
    },
  },
  es: {
    invitation: {
      subject: 'Está usted invitado al estudio',
      text: 'En el estudio, quienes trabajan para el museo escriben lo que leen sus visitantes. Con este enlace creará usted su cuenta.',
      button: 'Crear mi cuenta',
      note: 'El enlace sirve una sola vez, durante 7 días. Si no sabe por qué lo recibió, no haga nada.',
    },
    recovery: {
      subject: 'Una contraseña nueva para el estudio',
      text: 'Alguien pidió una contraseña nueva para su cuenta del estudio. Con este enlace puede elegirla.',
      button: 'Elegir una contraseña nueva',
      note: 'El enlace sirve una sola vez, durante una hora. Si no fue usted, no haga nada: su contraseña no cambia.',
    },
    recovered: {
      subject: 'Se cambió su contraseña del estudio',
      text: 'La contraseña de su cuenta se estableció de nuevo y se cerraron todas sus sesiones.',
      button: null,
      note: 'Si no fue usted, avise enseguida a quien administra el estudio.',
    },
    attempts: {
      subject: 'Alguien prueba contraseñas en su cuenta',
      text: 'Se escribió muchas veces en poco tiempo una contraseña equivocada para su cuenta del estudio. Nadie entró. Durante un rato, iniciar sesión tardará unos segundos más.',
      button: null,
      note: 'Con un segundo factor o una llave de acceso, la contraseña sola no abre nada.',
    },
    codes: {
      subject: 'Alguien conoce su contraseña del estudio',
      text: 'Se escribió correctamente su contraseña y después muchos códigos equivocados de su segundo factor. Nadie entró con ellos.',
      button: null,
      note: 'Si no fue usted, elija enseguida una contraseña nueva donde inicia sesión, con «Olvidé mi contraseña». Hasta entonces se aceptan pocos códigos.',
    },
    changed: {
      subject: 'Cambió su forma de entrar al estudio',
      text: 'Se cambió la contraseña, el segundo factor o una llave de acceso de su cuenta.',
      button: null,
      note: 'Si no fue usted, avise enseguida a quien administra el estudio.',
    },
  },
  haw: {
    invitation: {
      subject: 'Kono ʻia ʻoe i ke keʻena hana',
      text: 'Ma ke keʻena hana e kākau ai nā limahana i nā mea a ka poʻe kipa e heluhelu ai. Ma kēia loulou e hana ai ʻoe i kāu moʻokāki.',
      button: 'E hana i kaʻu moʻokāki',
      note: 'Hoʻokahi wale nō manawa e hana ai ka loulou, a 7 lā kona ola. Inā ʻaʻole ʻoe ʻike i ke kumu, e waiho wale.',
    },
    recovery: {
      subject: 'He ʻōlelo huna hou no ke keʻena hana',
      text: 'Ua noi kekahi i ʻōlelo huna hou no kāu moʻokāki o ke keʻena hana. Ma kēia loulou e koho ai ʻoe i mea hou.',
      button: 'E koho i ʻōlelo huna hou',
      note: 'Hoʻokahi wale nō manawa e hana ai ka loulou, a hoʻokahi hola kona ola. Inā ʻaʻole ʻo ʻoe, e waiho wale: ʻaʻole loli ka ʻōlelo huna.',
    },
    recovered: {
      subject: 'Ua hoʻololi ʻia kāu ʻōlelo huna no ke keʻena hana',
      text: 'Ua hoʻonoho hou ʻia ka ʻōlelo huna o kāu moʻokāki, a ua pani ʻia nā kau a pau.',
      button: null,
      note: 'Inā ʻaʻole ʻo ʻoe, e haʻi koke aku i ka luna o ke keʻena hana.',
    },
    attempts: {
      subject: 'Ke hoʻāʻo nei kekahi i nā ʻōlelo huna ma kāu moʻokāki',
      text: 'Ua hāʻawi pinepine ʻia ka ʻōlelo huna hewa no kāu moʻokāki i loko o ka manawa pōkole. ʻAʻohe kanaka i komo. E lōʻihi iki aʻe ke komo ʻana no kekahi manawa.',
      button: null,
      note: 'Me ke code ʻelua a i ʻole ke kī komo, ʻaʻole lawa ka ʻōlelo huna wale nō.',
    },
    codes: {
      subject: 'Ua ʻike kekahi i kāu ʻōlelo huna no ke keʻena hana',
      text: 'Ua kikokiko pololei ʻia kāu ʻōlelo huna, a ma hope iho he nui nā code hewa. ʻAʻohe kanaka i komo me ia mau code.',
      button: null,
      note: 'Inā ʻaʻole ʻo ʻoe, e koho koke i ʻōlelo huna hou ma kahi āu e komo ai: “Ua poina iaʻu kaʻu ʻōlelo huna”. A hiki i ia manawa, he kakaikahi wale nō nā code e ʻae ʻia.',
    },
    changed: {
      subject: 'Ua loli kou komo ʻana i ke keʻena hana',
      text: 'Ua hoʻololi ʻia ka ʻōlelo huna, ke code ʻelua a i ʻole kekahi kī komo o kāu moʻokāki.',
      button: null,
      note: 'Inā ʻaʻole ʻo ʻoe, e haʻi koke aku i ka luna o ke keʻena hana.',
    },
  },
};
