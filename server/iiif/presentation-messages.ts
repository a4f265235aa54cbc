import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import type { LocalizedText, TextByLanguage } from '#shared/languages/localized-text.ts';
import type { LocaleFile } from '../pages/locale-files.ts';

/** A text in every language it has; `none` where none is known. Source: Presentation API 3.0 §4. */
export type LanguageMap = Readonly<Record<string, readonly string[]>>;

export const toLanguageMap = (text: TextByLanguage): LanguageMap =>
  Object.fromEntries(
    languages.flatMap((language) => (text[language] ? [[language, [text[language]]]] : [])),
  );

/** Several texts under each language that has any. */
export const joinTexts = (texts: readonly TextByLanguage[]): LanguageMap =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const values = texts.flatMap((text) => text[language] ?? []);
      return values.length > 0 ? [[language, values]] : [];
    }),
  );

export const withoutLanguage = (...values: readonly string[]): LanguageMap => ({ none: values });

/** The same item as asked for in each language; a fallback is not taken for a translation. */
export const ofEveryLanguage = (texts: readonly LocalizedText[]): TextByLanguage =>
  Object.fromEntries(texts.map(({ text, language }) => [language, text]));

/** Words of the object's page, under which manifests say the same. */
const terms = [
  'untitled',
  'accessionNumber',
  'type',
  'maker',
  'date',
  'place',
  'culture',
  'materials',
  'techniques',
  'medium',
  'dynasty',
  'reign',
  'period',
  'style',
  'subjects',
  'acquisition',
  'dimensions',
  'creditLine',
  'rights',
  'provenance',
  'location',
] as const;

const sides = ['height', 'width', 'depth', 'diameter'] as const;

export type PresentationMessages = Readonly<Record<(typeof terms)[number], LanguageMap>> & {
  /** "H {n} cm". */
  readonly units: Readonly<Record<(typeof sides)[number], LanguageMap>>;
};

/** "H 20.6 cm, W 20.4 cm"; null: no measure is known. */
export function describeMeasures(
  dimensions: Readonly<Record<(typeof sides)[number], number | null>>,
  { units }: Pick<PresentationMessages, 'units'>,
): LanguageMap | null {
  const known = sides.filter((side) => dimensions[side] !== null);
  if (known.length === 0) return null;
  const inLanguage = (language: Language) =>
    known.flatMap((side) => {
      const unit = units[side][language]?.[0];
      return unit ? [fill(unit, { n: formatNumber(dimensions[side] ?? 0) })] : [];
    });
  return toLanguageMap(
    Object.fromEntries(languages.map((language) => [language, inLanguage(language).join(', ')])),
  );
}

/** Read from the files of words once. */
export function readPresentationMessages(
  files: ReadonlyMap<string, LocaleFile>,
): PresentationMessages {
  const messages = new Map(
    languages.map((language): [Language, ObjectMessages] => {
      const { object } = JSON.parse(files.get(`${language}/collection.json`)?.json ?? '{}');
      return [language, object ?? {}];
    }),
  );
  const toMap = (find: (messages: ObjectMessages) => string | undefined) =>
    toLanguageMap(
      Object.fromEntries(
        languages.map((language) => [language, find(messages.get(language) ?? {})]),
      ),
    );
  const toMaps = <Name extends string>(
    names: readonly Name[],
    find: (messages: ObjectMessages, name: Name) => string | undefined,
  ) =>
    Object.fromEntries(
      names.map((name) => [name, toMap((messages) => find(messages, name))]),
    ) as Record<Name, LanguageMap>;
  return {
    ...toMaps(terms, (messages, term) => messages[term]),
    units: toMaps(sides, (messages, side) => messages.units?.[side]),
  };
}

type ObjectMessages = { readonly [term in (typeof terms)[number]]?: string } & {
  readonly units?: Readonly<Record<string, string>>;
};
