import { parseWords } from '#shared/search/parse-words.ts';
import { countEdits } from './count-edits.ts';
import type { SiteIndex } from './site-index/site-index.ts';

/** What is written most like it: of "ceramcis" works know the ceramicist, pages ceramics. */
export function pickSpelling(
  words: string,
  ofObjects: string | null | undefined,
  site: SiteIndex | undefined,
): string | null {
  const ofPages = site?.text.suggestSpelling(words, parseWords) ?? null;
  if (!ofPages || !ofObjects) return ofObjects ?? ofPages;
  const count = (text: string) => countEdits(words.toLowerCase(), text.toLowerCase(), maxEdits);
  return count(ofPages) < count(ofObjects) ? ofPages : ofObjects;
}

const maxEdits = 4;
