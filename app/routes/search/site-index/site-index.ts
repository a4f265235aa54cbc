import type { ContentManagement } from '#services/content-management/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { TextIndex } from '#shared/search/text-index.ts';
import { TextIndexBuilder } from '#shared/search/text-index-builder.ts';
import type { Entry, EntryKind } from './entry.ts';
import { contentLists } from './list-content.ts';

/** Everything but objects in one language, as it can be searched. */
export interface SiteIndex {
  /** At the positions of `text`. */
  readonly entries: readonly Entry[];
  readonly byKey: ReadonlyMap<string, Entry>;
  readonly text: TextIndex;
  /** Kinds of which something could not be had. */
  readonly missing: readonly EntryKind[];
}

/** A museum has hundreds; what is beyond is not found rather than too much for the memory. */
const maxEntries = 20_000;
/** Milliseconds after which building lets others have their turn. */
const turn = 8;

/**
 * Reads all lists; one that fails leaves a gap that is told.
 * @param builderPages what `listBuilderPages` lists
 */
export async function readSiteIndex(
  contentManagement: ContentManagement,
  builderPages: Promise<readonly Entry[]>,
  language: Language,
): Promise<SiteIndex> {
  const kinds = [...contentLists.map(({ kind }) => kind), 'pages' as const];
  const [lists, pages] = await Promise.all([
    readLists(contentManagement, language),
    builderPages.catch(orNull),
  ]);
  const read = [...lists, pages];
  const missing = kinds.filter((_, place) => !read[place]);
  return buildSiteIndex(
    read.flatMap((entries) => entries ?? []),
    [...new Set(missing)],
  );
}

/** One after the other: the pages that visitors wait for are asked of the same service. */
async function readLists(contentManagement: ContentManagement, language: Language) {
  const read: (readonly Entry[] | null)[] = [];
  for (const { list } of contentLists) {
    read.push(await list(contentManagement, language).catch(orNull));
  }
  return read;
}

/** Takes its time where there is much, so that requests are answered meanwhile. */
export async function buildSiteIndex(
  all: readonly Entry[],
  missing: readonly EntryKind[] = [],
): Promise<SiteIndex> {
  const builder = new TextIndexBuilder();
  const byKey = new Map<string, Entry>();
  let since = performance.now();
  for (const entry of all.slice(0, maxEntries)) {
    if (byKey.has(entry.key)) continue;
    byKey.set(entry.key, entry);
    const names = [entry.title.text, ...toStrings(entry.trades)];
    // Who asks for jobs means the page of careers as if it were called so; who asks for calligraphy does
    // not mean a calligraphy class before all else.
    const [words = [], phrases = []] = partition(
      entry.keywords,
      (keyword) => !keyword.includes(' '),
    );
    builder.add(
      [
        [...names, ...words],
        [...phrases, ...toStrings(entry.also), entry.summary?.text ?? '', ...entry.kindWords],
        toStrings(entry.texts),
      ],
      [...names, ...entry.keywords],
    );
    if (performance.now() - since < turn) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = performance.now();
  }
  return { entries: [...byKey.values()], byKey, text: builder.finish(), missing };
}

const partition = (texts: readonly string[], isFirst: (text: string) => boolean) => [
  texts.filter(isFirst),
  texts.filter((text) => !isFirst(text)),
];

const toStrings = (texts: readonly LocalizedText[]): string[] => texts.map(({ text }) => text);

/** An outage leaves a gap that the page tells of; whatever else goes wrong is a mistake of ours. */
export function orNull(error: unknown): null {
  const status = (error as { init?: { status?: number } | null } | null)?.init?.status;
  if (status === 503) return null;
  throw error;
}
