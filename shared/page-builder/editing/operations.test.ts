import { describe, expect, test } from 'vitest';
import { toDrawnId } from '../drawn-id.ts';
import { completeIds, copyBlock, copyData } from './block-ids.ts';
import {
  type Block,
  type EditedEntry,
  elementType,
  findBlock,
  rootList,
  walkBlocks,
} from './block-tree.ts';
import { applyAll, applyOperation, type Operation } from './operations.ts';
import type { Step } from './values.ts';

const block = (id: string, fields: Partial<Block> = {}): Block => ({
  '@type': elementType,
  id,
  ...fields,
});
const text = (id: string, words: string) =>
  block(id, { component: { name: 'Text', options: { text: words } } });

const page: EditedEntry = {
  id: 'page',
  name: 'Page',
  extra: { kept: [1, { deep: null }] },
  data: {
    title: { '@type': '@builder.io/core:LocalizedValue', Default: 'Page', es: 'Página' },
    blocks: [
      text('hello', 'Hello'),
      block('columns', {
        component: {
          name: 'Columns',
          options: { columns: [{ blocks: [text('left', 'Left')] }, { blocks: [] }] },
        },
      }),
      block('section', { children: [text('in', 'In')], unknown: { field: true } }),
    ],
  },
};

const children = (parent: string) => ({ parent, list: ['children'] as Step[] });
const column = (position: number) => ({
  parent: 'columns',
  list: ['component', 'options', 'columns', position, 'blocks'] as Step[],
});
const root = { parent: null, list: rootList };

const order = (entry: EditedEntry) => [...walkBlocks(entry)].map((one) => one.block.id).join(' ');
const applied = (entry: EditedEntry, operation: Operation) => {
  const result = applyOperation(entry, operation);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
};

describe('one change', () => {
  test.for<[string, Operation, string]>([
    [
      'inserts',
      { kind: 'insert', block: block('new'), place: { ...root, after: 'hello' } },
      'hello new columns left section in',
    ],
    [
      'inserts into an empty column',
      { kind: 'insert', block: block('new'), place: { ...column(1), after: null } },
      'hello columns left new section in',
    ],
    [
      'begins a list',
      { kind: 'insert', block: block('new'), place: { ...children('hello'), after: null } },
      'hello new columns left section in',
    ],
    ['removes with what is inside', { kind: 'remove', id: 'section' }, 'hello columns left'],
    [
      'moves into a section',
      { kind: 'move', id: 'hello', place: { ...children('section'), after: 'in' } },
      'columns left section in hello',
    ],
    [
      'moves out of a column',
      { kind: 'move', id: 'left', place: { ...root, after: null } },
      'left hello columns section in',
    ],
    [
      'moves to the end where the block before is gone',
      { kind: 'move', id: 'hello', place: { ...root, after: 'gone' } },
      'columns left section in hello',
    ],
  ])('%s, and is taken back', ([, operation, expected]) => {
    const { entry, inverse } = applied(page, operation);
    expect(order(entry)).toBe(expected);
    expect(applied(entry, inverse).entry).toEqual(page);
  });

  test('sets what was not there, and takes its surroundings back with it', () => {
    const operation: Operation = {
      kind: 'set',
      id: 'hello',
      path: ['responsiveStyles', 'large', 'marginTop'],
      to: 'var(--space-8)',
    };
    const { entry, inverse } = applied(page, operation);
    expect(JSON.stringify(entry)).toContain('"large":{"marginTop":"var(--space-8)"}');
    expect(JSON.stringify(applied(entry, inverse).entry)).toBe(JSON.stringify(page));
  });

  test.for<[string, Operation, string]>([
    ['a block that is gone', { kind: 'remove', id: 'gone' }, 'gone'],
    [
      'a move into itself',
      { kind: 'move', id: 'columns', place: { ...column(0), after: null } },
      'inside',
    ],
    [
      'a value that is another by now',
      { kind: 'set', id: 'hello', path: ['component', 'options', 'text'], from: 'Bye', to: 'Hi' },
      'changed',
    ],
    [
      'a name of JavaScript’s own',
      { kind: 'set', id: 'hello', path: ['__proto__', 'x'], to: 1 },
      'wrong',
    ],
    ['another id', { kind: 'set', id: 'hello', path: ['id'], from: 'hello', to: 'in' }, 'wrong'],
    [
      'a block that is there already',
      {
        kind: 'insert',
        block: block('x', { children: [block('in')] }),
        place: { ...root, after: null },
      },
      'wrong',
    ],
  ])('refuses %s', ([, operation, refusal]) => {
    expect(applyOperation(page, operation)).toEqual({ refusal });
  });

  test('joins words that two wrote apart, and clashes where nobody joins', () => {
    const operation: Operation = {
      kind: 'set',
      id: 'hello',
      path: ['component', 'options', 'text'],
      from: 'Old',
      to: 'Mine',
    };
    const joined = applyOperation(page, operation, { joinWords: (...all) => all.join('+') });
    expect(JSON.stringify('entry' in joined && joined.entry)).toContain('Old+Mine+Hello');
    expect(applyOperation(page, operation, { joinWords: () => null })).toEqual({
      refusal: 'changed',
    });
  });
});

test('a copy has new ids all the way down and is the same otherwise', () => {
  let made = 0;
  const [, columns] = page.data.blocks as Block[];
  const copy = copyBlock(columns as Block, () => `new-${++made}`);
  expect(JSON.stringify(copy)).toBe(
    JSON.stringify(columns).replace('"columns",', '"new-1",').replace('"left"', '"new-2"'),
  );
});

