import { expect, test } from 'vitest';
import type { BuilderContent } from '#services/page-builder/contract.ts';
import { block, component, text, toEntry } from '../show-entry.test-support.tsx';
import { prepareContent } from './prepare-content.ts';

type Loose = Readonly<Record<string, unknown>>;

const symbol = (options: Loose) => component('Symbol', options);
const content = (id: string, data: Loose) => ({ id, data });
const prepare = (data: Loose) => prepareContent(toEntry(data), { language: 'en' });

test('a symbol that contains itself ends there', () => {
  const inner: Loose = { id: 's1', data: {} };
  (inner.data as Record<string, unknown>).blocks = [
    symbol({ symbol: { entry: 's1', content: inner } }),
  ];
  const { content: prepared, warnings } = prepare({
    blocks: [symbol({ symbol: { entry: 's1', content: inner } })],
  });
  expect(JSON.stringify(prepared).length).toBeLessThan(2_000);
  expect(warnings.map(({ message }) => message)).toEqual([
    'a symbol contains itself and is left out',
  ]);
});

test('two symbols that contain each other without ids end too', () => {
  const a: Loose = { data: {} };
  const b: Loose = { data: { blocks: [symbol({ symbol: { content: a } })] } };
  (a.data as Record<string, unknown>).blocks = [symbol({ symbol: { content: b } })];
  expect(
    JSON.stringify(prepare({ blocks: [symbol({ symbol: { content: a } })] })).length,
  ).toBeLessThan(5_000);
});

test('ten thousand nested blocks are cut at a depth that can be drawn', () => {
  let nested = block({ id: 'builder-deepest' });
  for (let depth = 0; depth < 10_000; depth++) nested = block({ children: [nested] });
  const { content: prepared, warnings } = prepare({ blocks: [nested] });
  let depth = 0;
  let at = prepared.blocks[0];
  while (at) {
    depth++;
    at = at.children?.[0];
  }
  expect(depth).toBeGreaterThan(50);
  expect(depth).toBeLessThan(100);
  expect(warnings[0]?.message).toContain('deeper');
});

test('blocks nested through options are cut as well', () => {
  let nested = text('deepest');
  for (let depth = 0; depth < 1_000; depth++) {
    nested = component('Columns', { columns: [{ blocks: [nested] }] });
  }
  expect(prepare({ blocks: [nested] }).warnings[0]?.message).toContain('deeper');
});

test('a hundred thousand blocks are cut to what a page may hold', () => {
  const { content: prepared, warnings } = prepare({
    blocks: Array.from({ length: 100_000 }, (_, index) => block({ id: `builder-${index}` })),
  });
  expect(prepared.blocks).toHaveLength(5_000);
  expect(warnings).toHaveLength(1);
});

test('data that reaches for the prototype is only data', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":{"__proto__":{"b":1}}}',
  );
  const { content: prepared } = prepare({
    state: hostile,
    inputs: [{ name: '__proto__', defaultValue: { polluted: 1 } }],
    blocks: [
      component('Builder:StateProvider', { state: hostile }),
      symbol({ symbol: { data: hostile, content: content('s', { state: hostile }) } }),
      text('x', { bindings: { 'component.options.symbol.data.__proto__.polluted': '1' } }),
    ],
  });
  expect(({} as Loose).polluted).toBeUndefined();
  expect(JSON.stringify(prepared)).not.toContain('polluted');
  expect((prepared.state as Loose).polluted).toBeUndefined();
});

test('data is bounded in depth and size', () => {
  let deep: unknown = 'bottom';
  for (let depth = 0; depth < 5_000; depth++) deep = { deep };
  const huge = Array.from({ length: 200_000 }, () => ({ a: 1 }));
  const { content: prepared, warnings } = prepare({ state: { deep, huge }, blocks: [] });
  expect(JSON.stringify(prepared.state).length).toBeLessThan(2_000_000);
  expect(warnings).toHaveLength(2);
});

test.for<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'blocks'],
  ['a number', 7],
  ['a list of anything', [null, 1, 'x', [], [[]], {}, { component: 'Text' }, { component: {} }]],
  [
    'wrong fields',
    [
      {
        id: {},
        tagName: [],
        class: 5,
        properties: 'x',
        responsiveStyles: [1],
        bindings: 'x',
        actions: 3,
        repeat: 'x',
        animations: {},
        children: 'y',
        meta: 4,
        code: 1,
        text: {},
      },
    ],
  ],
  [
    'wrong options',
    [
      { component: { name: 'Columns', options: { columns: 'x' } } },
      { component: { name: 'Symbol', options: { symbol: 'x' } } },
      { component: { name: 'Text', options: [] } },
      { component: { name: {}, options: 1 } },
    ],
  ],
  [
    'wrong animations',
    [
      {
        animations: [
          null,
          1,
          { trigger: 'hover' },
          { trigger: 'pageLoad', steps: 'x' },
          { trigger: 'pageLoad', steps: [{ styles: 1 }], duration: 'x' },
        ],
      },
    ],
  ],
])('%s in place of blocks is survived', ([, blocks]) => {
  expect(() => prepare({ blocks })).not.toThrow();
});

test('an entry without anything is survived', () => {
  const empty = { id: 'x' } as unknown as BuilderContent;
  expect(prepareContent(empty, { language: 'en' }).content.blocks).toEqual([]);
});
