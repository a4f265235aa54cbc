import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#shared/languages/languages.ts';
import {
  listSectionProblems,
  listTranslationProblems,
  listUnusedKeys,
  type Sections,
} from './translation-problems.ts';

/** Texts that are the same as in English for a good reason: `{ "es": { "Instagram": "a name" } }`. */
type SameByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything that is wrong with the files in `locales/`; an empty list when nothing is. */
export function listAllTranslationProblems(): string[] {
  const english = readSections('en');
  const same: SameByLanguage = JSON.parse(readFileSync('locales/same-as-english.json', 'utf8'));
  const problems = languages.flatMap((language) => {
    const sections = language === 'en' ? english : readSections(language);
    const differences = listTranslationProblems(
      language,
      english,
      sections,
      language === 'en' ? toExceptions(english) : (same[language] ?? {}),
    );
    return [...listSectionProblems(language, sections), ...differences];
  });
  return [...problems, ...listUnused(english)];
}

function readSections(language: string): Sections {
  const folder = join('locales', language);
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.replace(/\.json$/, ''),
        JSON.parse(readFileSync(join(folder, file), 'utf8')),
      ]),
  );
}

/** English is compared with itself for what can be wrong with any text. */
function toExceptions(english: Sections): Record<string, string> {
  const texts: Record<string, string> = {};
  JSON.stringify(english, (_key, value) => {
    if (typeof value === 'string') texts[value] = 'English itself';
    return value;
  });
  return texts;
}

function listUnused(english: Sections): string[] {
  const sources = ['app', 'server'].flatMap(readSources);
  return Object.entries(english).flatMap(([name, messages]) => {
    const users = sources.filter((source) => source.includes(`#locales/en/${name}.json`));
    if (users.length === 0) return [`en/${name}.json: no source imports it`];
    // Words are handed from a screen to its parts, so the keys may stand in any source.
    return listUnusedKeys(messages, sources.join('\n')).map(
      (key) => `en/${name}.json ${key}: no source uses it`,
    );
  });
}

const readSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
