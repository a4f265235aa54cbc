import { isDeepStrictEqual } from 'node:util';
import type { FieldModel, FieldModels } from '../../models/read-models.ts';
import { emptyValueOf } from '../empty-value.ts';
import type { Fields } from './item.ts';
import { keyName, keyOf } from './keys.ts';

/** The id of a document in the language that is joined or split. */
export type TranslateLink = (id: string) => string;

interface Split {
  /** Paths `field` or `group.field` of the models' rules. */
  readonly localized: readonly string[];
  readonly translate: TranslateLink;
}

/** What of a language's values is its own; the rest is the master's and is left out. */
export function splitFields(
  fields: FieldModels,
  split: Split,
  master: Fields,
  own: Fields,
  prefix = '',
): Fields {
  const parts: Record<string, unknown> = {};
  for (const [name, model] of Object.entries(fields)) {
    const value = own[name];
    if (model.type === 'UID' || value === undefined) continue;
    if (split.localized.includes(prefix + name)) parts[name] = value;
    else {
      const part = splitValue(model, split, master[name], value, `${prefix}${name}.`);
      if (part !== undefined) parts[name] = part;
    }
  }
  return parts;
}

/** The values of a language: its own, else the master's. */
export function joinFields(
  fields: FieldModels,
  split: Split,
  master: Fields,
  own: Fields,
  prefix = '',
): Fields {
  const given = Object.entries(fields).filter(([, { type }]) => type !== 'UID');
  const joined = given.map(([name, model]) => {
    const isOwn = split.localized.includes(prefix + name);
    return [
      name,
      isOwn
        ? (own[name] ?? emptyValueOf(model))
        : joinValue(model, split, master[name], own[name], `${prefix}${name}.`),
    ];
  });
  return {
    ...(keyName in master && { [keyName]: master[keyName] }),
    ...Object.fromEntries(joined),
  };
}

function splitValue(
  model: FieldModel,
  split: Split,
  master: unknown,
  value: unknown,
  prefix: string,
): unknown {
  if (model.type === 'Group' && Array.isArray(value)) {
    const masters = (master ?? []) as Fields[];
    const items = (value as Fields[]).map((item, position) => {
      const same = masters[position] ?? {};
      const inner = splitFields(model.config?.fields ?? {}, split, same, item, prefix);
      return { [keyName]: keyOf(same) || keyOf(item), ...inner };
    });
    const filled = items.filter((item) => Object.keys(item).length > 1);
    return filled.length > 0 ? filled : undefined;
  }
  const part = wordsOf(model, value);
  const isWhole = !isDeepStrictEqual(joinValue(model, split, master, part, prefix), value);
  return isWhole ? value : part;
}

/** The part of a shared value that each language says itself. */
function wordsOf(model: FieldModel, value: unknown): unknown {
  if (model.type === 'Link' && Array.isArray(value)) {
    return value.length > 0 ? value.map(linkWords) : undefined;
  }
  if (model.type === 'Link')
    return isObject(value) && 'key' in value ? linkWords(value) : undefined;
  if (model.type !== 'Image' || !isObject(value) || !('url' in value)) return undefined;
  return { alt: value.alt, copyright: value.copyright };
}

const linkWords = ({ key, text }: Fields): Fields => ({ key, ...(text !== undefined && { text }) });

function joinValue(
  model: FieldModel,
  split: Split,
  master: unknown,
  own: unknown,
  prefix: string,
): unknown {
  const shared = translateLinks(master, split.translate) ?? emptyValueOf(model);
  if (model.type === 'Group') {
    const owns = new Map(((own ?? []) as Fields[]).map((item) => [keyOf(item), item]));
    return (shared as Fields[]).map((item, position) => {
      // Untranslated: what is inside translates its own links.
      const same = (master as Fields[])[position] ?? item;
      const ownItem = owns.get(keyOf(item)) ?? {};
      return joinFields(model.config?.fields ?? {}, split, same, ownItem, prefix);
    });
  }
  if (model.type === 'Link' && Array.isArray(shared)) {
    const owns = Array.isArray(own) ? (own as Fields[]) : [];
    return (shared as Fields[]).map((link, position) => joinLink(link, owns[position]));
  }
  if (model.type === 'Image' && isObject(shared) && !isObject(own)) return joinImage(shared, {});
  if (!isObject(own)) return own === undefined ? withoutText(model, shared) : own;
  if (model.type === 'Link') return 'link_type' in own ? own : joinLink(shared as Fields, own);
  if (model.type === 'Image') return 'url' in own ? own : joinImage(shared as Fields, own);
  return own;
}

function joinLink(shared: Fields, own: Fields | undefined): Fields {
  if (!('id' in shared || 'url' in shared)) return shared;
  const { key: sharedKey, text: _, ...link } = shared;
  const key = own?.key ?? sharedKey;
  return {
    ...link,
    ...(key !== undefined && { key }),
    ...(own?.text !== undefined && { text: own.text }),
  };
}

/** A link without words in this language says none, and the site chooses some. */
const withoutText = (model: FieldModel, shared: unknown) =>
  model.type === 'Link' && isObject(shared) ? joinLink(shared, undefined) : shared;

/**
 * The master's picture with a language's own words. Where it has none, nothing is said: in another language
 * they would be read out wrongly. What says nothing in one language says nothing in the others either.
 */
function joinImage(shared: Fields, own: Fields): Fields {
  if (!('url' in shared)) return shared;
  const words = {
    alt: own.alt === undefined ? (shared.alt === '' ? '' : null) : own.alt,
    copyright: own.copyright === undefined ? shared.copyright : own.copyright,
  };
  return Object.fromEntries(
    Object.entries({ ...shared, ...words }).map(([name, value]) => [
      name,
      isObject(value) && 'url' in value ? { ...value, ...words } : value,
    ]),
  );
}

/** Leads the links of a value, however deep, to what they lead to in another language. */
export function translateLinks(value: unknown, translate: TranslateLink): unknown {
  if (Array.isArray(value)) return value.map((one) => translateLinks(one, translate));
  if (!isObject(value)) return value;
  const isLink = value.link_type === 'Document' && typeof value.id === 'string';
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isLink && name === 'id' ? translate(inner as string) : translateLinks(inner, translate),
    ]),
  );
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
