import { fillRoom } from './fill-room.ts';
import { type Motif, placeMotif } from './flora.ts';
import { headingAt, lean, mirrored, stalk } from './islimi.ts';
import { blossom, gardenBud, longLeaf, lotus, pink, slimTulip, smallLeaf } from './khatai.ts';
import { type Point, smooth } from './points.ts';
import type { Random } from './random.ts';

/** Half the height of the field, whose width is from −1 to 1. */
const gardenHeight = 1.62;

const heads: readonly Motif[] = [blossom(8, 2), pink(9), slimTulip(), blossom(6), lotus(3)];

/** A great cypress between two plants in full flower, as printers of Isfahan cut it into their blocks. */
export function printedGarden(random: Random): Motif {
  const half: Point[] = [
    [0.06, -1.26],
    [0.17, -0.8],
    [0.28, -0.25],
    [0.335, 0.3],
    [0.3, 0.76],
    [0.17, 1.04],
    [0.05, 1.12],
  ];
  const back = half.map(([x, y]): Point => [-x, y]).reverse();
  const body = smooth([[0, -1.46], ...half, ...back], true, 10);
  // Rows of small boughs that sweep up from the middle, larger below.
  const boughs: Motif = [];
  for (let row = 0; row < 19; row++)
    for (const side of [1, -1]) {
      const y = 1.0 - row * 0.118;
      const wide = 0.27 * Math.min(1, 0.45 + row * 0.2) * (1 - (row / 21) ** 1.5);
      const line = lean([0, y], side * 1.25, [side * wide, y - 0.16], side * 0.15);
      boughs.push({ role: 'vein', points: stalk(line, 0.008).points });
      if (row % 2 === 0 && row < 17)
        boughs.push(
          ...placeMotif(blossom(5), [side * wide * 0.5, y - 0.11], 0.1 - row * 0.002, row),
        );
    }
  const under: Motif = [];
  const over: Motif = [];
  const side: readonly (readonly [heading: number, to: Point, turn: number, head: number])[] = [
    [0.9, [0.66, 0.86], 0.45, 1],
    [0.7, [0.6, 0.26], -0.3, 0],
    [0.55, [0.84, -0.34], 0.35, 3],
    [0.45, [0.5, -0.78], -0.35, 4],
    [0.42, [0.8, -1.24], 0.25, 2],
  ];
  const plant: Motif = [];
  side.forEach(([heading, to, turn, head], k) => {
    const line = lean([0.34, 1.44], heading - 0.25, to, turn, 1);
    plant.push(stalk(line, 0.016));
    for (const share of k === 0 ? [0.55] : [0.4, 0.58, 0.76]) {
      const i = Math.round(share * (line.length - 1));
      const hand = Math.round(share * 10) % 2 ? 1 : -1;
      plant.push(...placeMotif(smallLeaf(0.8, 0.2), line[i], 0.2, headingAt(line, i) + hand, hand));
    }
    over.push(...placeMotif(heads[head], to, k === 3 ? 0.36 : 0.3, turn));
  });
  under.push(...mirrored(plant));
  const flowers = mirrored(over);
  const ground: Motif = mirrored([
    ...placeMotif(longLeaf(1.1, 9, 0.15), [0.05, 1.5], 0.62, 1.15),
    ...placeMotif(longLeaf(0.8, 7, 0.13), [0.36, 1.5], 0.44, 0.85),
    ...placeMotif(longLeaf(0.8, 7, 0.13), [0.34, 1.5], 0.36, -0.9, -1),
    ...placeMotif(longLeaf(0.6, 6, 0.14), [0.8, 1.52], 0.3, -0.5, -1),
    ...placeMotif(longLeaf(0.6, 6, 0.14), [0.82, 1.52], 0.3, 0.5),
  ]);
  const trunk = stalk(
    [
      [0, 1.56],
      [0, 1.05],
    ],
    0.12,
  );
  const tree: Motif = [{ role: 'leaf', points: body }];
  const { twigs, growth } = fillRoom(
    [...under, ...flowers, ...ground, ...tree],
    {
      isOpen: ([x, y]) => Math.abs(x) > 0.14 && Math.abs(x) < 0.84 && Math.abs(y) < 1.5,
      least: 0.085,
      most: 0.15,
      growth: [
        [blossom(6), 0.11],
        [gardenBud(), 0.095],
        [smallLeaf(0.8, 0.18), 0],
      ],
      stem: 0.009,
      tall: gardenHeight,
      count: 120,
    },
    random,
  );
  return [...twigs, ...growth, ...under, trunk, ...ground, ...tree, ...boughs, ...flowers];
}
