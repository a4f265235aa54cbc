import { foldWords } from '#shared/search/fold-text.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { WordMatcher } from './match-words.ts';
import type { UnderstoodWords } from './understand-words.ts';

/** Words are written together, or apart, where that finds so many times as much. */
const likelierBy = 4;
/** More than that is what was meant. */
const maxFound = 20;
const minPartLength = 3;
const maxTries = 3;

/**
 * The text with two words written as one, or one as two, where that is how the records write it:
 * `tea pot` → `teapot`, `silverteapot` → `silver teapot`.
 * @param found how much the text itself finds
 * @returns null when nothing so written finds clearly more
 */
export function regroupWords(
  index: SearchIndex,
  matcher: WordMatcher,
  text: string,
  found: number,
  understand: (text: string) => UnderstoodWords | null,
): string | null {
  // Quotations and fields are written with care.
  if (found > maxFound || /["“”«»:]/.test(text)) return null;
  const typed = text.split(/\s+/).filter(Boolean);
  const likely = [...listJoined(index, typed), ...listParted(index, typed)]
    .sort((a, b) => b.count - a.count)
    .slice(0, maxTries);
  for (const { words } of likely) {
    const parsed = understand(words);
    if (!parsed) continue;
    const { positions, match } = matcher.match(parsed);
    if (match === 'exact' && positions.length > found * likelierBy) return words;
  }
  return null;
}

interface Regrouped {
  readonly words: string;
  /** How many objects have what is new in it. */
  readonly count: number;
}

function listJoined(index: SearchIndex, typed: readonly string[]): Regrouped[] {
  return typed.slice(1).flatMap((second, at) => {
    const joined = `${typed[at]}${second}`;
    const count = countOf(index, joined);
    const words = [...typed.slice(0, at), joined, ...typed.slice(at + 2)].join(' ');
    return count > 0 ? [{ words, count }] : [];
  });
}

function listParted(index: SearchIndex, typed: readonly string[]): Regrouped[] {
  return typed.flatMap((word, at) => {
    if (countOf(index, word) > 0) return [];
    const cuts = Array.from(
      { length: Math.max(0, word.length - 2 * minPartLength + 1) },
      (_, cut) => [word.slice(0, cut + minPartLength), word.slice(cut + minPartLength)] as const,
    );
    return cuts.flatMap(([first, second]) => {
      const count = Math.min(countOf(index, first), countOf(index, second));
      const words = [...typed.slice(0, at), first, second, ...typed.slice(at + 1)].join(' ');
      return count > 0 ? [{ words, count }] : [];
    });
  });
}

/** How many objects have a word; 0 for what is not one word. */
function countOf(index: SearchIndex, text: string): number {
  const [word = '', ...others] = foldWords(text);
  const term = others.length > 0 ? -1 : index.terms.find(word);
  return term < 0 ? 0 : (index.postingCounts[term] as number);
}
