/** The files of a language under `locales/<language>/`. Source: specification §7, "Locale sections". */
export const sections = [
  'common',
  'preview',
  'homepage',
  'careers',
  'careerDetail',
  'footer',
  'navigationMenu',
  'mobileMenu',
  'collection',
  'aboutTheCollection',
  'exploreTheCollection',
  'objectDetail',
  'makersAndSubjects',
  'openData',
  'visit',
  'about',
  'visitorGuidelines',
  'planYourVisit',
  'ourCenter',
  'news',
  'staff',
  'contactUs',
  'termsOfUse',
  'privacyPolicy',
  'whatWeDo',
  'residencies',
  'residentDetail',
  'convenings',
  'events',
  'programActions',
  'whatsOn',
  'exhibitions',
  'publicPrograms',
  'digitalStudio',
  'search',
  'searchResults',
  'visitQuestions',
  'shop',
  'tickets',
  'subscribe',
  'subscription',
  'forms',
] as const;

export type Section = (typeof sections)[number];

/** The words of one section as they come from a file; checked against English when merged. */
export type SectionMessages = Readonly<Record<string, unknown>>;

/** The sections of one language that are known so far. */
export type LanguageMessages = { readonly [section in Section]?: SectionMessages };
