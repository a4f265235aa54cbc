import type { Language } from '#shared/languages.ts';

/**
 * What visitors call a screen and what they come to it for, where its own words do not say so. Never
 * shown.
 */
export const keywords: Readonly<
  Record<string, Readonly<Partial<Record<Language, readonly string[]>>>>
> = {
  '/about/careers': {
    en: ['jobs', 'vacancies', 'employment', 'work with us', 'internship'],
    es: ['empleo', 'trabajo', 'vacantes', 'trabaje con nosotros', 'prácticas'],
    haw: ['hana', 'ʻoihana', 'noi hana'],
  },
  '/subscribe': {
    en: ['newsletter', 'mailing list', 'email', 'sign up'],
    es: ['boletín', 'lista de correo', 'correo electrónico', 'suscripción'],
    haw: ['leka hoʻolaha', 'leka uila', 'kau inoa'],
  },
  '/about/contact-us': {
    en: ['phone number', 'telephone', 'email', 'address', 'press contact'],
    es: ['teléfono', 'correo electrónico', 'dirección', 'prensa'],
    haw: ['helu kelepona', 'leka uila', 'helu wahi'],
  },
  '/visit/plan-your-visit': {
    en: ['opening hours', 'directions', 'parking', 'bus', 'restaurant', 'café', 'map', 'access'],
    es: ['horario', 'cómo llegar', 'estacionamiento', 'autobús', 'restaurante', 'café', 'mapa'],
    haw: ['hola wehe', 'kuhikuhi', 'kahi kū kaʻa', 'kaʻa ʻōhua', 'hale ʻaina', 'palapala ʻāina'],
  },
  '/tickets': {
    en: ['admission', 'prices', 'reserve', 'booking', 'group visit', 'guided tour'],
    es: ['admisión', 'precios', 'reservar', 'visita guiada', 'grupos'],
    haw: ['uku komo', 'kumu kūʻai', 'mālama wahi', 'huakaʻi alakaʻi'],
  },
  '/visit/visitor-guidelines': {
    en: ['rules', 'bags', 'wheelchair', 'food', 'dogs'],
    es: ['normas', 'bolsos', 'silla de ruedas', 'comida', 'perros'],
    haw: ['lula', 'ʻeke', 'noho huila', 'meaʻai', 'ʻīlio'],
  },
  '/shop': {
    en: ['gifts', 'store', 'books', 'catalogue'],
    es: ['regalos', 'libros', 'catálogo'],
    haw: ['makana', 'puke'],
  },
  '/about/staff': {
    en: ['team', 'curators', 'director', 'people'],
    es: ['equipo', 'conservadores', 'directora', 'personas'],
    haw: ['limahana', 'luna'],
  },
  '/privacy-policy': {
    en: ['cookies', 'personal data'],
    es: ['cookies', 'datos personales'],
    haw: ['ʻikepili pilikino'],
  },
};
