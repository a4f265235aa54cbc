import { fillRoom } from '../../geometry/fill-room.ts';
import { type Motif, placeMotif, type Role } from '../../geometry/flora.ts';
import {
  around,
  comma,
  fullPalmette,
  mirrored,
  scroll,
  splitLeaf,
  stalk,
  vineAlong,
} from '../../geometry/islimi.ts';
import { blossom, lotus } from '../../geometry/khatai.ts';
import { type Box, polar, starInner, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { roundOut } from '../../surface/brushwork.ts';
import { ageRelief, clipRect, grainWood, raise } from '../../surface/carving.ts';
import type { Field } from '../../surface/field.ts';
import { type Brush, fillShape, type Plate, strokeLine } from '../../surface/plate.ts';
import type { DoorParameters } from './carved-door.ts';
import { beading } from './door-carving.ts';
import { chisel, planeOff, ring } from './door-marks.ts';

/** Width of the frame, in pixels of usual size. */
const edge = 46;
/** Half the height of the field, in halves of its width. */
const tall = 2.49;
const starSize = 0.86;

export function twoDepths(plate: Plate, p: DoorParameters, seed: string): Box[] {
  const random = createRandom(seed);
  const high = p.height - 110;
  const wide = Math.round(high * (84 / 192));
  const [x, y] = [Math.round((p.width - wide) / 2), 50];
  const box: Box = [x, y, wide, high];
  const [ix, iy, iw, ih] = [x + edge, y + edge, wide - edge * 2, high - edge * 2];
  raise(plate, 24, 8, (brush) => brush.fillRect(...box));
  raise(plate, -22, 5, (brush) => brush.fillRect(ix, iy, iw, ih));
  const unit = iw / 2;
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, ix, iy, iw, ih, () => {
      brush.translate(ix + iw / 2, iy + ih / 2);
      paint(brush);
    });
  const carve = (height: number, round: number, motif: Motif, roles?: readonly Role[]) =>
    raise(
      plate,
      height,
      round,
      inside((brush) => {
        for (const { points, role } of motif)
          if (!roles || roles.includes(role))
            fillShape(
              brush,
              roundOut(points.map(([a, b]) => [a * unit, b * unit] as const)),
              '#fff',
            );
      }),
    );
  const solid: readonly Role[] = ['leaf', 'petal', 'stem', 'bud'];
  const cut: readonly Role[] = ['vein', 'inner'];
  // The fine, shallow plant below …
  const fine = fineScrolls();
  carve(4.4, 2.2, fine, solid);
  carve(-1.6, 1, fine, cut);
  // … the broad one above it, hollowed within its edges, with veins cut into its leaves …
  const broad = broadTree(random);
  level(plate, carve(-0.001, 1, broad, solid), 4);
  carve(17, 2.6, broad, solid);
  carve(6, 9, broad, ['stem']);
  carve(-3, 13, broad, ['leaf']);
  carve(-4, 1.8, broad, ['vein']);
  carve(-2.5, 3, broad, ['inner']);
  carve(4, 4, broad, ['heart']);
  starOfTwelve(plate, inside, carve, unit);
  frameVine(plate, box);
  beading(plate, [ix - 4, iy - 4, iw + 8, ih + 8], 8);
  const lock: Box = [x + wide - edge + 8, y + high * 0.47, edge - 16, 92];
  planeOff(plate, lock, seed);
  chisel(plate, [ix, iy, iw, ih], seed);
  grainWood(plate, p.wood, seed, { dark: 0.35 });
  ageRelief(plate, -2, 28, '#1c1009', 0.74, seed);
  ring(plate, [lock[0] + lock[2] / 2, lock[1] + 150], seed);
  return [box];
}

/** Brings what a mask covers to one height, in pixels of usual size. */
function level({ relief, close = 1 }: Plate, mask: Field, height: number): void {
  for (let i = 0; i < relief.length; i++)
    if (mask[i] > 0) relief[i] += (height * close - relief[i]) * mask[i];
}

/** Small scrolls all over the field, each turning against its neighbour. */
function fineScrolls(): Motif {
  const motif: Motif = [];
  const step = 0.335;
  for (let row = -8; row <= 8; row++)
    for (let column = -3; column <= 3; column++) {
      const way = (row + column) % 2 === 0 ? 1 : -1;
      const at = [column * step + (row % 2 ? step / 2 : 0), row * step * 0.92] as const;
      const one = scroll({
        centre: at,
        radius: step * 0.52,
        start: way > 0 ? 2.2 : 0.9,
        way,
        turns: 1.3,
        leaves: 7,
        size: 0.6,
        stem: 0.07,
        end: [blossom(5), 0.7],
      });
      motif.push(...one.stems, ...one.growth);
    }
  return motif;
}

