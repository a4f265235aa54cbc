import { accessKinds } from '#app/components/programs/whats-on/whats-on-filters.ts';
import type { Translations } from '#app/i18n/translations.ts';
import whatsOnEnglish from '#locales/en/whatsOn.json';
import type { SectionMessages } from '#shared/languages/sections.ts';
import { type SearchedScreen, screens } from '#shared/screens/screens.ts';
import { type Entry, toEntry } from './entry.ts';
import { accessWords, freeWords } from './kind-words.ts';

const whatsOnPath = '/whats-on';

interface ScreenMessages {
  readonly title: string;
  readonly description: string;
}

const english = import.meta.glob<SectionMessages>('/locales/en/*.json', {
  eager: true,
  import: 'default',
});

/** The screens by the name and the words that stand on them. */
export const listScreens = (translations: Translations): Entry[] => [
  ...screens.flatMap(({ path, siteSearch }) =>
    siteSearch ? [toScreen(path, siteSearch, translations)] : [],
  ),
  ...listChoices(translations),
];

/** What's on as somebody asks for it: tonight, free, with captions. Each leads to the list that is narrowed so. */
function listChoices(translations: Translations): Entry[] {
  const { language } = translations;
  const { menuPage, list } = translations.messagesOf('whatsOn', whatsOnEnglish);
  const choices: readonly { query: string; name: string; keywords: readonly string[] }[] = [
    ...(['today', 'tonight', 'tomorrow', 'weekend', 'month'] as const).map((when) => ({
      query: `when=${when}`,
      name: list.periods[when],
      keywords: [],
    })),
    { query: 'price=free', name: list.prices.free, keywords: freeWords[language] },
    ...accessKinds.map((access) => ({
      query: `access=${access}`,
      name: list.accessKinds[access],
      keywords: accessWords[access][language],
    })),
  ];
  const own = (text: string) => ({ text, language });
  return choices.map(({ query, name, keywords }) =>
    toEntry({
      key: `${whatsOnPath}?${query}`,
      kind: 'pages',
      href: `${whatsOnPath}?${query}`,
      label: own(menuPage.title),
      title: own(name),
      summary: own(menuPage.description),
      keywords,
    }),
  );
}

function toScreen(
  path: string,
  { section, part, searchedParts, keywords }: SearchedScreen,
  translations: Translations,
): Entry {
  const { language } = translations;
  const own = (text: string) => ({ text, language });
  const all = translations.messagesOf(section, english[`/locales/en/${section}.json`] ?? {});
  // The test of the table looks that each screen has both.
  const { title, description } = (part ? all[part] : all) as ScreenMessages;
  return toEntry({
    key: path,
    kind: 'pages',
    href: path,
    title: own(title),
    summary: own(description),
    keywords: keywords?.[language] ?? [],
    texts: (searchedParts ?? []).flatMap((name) => listTexts(all[name])).map(own),
  });
}

/** Without those that only the screen can complete: "Opens {host} in a new window". */
const listTexts = (messages: unknown): string[] =>
  typeof messages === 'string'
    ? messages.includes('{')
      ? []
      : [messages]
    : typeof messages === 'object' && messages !== null
      ? Object.values(messages).flatMap(listTexts)
      : [];
