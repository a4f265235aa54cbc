import type { Language } from '#shared/languages/languages.ts';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';

const linkSchemes = /^(https?|mailto|tel|sms):/i;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;
const maxAddressLength = 4_000;

/** Browsers pass over control characters and white space when they look for the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const toPlain = (value: unknown) => String(value).replace(/[\u0000-\u0020\u007f-\u009f]/g, '');

/**
 * Where an editor's link may lead; paths of this site get the language's prefix. Null: nowhere,
 * such as `javascript:`.
 */
export function toSafeHref(value: unknown, language: Language): string | null {
  if (typeof value !== 'string' || value.length > maxAddressLength) return null;
  const plain = toPlain(value);
  if (anyScheme.test(plain) && !linkSchemes.test(plain)) return null;
  return isSitePath(plain) ? localizePath(plain, language) : value.trim();
}

/**
 * Address of a picture, film or file; null for anything but https and this site. The policy of pages
 * blocks pictures that stand in their own address (`data:`).
 */
export function toSafeSource(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const plain = toPlain(value);
  if (plain === '' || plain.length > maxAddressLength) return null;
  if (anyScheme.test(plain) && !/^https:/i.test(plain)) return null;
  return value.trim();
}

/** A page of ours without a language in its address; files and pictures have none. */
const isSitePath = (path: string) =>
  /^\/($|[^/\\])/.test(path) &&
  languageOfPath(path) === 'en' &&
  !/^\/(images|films|assets|fonts|icons|locales|calendars|patterns)\//.test(path) &&
  !/^[^?#]*\.\w{2,5}($|[?#])/.test(path);
