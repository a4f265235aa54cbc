import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { quoteSentences } from '#shared/languages/quote-sentences.ts';
import { allowedErrors } from '#shared/search/find-similar.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { toNameKey } from '#shared/search/name-key.ts';
import type { TermClause } from '#shared/search/name-terms.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import { listWrittenWords, type WrittenWord } from '#shared/search/written-words.ts';
import { countEdits } from './count-edits.ts';
import type { MarkedPieces } from './marked-pieces.ts';

/** Whether a word, as it is written in a text, is one of those that were searched for. */
export interface WordTest {
  (written: string): boolean;
  /** Other names of several words, folded: "Wi-Fi" for who typed wifi. */
  readonly phrases?: readonly (readonly string[])[];
}

const snippetBefore = 60;
const snippetLength = 180;
const minBeginningLength = 3;

/**
 * Marks what the search takes for the same: the word, one that begins with it, another spelling of
 * the name.
 * @param forgivesErrors also words that are a typing error away
 * @param areWhole no word that only begins so: Hawaiian words do not grow at their end
 */
export function toWordTest(
  { clauses }: { readonly clauses: readonly TermClause[] },
  forgivesErrors: boolean,
  areWhole = false,
): WordTest {
  const keys = new Set(clauses.flatMap(listNameKeys));
  const wanted = clauses.flatMap(({ words, mayBeUnfinished }, clause) =>
    words.flatMap((word, at) => {
      // "lámpara de mezquita": every title has its "de".
      if (isSmallWord(word) && !words.every(isSmallWord)) return [];
      const isLast = clause === clauses.length - 1 && at === words.length - 1;
      const mayGoOn =
        !areWhole &&
        !/^\p{Nd}+$/u.test(word) &&
        ((isLast && mayBeUnfinished) || word.length >= minBeginningLength);
      return {
        word,
        mayGoOn,
        key: toNameKey(word),
        errors: forgivesErrors ? allowedErrors(word) : 0,
      };
    }),
  );
  const isWanted = (folded: string) => {
    const nameKey = toNameKey(folded);
    return (
      keys.has(nameKey) ||
      wanted.some(
        ({ word, mayGoOn, key, errors }) =>
          folded === word ||
          (mayGoOn && folded.startsWith(word)) ||
          nameKey === key ||
          (errors > 0 && countEdits(word, folded, errors) <= errors),
      )
    );
  };
  // Texts of a page have a few hundred words, and most of them again and again.
  const known = new Map<string, boolean>();
  const test = (written: string) => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const found = foldWords(written).some(isWanted);
    known.set(written, found);
    return found;
  };
  return Object.assign(test, { phrases: clauses.flatMap(listPhrases) });
}

const listNames = ({ meanings }: TermClause) => [
  ...(meanings?.same ?? []),
  ...(meanings?.narrower ?? []),
];

/** Other names of a term that are one word. */
const listNameKeys = (clause: TermClause): string[] =>
  listNames(clause).flatMap(([word, ...others]) =>
    word !== undefined && others.length === 0 ? toNameKey(word) : [],
  );

const listPhrases = (clause: TermClause) => listNames(clause).filter(({ length }) => length > 1);

interface TestedWord extends WrittenWord {
  readonly isFound: boolean;
}

/** The words of a text as they are written, and whether each was searched for; one by one where it can be. */
function* testWords(text: string, isWanted: WordTest): Generator<TestedWord> {
  const { phrases = [] } = isWanted;
  if (phrases.length > 0) return yield* testPhrases(text, isWanted, phrases);
  for (const word of listWrittenWords(text)) {
    yield { ...word, isFound: isWanted(word.text) };
  }
}

function testPhrases(text: string, isWanted: WordTest, phrases: readonly (readonly string[])[]) {
  const words = [...listWrittenWords(text)];
  const found = words.map(({ text }) => isWanted(text));
  const whole = words.map(({ text }) => foldWords(text).join(''));
  for (const phrase of phrases) {
    for (let at = 0; at + phrase.length <= words.length; at++) {
      const isHere = phrase.every((one, step) => whole[at + step] === one);
      if (isHere) found.fill(true, at, at + phrase.length);
    }
  }
  return words.map((word, at): TestedWord => ({ ...word, isFound: found[at] === true }));
}

/** Cuts a text so that the words that were found can be marked. */
export function markWords(text: string, isWanted: WordTest): MarkedPieces {
  const pieces: string[] = [];
  let reached = 0;
  for (const { start, end, isFound } of testWords(text, isWanted)) {
    if (!isFound) continue;
    pieces.push(text.slice(reached, start), text.slice(start, end));
    reached = end;
  }
  if (reached < text.length || pieces.length === 0) pieces.push(text.slice(reached));
  return pieces;
}

/** The sentence in which a word stands that was found, a very long one cut at words; null: none of the texts has one. */
export function cutSnippet(
  texts: readonly LocalizedText[],
  isWanted: WordTest,
): LocalizedText | null {
  for (const { text, language } of texts) {
    // Texts are long, and the first word that was found is enough.
    for (const { start, isFound } of testWords(text, isWanted)) {
      if (isFound) {
        const whole = quoteSentences(text, language, start, snippetLength);
        return { text: whole ?? cutAround(text, start), language };
      }
    }
  }
  return null;
}

function cutAround(text: string, place: number): string {
  const from = Math.max(0, place - snippetBefore);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(Math.min(start, place));
  const end = rest.length <= snippetLength ? rest.length : rest.lastIndexOf(' ', snippetLength);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end).trim()}${end < rest.length ? ' …' : ''}`;
}
