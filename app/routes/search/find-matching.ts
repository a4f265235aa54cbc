import type { RouterContextProvider } from 'react-router';
import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import type { Translations } from '#app/i18n/translations.ts';
import { servicesContext, translationsContext } from '#app/request-context.ts';
import collectionEnglish from '#locales/en/collection.json';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import { nameMotif } from '#shared/collection/motif-names.ts';
import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import type { NamedWords } from '#shared/search/name-terms.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import { replaceWords } from '#shared/search/written-words.ts';
import { findNearly, type Nearly } from './find-nearly.ts';
import { chooseNear, findParts, type Part, withoutNumbers } from './find-parts.ts';
import { countLeading, findJump, nearSize, pageSize, readObjects } from './found-objects.ts';
import { listOtherNames } from './list-other-names.ts';
import { matchWords } from './match-words.ts';
import { mixKinds } from './mix-kinds.ts';
import { pickSpelling, respell } from './pick-spelling.ts';
import { pictureTerms } from './picture-terms.ts';
import { type RankedEntry, rankEntries } from './rank-entries.ts';
import { maxPages, type SearchKind, type SearchQuery, searchKinds } from './search-query.ts';
import { showPicturesOnce } from './show-pictures-once.ts';
import type { EntryMoment } from './site-index/entry.ts';
import type { SiteIndex } from './site-index/site-index.ts';
import { type Hit, isFoundForOthers, isSeenIn, toEntryHit, toObjectHit } from './to-hit.ts';

/** So few pages and programs were found that those with one of the words are offered too. */
const fewFound = 2;

export interface Matches {
  readonly total: number;
  /** In the order of the tabs. */
  readonly counts: readonly { readonly kind: SearchKind; readonly total: number }[];
  /** One page of all kinds in one list, or of the chosen one; empty where it is objects alone. */
  readonly hits: readonly Hit[];
  /** One page of objects, where they are what was chosen. */
  readonly objects: readonly ObjectCardContent[];
  readonly pages: number;
  /** Kinds of which something could not be searched. */
  readonly unavailable: readonly SearchKind[];
  /** Written like what was asked, where nothing has just these words. */
  readonly didYouMean: string | null;
  /** What was found instead, where nothing has the words as they were typed; told in place of `didYouMean`. */
  readonly searchedAs: string | null;
  /** When nothing has all words: searches with some of them, and how much they find. */
  readonly parts: readonly Part[];
  /** When nothing has all words: objects that have most of them. */
  readonly near: readonly ObjectCardContent[];
  /** When nothing has all words, or little: pages, programs, films and people that have one of them. */
  readonly some: readonly Hit[];
  /** Other names of what was asked that stand in the titles found: "tile" of "azulejo". */
  readonly also: readonly string[];
  /** When few objects have all words: those that lack one of them. */
  readonly nearly:
    | (Omit<Nearly, 'objects'> & { readonly objects: readonly ObjectCardContent[] })
    | null;
  /** Nothing is written just so: these are a typing error away. */
  readonly isForgiven: boolean;
  /** The words hold nothing that could be looked for. */
  readonly isUnreadable: boolean;
  /** Path of the one object whose accession number was asked for. */
  readonly jumpTo: string | null;
}

/**
 * Everything that holds the words, in one order, over what the services can answer.
 * @param isInstead these words take the place of those that were typed: nothing more is tried in their place
 */
