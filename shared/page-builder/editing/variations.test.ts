import { expect, test } from 'vitest';
import { type EditedEntry, elementType, findBlock, walkBlocks } from './block-tree.ts';
import { applyAll, type Operation } from './operations.ts';
import {
  addVariation,
  endTest,
  giveShare,
  listVariations,
  nameVariation,
  ownShare,
  removeVariation,
  rootOf,
} from './variations.ts';

const text = (id: string, words: string) => ({
  '@type': elementType,
  id,
  component: { name: 'Text', options: { text: words } },
});
const page: EditedEntry = {
  id: 'p',
  data: { title: 'Sea', state: { open: true }, blocks: [text('a', 'Sea')], theirs: [1] },
};

/** Ids of copies are those of a counter. */
const begin = (entry: EditedEntry, id: string) => {
  let made = 0;
  return addVariation(entry, { id, name: `Form ${id}`, now: 7 }, () => `${id}-${++made}`);
};
const make = (entry: EditedEntry, operations: readonly Operation[]) => {
  const made = applyAll(entry, operations);
  expect(made.refused).toEqual([]);
  // Each of them is taken back whole.
  expect(applyAll(made.entry, made.inverse).entry).toEqual(entry);
  return made.entry;
};

test('another form begins as the page is, in the page builder’s own shape, with half of the visitors', () => {
  const tested = make(page, begin(page, 'b'));
  expect(tested.variations).toEqual({
    b: {
      ...{ id: 'b', name: 'Form b', testRatio: 0.5, meta: {}, createdDate: 7 },
      data: { ...page.data, blocks: [text('b-1', 'Sea')] },
    },
  });
  expect(tested.data).toBe(page.data);
  expect(tested.testRatio).toBe(0.5);
  const twice = make(tested, begin(tested, 'c'));
  expect(listVariations(twice).map(({ share }) => share)).toEqual([0.5, 0.25]);
});

test('shares never give more than there is, and what is left is the page’s own', () => {
  let entry = make(page, begin(page, 'b'));
  entry = make(entry, begin(entry, 'c'));
  entry = make(entry, giveShare(entry, 'b', 0.9));
  expect(listVariations(entry).map(({ share }) => share)).toEqual([0.75, 0.25]);
  entry = make(entry, giveShare(entry, 'c', -1));
  expect([ownShare(listVariations(entry)), entry.testRatio]).toEqual([0.25, 0.25]);
  // As a space elsewhere may hold them.
  const wrong = { ...entry, variations: { a: { testRatio: 0.7 }, b: { testRatio: 0.7 } } };
  expect(ownShare(listVariations(wrong))).toBe(-0.4);
});

test('a form is named and taken away, and the page stays', () => {
  const tested = make(page, begin(page, 'b'));
  const named = make(tested, nameVariation(tested, 'b', 'With the sea'));
  expect(listVariations(named)[0]?.name).toBe('With the sea');
  const alone = make(named, removeVariation(named, 'b'));
  expect(alone).toEqual({ ...page, variations: {}, testRatio: 1 });
});

test('the test ends with one form: all of it but what the page is called elsewhere', () => {
  let entry = make(page, begin(page, 'b'));
  const set = (path: string[], to: unknown): Operation => ({ kind: 'set', id: null, path, to });
  entry = applyAll(entry, [
    { ...set(['variations', 'b', 'data', 'title'], 'Old'), from: 'Sea' } as Operation,
    { ...set(['variations', 'b', 'data', 'cssCode'], '& {}') } as Operation,
    { kind: 'insert', block: text('new', 'More'), place: { ...rootOf('b'), after: 'b-1' } },
  ]).entry;
  const ended = make(entry, endTest(entry, 'b'));
  expect(ended.data).toEqual({
    ...page.data,
    blocks: [text('b-1', 'Sea'), text('new', 'More')],
    cssCode: '& {}',
  });
  expect(ended.variations).toEqual({});
  expect([...walkBlocks(ended)].map(({ block }) => findBlock(ended, block.id)?.path)).toEqual([
    ['data', 'blocks', 0],
    ['data', 'blocks', 1],
  ]);
  const unchanged = make(entry, endTest(entry, null));
  expect(unchanged.data).toEqual(page.data);
});

test('what somebody writes in a form that another has taken away is refused, and no half of it comes back', () => {
  const place = { ...rootOf('gone'), after: null };
  const made = applyAll(page, [
    { kind: 'insert', block: text('x', 'x'), place },
    { kind: 'set', id: null, path: ['variations', 'gone', 'name'], to: 'x' },
  ]);
  expect(made.refused.map(({ refusal }) => refusal)).toEqual(['gone', 'gone']);
  expect(made.entry).toEqual(page);
});
