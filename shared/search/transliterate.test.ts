import { expect, test } from 'vitest';
import { foldWords } from '../fold-text.ts';
import { packStrings, StringTable } from './string-table.ts';
import { findTransliterated } from './transliterate.ts';

const terms = [
  ...['corn', 'crane', 'quran', 'koran', 'iznik', 'hafiz', 'hafez', 'muhammad', 'mehmed'],
  ...['mihrab', 'mirabeau', 'isfahan', 'esfahan', 'shahnama', 'shahnameh', 'بهزاد', 'محراب'],
].sort();
const { letters, starts } = packStrings(terms);
const table = new StringTable(letters, starts);
const find = (text: string) =>
  findTransliterated(table, foldWords(text).join(''))
    .map((term) => terms[term])
    .sort();

test.each<[string, string[]]>([
  ['قرآن', ['koran', 'quran']],
  ['القرآن', ['koran', 'quran']],
  ['حافظ', ['hafez', 'hafiz']],
  ['محمد', ['mehmed', 'muhammad']],
  ['محراب', ['mihrab']],
  ['اصفهان', ['esfahan', 'isfahan']],
  ['شاهنامه', ['shahnama', 'shahnameh']],
  ['Behzād', ['بهزاد']],
  ['miḥrāb', ['محراب']],
  ['در', []],
  ['corn', []],
])('%s is written so in the other script', (text, expected) => {
  expect(find(text)).toEqual(expected);
});
