import type { RouterContextProvider } from 'react-router';
import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import { servicesContext, translationsContext } from '#app/request-context.ts';
import collectionEnglish from '#locales/en/collection.json';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import { foldText } from '#shared/fold-text.ts';
import { type Entry, type EntryKind, type EntrySources, entryLists } from './list-entries.ts';
import { cutSnippet, type MarkedPiece, markWords } from './mark-words.ts';
import { rankEntries } from './rank-entries.ts';
import { type SearchKind, type SearchQuery, searchKinds } from './search-query.ts';
import { suggestSpelling } from './suggest-spelling.ts';

/** How many of each kind the page of all kinds shows, and a page of one kind. */
const shownOfAll = { objects: 8, people: 6, programs: 5, news: 4, pages: 5 } as const;
const shownOfOne = 24;
/** Where objects stand among the kinds: below a title that is what was asked, above a mention. */
const objectScore = 10;

/** A result as it is drawn. */
export interface Hit extends Pick<Entry, 'id' | 'href' | 'label' | 'date' | 'status' | 'image'> {
  readonly title: { readonly language: string; readonly pieces: readonly MarkedPiece[] };
  readonly summary: { readonly language: string; readonly pieces: readonly MarkedPiece[] } | null;
}

export interface Matches {
  readonly total: number;
  /** In the order of the tabs. */
  readonly counts: readonly { readonly kind: SearchKind; readonly total: number }[];
  /** The kinds that are shown, best first, with the page of them that was asked for. */
  readonly groups: readonly (
    | { readonly kind: 'objects'; readonly objects: readonly ObjectCardContent[] }
    | { readonly kind: EntryKind; readonly hits: readonly Hit[] }
  )[];
  /** Of the chosen kind; 1 for all kinds together. */
  readonly pages: number;
  /** Kinds of which something could not be searched. */
  readonly unavailable: readonly SearchKind[];
  /** Written like what was asked, where nothing has just these words. */
  readonly didYouMean: string | null;
  /** Path of the one object whose accession number was asked for. */
  readonly jumpTo: string | null;
}

/**
 * Everything that holds the words, over what the services can answer. The one place that a search
 * engine replaces.
 */
export async function findMatching(
  context: Readonly<RouterContextProvider>,
  query: SearchQuery,
): Promise<Matches> {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const translations = context.get(translationsContext);
  const clock = await readMuseumClock(context);
  const sources: EntrySources = { contentManagement, translations, clock };
  const [objects, ...lists] = await Promise.all([
    searchObjects(objectCollection, query),
    ...entryKinds.map((kind) => searchEntries(kind, sources, query.words)),
  ]);
  const unavailable = [
    ...(objects === null ? (['objects'] as const) : []),
    ...lists.filter(({ hasFailed }) => hasFailed).map(({ kind }) => kind),
  ];
  const counts = searchKinds.map((kind) => ({
    kind,
    total:
      kind === 'objects'
        ? (objects?.total ?? 0)
        : (lists.find((list) => list.kind === kind)?.ranked.length ?? 0),
  }));
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const { untitled } = translations.wordsOf('collection', collectionEnglish).object;
  const found = [
    {
      score: objectScore,
      group: {
        kind: 'objects' as const,
        objects: (objects?.items ?? []).map((object) =>
          toObjectCardContent(object, translations.language, untitled),
        ),
      },
    },
    ...lists.map(({ kind, ranked }) => ({
      score: ranked[0]?.score ?? 0,
      group: {
        kind,
        hits: choosePage(ranked, kind, query).map(({ entry }) => toHit(entry, query.words)),
      },
    })),
  ];
  const chosenTotal = counts.find(({ kind }) => kind === query.kind)?.total ?? 0;
  return {
    total,
    counts,
    groups: found
      .filter(({ group }) =>
        query.kind === 'all'
          ? ('hits' in group ? group.hits : group.objects).length > 0
          : group.kind === query.kind,
      )
      .sort((a, b) => b.score - a.score)
      .map(({ group }) => group),
    pages: query.kind === 'all' ? 1 : Math.max(1, Math.ceil(chosenTotal / shownOfOne)),
    unavailable,
    didYouMean:
      (objects?.match === 'exact' ? null : objects?.didYouMean) ??
      (total > 0
        ? null
        : suggestSpelling(
            query.words,
            lists.flatMap(({ titles }) => titles),
          )),
    jumpTo: findJump(query, objects?.items ?? []),
  };
}

const entryKinds = ['people', 'programs', 'news', 'pages'] as const satisfies EntryKind[];

/**
 * Objects with some of the words only are none here, since everything else must have all of them.
 * @returns null while the service cannot answer
 */
async function searchObjects(
  objectCollection: ObjectCollection,
  { words, kind, page }: SearchQuery,
) {
  const found = await objectCollection
    .searchObjects({
      words,
      page: kind === 'objects' ? page : 1,
      pageSize: kind === 'objects' ? shownOfOne : shownOfAll.objects,
    })
    .catch(orNull);
  if (found?.match !== 'partial') return found;
  return { ...found, items: [], total: 0 };
}

async function searchEntries(kind: EntryKind, sources: EntrySources, words: string) {
  const answers = await Promise.all(entryLists[kind].map((list) => list(sources).catch(orNull)));
  const entries = answers.flatMap((answer) => answer ?? []);
  return {
    kind,
    hasFailed: answers.includes(null),
    ranked: rankEntries(entries, words),
    titles: entries.map(({ title }) => title.text),
  };
}

/** An outage leaves a gap that the page tells of; whatever else goes wrong is a mistake of ours. */
function orNull(error: unknown): null {
  const status = (error as { init?: { status?: number } | null } | null)?.init?.status;
  if (status === 503) return null;
  throw error;
}

function choosePage<Item>(
  items: readonly Item[],
  kind: EntryKind,
  query: SearchQuery,
): readonly Item[] {
  if (query.kind === 'all') return items.slice(0, shownOfAll[kind]);
  return items.slice((query.page - 1) * shownOfOne, query.page * shownOfOne);
}

function toHit(entry: Entry, words: string): Hit {
  const { id, href, label, date, status, image } = entry;
  const mark = ({ text, language }: { text: string; language: string }) => ({
    language,
    pieces: markWords(text, words),
  });
  const title = mark(entry.title);
  const summary = entry.summary && mark(entry.summary);
  const isSeen = [title, summary].some((text) => text?.pieces.some(({ isFound }) => isFound));
  // What was found further down is shown where it stands, so that nobody wonders why.
  const snippet = isSeen ? null : cutSnippet(entry.more, words);
  const shown = snippet ? mark({ text: snippet, language: entry.title.language }) : summary;
  return { id, href, label, date, status, image, title, summary: shown };
}

/** Whoever types a whole accession number wants that object and no list. */
function findJump(
  { words, kind }: SearchQuery,
  objects: readonly { id: string; slug: string; accessionNumber: string | null }[],
): string | null {
  if (kind !== 'all' || !/\d/.test(words)) return null;
  const wanted = foldText(words);
  const [object, ...others] = objects.filter(
    ({ accessionNumber }) => accessionNumber !== null && foldText(accessionNumber) === wanted,
  );
  return object && others.length === 0 ? `/objects/${object.id}/${object.slug}` : null;
}
