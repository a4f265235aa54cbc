import { describe, expect, test } from 'vitest';
import { parseTextBlock } from './parse-rich-text.ts';

const read = (source: string) => parseTextBlock(source, (address) => ({ address }));

describe('a text block', () => {
  test.each([
    ['## Heading', 'heading2', 'Heading'],
    ['### Heading', 'heading3', 'Heading'],
    ['- item', 'list-item', 'item'],
    ['12. item', 'o-list-item', 'item'],
    ['-item', 'paragraph', '-item'],
    ['1960. was a year', 'paragraph', '1960. was a year'],
    ['#tag', 'paragraph', '#tag'],
  ])('%s is a %s', (source, type, text) => {
    expect(read(source)).toEqual({ type, text, spans: [] });
  });

  test('holds spans inside spans, the outer first', () => {
    expect(read('A **bold *and slanted* [link](/visit)** end')).toEqual({
      type: 'paragraph',
      text: 'A bold and slanted link end',
      spans: [
        { start: 2, end: 23, type: 'strong' },
        { start: 7, end: 18, type: 'em' },
        { start: 19, end: 23, type: 'hyperlink', data: { address: '/visit' } },
      ],
    });
  });

  test.each(['[*slanted*](/visit)', '*[slanted](/visit)*'])(
    'holds a link first of what has the same words: %s',
    (source) => {
      expect(read(source).spans.map(({ type }) => type)).toEqual(['hyperlink', 'em']);
    },
  );

  test('counts spans in UTF-16 units', () => {
    const { text, spans } = read('𝄞 *ʻŌlelo*');
    expect(text.slice(spans[0]?.start, spans[0]?.end)).toBe('ʻŌlelo');
  });

  test.each(['5 * 3 * 2', 'a * b', '**', '2 ** 3', '[x] (y)', '{{fa}}', '*'])(
    'leaves signs alone that mark nothing: %s',
    (source) => {
      expect(read(source)).toEqual({ type: 'paragraph', text: source, spans: [] });
    },
  );

  test('takes a sign after a backslash as it is', () => {
    expect(read(String.raw`\*not\* \[this\](that)`)).toEqual({
      type: 'paragraph',
      text: '*not* [this](that)',
      spans: [],
    });
  });

  test('runs from right to left when it begins so', () => {
    expect(read('کاشی ستاره‌ای')).toMatchObject({ direction: 'rtl' });
    expect(read('Tile: {{fa|کاشی}}')).not.toHaveProperty('direction');
  });
});
