import { usePageLanguage } from '#app/i18n/language-context.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** Languages of the collection that are written from right to left. */
const rightToLeft = new Set(['ar', 'fa', 'ota', 'ur', 'he']);

/** `lang` and `dir` of an element that holds this text; nothing where it is in the page's language. */
export function languageAttributes(
  text: { readonly language: string },
  pageLanguage: string,
): { lang?: string; dir?: 'rtl' | 'ltr' } {
  if (text.language === pageLanguage) return {};
  return {
    lang: text.language,
    ...(rightToLeft.has(text.language) ? { dir: 'rtl' as const } : {}),
  };
}

/** A text with its language told where it is not the page's; words without one are the page's. */
export function Localized({
  of,
}: {
  of: (Pick<LocalizedText, 'text'> & { language?: string }) | null | undefined;
}) {
  const language = usePageLanguage();
  if (!of) return null;
  const attributes = languageAttributes({ language, ...of }, language);
  return attributes.lang ? <span {...attributes}>{of.text}</span> : of.text;
}

/** Several of them, for a list of facts. */
export const toLocalized = (texts: readonly LocalizedText[]) =>
  texts.map((text) => <Localized key={text.text} of={text} />);
