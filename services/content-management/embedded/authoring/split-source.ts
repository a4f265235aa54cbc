import { isDeepStrictEqual } from 'node:util';
import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import type { FieldModel, FieldModels } from '../../models/read-models.ts';

/** An item's fields as content files part them: what is shared, and each language's own. */
export interface SourceParts {
  readonly shared: Record<string, unknown>;
  readonly own: Map<Language, Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;
type ByLanguage = ReadonlyMap<Language, Values>;

/**
 * Parts the written fields of all languages of an item; `mergeFields` puts them together again.
 * @param localized paths `field` or `group.field` of the models' rules
 */
export function splitSource(
  models: FieldModels,
  localized: readonly string[],
  written: ByLanguage,
  prefix = '',
): SourceParts {
  const shared: Record<string, unknown> = {};
  const own = new Map([...written.keys()].map((language) => [language, {} as typeof shared]));
  for (const [name, model] of Object.entries(models)) {
    const values = new Map([...written].map(([language, fields]) => [language, fields[name]]));
    if ([...values.values()].every((value) => value === undefined)) continue;
    const parts = localized.includes(prefix + name)
      ? { shared: undefined, own: values }
      : splitValue(model, localized, values, `${prefix}${name}.`);
    if (parts.shared !== undefined) shared[name] = parts.shared;
    for (const [language, value] of parts.own) {
      const fields = own.get(language);
      if (fields && value !== undefined) fields[name] = value;
    }
  }
  return { shared, own };
}

interface ValueParts {
  readonly shared: unknown;
  readonly own: ReadonlyMap<Language, unknown>;
}

type LanguageValues = ReadonlyMap<Language, unknown>;

function splitValue(
  model: FieldModel,
  localized: readonly string[],
  values: LanguageValues,
  prefix: string,
): ValueParts {
  if (model.type === 'Group') return splitGroup(model, localized, values, prefix);
  const parts = splitWords(model, values);
  if (parts) return parts;
  const shared = values.get(defaultLanguage);
  const others = [...values].filter(([, value]) => !isDeepStrictEqual(value, shared));
  // An empty text says that a language has nothing where English has something.
  const own = new Map(others.map(([language, value]) => [language, value ?? emptyForm(model)]));
  return { shared, own: new Map([...own].filter(([, value]) => value !== undefined)) };
}

const emptyForm = ({ type, config }: FieldModel): unknown =>
  type === 'Slices' || (type === 'Link' && config?.repeat) ? [] : '';

/** What of a picture or a link is the same everywhere, and what each language says in words of its own. */
const splitNames: Readonly<Record<string, { target: string; words: readonly string[] }>> = {
  Image: { target: 'file', words: ['alt', 'credit'] },
  Link: { target: 'to', words: ['text'] },
};

/** A picture that is the same everywhere with words of each language; links alike. */
function splitWords({ type, config }: FieldModel, values: LanguageValues): ValueParts | null {
  const names = splitNames[type];
  if (!names || config?.repeat) return null;
  const read = [...values].map(([language, value]) => {
    const object: Values =
      typeof value === 'string' ? { [names.target]: value } : ((value ?? {}) as Values);
    const entries = Object.entries(object);
    const pick = (isWords: boolean) =>
      Object.fromEntries(entries.filter(([name]) => names.words.includes(name) === isWords));
    return { language, place: pick(false), words: pick(true) };
  });
  const [first] = read;
  if (typeof first?.place[names.target] !== 'string') return null;
  if (read.some(({ place }) => !isDeepStrictEqual(place, first.place))) {
    // Joined by their parts, one language would get the cuts of another.
    const isCut = read.some(({ place }) => Object.keys(place).length > 1);
    return isCut ? { shared: undefined, own: values } : null;
  }
  const isPlain = Object.keys(first.place).length === 1;
  const own = read.flatMap(({ language, words }) =>
    Object.keys(words).length === 0 ? [] : [[language, words] as const],
  );
  return { shared: isPlain ? first.place[names.target] : first.place, own: new Map(own) };
}

/** Items are joined by their position, so that they can be parted where each language has as many. */
function splitGroup(
  model: FieldModel,
  localized: readonly string[],
  values: LanguageValues,
  prefix: string,
): ValueParts {
  const lists = new Map([...values].map(([language, value]) => [language, value ?? []] as const));
  const [first] = lists.values();
  const length = Array.isArray(first) ? first.length : -1;
  const isEven = [...lists.values()].every((list) => Array.isArray(list) && list.length === length);
  if (!isEven) return { shared: undefined, own: values };
  const items = Array.from({ length }, (_, position) =>
    splitSource(
      model.config?.fields ?? {},
      localized,
      new Map([...lists].map(([language, list]) => [language, (list as Values[])[position] ?? {}])),
      prefix,
    ),
  );
  const hasShared = items.some(({ shared }) => Object.keys(shared).length > 0);
  const own = new Map(
    [...lists.keys()].map((language) => {
      const list = items.map((item) => item.own.get(language) ?? {});
      const hasOwn = list.some((item) => Object.keys(item).length > 0);
      return [language, hasOwn || !hasShared ? list : undefined];
    }),
  );
  return { shared: hasShared ? items.map(({ shared }) => shared) : undefined, own };
}
