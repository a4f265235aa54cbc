import type { BuilderBlock, BuilderContent, PageBuilder } from '#services/page-builder/contract.ts';
import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { toBuilderPath } from '#shared/screens/screen-paths.ts';
import { type Entry, toEntry } from './entry.ts';

/** More pages than that are not read; each is a request. */
const maxPages = 300;
const atOnce = 4;
/** Bounds what one page costs, however it nests. */
const maxTexts = 500;
const deepest = 30;

/** What editors compose in the page builder: whole pages, and what stands on our screens instead. */
export async function listBuilderPages(builder: PageBuilder, language: Language): Promise<Entry[]> {
  const paths = (await builder.listPaths()).slice(0, maxPages);
  const entries: Entry[] = [];
  for (let first = 0; first < paths.length; first += atOnce) {
    const some = paths.slice(first, first + atOnce);
    const read = await Promise.all(some.map((path) => readPage(builder, path, language)));
    entries.push(...read.flatMap((entry) => entry ?? []));
  }
  return entries;
}

async function readPage(
  builder: PageBuilder,
  path: string,
  language: Language,
): Promise<Entry | null> {
  const content = await builder.findContent('page', { urlPath: path, language });
  const title = content?.data.title;
  if (!content || !title) return null;
  const english =
    language === defaultLanguage
      ? null
      : await builder.findContent('page', { urlPath: path, language: defaultLanguage });
  const englishTexts = new Set(english ? listTexts(english) : []);
  // Values come in the language's words or the default ones, without a word about which.
  const mark = (text: string): LocalizedText => ({
    text,
    language: englishTexts.has(text) ? defaultLanguage : language,
  });
  const { description } = content.data;
  return toEntry({
    key: path,
    kind: 'pages',
    href: toBuilderPath(path),
    title: mark(title),
    summary: description ? mark(description) : null,
    texts: listTexts(content).slice(0, maxTexts).map(mark),
  });
}

/** What a page says: the texts of its blocks, without markup, addresses, settings. */
export function listTexts({ data }: BuilderContent): string[] {
  const texts: string[] = [data.title, data.description].filter((text) => text !== undefined);
  const take = (value: unknown, depth: number): void => {
    if (depth > deepest || texts.length >= maxTexts) return;
    if (typeof value === 'string') {
      const plain = toPlain(value);
      if (isProse(plain)) texts.push(plain);
    } else if (Array.isArray(value)) {
      for (const one of value) take(one, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) {
        if (!notRead.test(name)) take(one, depth + 1);
      }
    }
  };
  const takeBlock = (block: BuilderBlock): void => {
    take(block.component?.options, 0);
    for (const child of block.children ?? []) takeBlock(child);
  };
  for (const block of data.blocks) takeBlock(block);
  return texts;
}

/** Options that say how something looks or where it is. */
const notRead =
  /^(@type|id|name|class|tagName|responsiveStyles|properties|bindings|actions|code|meta|animations|src|image|href|link|url|model|entry|layout|variant|css|cssCode|jsCode|httpRequests|state|query)$/;

const toPlain = (text: string): string =>
  text
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>|\{\{[^}]*\}\}/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Words, and no key such as `beside`, address or color. */
const isProse = (text: string): boolean =>
  /\p{L}/u.test(text) && !/^(https?:|\/|#|--)/.test(text) && /\s|^\p{Lu}/u.test(text);
