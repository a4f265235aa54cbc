import type { Translations } from '#app/i18n/translations.ts';
import type { SectionMessages } from '#shared/languages/sections.ts';
import { type SearchedScreen, screens } from '#shared/screens/screens.ts';
import { type Entry, toEntry } from './entry.ts';

interface ScreenMessages {
  readonly title: string;
  readonly description: string;
}

const english = import.meta.glob<SectionMessages>('/locales/en/*.json', {
  eager: true,
  import: 'default',
});

/** The screens by the name and the words that stand on them. */
export const listScreens = (translations: Translations): Entry[] =>
  screens.flatMap(({ path, siteSearch }) =>
    siteSearch ? [toScreen(path, siteSearch, translations)] : [],
  );

function toScreen(
  path: string,
  { section, part, isSearchedWhole, keywords }: SearchedScreen,
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
    texts: isSearchedWhole ? listTexts(all).map(own) : [],
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
