import { expect, test } from 'vitest';
import { variantsOf, variantsPath } from './audiences.ts';
import { copyBlock } from './block-ids.ts';
import { type Block, type EditedEntry, elementType, findBlock, walkBlocks } from './block-tree.ts';
import { applyAll, type Operation } from './operations.ts';
import { fieldType } from './page-data.ts';
import { type Path, readAt } from './values.ts';
import {
  addVariation,
  endTest,
  giveShare,
  listVariations,
  nameVariation,
  removeVariation,
  rootOf,
} from './variations.ts';

// Everything that the studio does to a page, in whatever order.

const text = (id: string, words: string): Block => ({
  '@type': elementType,
  id,
  component: { name: 'Text', options: { text: words } },
});
const start: EditedEntry = {
  id: 'page',
  query: [{ property: 'city', operator: 'is', value: 'Hilo' }],
  unknown: { kept: [null, 1] },
  data: {
    title: 'Page',
    state: { found: 0 },
    blocks: [
      text('hello', 'Hello'),
      { ...text('some', ''), component: { name: 'PersonalizationContainer' }, children: [] },
      { ...text('box', 'x'), children: [text('in', 'In')], unknown: { field: true } },
    ],
  },
};

type Random = (below: number) => number;

/** One step as an editor takes it, of one or several changes. */
function randomStep(entry: EditedEntry, random: Random, number: number): readonly Operation[] {
  const set = (id: string | null, path: Path, to: unknown): Operation => ({
    ...{ kind: 'set', id, path, to },
    from: readAt(id === null ? entry : findBlock(entry, id)?.block, path),
  });
  const pick = <One>(list: readonly One[]): One | undefined => list[random(list.length || 1)];
  let made = 0;
  const createId = () => `n${number}-${++made}`;
  const all = [...walkBlocks(entry)];
  const block = pick(all)?.block ?? null;
  const around = pick(all);
  const variation = pick(listVariations(entry))?.id;
  const some = pick(all.filter((one) => one.block.component?.name === 'PersonalizationContainer'));
  const variants = some ? variantsOf(some.block) : [];
  const place =
    around && random(3)
      ? { ...around.place, after: around.block.id }
      : { ...rootOf(variation ?? null), after: null };
  const steps: (() => readonly Operation[])[] = [
    () => [{ kind: 'insert', block: text(createId(), 'new'), place }],
    () => (block ? [{ kind: 'remove', id: block.id }] : []),
    () => (block ? [{ kind: 'move', id: block.id, place }] : []),
    () => (block ? [{ kind: 'insert', block: copyBlock(block, createId), place }] : []),
    () => (block ? [set(block.id, ['component', 'options', 'text'], `w${number}`)] : []),
    () =>
      all.length > 40 || listVariations(entry).length > 3
        ? []
        : addVariation(entry, { id: `v${number}`, name: 'B', now: number }, createId),
    () => (variation ? giveShare(entry, variation, random(101) / 100) : []),
    () => (variation ? nameVariation(entry, variation, `N${number}`) : []),
    () => (variation && random(3) === 0 ? removeVariation(entry, variation) : []),
    () => (random(12) === 0 ? endTest(entry, random(2) ? (variation ?? null) : null) : []),
    () => {
      if (!some) return [];
      const own = { name: `g${number}`, query: [], blocks: [text(createId(), 'for some')] };
      return [set(some.block.id, variantsPath, [...variants, own].slice(-3))];
    },
    () =>
      some && variants.length > 0
        ? [
            set(
              some.block.id,
              [...variantsPath, random(variants.length), 'query'],
              random(2) ? [{ property: 'device', operator: 'is', value: 'mobile' }] : [],
            ),
          ]
        : [],
    () => [
      set(null, ['query'], [{ property: 'urlPath', operator: 'startsWith', value: `/${number}` }]),
    ],
    () => [set(null, ['priority'], random(2) ? number : undefined)],
    () =>
      block
        ? [
            set(block.id, ['bindings', 'component.options.text'], 'state.peopleItem.name'),
            set(block.id, ['repeat'], random(2) ? { collection: 'state.people' } : undefined),
          ]
        : [],
    () => (block ? [set(block.id, ['bindings', 'component.options.text'], undefined)] : []),
    () => [
      set(
        null,
        ['data', 'inputs'],
        random(4) === 0
          ? undefined
          : [
              {
                ...{ '@type': fieldType, name: 'people', type: 'list' },
                defaultValue: [{ name: `p${number}` }],
              },
            ],
      ),
    ],
    () =>
      readAt(entry, ['data', 'inputs', 0])
        ? [set(null, ['data', 'inputs', 0, 'defaultValue', 0, 'name'], `q${number}`)]
        : [],
    () => (block ? [set(block.id, ['responsiveStyles', 'small', 'display'], 'none')] : []),
    () => [set(null, ['data', 'title'], { Default: `T${number}`, es: 'P' })],
  ];
  return (pick(steps) as () => readonly Operation[])();
}

/** The same numbers for the same seed. */
function createRandom(seed: number): Random {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

test.for(Array.from({ length: 25 }, (_, seed) => seed + 1))(
  '200 random steps of every kind, undone one by one, lead to the beginning, and done again to the end: %i',
  (seed) => {
    const random = createRandom(seed);
    const undo: (readonly Operation[])[] = [];
    let entry = start;
    for (let number = 0; undo.length < 200; number += 1) {
      const made = applyAll(entry, randomStep(entry, random, number));
      if (made.inverse.length === 0) continue;
      expect(made.refused.every(({ refusal }) => refusal === 'inside')).toBe(true);
      undo.push(made.inverse);
      entry = made.entry;
    }
    const end = entry;
    const redo: (readonly Operation[])[] = [];
    for (const step of undo.reverse()) {
      const made = applyAll(entry, step);
      expect(made.refused).toEqual([]);
      redo.push(made.inverse);
      entry = made.entry;
    }
    expect(entry).toEqual(start);
    for (const step of redo.reverse()) {
      const made = applyAll(entry, step);
      expect(made.refused).toEqual([]);
      entry = made.entry;
    }
    expect(entry).toEqual(end);
    for (const { block, path } of walkBlocks(entry)) {
      expect(findBlock(entry, block.id)?.path).toEqual(path);
    }
  },
);
