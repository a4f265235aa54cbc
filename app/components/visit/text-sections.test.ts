import { expect, test } from 'vitest';
import type { RichText } from '#services/content-management/contract.ts';
import { splitAtHeadings } from './text-sections.ts';

const block = (type: 'paragraph' | 'heading2' | 'heading3', text: string) => ({
  type,
  text,
  spans: [],
  direction: 'ltr' as const,
});
const textOf = (...blocks: RichText['blocks'][number][]): RichText => ({ language: 'haw', blocks });

test('a text is cut at its highest headings, and what stands before them opens it', () => {
  const { opening, sections } = splitAtHeadings(
    textOf(
      block('paragraph', 'Eia nā lula.'),
      block('heading2', 'Nā keiki'),
      block('paragraph', 'Hiki i nā keiki ke holo.'),
      block('heading3', 'Ma waho'),
      block('heading2', 'Inā ʻino ka manawa'),
    ),
  );
  expect(opening?.blocks).toHaveLength(1);
  expect(sections.map(({ id, text }) => [id, text.language, text.blocks.length])).toEqual([
    ['na-keiki', 'haw', 2],
    ['ina-ino-ka-manawa', 'haw', 0],
  ]);
});

test('two headings of the same words get two addresses', () => {
  const { sections } = splitAtHeadings(
    textOf(block('heading2', 'Access'), block('heading2', 'Access')),
  );
  expect(sections.map(({ id }) => id)).toEqual(['access', 'access-2']);
});

test('no text has no sections', () => {
  expect(splitAtHeadings(null)).toEqual({ opening: null, sections: [] });
});
