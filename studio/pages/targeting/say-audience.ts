import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { formatInZone } from '../../items/publish/museum-clock.ts';
import { fill, type Words } from '../../words/words.ts';
import { otherRules, type Rule, readRule } from './rules.ts';

interface Audience {
  readonly rules: readonly Rule[];
  /** ISO 8601, or milliseconds since 1970; absent: since ever, without end. */
  readonly from?: unknown;
  readonly until?: unknown;
}

interface Telling {
  readonly words: Words;
  readonly localeOf: (language: Language) => string;
  /** A moment, as the museum's clock shows it. */
  readonly sayTime: (at: string) => string;
}

/** Who sees it, fact by fact; none: everybody, always. */
export function sayAudience({ rules, from, until }: Audience, telling: Telling): string[] {
  const { words, localeOf, sayTime } = telling;
  const { facts, paths, devices } = words.targeting;
  const path = readRule(rules, 'path');
  const locales = readRule(rules, 'language');
  const device = readRule(rules, 'device');
  const query = readRule(rules, 'query');
  const nameOf = (locale: string) =>
    languageOptions.find(({ code }) => localeOf(code) === locale)?.nativeName ?? locale;
  const list = (values: readonly string[]) => values.join(', ');
  const deviceOf = (one: string) => (devices as Readonly<Record<string, string>>)[one] ?? one;
  return [
    path && `${paths[path.operator as keyof typeof paths]}: ${list(path.values)}`,
    locales && fill(facts.languages, { names: list(locales.values.map(nameOf)) }),
    device && fill(facts.devices, { names: list(device.values.map(deviceOf)) }),
    query && fill(facts.campaign, { text: list(query.values) }),
    ...otherRules(rules).map((rule) => sayOther(rule, facts.operators)),
    toIso(from) && fill(facts.from, { time: sayTime(toIso(from) ?? '') }),
    toIso(until) && fill(facts.until, { time: sayTime(toIso(until) ?? '') }),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

function sayOther({ property, operator, value }: Rule, words: Readonly<Record<string, string>>) {
  const said = words[String(operator)] ?? String(operator);
  const values = [value].flat().map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return `${String(property)} ${said} ${values.join(', ')}`.slice(0, 300);
}

/** A date as entries or as variants hold it; null: it is none. */
export function toIso(date: unknown): string | null {
  if (typeof date !== 'string' && typeof date !== 'number') return null;
  const time = new Date(/^\d+$/.test(String(date)) ? Number(date) : date);
  return date === '' || date === 0 || Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** For `sayTime`. */
export const sayInZone =
  (timeZone: string, language: Parameters<typeof formatInZone>[2]) =>
  (at: string): string =>
    formatInZone(at, timeZone, language);