export async function findMatching(
  context: Readonly<RouterContextProvider>,
  query: SearchQuery,
  isInstead = false,
): Promise<Matches> {
  const matched = await matchWords(context, query);
  if (!matched) return { ...noMatches, isUnreadable: true };
  const { objectCollection } = context.get(servicesContext);
  const translations = context.get(translationsContext);
  const { parsed, own, entries, objects, objectCount, isSimilar, areWhole, moment } = matched;
  const { isWanted, isShown, isAsWritten, counts, total, kind: wantedKind } = matched;
  const isOfObjects = query.kind === 'all' || query.kind === 'objects';
  const nearly =
    isOfObjects && objectCount > 0 ? await findNearly(objectCollection, objects) : null;
  const chosenTotal =
    query.kind === 'all' ? total : (counts.find(({ kind }) => kind === query.kind)?.total ?? 0);

  const from = (query.page - 1) * pageSize;
  const to = from + pageSize;
  const toHit = (one: (typeof entries)[number]) => toEntryHit(one, isShown, moment);
  async function listHits(): Promise<Hit[]> {
    if (query.kind === 'objects') return [];
    if (query.kind !== 'all') {
      return entries
        .filter(({ entry }) => entry.kind === query.kind)
        .slice(from, to)
        .map(toHit);
    }
    const places = mixKinds(
      {
        entries: entries.map(({ place }) => place),
        objectCount,
        wholeObjects: countLeading(objects?.items ?? [], parsed.whole, wantedKind),
      },
      from,
      to,
    );
    const wanted = places.flatMap((place) => ('object' in place ? place.object : []));
    const read = await readObjects(objectCollection, query.words, wanted, objects);
    const hits = places.flatMap((place): { hit: Hit; isLast: boolean }[] => {
      if ('entry' in place) {
        const entry = entries[place.entry] as (typeof entries)[number];
        return [{ hit: toHit(entry), isLast: false }];
      }
      const object = read.get(place.object);
      if (!object) return [];
      const hit = toObjectHit(object, isShown, isAsWritten, translations);
      const isLast =
        isFoundForOthers(object, isWanted, translations.language) || (areWhole && !isSeenIn(hit));
      return [{ hit, isLast }];
    });
    // What only readers of other languages can see the words in ends the page.
    return hits.sort((a, b) => Number(a.isLast) - Number(b.isLast)).map(({ hit }) => hit);
  }

  // Of two things, a page that tells of both is no bowl with a rabbit.
  const isTold = objectCount === 0 && total <= fewFound && parsed.clauses.length > 1;
  const isWithout =
    !isInstead && (total === 0 || (isTold && parsed.clauses.every(({ meanings }) => meanings)));
  const plain = isWithout && total === 0 ? withoutNumbers(parsed) : null;
  if (plain) {
    const matches = await findMatching(context, { ...query, words: plain }, true);
    if (matches.total > 0 && !matches.isForgiven) return { ...matches, searchedAs: plain };
  }
  const parts = isWithout ? await findParts(parsed, findPart) : [];
  async function findPart(words: string) {
    const found = await matchWords(context, { words, kind: 'objects', page: 1 });
    if (!found || found.isSimilar) return { words, total: 0, objects: [], objectCount: 0 };
    const items = found.objectCount > 0 ? found.objects?.items : [];
    return {
      words,
      total: found.total,
      objects: toCards(items, translations),
      objectCount: found.objectCount,
    };
  }
  // A service may give more than was asked for.
  const most = objects?.match === 'partial' ? objects.items.slice(0, nearSize) : [];

  const hits = showPicturesOnce(
    pictureTerms(await listHits(), objects?.items ?? [], translations.language),
  );
  // A letter away from "yoga" stands nothing that anybody would take for it, and nothing that could be marked.
  const isGuess = isSimilar && query.kind === 'all' && hits.length > 0 && !hits.some(isSeenIn);
  const ofObjects =
    objectCount > 0
      ? nameBroader(objects?.searchedAs ?? null, parsed, translations.language)
      : undefined;
  const ofEntries = entries.length > 0 ? respell(query.words, parsed, own) : undefined;
  const all: Matches = {
    total,
    counts,
    hits,
    objects:
      query.kind === 'objects' && objectCount > 0 ? toCards(objects?.items, translations) : [],
    pages: Math.min(maxPages, Math.max(1, Math.ceil(chosenTotal / pageSize))),
    unavailable: searchKinds.filter((kind) =>
      kind === 'objects' ? objects === null : own[0]?.missing.includes(kind),
    ),
    // Where one side has the words as they were typed, nothing was searched instead.
    searchedAs: ofObjects === null || ofEntries === null ? null : (ofObjects ?? ofEntries ?? null),
    didYouMean:
      total > 0 && !isSimilar
        ? // Words that objects write together, or apart; "con cierto" is no concierto.
          objects?.match === 'exact' && !objects.didYouMean?.split(' ').some(isSmallWord)
          ? objects.didYouMean
          : null
        : pickSpelling(query.words, objects?.didYouMean, own[0], parsed),
    parts: parts.map(({ words, total }) => ({ words, total })),
    near: isWithout ? chooseNear(toCards(most, translations), parts, parsed.clauses.length) : [],
    some:
      total <= fewFound && objectCount === 0 && query.kind === 'all' && !isInstead
        ? showPicturesOnce(
            rankSome(own, parsed, moment)
              .filter(({ entry }) => !entries.some((known) => known.entry.key === entry.key))
              .slice(0, nearSize)
              .map(toHit),
          )
        : [],
    also: listOtherNames(parsed.clauses, [
      ...entries.slice(0, pageSize).map(({ entry }) => entry.title.text),
      ...(objectCount > 0 ? (objects?.items ?? []) : []).map(
        ({ title }) => title[translations.language] ?? '',
      ),
    ]),
    nearly: nearly && { ...nearly, objects: toCards(nearly.objects, translations) },
    isForgiven: isSimilar,
    isUnreadable: false,
    jumpTo: findJump(query, matched.allObjects?.items ?? []),
  };
  const { unavailable, didYouMean } = all;
  // "Showing results for tiles": those of tiles, and not only what is a letter away from what was typed.
  if (!isInstead && !isGuess && all.searchedAs && (isSimilar || ofEntries)) {
    const meant = await findMatching(context, { ...query, words: all.searchedAs }, true);
    const { searchedAs } = all;
    if (meant.total > total)
      return { ...meant, searchedAs, didYouMean, isForgiven: isSimilar, jumpTo: null };
  }
  return isGuess ? { ...noMatches, unavailable, didYouMean, isForgiven: true } : all;
}

