import { describe, expect, test } from 'vitest';
import { readModels } from '../../../models/read-models.ts';
import { mergeValue } from './merge-values.ts';

const models = readModels();
const text = { type: 'Text' } as const;
const rich = { type: 'StructuredText' } as const;
const group = {
  type: 'Group',
  config: { fields: { name: text, role: text } },
} as const;

const merge = (
  model: Parameters<typeof mergeValue>[1],
  base: unknown,
  mine: unknown,
  theirs: unknown,
) => mergeValue(models, model, { path: 'en.field', base, mine, theirs });
const paragraph = (words: string, spans: object[] = []) => ({
  type: 'paragraph',
  text: words,
  spans,
});

describe('merging', () => {
  test('two words that are apart are both taken', () => {
    const merged = merge(text, 'one two three four', 'ONE two three four', 'one two three FOUR');
    expect(merged).toEqual({ value: 'ONE two three FOUR', conflicts: [], retained: [] });
  });

  test('of two prices none is lost: both are shown', () => {
    expect(merge(text, 'from 10-5', 'from 9-4', 'from 11-6')).toMatchObject({
      value: 'from 11-6',
      conflicts: [{ path: 'en.field', base: 'from 10-5', mine: 'from 9-4', theirs: 'from 11-6' }],
    });
  });

  test('words of one paragraph are joined, with marks over them', () => {
    const base = [paragraph('The court of the house.')];
    const mine = [paragraph('The court of the house.', [{ start: 4, end: 9, type: 'strong' }])];
    const theirs = [paragraph('The court of the old house.'), paragraph('A second one.')];
    expect(merge(rich, base, mine, [theirs[0]]).value).toEqual([
      paragraph('The court of the old house.', [{ start: 4, end: 9, type: 'strong' }]),
    ]);
    expect(merge(rich, base, base, theirs).value).toEqual(theirs);
  });

  test('a mark over a word that somebody else changed is asked', () => {
    const base = [paragraph('The court.')];
    const mine = [paragraph('The court.', [{ start: 4, end: 10, type: 'em' }])];
    expect(merge(rich, base, mine, [paragraph('The garden.')]).conflicts).toHaveLength(1);
  });

  test('blocks are added by both at different places', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((words) => paragraph(words));
    expect(merge(rich, [a, b], [c, a, b], [a, b, d]).value).toEqual([c, a, b, d]);
  });

  test('items of lists are found by their keys, wherever they are', () => {
    const [a, b] = [
      { _key: 'a', name: 'Lani', role: '' },
      { _key: 'b', name: 'Joon' },
    ];
    const c = { _key: 'c', name: 'Samir' };
    const merged = merge(group, [a, b], [b, a], [a, { ...b, name: 'Joon Park' }, c]);
    expect(merged.value).toEqual([{ ...b, name: 'Joon Park' }, c, a]);
    expect(merge(group, [a, b], [a], [a, b, c]).value).toEqual([a, c]);
    expect(
      merge(group, [a], [{ ...a, role: 'Curator' }], [{ ...a, name: 'Lani S.' }]).value,
    ).toEqual([{ _key: 'a', name: 'Lani S.', role: 'Curator' }]);
  });

  test('what one removed and another changed is kept, and said', () => {
    const a = { _key: 'a', name: 'Lani' };
    const changed = { _key: 'a', name: 'Lani Soares' };
    expect(merge(group, [a], [], [changed])).toMatchObject({
      value: [changed],
      retained: ['en.field[a]'],
    });
    expect(merge(group, [a], [changed], [])).toMatchObject({ value: [changed] });
  });

  test('two new orders are asked', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((key) => ({ _key: key, name: key }));
    const merged = merge(group, [a, b, c], [c, b, a], [b, a, c]);
    expect(merged.conflicts).toMatchObject([{ kind: 'order' }]);
    expect(merged.value).toEqual([b, a, c]);
  });

  test('words of a picture and the picture itself are changed by two', () => {
    const image = { type: 'Image' } as const;
    const base = { url: '/images/a.webp', alt: 'A', copyright: null };
    expect(
      merge(image, base, { ...base, alt: 'A court' }, { ...base, url: '/images/b.webp' }).value,
    ).toEqual({ url: '/images/b.webp', alt: 'A court', copyright: null });
  });

  test('parts of a slice are joined', () => {
    const slices = { type: 'Slices', config: { choices: { quote: {} } } } as const;
    const slice = (words: string, more: object = {}) => ({
      id: 'card_row$1',
      slice_type: 'card_row',
      variation: 'default',
      primary: { title: words, ...more },
      items: [],
    });
    const cards = [{ _key: 'n', item: { link_type: 'Any' } }];
    const merged = merge(
      slices,
      [slice('a', { cards: [] })],
      [slice('b', { cards: [] })],
      [slice('a', { cards })],
    );
    expect(merged).toMatchObject({ conflicts: [], value: [slice('b', { cards })] });
  });
});

/** Numbers that look random and are the same each time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('whatever two people change', () => {
  const random = createRandom(7);
  let number = 0;
  const change = (words: readonly string[]): string[] => {
    const next = [...words];
    for (let count = random(3); count >= 0; count -= 1) {
      const at = random(next.length + 1);
      if (random(3) === 0) next.splice(at, 1);
      else next.splice(at, random(2), `new${number++}`);
    }
    return next;
  };
  const make = () => Array.from({ length: 4 + random(8) }, (_, at) => `w${at}`);

  test.for([
    { name: 'words', model: text, read: (words: readonly string[]) => words.join(' ') },
    {
      name: 'paragraphs',
      model: rich,
      read: (words: readonly string[]) =>
        words.map((word, at) =>
          paragraph(
            `${word} and more`,
            at % 3 === 0 ? [{ start: 0, end: word.length, type: 'em' }] : [],
          ),
        ),
    },
    {
      name: 'items',
      model: group,
      read: (words: readonly string[]) => words.map((word) => ({ _key: word, name: word })),
    },
  ])(
    'of $name, nothing that is new is lost, and one change alone is taken as it is',
    ({ model, read }) => {
      for (let round = 0; round < 400; round += 1) {
        const words = make();
        const [base, mineWords, theirWords] = [words, change(words), change(words)];
        const [before, mine, theirs] = [read(base), read(mineWords), read(theirWords)];
        expect(merge(model, before, mine, before).value).toEqual(mine);
        expect(merge(model, before, before, theirs).value).toEqual(theirs);
        expect(merge(model, before, mine, mine).value).toEqual(mine);
        const merged = merge(model, before, mine, theirs);
        const kept = JSON.stringify(merged);
        const added = [...mineWords, ...theirWords].filter((word) => !base.includes(word));
        for (const word of added) expect(kept).toContain(word);
        const isClean = merge(model, before, theirs, mine).conflicts.length === 0;
        expect(isClean).toBe(merged.conflicts.length === 0);
      }
    },
  );
});
