import type { Section } from '#app/i18n/sections.ts';
import type { Translations } from '#app/i18n/translations.ts';
import aboutTheCollection from '#locales/en/aboutTheCollection.json';
import careers from '#locales/en/careers.json';
import contactUs from '#locales/en/contactUs.json';
import convenings from '#locales/en/convenings.json';
import digitalStudio from '#locales/en/digitalStudio.json';
import events from '#locales/en/events.json';
import exhibitions from '#locales/en/exhibitions.json';
import exploreTheCollection from '#locales/en/exploreTheCollection.json';
import makersAndSubjects from '#locales/en/makersAndSubjects.json';
import news from '#locales/en/news.json';
import ourCenter from '#locales/en/ourCenter.json';
import planYourVisit from '#locales/en/planYourVisit.json';
import privacyPolicy from '#locales/en/privacyPolicy.json';
import publicPrograms from '#locales/en/publicPrograms.json';
import residencies from '#locales/en/residencies.json';
import shop from '#locales/en/shop.json';
import staff from '#locales/en/staff.json';
import subscribe from '#locales/en/subscribe.json';
import termsOfUse from '#locales/en/termsOfUse.json';
import tickets from '#locales/en/tickets.json';
import visitorGuidelines from '#locales/en/visitorGuidelines.json';
import { type Entry, toEntry } from './entry.ts';
import { keywords } from './screen-keywords.ts';

interface ScreenWords {
  readonly title: string;
  readonly description: string;
}

const screens: readonly [path: string, section: Section, english: ScreenWords][] = [
  ['/visit/plan-your-visit', 'planYourVisit', planYourVisit],
  ['/tickets', 'tickets', tickets],
  ['/visit/visitor-guidelines', 'visitorGuidelines', visitorGuidelines],
  ['/whats-on/exhibitions', 'exhibitions', exhibitions],
  ['/whats-on/public-programs', 'publicPrograms', publicPrograms],
  ['/what-we-do/residencies', 'residencies', residencies],
  ['/what-we-do/convenings', 'convenings', convenings],
  ['/what-we-do/events', 'events', events],
  ['/digital-studio', 'digitalStudio', digitalStudio],
  ['/collection/explore-the-collection', 'exploreTheCollection', exploreTheCollection],
  ['/collection/about-the-collection', 'aboutTheCollection', aboutTheCollection],
  ['/shop', 'shop', shop],
  ['/about/our-center', 'ourCenter', ourCenter],
  ['/about/news', 'news', news],
  ['/about/staff', 'staff', staff],
  ['/about/contact-us', 'contactUs', contactUs],
  ['/about/careers', 'careers', careers],
  ['/subscribe', 'subscribe', subscribe],
  ['/terms-of-use', 'termsOfUse', termsOfUse],
  ['/privacy-policy', 'privacyPolicy', privacyPolicy],
];

/** Screens that share a section of words. */
const termScreens = [
  ['/collection/makers', 'makers'],
  ['/collection/subjects', 'subjects'],
] as const;

/** Screens whose fixed words name what one comes for: parking, prices, prayer. */
const searchedWhole: readonly string[] = ['/visit/plan-your-visit', '/tickets'];

/** Screens of no section's words, which editors may fill all the same. */
const menuScreens = ['/', '/what-we-do', '/whats-on', '/collection', '/visit', '/about'] as const;

/** Paths at which a page of the page builder is a screen of ours. */
export const screenPaths: ReadonlySet<string> = new Set([
  ...menuScreens,
  ...screens.map(([path]) => path),
  ...termScreens.map(([path]) => path),
]);

/** The screens by the name and the words that stand on them. */
export function listScreens(translations: Translations): Entry[] {
  const own = (text: string) => ({ text, language: translations.language });
  const toScreen = (path: string, words: ScreenWords) =>
    toEntry({
      key: path,
      kind: 'pages',
      href: path,
      title: own(words.title),
      summary: own(words.description),
      keywords: keywords[path]?.[translations.language] ?? [],
      texts: searchedWhole.includes(path) ? listTexts(words).map(own) : [],
    });
  const terms = translations.wordsOf('makersAndSubjects', makersAndSubjects);
  return [
    ...screens.map(([path, section, english]) =>
      toScreen(path, translations.wordsOf(section, english)),
    ),
    ...termScreens.map(([path, list]) => toScreen(path, terms[list])),
  ];
}

const listTexts = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(listTexts)
      : [];