test('ids are completed where one is missing or there twice, and nowhere else', () => {
  expect(completeIds(page, 'page')).toBe(page);
  const broken = { data: { blocks: [{ '@type': elementType }, block('a'), block('a')] } };
  expect(order(completeIds(broken as unknown as EditedEntry, 'p'))).toBe(
    'builder-p-1 a builder-p-3',
  );
});

test('the editor’s CSS goes on holding for blocks whose id was there twice, and for those of copies', () => {
  const data = { blocks: [block('builder-a'), block('builder-b')], cssCode: '.builder-a > .x{}' };
  const entry = { data, variations: { other: { data } } };
  const { variations, data: own } = completeIds(entry, 'p');
  expect(own).toBe(data);
  expect(variations).toMatchObject({
    other: { data: { cssCode: ':is(.builder-a,.builder-p-3) > .x{}' } },
  });
  const twice = copyData({ ...data, blocks: [block('a'), block('builder-a')] }, () => 'builder-n');
  expect(twice.cssCode).toBe(':is(.builder-n,.builder-n) > .x{}');
  let made = 0;
  expect(copyData({ ...data, title: 'T' }, () => `builder-${++made}`)).toEqual({
    title: 'T',
    ...{ blocks: [block('builder-1'), block('builder-2')], cssCode: '.builder-1 > .x{}' },
  });
});

test('ids are parted in a countable number of steps, however they are called', () => {
  const ids = Array.from({ length: 60 }, (_, turn) => `builder-p-2${'-2'.repeat(turn)}`);
  const blocks = [...ids, ...ids, 'x'.repeat(150), 'x'.repeat(151)].map((id) => block(id));
  const complete = completeIds({ data: { blocks } }, 'p'.repeat(300));
  expect(new Set(order(complete).split(' ').map(toDrawnId)).size).toBe(blocks.length);
});

test.for(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  '200 random changes undone lead to the beginning, done again to the end: %i',
  (seed) => {
    const random = createRandom(seed);
    const undo: Operation[] = [];
    let entry = page;
    for (let number = 0; number < 200; number += 1) {
      const result = applyOperation(entry, randomOperation(entry, random, number));
      if ('refusal' in result) continue;
      undo.unshift(result.inverse);
      entry = result.entry;
    }
    expect(undo.length).toBeGreaterThan(100);
    const back = applyAll(entry, undo);
    expect(back.refused).toEqual([]);
    expect(back.entry).toEqual(page);
    const again = applyAll(back.entry, back.inverse);
    expect(again.refused).toEqual([]);
    expect(again.entry).toEqual(entry);
  },
);

/** As it would be found without an index. */
const walkTo = (entry: EditedEntry, id: string) =>
  [...walkBlocks(entry)].find(({ block: one }) => one.id === id) ?? null;

test.for([1, 2, 3, 4, 5])(
  'blocks are found where they stand after each of 200 random changes, those that are gone nowhere: %i',
  (seed) => {
    const random = createRandom(seed);
    const ids = new Set([...walkBlocks(page)].map((found) => found.block.id));
    let entry = page;
    for (let number = 0; number < 200; number += 1) {
      const result = applyOperation(entry, randomOperation(entry, random, number));
      if ('refusal' in result) continue;
      entry = result.entry;
      for (const found of walkBlocks(entry)) ids.add(found.block.id);
      for (const id of ids) expect(findBlock(entry, id), id).toEqual(walkTo(entry, id));
    }
    // Written whole, a list says anew which blocks there are.
    const [first] = entry.data.blocks as readonly Block[];
    const path = ['data', 'blocks'];
    const whole = applied(entry, {
      ...{ kind: 'set', id: null, path, from: entry.data.blocks, to: [first] },
    }).entry;
    for (const id of ids) expect(findBlock(whole, id), id).toEqual(walkTo(whole, id));
  },
);

function randomOperation(
  entry: EditedEntry,
  random: (below: number) => number,
  number: number,
): Operation {
  const found = [...walkBlocks(entry)];
  const one = found[random(found.length)];
  const pick = found[random(found.length)];
  if (!one || !pick)
    return { kind: 'insert', block: block(`n${number}`), place: { ...root, after: null } };
  const places = [
    pick.place,
    { parent: pick.place.parent, list: pick.place.list, after: pick.block.id },
    { ...children(pick.block.id), after: null },
  ];
  const place = places[random(places.length)] ?? pick.place;
  const { id } = one.block;
  const path = [
    ['component', 'options', 'text'],
    ['responsiveStyles', ['large', 'small'][random(2)] ?? '', 'padding'],
    ['layerName'],
  ][random(3)] as string[];
  const from = path.reduce<unknown>((value, step) => Object(value)[step], one.block);
  const operations: (() => Operation)[] = [
    () => ({
      kind: 'insert',
      block: block(`n${number}`, { children: [text(`t${number}`, 'x')] }),
      place,
    }),
    () => ({ kind: 'move', id, place }),
    () => ({ kind: 'set', id, path, from, to: random(3) ? `v${number}` : undefined }),
    () => ({
      kind: 'insert',
      block: copyBlock(one.block, () => `c${number}-${random(1e9)}`),
      place,
    }),
    () => ({ kind: 'remove', id }),
  ];
  return (operations[random(operations.length)] as () => Operation)();
}

/** The same numbers for the same seed. */
function createRandom(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return state % below;
  };
}
