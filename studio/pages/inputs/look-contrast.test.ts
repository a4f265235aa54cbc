import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Block, EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { applyOperation, type Operation } from '#shared/page-builder/editing/operations.ts';
import { listFreeLooks } from './free-looks.ts';
import { leastContrast } from './look-contrast.ts';
import {
  type AccentName,
  accentOf,
  accents,
  type GroundName,
  groundOf,
  grounds,
  lookAt,
  toAccentOf,
  toGround,
} from './token-looks.ts';

const block = (responsiveStyles: unknown, options: object = {}): Block =>
  ({ id: 'a', component: { name: 'Text', options }, responsiveStyles }) as unknown as Block;

const groundNames = Object.keys(grounds) as GroundName[];
const accentNames = Object.keys(accents) as AccentName[];

/** The block after operations on it. */
function after(before: Block, operations: readonly Operation[]): Block {
  let entry = { id: 'page', data: { blocks: [before] } } as unknown as EditedEntry;
  for (const operation of operations) {
    const made = applyOperation(entry, operation);
    if (!('entry' in made)) throw new Error(made.refusal);
    entry = made.entry;
  }
  return (entry.data.blocks as Block[])[0] as Block;
}

test.for<[object, number | null]>([
  [{ large: { color: '#000', backgroundColor: 'white' } }, 21],
  [{ large: { color: '#777777', backgroundColor: '#fff' } }, 4.48],
  // The ground of the wide window stays in the narrow one.
  [{ large: { color: '#000', backgroundColor: '#fff' }, small: { color: '#eee' } }, 1.16],
  [{ large: { color: 'rgb(0, 0, 0)', background: 'rgba(255, 255, 255, 1)' } }, 21],
  // On the ground of the page.
  [{ large: { color: '#fff' } }, 1.1],
  [{ large: { color: 'var(--palette-sand)' } }, 1.18],
  [{ large: { marginTop: '10px' } }, null],
  [{ large: { color: '#fff', backgroundImage: 'url(/images/a.webp)' } }, null],
  [{ large: { color: 'var(--ink)', backgroundColor: 'url(javascript:1)' } }, null],
])('%o can be read by %s', ([styles, ratio]) => {
  const found = leastContrast(block(styles));
  expect(found === null ? null : Math.round(found * 100) / 100).toBe(ratio);
});

test('words are read on the ground of the part around them, also where that is filled in of it', () => {
  const words = block({ large: { color: '#14285f' } });
  expect(leastContrast(words, [block({}, { ground: 'night' })])).toBeLessThan(1.5);
  expect(leastContrast(words, [block({}, { ground: 'sand' })])).toBeGreaterThan(9);
  const dark = after(block({}), toGround(block({}), 'large', 'ink'));
  expect(leastContrast(words, [dark])).toBeLessThan(1.5);
});

test.for(groundNames.flatMap((ground) => accentNames.map((accent) => [ground, accent] as const)))(
  'what is written on %s with the accent %s can be read, and is of the design',
  ([ground, accent]) => {
    const lying = after(block({}), toGround(block({}), 'medium', ground));
    const both = after(lying, toAccentOf(lying, 'medium', accent, 'plaster'));
    expect(leastContrast(both) ?? 21).toBeGreaterThanOrEqual(4.5);
    expect(listFreeLooks(both)).toEqual([]);
    const look = lookAt(both, 'medium');
    expect([groundOf(look), accentOf(look)]).toEqual([ground, accent]);
    const bare = after(both, toGround(both, 'medium', null));
    const none = after(bare, toAccentOf(bare, 'medium', null, 'plaster'));
    expect(lookAt(none, 'medium')).toEqual({});
  },
);

test('an accent is read on the ground around it, and told where that becomes another', () => {
  const bare = block({});
  const night = after(bare, toGround(bare, 'large', 'night'));
  const bright = after(bare, toAccentOf(bare, 'large', 'green', 'night'));
  expect(leastContrast(bright, [night])).toBeGreaterThan(4.5);
  expect(leastContrast(bright)).toBeLessThan(4.5);
});

test('accents are those of the site', () => {
  const css = readFileSync('app/design/accents.css', 'utf8');
  for (const [name, look] of Object.entries(accents)) {
    const [, rule = ''] = new RegExp(`\\[data-accent="${name}"\\] \\{([^}]*)`).exec(css) ?? [];
    const said = [...rule.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, key, value]) => [key, value]);
    expect(Object.fromEntries(said), name).toEqual(look);
  }
});
