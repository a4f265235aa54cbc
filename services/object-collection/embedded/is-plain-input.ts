import { byLanguage } from '#shared/languages/languages.ts';
import { recordFields } from '../record/record-fields.ts';
import { type Fields, type Kind, mapFields } from '../record/record-kinds.ts';
import type { ObjectInput } from './object-input.ts';

type Check = (value: unknown) => boolean;

/**
 * Whether an object is one that `objectInputSchema` would take as it is. It knows the common cases
 * only and says no to everything else, which the schema then looks at: most records of an import
 * are checked in a tenth of the time. The tests hold it against the schema.
 */
export const isPlainInput = (value: unknown): value is ObjectInput => isPlain(value);

/** The check of objects of these fields. */
export function compileCheck(fields: Fields): Check {
  const checks = mapFields(fields, (field) => (field.isUnmapped ? undefined : toCheck(field)));
  const needed = Object.keys(fields).filter((name) => fields[name]?.isNeeded);
  return (value) => isRecord(value) && holdsAll(value, needed) && holdsOnly(value, checks);
}

function toCheck(kind: Kind): Check {
  switch (kind.kind) {
    case 'text':
      return text(kind.longest);
    case 'textByLanguage':
      return textByLanguage(kind.longest);
    case 'textWithAddress':
      return objectOf({ ...byLanguage(() => text(2_000)), uri: webAddress });
    case 'objectId':
      return objectId;
    case 'collectionId':
      return collectionId;
    // What has one goes through the schema, which puts keys in order: stored hashes know that order.
    case 'languageTag':
      return () => false;
    case 'webAddress':
      return webAddress;
    case 'date':
      return date;
    case 'time':
      return time;
    case 'year':
      return year;
    case 'centimetres':
      return centimetres;
    case 'pixels':
      return pixels;
    case 'percent':
      return (value) => typeof value === 'number' && value >= 0 && value <= 100;
    case 'boolean':
    case 'mark':
      return (value) => typeof value === 'boolean';
    case 'terms':
      return terms;
    case 'list':
      return listOf(kind.most, toCheck(kind.of));
    case 'parts': {
      const check = compileCheck(kind.parts);
      return kind.isSpan ? (value) => check(value) && endsAfterBeginning(value) : check;
    }
  }
}

const text =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= longest &&
    isInk(value.charCodeAt(0)) &&
    isInk(value.charCodeAt(value.length - 1)) &&
    !value.includes('\0');

const space = 0x20;
/** ASCII beyond the space, and letters: nothing that would be trimmed. */
const isInk = (code: number): boolean =>
  (code > space && code < 0x7f) || (code > 0xbf && code < 0x1680);

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const number =
  (least: number, most: number, isWhole: boolean): Check =>
  (value) =>
    typeof value === 'number' &&
    value >= least &&
    value <= most &&
    (!isWhole || Number.isInteger(value));

const textByLanguage = (longest: number): Check => {
  const parts = byLanguage(() => text(longest));
  return (value) => isRecord(value) && holdsOnly(value, parts) && hasAny(value);
};

const listOf =
  (most: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

const objectOf =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && holdsOnly(value, parts);

function holdsAll(value: Record<string, unknown>, names: readonly string[]): boolean {
  for (const name of names) if (!(name in value)) return false;
  return true;
}

function holdsOnly(
  value: Record<string, unknown>,
  parts: Readonly<Record<string, Check>>,
): boolean {
  for (const key in value) {
    const check = parts[key];
    if (check === undefined || !check(value[key])) return false;
  }
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasAny(value: Record<string, unknown>): boolean {
  for (const _ in value) return true;
  return false;
}

const line = textByLanguage(2_000);
const year = number(-20_000, 2_500, true);
const centimetres = number(0.01, 1_000_000, false);
const pixels = number(1, 1_000_000, true);
const objectId = matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/);
/** Addresses that need no second look: no user, no port, nothing encoded. */
const webAddress: Check = (value) =>
  typeof value === 'string' &&
  value.length <= 2_000 &&
  /^https?:\/\/[a-z0-9]+(?:[.-][a-z0-9]+)*\.[a-z]{2,}(?:\/[\w./~-]*)?(?:\?[\w.=&-]*)?$/.test(value);
const collectionId = matching(/^[a-z0-9][a-z0-9-]{0,79}$/);
const date = matching(/^\d{4}(-\d\d(-\d\d)?)?$/);
const time = matching(
  /^(?:1[5-9]|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/,
);

const endsAfterBeginning: Check = (value) => {
  const { earliest, latest } = value as { earliest?: number; latest?: number };
  return earliest === undefined || latest === undefined || earliest <= latest;
};

const terms: Check = (value) => Array.isArray(value) && value.length > 0 && isShortList(value);
const isShortList = listOf(20, line);

const isPlain = compileCheck(recordFields);
