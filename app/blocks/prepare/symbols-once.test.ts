import { expect, test } from 'vitest';
import type { PreparedBlock, PreparedSymbol } from '../prepared.ts';
import { component, text } from '../show-entry.test-support.tsx';
import { limits } from './limits.ts';
import { prepare } from './prepare.test-support.ts';

const use = (content: object, data: object = {}) =>
  component('Symbol', { symbol: { model: 'symbol', data, content } });
const symbolOf = (block: PreparedBlock | undefined) => block?.options?.symbol as PreparedSymbol;

test('a symbol is prepared once however often it is used, its data each time', () => {
  const content = { id: 's', data: { blocks: [text('{{state.name}}')] } };
  const { blocks } = prepare({
    blocks: [use(content, { name: 'Ana' }), use(content, { name: 'Leo' })],
  }).content;
  expect(symbolOf(blocks[0]).blocks).toBe(symbolOf(blocks[1]).blocks);
  expect(blocks.map((block) => symbolOf(block).data.name)).toEqual(['Ana', 'Leo']);
});

/** Symbols with five symbols each, one in the other: 5^7 leaves. */
function fan(leaf: string) {
  let content: object = { id: 'leaf', data: { blocks: [text(leaf)] } };
  for (let level = 0; level < 7; level++) {
    content = { id: `level${level}`, data: { blocks: [1, 2, 3, 4, 5].map(() => use(content)) } };
  }
  return prepare({ blocks: [use(content)] });
}

/** What is drawn, which visits a shared part at each of its places. */
function countDrawn(blocks: readonly PreparedBlock[]): { blocks: number; letters: number } {
  const all = { blocks: 0, letters: 0 };
  for (const block of blocks) {
    const inner = countDrawn(symbolOf(block)?.blocks ?? []);
    all.blocks += 1 + inner.blocks;
    all.letters += inner.letters + String(block.options?.text ?? '').length;
  }
  return all;
}

test('symbols in symbols without end are cut off at the blocks of a page, loudly', () => {
  const { content, warnings } = fan('x');
  expect(countDrawn(content.blocks).blocks).toBeLessThanOrEqual(limits.blocks);
  const said = warnings.map(({ message }) => message).join('\n');
  expect(said).toContain('is not drawn once more');
});

test('long texts in symbols are cut off at the length of a page', () => {
  const { content, warnings } = fan('x'.repeat(100_000));
  const { letters } = countDrawn(content.blocks);
  expect(letters).toBeGreaterThan(0);
  expect(letters).toBeLessThanOrEqual(limits.pageLength);
  expect(warnings.map(({ message }) => message).join()).toContain('characters');
});
