import { expect, test } from 'vitest';
import { foldWords } from './fold-text.ts';
import { packStrings, StringTable } from './string-table.ts';
import { findTransliterated } from './transliterate.ts';

const terms = [
  ...['corn', 'crane', 'quran', 'koran', 'iznik', 'hafiz', 'hafez', 'muhammad', 'mehmed'],
  ...['mihrab', 'mirabeau', 'isfahan', 'esfahan', 'shahnama', 'shahnameh', 'بهزاد', 'محراب'],
  ...['mir', 'meer', 'meyer', 'ali', 'aly', 'nur', 'nour', 'sir', 'shir', 'hasan', 'hassan'],
  ...['qalam', 'kalem', 'asb', 'ossip', 'sayer', 'soyer', 'schar', 'bagh', 'bough', 'iran'],
  ...['hiroshige', 'utamaro', 'kyoto', 'tokyo', 'kandinsky', 'chagall', 'monet', 'degas'],
  ...['theotokopoulos', 'picasso', 'socrates', 'phidias', 'rodin', 'repin'],
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
  // Of three letters, one of them a vowel: with more vowels it is another name.
  ['میر', ['meer', 'mir']],
  ['علی', ['ali', 'aly']],
  ['نور', ['nour', 'nur']],
  ['شیر', ['shir']],
  ['حسن', ['hasan', 'hassan']],
  ['قلم', ['kalem', 'qalam']],
  // So few letters are read in the usual ways only.
  ['اسب', ['asb']],
  ['باغ', ['bagh']],
  ['ایران', ['iran']],
  ['در', []],
  ['ひろしげ', ['hiroshige']],
  ['ウタマロ', ['utamaro']],
  ['きょうと', ['kyoto']],
  ['とうきょう', ['tokyo']],
  ['Кандинский', ['kandinsky']],
  ['Шагал', ['chagall']],
  ['Моне', ['monet']],
  ['Роден', ['rodin']],
  ['Θεοτοκόπουλος', ['theotokopoulos']],
  ['Πικάσο', ['picasso']],
  ['Ντεγκά', ['degas']],
  ['Σωκράτης', ['socrates']],
  ['Φειδίας', ['phidias']],
  ['葛飾北斎', []],
  ['corn', []],
])('%s is written so in the other script', (text, expected) => {
  expect(find(text)).toEqual(expected);
});

const findIn = (texts: string[], word: string) => {
  const packed = packStrings(texts.sort());
  return findTransliterated(new StringTable(packed.letters, packed.starts), word);
};

test.each(['و', 'ي', 'ه', 'ع'])('a word of many %s is not tried in every way', (letter) => {
  const long = [`${'o'.repeat(59)}b`, `${'aeiou'.repeat(12)}b`];
  expect(findIn(long, letter.repeat(16))).toEqual([]);
});

test.each([
  // A vowel that begins a word has an alif before it, and a vowel beside an alif is no other one.
  ['uala', ['والی', 'اهلا']],
  ['leila', ['لاله']],
])('%s is no spelling of Arabic words that share its consonants', (word, texts) => {
  expect(findIn(texts.flatMap(foldWords), word)).toEqual([]);
});

test.each([
  ['daud', 'داود'],
  ['tahir', 'طاهر'],
  ['malik', 'مالک'],
  ['isfahan', 'اصفهان'],
  ['kawus', 'کاووس'],
  ['valide', 'والده'],
  ['wali', 'والی'],
  ['lale', 'لاله'],
  ['wasit', 'واسط'],
])('%s is %s', (word, text) => {
  expect(findIn(foldWords(text), word)).toEqual([0]);
});

test('nor is a long word in Latin letters', () => {
  expect(findIn(['وي'.repeat(8)], `${'aeiou'.repeat(11)}b`)).toEqual([]);
});

test('a word longer than any of the language is none', () => {
  expect(findIn([`b${'o'.repeat(20)}`], `ب${'و'.repeat(15)}`)).toEqual([0]);
  expect(findIn([`b${'o'.repeat(20)}`], `ب${'و'.repeat(20)}`)).toEqual([]);
});
