import { expect, test } from 'vitest';
import { mergeBlocks, mergeWords } from './merge-texts.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });
/** Words that are in no other text of the name. */
const toText = (name: string, count: number, end = '') =>
  Array.from({ length: count }, (_, index) => `${name}${index}${end}`).join(' ');

test('two who write in one sentence are joined, also where their words stand side by side', () => {
  expect(mergeWords('red tiles shine', 'blue tiles shine', 'red bowls shine')).toBe(
    'blue bowls shine',
  );
  expect(
    mergeWords('One. Two tiles. Three.', 'One. Two bowls. Three.', 'Zero. Two tiles. Three.'),
  ).toBe('Zero. Two bowls. Three.');
});

test('a long text is joined where two write far from each other', () => {
  const base = Array.from({ length: 300 }, (_, index) => `The tile ${index} lies here.`);
  const with1 = (at: number, text: string) => base.with(at, text).join(' ');
  const joined = mergeWords(base.join(' '), with1(3, 'Mine.'), with1(290, 'Theirs.'));
  expect(joined).toBe(base.with(3, 'Mine.').with(290, 'Theirs.').join(' '));
});

test.for([
  { name: 'texts that share nothing but spaces', parts: [1, 2, 3], end: '' },
  { name: 'texts of one sentence again and again', parts: [0, 0, 0], end: '.' },
])('$name are left to whoever wrote them, and nobody waits', ({ parts, end }) => {
  const [base = '', mine = '', theirs = ''] = parts.map((part, index) =>
    part === 0
      ? Array.from({ length: 6_000 + index }, () => `a${end}`).join(' ')
      : toText(`w${part}x`, 4_000),
  );
  expect(mergeWords(base, mine, theirs)).toBeNull();
  expect(mergeBlocks([paragraph(base)], [paragraph(mine)], [paragraph(theirs)])).toBeNull();
});