/** Two trees of great scrolls, one below the star and one above it. */
function broadTree(random: Random): Motif {
  const half: Motif = [];
  const middle: Motif = [];
  for (const [root, heart, end] of [
    [2.36, 1.98, fullPalmette()],
    [1.62, 1.24, lotus(3)],
    [-0.84, -1.22, fullPalmette()],
    [-1.58, -1.96, lotus(3)],
  ] as const) {
    const one = scroll({
      from: [[0, root], 0.12],
      centre: [0.5, heart],
      radius: 0.4,
      start: 3.1,
      way: 1,
      turns: 1.32,
      leaves: 9,
      size: 0.62,
      stem: 0.085,
      end: [end, 0.74],
    });
    half.push(...one.stems, ...one.growth);
  }
  for (const [foot, head] of [
    [2.48, 0.9],
    [-0.8, -2.3],
  ] as const)
    middle.push(
      stalk(
        Array.from({ length: 30 }, (_, i) => [0, foot + ((head - foot) * i) / 29] as const),
        0.05,
      ),
    );
  const heads: Motif = [];
  for (const [at, size] of [
    [1.78, 0.34],
    [1.12, 0.36],
    [-1.44, 0.34],
    [-2.06, 0.36],
  ])
    heads.push(...placeMotif(fullPalmette(), [0, at], size));
  const free = fillRoom(
    [...half, ...middle, ...heads],
    {
      isOpen: ([a, b]) =>
        a > 0.06 && a < 0.9 && Math.abs(b) < tall - 0.12 && Math.hypot(a, b) > starSize + 0.08,
      least: 0.085,
      most: 0.17,
      growth: [
        [splitLeaf(), 0.1],
        [comma(-1.4, 0.2), 0],
      ],
      stem: 0.024,
      tall,
    },
    random,
  );
  return [...mirrored([...free.twigs, ...half]), ...middle, ...mirrored(free.growth), ...heads];
}

/** A star of twelve points set into both plants: a strap around it, a palmette to every point, a rose within. */
function starOfTwelve(
  plate: Plate,
  inside: (paint: (brush: Brush) => void) => (brush: Brush) => void,
  carve: (height: number, round: number, motif: Motif, roles?: readonly Role[]) => unknown,
  unit: number,
): void {
  const star = (r: number, k = 4) => starPolygon(12, r * unit, starInner(12, k), 0);
  const within = raise(
    plate,
    -0.001,
    1,
    inside((brush) => fillShape(brush, star(starSize), '#fff')),
  );
  level(plate, within, 3);
  raise(
    plate,
    20,
    7,
    inside((brush) => {
      strokeLine(brush, star(starSize - 0.03), '#fff', unit * 0.06, true);
      strokeLine(brush, starPolygon(24, unit * 0.31, 0.94, 0), '#fff', unit * 0.035, true);
    }),
  );
  raise(
    plate,
    -5,
    2,
    inside((brush) => strokeLine(brush, star(starSize - 0.03), '#fff', unit * 0.016, true)),
  );
  const petals = around(placeMotif(fullPalmette(), [0, -0.33], 0.3), 12, tau / 4);
  const points = Array.from({ length: 12 }, (_, k) =>
    placeMotif(lotus(1), polar(0.62, (tau * k) / 12), 0.14, (tau * k) / 12 + tau / 4),
  ).flat();
  const rose = placeMotif(blossom(12, 2), [0, 0], 0.54);
  for (const motif of [petals, points, rose]) {
    carve(13, 3.4, motif, ['leaf', 'petal', 'bud']);
    carve(-2, 9, motif, ['leaf']);
    carve(-3, 1.6, motif, ['vein', 'inner']);
  }
  carve(9, 5, rose, ['inner', 'heart']);
}

/** A vine that waves around the frame. */
function frameVine(plate: Plate, [x, y, w, h]: Box): void {
  const m = edge / 2;
  raise(plate, -5, 3, (brush) => {
    for (const [a, b, c, d] of [
      [x + 8, y + 8, w - 16, edge - 16],
      [x + 8, y + h - edge + 8, w - 16, edge - 16],
      [x + 8, y + edge - 8, edge - 16, h - edge * 2 + 16],
      [x + w - edge + 8, y + edge - 8, edge - 16, h - edge * 2 + 16],
    ])
      brush.fillRect(a, b, c, d);
  });
  const vine = vineAlong(
    [
      [x + m, y + m],
      [x + w - m, y + m],
      [x + w - m, y + h - m],
      [x + m, y + h - m],
    ],
    8,
    44,
    splitLeaf(),
  );
  raise(plate, 6.5, 3, (brush) => {
    for (const { points, role } of vine)
      if (role !== 'vein') fillShape(brush, roundOut(points), '#fff');
  });
  raise(plate, -2.4, 1, (brush) => {
    for (const { points, role } of vine)
      if (role === 'vein') fillShape(brush, roundOut(points), '#fff');
  });
}
