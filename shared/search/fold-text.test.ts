import { expect, test } from 'vitest';
import { foldText, foldWords } from './fold-text.ts';

test.each([
  ['ʻŌlelo Hawaiʻi', 'olelo hawaii'],
  ["Hawai'i", 'hawaii'],
  ['Hawai’i', 'hawaii'],
  ['Hawai‘i', 'hawaii'],
  ['Hawai`i', 'hawaii'],
  ['İznik', 'iznik'],
  ['IZNİK', 'iznik'],
  ['çatma kadırga', 'catma kadirga'],
  ['Qurʾān', 'quran'],
  ['ʿajamī', 'ajami'],
  ['muʿarraq', 'muarraq'],
  ['Straße, Łódź, Ørsted, æ œ', 'strasse, lodz, orsted, ae oe'],
  ['cuerda-seca – tile', 'cuerda seca tile'],
  ['  two \n lines ', 'two lines'],
  ['azulejo en forma de estrella: ¿cuál?', 'azulejo en forma de estrella: ¿cual?'],
  ['كاشى', 'كاشي'],
  ['کاشی', 'كاشي'],
  ['مَدْرَسَة', 'مدرسه'],
  ['أصفهان', 'اصفهان'],
  ['آينه', 'اينه'],
  ['قــرآن', 'قران'],
  ['سنة ١١٩١، ۱۲۳۴', 'سنه 1191، 1234'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding a folded text changes nothing', () => {
  const once = foldText('Kāhili — ʻAʻole, Ünye');
  expect(foldText(once)).toBe(once);
});

test('words are runs of letters and digits, joined where an ʻokina stood', () => {
  expect(foldWords('Oʻahu: 12-fold star (c. 1260)')).toEqual([
    'oahu',
    '12',
    'fold',
    'star',
    'c',
    '1260',
  ]);
});

test('letters of other scripts stay words', () => {
  expect(foldWords('کاشی، مشربية')).toEqual(['كاشي', 'مشربيه']);
});

test('a text without letters has no words', () => {
  expect(foldWords(' — … ')).toEqual([]);
});
