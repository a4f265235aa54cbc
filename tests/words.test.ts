import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatMonth } from '#shared/dates/format-dates.ts';
import { listSources } from './setup/read-imports.ts';
import { britishSpelling } from './words/british-spellings.ts';
import { listCodeTexts, listTexts, type Text } from './words/list-texts.ts';

const english = listTexts('en');
const spanish = listTexts('es');
const hawaiian = listTexts('haw');

test('the texts of a language are all found', () => {
  for (const texts of [english, spanish, hawaiian]) expect(texts.length).toBeGreaterThan(5000);
});

test('the museum writes American English, as its neighbors do', () => {
  expect(list([...english, ...listCodeTexts()], britishSpelling)).toEqual([]);
});

test('no line begins with an interpunct: what it follows keeps it', () => {
  const codes = listSources(['app'])
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ from: file, text: readFileSync(file, 'utf8') }));
  const loose = / ·|::before\s*\{\s*content: "·/;
  // One screen shows letters, not words.
  const told = [...english, ...spanish, ...hawaiian, ...codes].filter(
    ({ from, text }) => loose.test(text) && !from.endsWith('TypographyTest.tsx'),
  );
  expect(told.map(({ from }) => from)).toEqual([]);
});

test('titles keep their compounds whole, wherever they are written', () => {
  const writes = /<Localized of=\{[^}]*\btitle\b/;
  const loose = listSources(['app']).filter(
    (file) => file.endsWith('.tsx') && writes.test(readFileSync(file, 'utf8')),
  );
  expect(loose).toEqual([]);
});

test.each([
  'the colours',
  'two metres',
  'a theatre',
  'organised',
  'cancelled',
  'enamelled',
  'grey',
  'a programme',
  'towards',
  'ten per cent',
  'E-mail',
  'jewellery',
  'neighbourhood',
  'lustreware',
  'moulded',
])('%s is seen as British', (text) => {
  expect(text.match(britishSpelling)).not.toBeNull();
});

test.each([
  'the color of four meters',
  'a catalogue',
  'advertised',
  'a tour',
  'surprised',
  'promises',
  'hours',
  'our house',
  'pour',
  'raised',
  'devised',
  'exercise',
  'spelled',
  'rolled',
  'filled',
  'wall',
])('%s is seen as American', (text) => {
  expect(text.match(britishSpelling)).toBeNull();
});

