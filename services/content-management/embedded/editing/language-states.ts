import { isDeepStrictEqual } from 'node:util';
import { type Language, languages } from '#shared/languages/languages.ts';
import type { FieldModels, Models } from '../../models/read-models.ts';
import { rulesOf } from '../../models/rules.ts';
import { isFilled } from '../empty-value.ts';
import type { Fields, ItemContent } from './item.ts';
import { keyOf } from './keys.ts';

/** `ready` too where there is nothing to translate. */
export type LanguageState = 'ready' | 'missing' | 'outdated';

/** Something that is written in each language: a field, one of a group's item, words of a picture. */
export interface Translation {
  /** Below a language: `title`, `credits[k1].role`, `cta.text`. */
  readonly path: string;
  readonly state: LanguageState;
  /** What the English words were when the translation was made; only where they have changed. */
  readonly before?: unknown;
}

/** The English words of which each translation was made, where they have changed since: by language and path. */
export type TranslationSources = Readonly<
  Partial<Record<Language, Readonly<Record<string, unknown>>>>
>;

/** The values that are written in each language, by path; empty ones are left out. */
function listUnits(models: Models, type: string, fields: Fields): Map<string, unknown> {
  const units = new Map<string, unknown>();
  const { localized } = rulesOf(type);
  const walk = (inner: FieldModels, values: Fields, rule: string, place: string) => {
    for (const [name, model] of Object.entries(inner)) {
      const value = values[name];
      const path = place + name;
      if (localized.includes(rule + name)) {
        if (isFilled(model, value)) units.set(path, value);
      } else if (model.type === 'Group' && Array.isArray(value)) {
        for (const item of value as Fields[]) {
          const at = `${path}[${keyOf(item)}].`;
          walk(model.config?.fields ?? {}, item, `${rule}${name}.`, at);
        }
      } else if (model.type === 'Link' && typeof (value as Fields)?.text === 'string') {
        units.set(`${path}.text`, (value as Fields).text);
      } else if (model.type === 'Image' && (value as Fields)?.alt) {
        units.set(`${path}.alt`, (value as Fields).alt);
      }
    }
  };
  walk(models.types.get(type)?.fields ?? {}, fields, '', '');
  return units;
}

/** @returns the state of everything that English says, in another language */
export function listTranslations(
  models: Models,
  type: string,
  content: ItemContent,
  sources: TranslationSources,
  language: Language,
): Translation[] {
  const english = listUnits(models, type, content.languages.en ?? {});
  const own = content.languages[language];
  const units = own ? listUnits(models, type, own) : new Map<string, unknown>();
  return [...english].map(([path, value]): Translation => {
    if (!units.has(path)) return { path, state: 'missing' };
    const source = sources[language]?.[path];
    if (source === undefined || isDeepStrictEqual(source, value)) return { path, state: 'ready' };
    return { path, state: 'outdated', before: source };
  });
}

/** Of a whole item: what is the worst of its fields. */
export function stateOfLanguage(translations: readonly Translation[]): LanguageState {
  const states = translations.map(({ state }) => state);
  if (states.includes('missing')) return 'missing';
  return states.includes('outdated') ? 'outdated' : 'ready';
}

/**
 * Notes of which English words each translation was made, at a save.
 * @param seen the English words that the translator had before them, where they are not the present ones
 */
export function noteSources(
  models: Models,
  type: string,
  sources: TranslationSources,
  { before, after, seen }: { before: ItemContent; after: ItemContent; seen?: Fields | null },
): TranslationSources {
  const [was, is] = [before, after].map(({ languages: all }) =>
    listUnits(models, type, all.en ?? {}),
  );
  const shown = seen ? listUnits(models, type, seen) : is;
  const next = languages.flatMap((language) => {
    if (language === 'en') return [];
    const [own, ownNow] = [before, after].map(({ languages: all }) =>
      listUnits(models, type, all[language] ?? {}),
    );
    const notes: Record<string, unknown> = { ...sources[language] };
    for (const path of Object.keys(notes)) if (!ownNow?.has(path)) delete notes[path];
    for (const [path, value] of ownNow ?? []) {
      if (!isDeepStrictEqual(own?.get(path), value)) notes[path] = shown?.get(path) ?? null;
      else if (notes[path] === undefined && !isDeepStrictEqual(was?.get(path), is?.get(path))) {
        notes[path] = was?.get(path) ?? null;
      }
      // What is up to date needs no note.
      if (isDeepStrictEqual(notes[path], is?.get(path))) delete notes[path];
    }
    return [[language, notes] as const];
  });
  return Object.fromEntries(next);
}

/** The translation is right for the present English words too. */
export function confirmTranslation(
  sources: TranslationSources,
  language: Language,
  path: string,
): TranslationSources {
  const { [path]: _, ...others } = sources[language] ?? {};
  return { ...sources, [language]: others };
}
