import type { RouterContextProvider } from 'react-router';
import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import type { Translations } from '#app/i18n/translations.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import { servicesContext, siteContext, translationsContext } from '#app/request-context.ts';
import collectionEnglish from '#locales/en/collection.json';
import type { ObjectSearchPage, ObjectSummary } from '#services/object-collection/contract.ts';
import { nameMotif } from '#shared/collection/motif-names.ts';
import {
  defaultLanguage,
  type Language,
  languages,
  withoutEndings,
} from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { type NamedWords, nameTerms, type TermClause } from '#shared/search/name-terms.ts';
import { parseWords } from '#shared/search/parse-words.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import { emptyThesaurus } from '#shared/search/thesaurus.ts';
import { replaceWords } from '#shared/search/written-words.ts';
import { findNearly, type Nearly } from './find-nearly.ts';
import { chooseNear, findParts, type Part, withoutNumbers } from './find-parts.ts';
import {
  countLeading,
  findJump,
  nearSize,
  pageSize,
  readObjects,
  searchObjects,
} from './found-objects.ts';
import { keepTold, keepToldEntries, keepWholeWords } from './keep-told.ts';
import { leadWithGroup, readKind } from './lead-with-kind.ts';
import { listOtherNames } from './list-other-names.ts';
import { toWordTest } from './mark-words.ts';
import { mixKinds } from './mix-kinds.ts';
import { orderAsWritten } from './order-as-written.ts';
import { pickSpelling, respell } from './pick-spelling.ts';
import { pictureTerms } from './picture-terms.ts';
import { type RankedEntries, type RankedEntry, rankEntries } from './rank-entries.ts';
import { maxPages, type SearchKind, type SearchQuery, searchKinds } from './search-query.ts';
import { showPicturesOnce } from './show-pictures-once.ts';
import type { EntryMoment } from './site-index/entry.ts';
import { openScreenIndex, openSiteIndexes } from './site-index/open-site-index.ts';
import { openTermIndex } from './site-index/open-term-index.ts';
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

