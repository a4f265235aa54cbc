import { foldWords } from '#shared/fold-text.ts';

const shortestWord = 4;

/**
 * The query with its unknown words replaced by the ones of the texts that are written most like
 * them; null when nothing is close enough, or nothing is unknown.
 * @param texts titles and names, each as it is written
 */
export function suggestSpelling(query: string, texts: readonly string[]): string | null {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    for (const word of text.match(/[\p{L}\p{M}\p{N}\u02BB-\u02BF\u2019]+/gu) ?? []) {
      const folded = foldWords(word).join('');
      if (folded.length >= shortestWord && !spellings.has(folded)) spellings.set(folded, word);
    }
  }
  const known = [...spellings.keys()];
  let hasChanged = false;
  const words = foldWords(query).map((word) => {
    if (word.length < shortestWord || known.some((one) => one.startsWith(word))) return word;
    const allowed = word.length < 7 ? 1 : 2;
    let best: { word: string; distance: number } | null = null;
    for (const candidate of known) {
      if (Math.abs(candidate.length - word.length) > allowed) continue;
      const distance = countEdits(word, candidate, allowed);
      if (distance <= allowed && (!best || distance < best.distance)) {
        best = { word: candidate, distance };
      }
    }
    if (!best) return word;
    hasChanged = true;
    return spellings.get(best.word)?.toLowerCase() ?? best.word;
  });
  return hasChanged ? words.join(' ') : null;
}

/**
 * Letters added, dropped, changed or swapped with their neighbour between two words; anything above
 * `most` may be told as `most + 1`.
 */
export function countEdits(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
