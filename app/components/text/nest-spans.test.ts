import { expect, test } from 'vitest';
import type { RichTextSpan } from '#services/content-management/contract.ts';
import { nestSpans, type SpanNode } from './nest-spans.ts';

const span = (type: 'strong' | 'em', start: number, end: number): RichTextSpan => ({
  type,
  start,
  end,
});

/** The tree written with the initials of its spans. */
const write = (nodes: readonly SpanNode[]): string =>
  nodes
    .map((node) => ('text' in node ? node.text : `${node.span.type[0]}(${write(node.children)})`))
    .join('');

test('a text without spans is one piece', () => {
  expect(write(nestSpans('courtyard', []))).toBe('courtyard');
});

test('spans beside each other stay beside each other', () => {
  expect(write(nestSpans('one two three', [span('em', 8, 13), span('strong', 0, 3)]))).toBe(
    's(one) two e(three)',
  );
});

test('of two spans that begin together the longer is outside', () => {
  expect(write(nestSpans('one two', [span('em', 0, 3), span('strong', 0, 7)]))).toBe(
    's(e(one) two)',
  );
});

test('a span that reaches out of another loses nothing', () => {
  expect(write(nestSpans('one two three', [span('strong', 0, 7), span('em', 4, 13)]))).toBe(
    's(one e(two))e( three)',
  );
});

test('a span past the end of the text is cut there', () => {
  expect(write(nestSpans('one', [span('em', 1, 9), span('strong', 5, 8)]))).toBe('oe(ne)');
});

test('an empty span is left out', () => {
  expect(write(nestSpans('one', [span('em', 1, 1)]))).toBe('one');
});
