import { isDeepStrictEqual } from 'node:util';
import { isLanguage, type Language } from '#shared/languages/languages.ts';
import { toReadable } from '#shared/text/to-readable.ts';
import type { FieldModel, FieldModels, Models } from '../../models/read-models.ts';
import { rulesOf } from '../../models/rules.ts';
import { isShapedAs } from './is-shaped-as.ts';
import type { Fields, ItemContent } from './item.ts';
import { keyName, keyOf } from './keys.ts';
import { type Conflict, mergeValue } from './merge/merge-values.ts';

/** One field as somebody changed it. `undefined` values are written as null. */
export interface ContentChange {
  /** `en.title`, `es.credits[k1].role`, a whole language `es`, or `tags`. */
  readonly path: string;
  /** What stood there when the change began. */
  readonly from: unknown;
  readonly to: unknown;
}

export interface ChangedContent {
  readonly content: ItemContent;
  readonly conflicts: readonly Conflict[];
  readonly retained: readonly string[];
}

/** A change that no form sends: an unknown field, or a value of another form. */
export class WrongChange extends Error {
  override readonly name = 'WrongChange';
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
  }
}

/**
 * Merges changes into an item, each with what others changed since it began.
 * @throws {WrongChange}
 */
export function changeContent(
  models: Models,
  type: string,
  content: ItemContent,
  changes: readonly ContentChange[],
): ChangedContent {
  const fields = models.types.get(type)?.fields ?? {};
  const conflicts: Conflict[] = [];
  const retained: string[] = [];
  let next = content;
  for (const change of changes) {
    const merge = (model: FieldModel, present: unknown) => {
      // Documents have null where a draft has nothing, and may hold signs that no form gives back.
      const theirs = toReadable(present) ?? undefined;
      const isWhole = isLanguage(change.path);
      const [base, to] = [change.from, change.to].map((value) =>
        isWhole && value !== undefined && value !== null ? [value] : (value ?? undefined),
      );
      if (to !== undefined && !isShapedAs(models, model, to)) {
        throw new WrongChange(change.path, 'is not of the form of this field');
      }
      const merged = mergeValue(models, model, { path: change.path, base, mine: to, theirs });
      conflicts.push(...merged.conflicts);
      retained.push(...merged.retained);
      return merged.value;
    };
    next = changeOne(next, fields, change.path, merge);
  }
  return { content: next, conflicts, retained };
}

type Merge = (model: FieldModel, theirs: unknown) => unknown;

function changeOne(
  content: ItemContent,
  fields: FieldModels,
  path: string,
  merge: Merge,
): ItemContent {
  if (path === 'tags') {
    return { ...content, tags: (merge(tagsModel, content.tags) ?? []) as string[] };
  }
  const [language = '', ...steps] = path.split(/\.|(?=\[)/);
  if (!isLanguage(language)) throw new WrongChange(path, 'is in no language');
  const own = content.languages[language];
  if (steps.length === 0) {
    if (language === 'en') throw new WrongChange(path, 'is changed field by field');
    const whole: FieldModel = { type: 'Group', config: { fields } };
    // A list of one: what others wrote into it meanwhile is kept where somebody removes it.
    const merged = merge(whole, own === null ? undefined : [own]) as Fields[] | undefined;
    return withLanguage(content, language, merged?.[0] ?? null);
  }
  return withLanguage(content, language, changeAt(fields, own ?? {}, steps, path, merge));
}

const tagsModel: FieldModel = { type: 'Select', config: { repeat: true } };

const withLanguage = (content: ItemContent, language: Language, fields: Fields | null) => ({
  ...content,
  languages: { ...content.languages, [language]: fields },
});

function changeAt(
  fields: FieldModels,
  values: Fields,
  [name = '', at, ...rest]: readonly string[],
  path: string,
  merge: Merge,
): Fields {
  const model = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!model || model.type === 'UID') throw new WrongChange(path, 'is no field of this type');
  if (at === undefined) {
    const value = merge(model, values[name]);
    const { [name]: _, ...others } = values;
    return value === undefined ? others : { ...values, [name]: value };
  }
  const key = /^\[(.+)\]$/.exec(at)?.[1];
  const inner = model.type === 'Group' ? model.config?.fields : undefined;
  if (!key || !inner || rest.length === 0) throw new WrongChange(path, 'is no field of this type');
  const list = (values[name] ?? []) as Fields[];
  const known = list.some((item) => keyOf(item) === key);
  // Another language adds its own words to an item that English has, or somebody removed it: it is kept.
  const items = known ? list : [...list, { [keyName]: key }];
  const changed = items.map((item) =>
    keyOf(item) === key ? changeAt(inner, item, rest, path, merge) : item,
  );
  return { ...values, [name]: changed };
}

/**
 * Holds that a whole item is of the form of its fields.
 * @throws {WrongChange}
 */
export function refuseWrongContent(models: Models, type: string, content: ItemContent): void {
  const fields = models.types.get(type)?.fields ?? {};
  for (const [language, values] of Object.entries(content.languages)) {
    for (const [name, value] of Object.entries(values ?? {})) {
      const path = `${language}.${name}`;
      const model = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!model || model.type === 'UID') throw new WrongChange(path, 'is no field of this type');
      if (!isShapedAs(models, model, value)) {
        throw new WrongChange(path, 'is not of the form of this field');
      }
    }
  }
}

/**
 * Whether a change touched nothing but words of the given languages: what somebody may who
 * translates.
 */
export function isTranslationOnly(
  type: string,
  fields: FieldModels,
  before: ItemContent,
  after: ItemContent,
  allowed: readonly Language[],
): boolean {
  if (!isDeepStrictEqual(before.tags, after.tags)) return false;
  const { localized } = rulesOf(type);
  return Object.entries(after.languages).every(([language, now]) => {
    const was = before.languages[language as Language];
    if (isDeepStrictEqual(was, now)) return true;
    if (!allowed.includes(language as Language)) return false;
    const rest = (values: Fields | null) =>
      withoutWords(fields, localized, values ?? {}, '', language === 'en');
    return isDeepStrictEqual(rest(was), rest(now));
  });
}

/** Of a language's values those that are not its own words. */
function withoutWords(
  fields: FieldModels,
  localized: readonly string[],
  values: Fields,
  prefix: string,
  isMaster: boolean,
): Fields {
  const rest = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const model = fields[name];
    if (localized.includes(prefix + name)) return [];
    if (model?.type === 'Group' && Array.isArray(value)) {
      const items = (value as Fields[]).map((item) =>
        withoutWords(model.config?.fields ?? {}, localized, item, `${prefix}${name}.`, isMaster),
      );
      // A translation's list holds items only to say their words.
      const told = isMaster ? items : items.filter((item) => Object.keys(item).length > 1);
      return told.length > 0 ? [[name, told]] : [];
    }
    const isWords = model?.type === 'Image' || model?.type === 'Link';
    if (!isWords || typeof value !== 'object' || value === null) return [[name, value]];
    const { alt: _, text: __, copyright: ___, key, ...rest } = value as Fields;
    const other = isMaster && key !== undefined ? { ...rest, key } : rest;
    return Object.keys(other).length > 0 ? [[name, other]] : [];
  });
  return Object.fromEntries(rest);
}
