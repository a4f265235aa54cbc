import { defaultLanguage, type Language, languages } from './languages.ts';

/** `/es/visit` → `es`; an address without a prefix is English. */
export function languageOfPath(path: string): Language {
  return prefixes.find(({ prefix }) => startsWithPart(path, prefix))?.code ?? defaultLanguage;
}

const prefixes = languages
  .filter((code) => code !== defaultLanguage)
  .map((code) => ({ code, prefix: `/${code}` }));

/** Asked for each link of a page: without a pattern it is ten times as quick. */
const startsWithPart = (path: string, prefix: string) =>
  path.startsWith(prefix) &&
  (path.length === prefix.length || '/?#'.includes(path[prefix.length] as string));

/** `/es/visit` → `/visit`; `/es` → `/`. Query and fragment are kept. */
export function withoutLanguage(path: string): string {
  const language = languageOfPath(path);
  if (language === defaultLanguage) return withOneSlash(path);
  return withOneSlash(`/${path.slice(language.length + 1)}`);
}

/** A second slash at the beginning, as browsers read it, would name another host. */
const withOneSlash = (path: string) => path.replace(secondSlash, '/');
const secondSlash = /^\/[\t\n\r]*[/\\][\t\n\r/\\]*/;

/**
 * The address of a page in a language: `/visit` → `/es/visit`, `/` → `/es`.
 * @param path a path of this site in any language, with query and fragment as they are
 */
export function localizePath(path: string, language: Language): string {
  const bare = withoutLanguage(path);
  if (language === defaultLanguage) return bare;
  return /^\/($|[?#])/.test(bare) ? `/${language}${bare.slice(1)}` : `/${language}${bare}`;
}