test('email is written in one way, and letters of paper alone are mail', () => {
  expect(
    list(
      english,
      /\be-mails?\b|\bby mail\b|\b(your|our|this|mail) mail\b|\ba mail\b|(?<!e)mail address/gi,
    ),
  ).toEqual([]);
  expect(list(spanish, /(?<!\{)\be-?mails?\b/gi)).toEqual([]);
});

test('times are written in one way in each language', () => {
  expect(
    list(english, /\d\s?[ap]\.\s?m\b|\d[ap]m\b|\d\s[AP]M\b|\b(1[3-9]|2[0-3]):\d\d\b(?!\.\d)/g),
  ).toEqual([]);
  expect(
    list(
      spanish,
      /\d\s?[ap]\.?m\b|\d\s?[AP]\.?M\b|\d\s?(h|hs|hrs|horas)\b(?<!\b\d+ horas)|\b(1[3-9]|2[0-3]):\d\d\b(?!\.\d)/g,
    ),
  ).toEqual([]);
  expect(
    list(hawaiian, /\d\s?[ap]\.\s?m\b|\d\s?[ap]m\b|\b(1[3-9]|2[0-3]):\d\d\b(?!\.\d)/g),
  ).toEqual([]);
});

test('a carnation and a carpet have one name each in Hawaiian', () => {
  expect(list(hawaiian, /poni mōʻī|moena hulu hipa/gi)).toEqual([]);
});

test('a plant has its Hawaiian name, or one that it has in Latin, in records and in words', () => {
  const borrowed =
    /(?<![-/\w])(tulips?|hyacinths?|cypress(es)?|peon(y|ies)|popp(y|ies)|carnations?|roses?|pomegranates?|almonds?|willows?|jasmine)(?![-\w])/gi;
  expect(list(hawaiian, borrowed)).toEqual([]);
});

test('one thing has one word in Hawaiian: a compass, a screen, a lotus, captions, an astrolabe', () => {
  // ʻOno is good to eat: six corners are ʻeono.
  const others =
    /pānānā|mea kaha pōʻai|pale puka(?!aniani)|pale (lāʻau|māpala|pōhaku|hōkū|koa)|lokuka|kūlepe|pomegelane|hua ʻōlelo|ʻakolapa|mea hana lau|ʻikepili ākea|(kihi|ʻaoʻao) ʻono/gi;
  expect(list(hawaiian, others)).toEqual([]);
});

test('a Hawaiian word has one spelling, as the house wrote it first', () => {
  const others = [
    ...['hoʻohehee', 'kaʻei', 'ʻīnia', 'inikō', 'kakaikahi', 'kākaʻikahi', 'kekelē', 'laʻau'],
    ...['ʻowili', 'palolo', 'pōuli', 'aneane', 'mohala', 'moakāka', 'ʻasia', 'anuʻu', 'kāhua'],
  ];
  const letter = "[\\wāēīōūʻ']";
  const words = new RegExp(`(?<!${letter})(${others.join('|')})(?!${letter})`, 'gi');
  expect(list(hawaiian, words)).toEqual([]);
});

test('and one thing one word on the way to it: the garden, a reservation, the house’s faith', () => {
  const others = /(ka|ke|i ka|ma ka) māla(?! kalo)(?![\wāēīōūʻ])|kāinoa|papa kelena|ʻIselama/gi;
  expect(list(hawaiian, others)).toEqual([]);
  const spoken = /presentar solicitud|tráiganos una|noche temprana|mostrador(?! de la tienda)/gi;
  expect(list(spanish, spoken)).toEqual([]);
});

test('and in Spanish: the one who draws patterns, and a vessel that sprinkles', () => {
  expect(list(spanish, /dibujante de patrones|rociador/gi)).toEqual([]);
});

test('Spanish is that of Latin America, and nothing in it is English in Spanish letters', () => {
  expect(list(spanish, /practicantes? cultural(es)?|andamos sobre|apuntarse/gi)).toEqual([]);
});

test('an English date begins with its month', () => {
  const months = Array.from({ length: 12 }, (_, index) => formatMonth(index + 1, 'en')).join('|');
  expect(list(english, new RegExp(`\\b\\d{1,2}(st|nd|rd|th)? (of )?(${months})\\b`, 'g'))).toEqual(
    [],
  );
});

test('thousands are set apart as in Honolulu in every language', () => {
  for (const texts of [english, spanish, hawaiian])
    expect(list(texts, /(?<![\d.,+]|\+\d )\d{1,3}[.\u00a0\u202f ]\d{3}(?![\d-])(?=\D)/g)).toEqual(
      [],
    );
});

/** "content/x.json: two metres (metres)" */
const list = (texts: readonly Text[], pattern: RegExp): string[] =>
  texts.flatMap(({ from, text }) => {
    const found = text.match(pattern);
    return found ? [`${from}: ${text.slice(0, 140)} (${found.join(', ')})`] : [];
  });

test('a measure in a text says inches, feet or miles too', () => {
  const metric =
    /\d (?:cm|mm|centimeters?|centímetros?|kenimika|meters|metros|mika|kilometers|kilómetros|kilomika)\b(?! \(| ka lōʻihi)/;
  const told = [english, spanish, hawaiian].flatMap((texts) => list(texts, metric));
  expect(told.filter((one) => one.includes('content/documents'))).toEqual([]);
});

test('a link’s name says alone where it leads', () => {
  const empty =
    /^(?:how|here|more|click here|(?:read|see|learn|find out) more|cómo|aquí|más|(?:leer|ver|saber) más|pehea|ma ʻaneʻi|hou aku)[.…]?$/i;
  const told = [...english, ...spanish, ...hawaiian].filter(
    ({ from, text }) => from.startsWith('content') && empty.test(text),
  );
  expect(told).toEqual([]);
});
