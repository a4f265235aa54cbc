import type { Block, EditedEntry } from '../../shared/page-builder/editing/block-tree.ts';
import { applyAll, type Operation } from '../../shared/page-builder/editing/operations.ts';
import {
  accents,
  grounds,
  toAccentOf,
  toGround,
  type Width,
} from '../../studio/pages/inputs/token-looks.ts';
import {
  block,
  type Case,
  component,
  dropped,
  type Fields,
  styled,
  symbol,
  text,
} from './shorthands.ts';

// Looks that the studio gives parts: the design's variables, declared for windows of each width.

/** Each variable of the palette that they name, in a color of its own. */
const palette = Object.fromEntries(
  [
    ...new Set(
      [...Object.values(grounds), ...Object.values(accents)]
        .flatMap((look) => Object.values<string>(look))
        .flatMap((value) => /^var\((--palette-[\w-]+)\)$/.exec(value)?.[1] ?? []),
    ),
  ].map((name, position) => [name, `rgb(${position * 9}, ${200 - position * 7}, ${position * 5})`]),
);

type Change = (block: Block) => readonly Operation[];
const ground =
  (name: keyof typeof grounds, width: Width = 'large'): Change =>
  (of) =>
    toGround(of, width, name);
const accent =
  (name: keyof typeof accents, width: Width = 'large'): Change =>
  (of) =>
    toAccentOf(of, width, name, 'plaster');

/** A block as the editor leaves it behind. */
function looked(given: Fields, ...changes: readonly Change[]): Fields {
  let entry: EditedEntry = { data: { blocks: [given] } };
  const first = () => (entry.data.blocks as readonly Block[])[0] as Block;
  for (const change of changes) entry = applyAll(entry, change(first())).entry;
  return first() as Fields;
}

const told = (id: string, words: string) =>
  text(
    id,
    `<p>${words}</p>`,
    styled({ ...dropped, color: 'var(--accent-text)', borderTop: '3px solid var(--rule)' }),
  );
const box = (id: string, ...held: readonly Fields[]) =>
  block(id, styled({ ...dropped, padding: '12px' }), held);

export const designContents: readonly Case[] = [
  {
    name: 'grounds and accents of the design, in each other, for windows of each width',
    after: [],
    data: {
      blocks: [
        block('page', styled({ ...palette, ...accents['blue-dark'], ...grounds.plaster }), [
          ...Object.keys(grounds).map((name) =>
            looked(box(name, told(`in-${name}`, name)), ground(name as keyof typeof grounds)),
          ),
          ...Object.keys(accents).map((name) =>
            looked(
              box(
                `a-${name}`,
                told(`in-a-${name}`, name),
                looked(box(`on-${name}`, told(`inner-${name}`, 'Inner')), ground('accent')),
              ),
              accent(name as keyof typeof accents),
            ),
          ),
          looked(
            box('narrow', told('in-narrow', 'Other in narrow windows')),
            ground('deep'),
            ground('sand', 'small'),
            accent('fuchsia', 'medium'),
          ),
        ]),
      ],
    },
  },
  {
    name: 'grounds of shared parts, forms and groups of visitors',
    after: [],
    data: {
      blocks: [
        block('page', styled({ ...palette, ...accents.green, ...grounds.white }), [
          looked(
            symbol(
              'shared',
              { blocks: [looked(box('in-shared', told('said', 'Shared')), accent('yellow'))] },
              {},
              styled({ ...dropped }),
            ),
            ground('night'),
          ),
          looked(
            component(
              'form',
              'Form:Form',
              { sendSubmissionsTo: 'email' },
              styled({ padding: '10px' }),
              [told('asks', 'Who are you?')],
            ),
            ground('accent-mist'),
          ),
          looked(
            component(
              'group',
              'PersonalizationContainer',
              {
                variants: [
                  {
                    name: 'Nobody',
                    query: [{ property: 'member', operator: 'is', value: true }],
                    blocks: [told('nobody', 'Members')],
                  },
                ],
              },
              styled({ ...dropped }),
              [looked(box('everybody', told('all', 'For everybody')), ground('accent'))],
            ),
            ground('ink'),
          ),
        ]),
      ],
    },
    variations: {
      'x-other': {
        ...{ id: 'x-other', name: 'Other', testRatio: 0 },
        data: {
          blocks: [looked(box('other', told('other-text', 'Another form')), ground('sand'))],
        },
      },
    },
  },
];
