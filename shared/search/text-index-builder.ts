import { foldWords } from './fold-text.ts';
import { TextIndex, type TieredTexts, tierCount, titleTier } from './text-index.ts';
import { chooseSpelling, listWrittenWords, trimQuotes } from './written-words.ts';

/** Bounds the index when a text holds a whole book. */
const maxWordsEach = 5_000;
const maxWordLength = 60;

/**
 * Words of some thousand things, in memory, compared as `expandWord` does. Adding is cheap, so that
 * whoever adds many can pause between them.
 */
export class TextIndexBuilder {
  /** For each word what holds it, as position × 3 + best tier. */
  readonly #postings = new Map<string, number[]>();
  readonly #spellings = new Map<string, string>();
  readonly #texts: TieredTexts[] = [];
  readonly #titles: string[][] = [];

  /** @param names what it is called: who asks for just that means it */
  add(texts: TieredTexts, names: readonly string[] = texts[titleTier]): void {
    const position = this.#texts.push(texts) - 1;
    this.#titles.push(names.map((title) => foldWords(title).join(' ')));
    const seen = new Set<string>();
    let left = maxWordsEach;
    for (const [tier, fields] of texts.entries()) {
      for (const text of fields) {
        for (const { text: written } of listWrittenWords(text)) {
          if (left-- <= 0) return;
          for (const word of foldWords(written)) {
            this.#take(word.slice(0, maxWordLength), written, position * tierCount + tier, seen);
          }
        }
      }
    }
  }

  finish(): TextIndex {
    const sorted = [...this.#postings.keys()].sort();
    return new TextIndex({
      sorted,
      postings: sorted.map((word) => this.#postings.get(word) as number[]),
      spellings: this.#spellings,
      texts: this.#texts,
      titles: this.#titles,
    });
  }

  #take(word: string, written: string, posting: number, seen: Set<string>): void {
    const spelling = trimQuotes(written);
    const known = this.#spellings.get(word);
    if (known !== spelling) {
      this.#spellings.set(word, known ? chooseSpelling(known, spelling) : spelling);
    }
    // The first place of a word is its best, since titles come first.
    if (seen.has(word)) return;
    seen.add(word);
    const list = this.#postings.get(word);
    if (list) list.push(posting);
    else this.#postings.set(word, [posting]);
  }
}
