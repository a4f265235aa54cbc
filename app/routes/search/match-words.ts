import type { RouterContextProvider } from 'react-router';
import { readMuseumClock } from '#app/museum-clock.ts';
import { servicesContext, siteContext, translationsContext } from '#app/request-context.ts';
import type { ObjectSearchPage } from '#services/object-collection/contract.ts';
import { languages, withoutEndings } from '#shared/languages/languages.ts';
import { type NamedWords, nameTerms, type TermClause } from '#shared/search/name-terms.ts';
import { parseWords } from '#shared/search/parse-words.ts';
import { emptyThesaurus } from '#shared/search/thesaurus.ts';
import { searchObjects } from './found-objects.ts';
import { keepTold, keepToldEntries, keepWholeWords } from './keep-told.ts';
import { leadWithGroup, readKind, type WantedKind } from './lead-with-kind.ts';
import { toWordTest } from './mark-words.ts';
import { orderAsWritten } from './order-as-written.ts';
import { compareSpellings, respell } from './pick-spelling.ts';
import { type RankedEntries, type RankedEntry, rankEntries } from './rank-entries.ts';
import { type SearchKind, type SearchQuery, searchKinds } from './search-query.ts';
import type { EntryMoment } from './site-index/entry.ts';
import { openScreenIndex, openSiteIndexes } from './site-index/open-site-index.ts';
import { openTermIndex } from './site-index/open-term-index.ts';
import type { SiteIndex } from './site-index/site-index.ts';
import { isFoundForOthers, isSeenIn, toEntryHit, toObjectHit } from './to-hit.ts';

type WordTest = ReturnType<typeof toWordTest>;

/** What holds the words, before any page is made of it. */
export interface Matched {
  readonly parsed: NamedWords;
  /** What the words mean, where it is a kind of work. */
  readonly kind: WantedKind | null;
  /** Indexes in the visitor's language: of the site, of the screens' own words, of terms. */
  readonly own: readonly SiteIndex[];
  /** Best first. */
  readonly entries: readonly RankedEntry[];
  /** As the service answered; null while it cannot. */
  readonly allObjects: ObjectSearchPage | null;
  /** The first of those that count; those with most of the words, where none has all. */
  readonly objects: ObjectSearchPage | null;
  readonly objectCount: number;
  /** In the order of the tabs. */
  readonly counts: readonly { readonly kind: SearchKind; readonly total: number }[];
  readonly total: number;
  /** Typing errors had to be forgiven. */
  readonly isSimilar: boolean;
  /** The visitor's language has no endings: a word is whole, or another one. */
  readonly areWhole: boolean;
  readonly isAsWritten: WordTest;
  readonly isWanted: WordTest;
  /** What is marked. */
  readonly isShown: WordTest;
  readonly moment: EntryMoment;
}

/** @returns null when the words hold nothing that could be looked for */
export async function matchWords(
  context: Readonly<RouterContextProvider>,
  query: SearchQuery,
): Promise<Matched | null> {
  const { objectCollection } = context.get(servicesContext);
  const translations = context.get(translationsContext);
  const read = parseWords(query.words);
  if (!read || read.isEmpty) return null;
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
  const own = [...site.own, terms];
  const found = rankEntries(own, site.others, parsed, clock);
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
  const both = choose(shown, told);
  const chosen = isSimilar
    ? keepNearer(both, query.words, respell(query.words, parsed, own), allObjects?.searchedAs)
    : both;
  const { entries, objects, isWhole } = keepWholeWords({ ...chosen, objects: told }, parsed);
  const objectCount = chosen.objectCount === 0 ? 0 : (objects?.total ?? 0);
  const kind = readKind(parsed);
  return {
    parsed,
    kind,
    own,
    entries: leadWithGroup(areWhole ? orderAsWritten(entries, query.words) : entries, kind),
    allObjects,
    objects,
    objectCount,
    counts: searchKinds.map((one) => ({
      kind: one,
      total:
        one === 'objects' ? objectCount : entries.filter(({ entry }) => entry.kind === one).length,
    })),
    total: entries.length + objectCount,
    isSimilar,
    areWhole,
    isAsWritten,
    isWanted,
    isShown: isWhole ? toWordTest(parsed, isSimilar, true) : isWanted,
    moment,
  };
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

/** Of "calender" pages know the calendar and works only what is slender: what is written more like it is meant. */
function keepNearer<Found extends { entries: readonly RankedEntry[]; objectCount: number }>(
  both: Found,
  words: string,
  ofEntries: string | null,
  ofObjects: string | null | undefined,
): Found {
  if (both.entries.length === 0 || both.objectCount === 0 || !ofEntries || !ofObjects) return both;
  const difference = compareSpellings(words, ofEntries, ofObjects);
  if (difference === 0) return both;
  return difference < 0 ? { ...both, objectCount: 0 } : { ...both, entries: [] };
}

/** A name without the question around it. */
const toPlainWords = (clauses: readonly TermClause[]): string =>
  clauses.flatMap(({ words }) => words).join(' ');

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
