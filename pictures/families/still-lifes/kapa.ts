import { type Point, smooth } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Mesh } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import {
  cardSize,
  coloured,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';
import { ware } from './glazed-ware.ts';

const clothSize = { wide: 1800, high: 1400 };
const dyes = { red: '#8a3b22', black: '#33241c', yellow: '#b5862f' };

/** Bark cloth: matted fibers, the beater's lines pressed into it, and bands printed with bamboo stamps and a liner. */
function paintKapa(brush: Brush): void {
  const { wide, high } = clothSize;
  brush.fillStyle = '#dfcba2';
  brush.fillRect(0, 0, wide, high);
  const marks = createRandom('kapa');
  // Fibers lie as they were beaten, mostly along the strip, in felted clouds.
  for (let i = 0; i < 5200; i++) {
    const [x, y] = [marks.next() * wide, marks.next() * high];
    const way = marks.bell() * 0.5;
    const long = marks.between(30, 190);
    brush.globalAlpha = marks.between(0.03, 0.12);
    strokeLine(
      brush,
      smooth(
        [
          [x, y],
          [x + long * 0.5, y + Math.sin(way) * long * 0.5 + marks.bell() * 8],
          [x + long, y + Math.sin(way) * long],
        ],
        false,
        5,
      ),
      marks.pick(['#f3e5c4', '#b08f5c', '#8f6d40', '#efe0bb']),
      marks.between(0.8, 2.4),
    );
  }
  // The watermark of the beater: fine slanting lines that turn at every strip.
  brush.globalAlpha = 0.1;
  for (let x = -high; x < wide; x += 9)
    for (let strip = 0; strip < 7; strip++) {
      const y = strip * 200;
      const lean = strip % 2 ? 60 : -60;
      strokeLine(
        brush,
        [
          [x + 700, y],
          [x + 700 + lean, y + 200],
        ],
        strip % 2 ? '#8f6d40' : '#f7ecd0',
        2,
      );
    }
  const line = (y: number, colour: string, width: number) => {
    brush.globalAlpha = marks.between(0.8, 1);
    const points = Array.from(
      { length: 40 },
      (_, k): Point => [(k / 39) * wide, y + marks.bell() * 1.6],
    );
    strokeLine(brush, points, colour, width);
  };
  /** One stamp; the dye is thin at one end, where the hand lifted it. */
  const stamp = (points: readonly Point[], colour: string) => {
    brush.globalAlpha = marks.between(0.62, 0.98);
    const off: Point = [marks.bell() * 2, marks.bell() * 2];
    fillShape(
      brush,
      points.map(
        ([x, y]): Point => [x + off[0] + marks.bell() * 0.9, y + off[1] + marks.bell() * 0.9],
      ),
      colour,
    );
  };
  const teeth = (y: number, tall: number, step: number, colour: string) => {
    for (let x = 0; x < wide; x += step)
      stamp(
        [
          [x + 3, y],
          [x + step - 3, y],
          [x + step / 2, y + tall],
        ],
        colour,
      );
  };
  const chevrons = (y: number, tall: number, step: number, colour: string) => {
    for (const shift of [0, tall * 0.5])
      for (let x = 0; x < wide; x += step)
        for (const side of [-1, 1])
          stamp(
            [
              [x + step / 2, y + shift],
              [x + step / 2 + (side * step) / 2, y + shift + tall * 0.4],
              [x + step / 2 + (side * step) / 2, y + shift + tall * 0.58],
              [x + step / 2, y + shift + tall * 0.18],
            ],
            colour,
          );
  };
  const lozenges = (y: number, tall: number, step: number, colour: string, heart: string) => {
    for (let x = 0; x < wide; x += step)
      for (const [share, dye] of [
        [1, colour],
        [0.34, heart],
      ] as const)
        stamp(
          [
            [x + step / 2, y + (tall / 2) * (1 - share)],
            [x + step / 2 + (step / 2 - 3) * share, y + tall / 2],
            [x + step / 2, y + (tall / 2) * (1 + share)],
            [x + step / 2 - (step / 2 - 3) * share, y + tall / 2],
          ],
          dye,
        );
  };
  for (const y of [70, 520, 970]) {
    for (const dy of [0, 14, 28]) line(y + dy, dyes.black, 4);
    teeth(y + 46, 74, 46, dyes.black);
    line(y + 132, dyes.red, 9);
    chevrons(y + 148, 96, 92, dyes.red);
    for (const dy of [262, 276]) line(y + dy, dyes.black, 4);
    lozenges(y + 290, 82, 64, dyes.yellow, dyes.black);
    for (const dy of [386, 400]) line(y + dy, dyes.black, 4);
  }
  brush.globalAlpha = 1;
}

/** Bark cloth with printed bands, its beater across it; materials 25 and 26 of the picture's own. */
export function layKapa(mesh: Mesh, materials: Material[], seed: string): void {
  const kapa = toCloth(paintCanvas(clothSize.wide, clothSize.high, paintKapa));
  materials[own + 25] = printed(kapa, 0.5, `${seed} kapa`, { bump: 0.14, fine: 420 });
  const noise = createNoise(seed);
  const q = put([-0.42, 0, 0.1], 0.36);
  mesh.sheet(240, 180, own + 25, (u, v) => {
    // The edge is as the beater left it, thin and uneven.
    const ragged = (along: number, side: number) =>
      (noise.at(along * 9, side) * 0.5 + noise.at(along * 31, side) * 0.35) * 0.007;
    const x = (u - 0.5) * (0.46 + ragged(v, 3 + Math.round(u)) * (u > 0.5 ? 1 : -1));
    const z = (v - 0.5) * 0.36 + ragged(u, 7 + Math.round(v)) * Math.abs(v - 0.5) * 2;
    const wave =
      noise.fbm(u * 3.4, v * 3.4, 3) * 0.009 + Math.exp(-(((u - 0.86) * 9) ** 2)) * 0.016;
    return q(x, Math.max(0.0015, 0.006 + wave), z + noise.at(u * 4, 3) * 0.006);
  });
  materials[own + 26] = (hit) => {
    const ridge = Math.sin((hit.x * 0.4 - hit.z * 0.92) * 1500);
    hit.r = 0.17 + ridge * 0.02;
    hit.g = 0.085 + ridge * 0.012;
    hit.b = 0.04;
    hit.shine = 0.04;
    hit.rough = 0.3;
    hit.nx += ridge * 0.12;
  };
  const beater = put([-0.37, 0.02, 0.15], 0.95);
  slab(
    mesh,
    beater,
    rectangle(0.2, 0.036, 0.004),
    0,
    0.036,
    { top: own + 26, side: own + 26 },
    0.002,
  );
  mesh.tube(
    [0.1, 0.12, 0.16, 0.22, 0.235].map((x) => beater(x, 0.018, 0)),
    (t) => (t > 0.99 ? 0.006 : 0.013 - 0.003 * Math.sin(t * 3)),
    18,
    own + 26,
  );
}

/** Bark cloth, its beater and a bowl of brown dye. */
export const kapaAndBeater = () =>
  photograph({
    ...cardSize,
    ground: '#6d5a44',
    ...lookDown([-0.41, 0.01, 0.12], 46, 1.5, 0.45, -14),
    furnish: (mesh, materials, _, seed) => {
      materials[stuff.ground] = planed('#5c4632', `${seed} bench`, 0);
      layKapa(mesh, materials, seed);
      materials[own] = planed('#7a4f2b', `${seed} bowl`, 0.04);
      materials[own + 1] = coloured('#6a2e17', `${seed} dye`, { shine: 0.06, rough: 0.05 });
      ware(mesh, 'bowl', [-0.14, 0, 0.02], 0.055, 0.075, own);
      mesh.lathe(
        [
          [0.0002, 0.036],
          [0.052, 0.0362],
        ],
        [-0.14, 0, 0.02],
        60,
        own + 1,
      );
      // Bamboo stamps.
      for (const [x, z, turn] of [
        [-0.15, 0.17, 0.6],
        [-0.125, 0.2, 0.8],
        [-0.17, 0.225, 0.45],
      ]) {
        const q = put([x, 0.006, z], turn);
        slab(
          mesh,
          q,
          rectangle(0.14, 0.011, 0.002),
          -0.005,
          0.001,
          { top: stuff.wood, side: stuff.wood },
          0.001,
        );
      }
    },
  });
