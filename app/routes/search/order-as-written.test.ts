import { expect, test } from 'vitest';
import { orderAsWritten } from './order-as-written.ts';
import { toEntry } from './site-index/entry.ts';

const found = (title: string, text = '') => {
  const entry = toEntry({
    key: title,
    kind: 'pages',
    href: '/',
    title: { text: title, language: 'haw' },
    texts: [{ text, language: 'haw' }],
  });
  return { entry, foundIn: entry, score: 1, place: 'title' as const };
};

test('words as typed stand before other marks, those before longer words, titles before texts', () => {
  const all = [
    found('Mea kāpala'),
    found('Nā kāpā'),
    found('Lole', 'ua kapa ʻia'),
    found('Ke kapa kuiki'),
  ];
  const ordered = (typed: string) =>
    orderAsWritten(all, typed).map(({ entry: { title }, place }) => `${title.text}: ${place}`);
  expect(ordered('Kapa')).toEqual([
    'Ke kapa kuiki: title',
    'Lole: text',
    'Nā kāpā: title',
    'Mea kāpala: text',
  ]);
  expect(ordered('kāpala')[0]).toBe('Mea kāpala: title');
});

test('a sign typed for an ʻokina is one', () => {
  const all = [found('He pao'), found('He paʻo')];
  expect(orderAsWritten(all, "pa'o").map(({ entry }) => entry.key)).toEqual(['He paʻo', 'He pao']);
});
