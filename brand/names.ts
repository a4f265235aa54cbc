import type { Language } from '#shared/languages/languages.ts';

/**
 * What the museum is called. Editors say it in the settings of their content, and that comes first; this
 * stands where those cannot be had, and where no page is: in mails, calendars and their sender.
 */
export const museumName = {
  en: 'Hale Girih',
  es: 'Hale Girih',
  haw: 'Hale Girih',
} as const satisfies Readonly<Record<Language, string>>;

/** What it is, in the line under its name that ends a mail. */
export const museumKind = {
  en: 'Museum and cultural center',
  es: 'Museo y centro cultural',
  haw: 'Hale hōʻikeʻike a kikowaena moʻomeheu',
} as const satisfies Readonly<Record<Language, string>>;

/** What the home page says of itself in its title, in search results and on home screens. */
export const introduction = {
  en: {
    title: 'Islamic art, culture and design in Honolulu',
    description:
      'A museum and cultural center in Honolulu: exhibitions, programs, residencies and a collection of Islamic art.',
  },
  es: {
    title: 'Arte, cultura y diseño islámicos en Honolulu',
    description:
      'Un museo y centro cultural en Honolulu: exposiciones, programas, residencias y una colección de arte islámico.',
  },
  haw: {
    title: 'Ka hana noʻeau, ka moʻomeheu a me ka hakulau ʻIslama ma Honolulu',
    description:
      'He hale hōʻikeʻike a kikowaena moʻomeheu ma Honolulu: nā hōʻikeʻike, nā papahana, nā papahana noho, a me ka hōʻiliʻili hana noʻeau ʻIslama.',
  },
} as const satisfies Readonly<Record<Language, { title: string; description: string }>>;

/** Whether the site says of itself that its museum is invented, where DEMO_NOTICE says nothing. */
export const isDemonstration: boolean = true;

/** Of its clocks, where the settings of its content name none. */
export const museumTimeZone = 'Pacific/Honolulu';