/** Everything that holds the words, in one order, over what the services can answer. */
export async function findMatching(
  context: Readonly<RouterContextProvider>,
  query: SearchQuery,
  isPart = false,
): Promise<Matches> {
  const { objectCollection } = context.get(servicesContext);
  const translations = context.get(translationsContext);
  const read = parseWords(query.words);
  if (!read || read.isEmpty) return { ...noMatches, isUnreadable: true };
  const parsed = nameTerms(
    read,
    (await context.get(siteContext).readThesaurus?.()) ?? emptyThesaurus,
  );
  const clock = await readMuseumClock(context);
  const [site, terms, allObjects] = await Promise.all([
    openIndexes(context),
    openTermIndex(objectCollection, toPlainWords(parsed.clauses), translations),
    searchObjects(objectCollection, query),
  ]);
  const found = rankEntries([...site.own, terms], site.others, parsed, clock);
  const areWhole = withoutEndings.includes(translations.language);
  // A name from the thesaurus in a third language would tell nobody why the work is here.
  const typed = parsed.clauses.map((clause) => ({ ...clause, meanings: null }));
  const isAsWritten = toWordTest({ clauses: typed }, false, areWhole);
  const { isSimilar } = choose(found, allObjects);
  const isWanted = toWordTest(parsed, isSimilar, areWhole);
  const moment = { clock, translations };
  // A time, a color and a term of the thesaurus are met by works that need not say the word.
  const isPlain = parsed.clauses.every(({ meanings }) => !meanings);
  const areWords = allObjects?.understood.every((part) => part.kind === 'word') ?? false;
  const mustShow = isSimilar || (isPlain && areWords);
  const told = keepTold(
    allObjects,
    (object) =>
      !(mustShow || isFoundForOthers(object, isWanted, translations.language)) ||
      isSeenIn(toObjectHit(object, isWanted, isAsWritten, translations)),
  );
  const shown = isSimilar
    ? keepToldEntries(found, (one) => isSeenIn(toEntryHit(one, isWanted, moment)))
    : found;
  const chosen = choose(shown, told);
  const {
    entries: asRanked,
    objects,
    isWhole,
  } = keepWholeWords({ ...chosen, objects: told }, parsed);
  const isShown = isWhole ? toWordTest(parsed, isSimilar, true) : isWanted;
  const objectCount = chosen.objectCount === 0 ? 0 : (objects?.total ?? 0);
  const isOfObjects = query.kind === 'all' || query.kind === 'objects';
  const nearly =
    isOfObjects && objectCount > 0 ? await findNearly(objectCollection, objects) : null;
  const kind = readKind(parsed);
  const entries = leadWithGroup(areWhole ? orderAsWritten(asRanked, query.words) : asRanked, kind);
  const counts = searchKinds.map((kind) => ({
    kind,
    total:
      kind === 'objects' ? objectCount : entries.filter(({ entry }) => entry.kind === kind).length,
  }));
  const total = entries.length + objectCount;
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
        wholeObjects: countLeading(objects?.items ?? [], parsed.whole, kind),
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
  const isTold = objectCount === 0 && total <= fewFound && typed.length > 1;
  const isWithout =
    !isPart && (total === 0 || (isTold && parsed.clauses.every(({ meanings }) => meanings)));
  const plain = isWithout && total === 0 ? withoutNumbers(parsed) : null;
  if (plain) {
    const matches = await findMatching(context, { ...query, words: plain }, true);
    if (matches.total > 0 && !matches.isForgiven) return { ...matches, searchedAs: plain };
  }
  const parts = isWithout ? await findParts(parsed, findPart) : [];
  async function findPart(words: string) {
    const found = await findMatching(context, { words, kind: 'objects', page: 1 }, true);
    const objectCount = found.counts.find((one) => one.kind === 'objects')?.total ?? 0;
    return found.isForgiven
      ? { words, total: 0, objects: [], objectCount: 0 }
      : { words, total: found.total, objects: found.objects, objectCount };
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
  const ofEntries =
    entries.length > 0 ? respell(query.words, parsed, [...site.own, terms]) : undefined;
  const all: Matches = {
    total,
    counts,
    hits,
    objects:
      query.kind === 'objects' && objectCount > 0 ? toCards(objects?.items, translations) : [],
    pages: Math.min(maxPages, Math.max(1, Math.ceil(chosenTotal / pageSize))),
    unavailable: searchKinds.filter((kind) =>
      kind === 'objects' ? objects === null : site.own[0]?.missing.includes(kind),
    ),
    // Where one side has the words as they were typed, nothing was searched instead.
    searchedAs: ofObjects === null || ofEntries === null ? null : (ofObjects ?? ofEntries ?? null),
    didYouMean:
      total > 0 && !isSimilar
        ? // Words that objects write together, or apart; "con cierto" is no concierto.
          objects?.match === 'exact' && !objects.didYouMean?.split(' ').some(isSmallWord)
          ? objects.didYouMean
          : null
        : pickSpelling(query.words, objects?.didYouMean, site.own[0], parsed),
    parts: parts.map(({ words, total }) => ({ words, total })),
    near: isWithout ? chooseNear(toCards(most, translations), parts, parsed.clauses.length) : [],
    some:
      total <= fewFound && objectCount === 0 && query.kind === 'all' && !isPart
        ? showPicturesOnce(
            rankSome([...site.own, terms], parsed, moment)
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
    jumpTo: findJump(query, allObjects?.items ?? []),
  };
  const { unavailable, didYouMean } = all;
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

/** A name without the question around it. */
const toPlainWords = (clauses: readonly TermClause[]): string =>
  clauses.flatMap(({ words }) => words).join(' ');

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

/** The visitor's language, with the screens' own words; the others, for what is said there only. */
async function openIndexes(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext);
  const translations = context.get(translationsContext);
  const others = languages.filter((language) => language !== translations.language);
  const [[own, ...rest], screens] = await Promise.all([
    openSiteIndexes(services, [translations.language, ...others]),
    openScreenIndex(translations),
  ]);
  return { own: [own as SiteIndex, screens], others: rest };
}

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

/** Typing errors are forgiven on either side only where the other has nothing as it was written. */
function choose(found: RankedEntries, objects: ObjectSearchPage | null) {
  const objectCount = objects && objects.match !== 'partial' ? objects.total : 0;
  const areObjectsExact = objectCount > 0 && objects?.match === 'exact';
  const areEntriesExact = found.ranked.length > 0 && found.match === 'exact';
  return {
    entries: areObjectsExact && !areEntriesExact ? [] : found.ranked,
    objectCount: areEntriesExact && !areObjectsExact ? 0 : objectCount,
    isSimilar: !areEntriesExact && !areObjectsExact,
  };
}

function toCards(objects: readonly ObjectSummary[] = [], translations: Translations) {
  const words = translations.messagesOf('collection', collectionEnglish).object;
  return objects.map((object) => toObjectCardContent(object, translations.language, words));
}
