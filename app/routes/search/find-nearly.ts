import type {
  ObjectCollection,
  ObjectSearchPage,
  ObjectSummary,
  UnderstoodPart,
} from '#services/object-collection/contract.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { orNull } from './site-index/site-index.ts';

/** Who found more has enough to look at. */
const fewObjects = 6;
/**
 * Of two words, one alone is another search, unless no work is what both say: doors whose text tells of a bowl. A
 * single work is too little for whoever asked for some.
 */
const minWords = 3;
const shownObjects = 8;
/** Each costs a search. */
const maxTries = 2;

/** Objects that have all words but one. */
export interface Nearly {
  /** The word they lack, as it was typed. */
  readonly lacks: string;
  /** The search without it. */
  readonly words: string;
  /** How many it finds, with those that have all words. */
  readonly total: number;
  /** The first of those that lack the word. */
  readonly objects: readonly ObjectSummary[];
}

/**
 * Where few objects have all of several words: what is found without the one of them that tells least what
 * the objects are. It may stand in a single long text, and works as good are described with another word.
 * @returns null where enough was found, or nothing more is near
 */
export async function findNearly(
  objectCollection: Pick<ObjectCollection, 'searchObjects'>,
  found: ObjectSearchPage | null,
): Promise<Nearly | null> {
  if (found?.match !== 'exact' || found.total === 0 || found.total > fewObjects) return null;
  const { understood, items } = found;
  // Who writes quotes, fields or exclusions means them.
  if (!understood.every(({ kind }) => kind === 'word' || kind === 'time')) return null;
  const words = understood.filter(({ kind }) => kind === 'word');
  if (words.length < 2 || (words.length < minWords && found.total > 1 && items.some(saysAll)))
    return null;
  const known = new Set(items.map(({ id }) => id));
  // What was found by another name of a word says that word least, and may be all that has the other: a jug for a ewer.
  for (const { text: lacks, without } of orderWeakest(words, items).slice(0, maxTries)) {
    const query = { words: without, page: 1, pageSize: shownObjects + found.total };
    const fewer = await objectCollection.searchObjects(query).catch(orNull);
    if (fewer?.match !== 'exact') continue;
    const objects = fewer.items.filter(({ id }) => !known.has(id)).slice(0, shownObjects);
    if (objects.length > 0) return { lacks, words: without, total: fewer.total, objects };
  }
  return null;
}

/** Whether its title and its label have all words, and none stands in a text or of a detail alone. */
const saysAll = ({ found = [] }: ObjectSummary): boolean =>
  found.every(({ field }) => field !== 'text' && field !== 'detail');

/** First the word that fewest objects say in what their labels state; of equals the last typed. */
function orderWeakest(
  words: readonly UnderstoodPart[],
  objects: readonly ObjectSummary[],
): readonly UnderstoodPart[] {
  const labels = objects.map(listLabelWords);
  const holders = ({ text }: UnderstoodPart) => {
    const folded = foldWords(text);
    return labels.filter((label) => folded.every((word) => label.has(word))).length;
  };
  return words.toReversed().toSorted((one, other) => holders(one) - holders(other));
}

function listLabelWords({ title, date, makers, found }: ObjectSummary): ReadonlySet<string> {
  const stated = (found ?? []).filter(({ field }) => field !== 'text').map(({ text }) => text);
  const texts = [title, date ?? {}, ...stated].flatMap((text) => Object.values(text));
  return new Set([...texts, ...makers].flatMap((text) => foldWords(text)));
}
