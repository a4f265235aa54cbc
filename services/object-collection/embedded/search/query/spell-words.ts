import { foldWords } from '#shared/search/fold-text.ts';
import { chooseSpelling, listWrittenWords, trimQuotes } from '#shared/search/written-words.ts';
import type { ObjectRecord } from '../../object-record.ts';

/**
 * How a folded word is written in these records; itself when it stands in none of the fields that
 * people read.
 */
export function spellWord(word: string, records: readonly ObjectRecord[]): string {
  let best: string | null = null;
  for (const text of records.flatMap(listTexts)) {
    for (const { text: written } of listWrittenWords(text)) {
      if (foldWords(written).join('') !== word) continue;
      const spelling = trimQuotes(written);
      best = best === null ? spelling : chooseSpelling(best, spelling);
    }
  }
  return best ?? word;
}

const listTexts = (record: ObjectRecord): string[] =>
  [
    record.title,
    record.objectType,
    record.place,
    record.culture,
    ...record.materials,
    ...record.techniques,
    record.description,
  ]
    .flatMap((texts) => Object.values(texts ?? {}))
    .concat(
      record.makers.map(({ name }) => name),
      record.motifs,
      record.originalTitle?.text ?? [],
    );
