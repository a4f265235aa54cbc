import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/languages/languages.ts';

export interface ReadingLine {
  readonly where: string;
  /** Path within the file. */
  readonly key: string;
  readonly english: string;
  readonly text: string;
}

/**
 * From what every visitor reads to what few open: the words around all screens, the first screen, the
 * way to a visit and a ticket, forms and what they answer, then what is on, and the collection.
 */
const sections =
  `common navigationMenu footer homepage planYourVisit visit tickets forms whatsOn events programActions
  exhibitions publicPrograms collection exploreTheCollection objectDetail search searchResults visitQuestions about
  ourCenter contactUs subscribe subscription residencies convenings news shop digitalStudio`.split(
    /\s+/,
  );

const folders = `settings home menu_page listing_page ticket_type exhibition event public_program
  text_page resident collection tour_room product convening news career staff artist video playlist
  quote social_post`.split(/\s+/);

export function listInReadingOrder(language: Language): ReadingLine[] {
  return [
    ...inOrder(listFiles('locales/en'), sections).flatMap((name) =>
      toLines(
        `locales/${language}/${name}`,
        read(`locales/en/${name}`),
        read(`locales/${language}/${name}`),
      ),
    ),
    ...inOrder(readdirSync('content/documents'), folders).flatMap((folder) =>
      listFiles(`content/documents/${folder}`).flatMap((file) =>
        listTranslated(language, `content/documents/${folder}/${file}`),
      ),
    ),
    ...readdirSync('content/pages').flatMap((folder) =>
      listFiles(`content/pages/${folder}`).flatMap((file) =>
        listTranslated(language, `content/pages/${folder}/${file}`),
      ),
    ),
    ...listTranslated(language, 'content/images/index.json'),
    ...listFiles('content/objects').flatMap((file) =>
      listTranslated(language, `content/objects/${file}`),
    ),
  ];
}

/** The known ones in their order, then all others, so that a new file is never left out. */
function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const rank = (name: string) => {
    const found = order.indexOf(name.replace('.json', ''));
    return found < 0 ? order.length : found;
  };
  return [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();

const read = (file: string): unknown => JSON.parse(readFileSync(join(file), 'utf8'));

/** A document holds its languages side by side at its top, or below each text. */
function listTranslated(language: Language, file: string): ReadingLine[] {
  return listPairs(language, file, read(file), '');
}

function listPairs(language: Language, where: string, value: unknown, key: string): ReadingLine[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) {
    const texts: Readonly<Record<string, unknown>> = { ...value };
    return toLines(where, texts.en, texts[language], key);
  }
  return Object.entries(value).flatMap(([name, part]) =>
    listPairs(language, where, part, join(key, name)),
  );
}

/** What is the same in both, such as a name or a price, needs no reading. */
function toLines(where: string, english: unknown, translated: unknown, key = ''): ReadingLine[] {
  if (isText(english)) {
    const text = isText(translated) ? toText(translated) : '';
    return toText(english) === text ? [] : [{ where, key, english: toText(english), text }];
  }
  if (typeof english !== 'object' || english === null) return [];
  const other: Readonly<Record<string, unknown>> =
    typeof translated === 'object' && translated !== null ? { ...translated } : {};
  return Object.entries(english).flatMap(([name, part]) =>
    toLines(where, part, other[name], join(key, name)),
  );
}

/** A text, or its paragraphs: a language may make fewer of them. */
const isText = (value: unknown): value is string | readonly string[] =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string'));

const toText = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join('\n\n');
