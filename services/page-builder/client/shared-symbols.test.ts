import { expect, test } from 'vitest';
import type { BuilderBlock } from '#services/page-builder/contract.ts';
import { toContent } from './to-content.ts';

const scope = { locales: ['en'], warn: () => {} };
const symbol = (fields: object) => ({
  '@type': '@builder.io/sdk:Element',
  id: 'builder-1',
  component: { name: 'Symbol', options: { symbol: { model: 'symbol', ...fields } } },
});
interface Symbol {
  readonly content?: { id: string; data: { blocks: [] } };
}
const contentOf = (block: BuilderBlock | undefined) =>
  (block?.component?.options?.symbol as Symbol | undefined)?.content;
const read = (...blocks: unknown[]) =>
  toContent({ id: 'page', data: { blocks } }, 'page', scope).content.data.blocks;

test('a symbol whose content has no id is read by the name of its entry, or as its own', () => {
  const [named, nameless] = read(
    symbol({ entry: 'footer', content: { data: { blocks: [{}] } } }),
    symbol({ content: { id: 7, data: { blocks: [{}] } } }),
  );
  expect(contentOf(named)?.id).toBe('footer');
  expect(contentOf(named)?.data.blocks).toHaveLength(1);
  expect(contentOf(nameless)?.data.blocks).toHaveLength(1);
});

test('one state of an entry is one object at all its places, another state is not', () => {
  const content = (lastUpdated: number) => ({ id: 'footer', lastUpdated, data: { blocks: [{}] } });
  const [first, second, newer] = read(
    symbol({ entry: 'footer', content: content(1) }),
    symbol({ entry: 'footer', content: content(1) }),
    symbol({ entry: 'footer', content: content(2) }),
  );
  expect(contentOf(second)).toBe(contentOf(first));
  expect(contentOf(newer)).not.toBe(contentOf(first));
});

test('an entry never comes to lie in itself', () => {
  const inner = { id: 'b', rev: '1', data: { blocks: [symbol({ entry: 'page' })] } };
  const blocks = read(
    symbol({
      entry: 'a',
      content: { id: 'a', rev: '1', data: { blocks: [symbol({ entry: 'b', content: inner })] } },
    }),
    symbol({ entry: 'b', content: inner }),
  );
  expect(() => JSON.stringify(blocks)).not.toThrow();
});