/**
 * What has any one of several words as it was written. First is what has most of them, or has them in its
 * title; last what nobody can go to, and positions for who has not asked for one.
 */
function rankSome(
  own: readonly SiteIndex[],
  words: NamedWords,
  moment: EntryMoment,
): readonly RankedEntry[] {
  if (words.clauses.length < 2) return [];
  const found = new Map<string, { one: RankedEntry; worth: number; met: number }>();
  for (const clause of words.clauses) {
    const asked = { ...words, clauses: [clause] };
    const { ranked, match } = rankEntries(own, [], asked, moment.clock);
    for (const one of match === 'exact' ? ranked : []) {
      const { worth = 0, met = 0 } = found.get(one.entry.key) ?? {};
      found.set(one.entry.key, {
        one,
        worth: worth + (one.place === 'text' ? 1 : 3),
        met: met + 1,
      });
    }
  }
  const isAside = ({ one: { entry }, met }: { one: RankedEntry; met: number }) =>
    met === 1 &&
    (entry.name === 'career' ||
      (entry.kind === 'programs' && Boolean(entry.timeAt?.(moment).status)));
  return [...found.values()]
    .sort(
      (a, b) =>
        Number(isAside(a)) - Number(isAside(b)) || b.worth - a.worth || b.one.score - a.one.score,
    )
    .map(({ one }) => one);
}

export const noMatches: Matches = {
  total: 0,
  counts: searchKinds.map((kind) => ({ kind, total: 0 })),
  ...{ hits: [], objects: [], parts: [], near: [], some: [], also: [], unavailable: [] },
  ...{
    pages: 1,
    didYouMean: null,
    searchedAs: null,
    nearly: null,
    jumpTo: null,
    isForgiven: false,
    isUnreadable: false,
  },
};

/**
 * "Showing results for bird": of a term that nothing has the broader one was looked for, which is told in the
 * reader's language. Null: it has no name there.
 */
function nameBroader(
  searchedAs: string | null,
  { clauses }: NamedWords,
  language: Language,
): string | null {
  if (searchedAs === null || language === defaultLanguage) return searchedAs;
  const typed = new Set(clauses.flatMap(({ words }) => words));
  const broader = clauses.flatMap(({ meanings }) =>
    (meanings?.broader ?? []).flatMap(([word = '', ...more]) => (more.length > 0 ? [] : word)),
  );
  const told = new Set(foldWords(searchedAs));
  const used = broader.filter((word) => told.has(word) && !typed.has(word));
  const names = new Map(used.map((word) => [word, nameMotif(word, language)]));
  const isNamed = [...names.values()].every((name) => name?.language === language);
  if (!isNamed) return null;
  return replaceWords(
    searchedAs,
    new Map([...names].map(([word, name]) => [word, name?.text ?? word])),
  );
}

function toCards(objects: readonly ObjectSummary[] = [], translations: Translations) {
  const words = translations.messagesOf('collection', collectionEnglish).object;
  return objects.map((object) => toObjectCardContent(object, translations.language, words));
}
