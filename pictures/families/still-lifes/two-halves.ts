import { type Point, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import { coloured, headSize, lookDown, own, photograph } from '../products/studio.ts';
import { paintDish } from '../vessels/dish-painting.ts';
import { brownLustre, lustreGround } from '../vessels/lustre-painting.ts';
import { lustre } from './ledges.ts';

const white = '#efe6d0';
const well = 0.7;

/** Half of the bowl's width, metres. */
const radius = 0.118;
/** How far the halves stand apart on their mount. */
const gap = 0.011;

/** How high the glaze lies at a share of the radius: a foot, a well, a wall that opens. */
const heightAt = (r: number) => 0.012 + 0.07 * r ** 2.1;
const wall = 0.0055;

/** A bowl of luster ware bought as two: the halves lie side by side, the crack between them. */
export const twoHalves = () =>
  photograph({
    ...headSize,
    ground: '#33424f',
    exposure: 1.12,
    ...lookDown([0.012, 0.045, 0.01], 58, 1.2, 0.3, -6),
    furnish: (mesh, materials, random, seed) => {
      const cloth = toCloth(paintBowl(seed));
      const noise = createNoise(`${seed} crack`);
      // The crack runs from rim to rim, past the hare's shoulder.
      const crack = (z: number) =>
        noise.fbm(z * 26, 1, 4) * 0.02 + noise.fbm(z * 130, 5, 3) * 0.004 + 0.004;
      materials[own + 2] = coloured('#cdb592', `${seed} clay`, {
        grain: 0.22,
        fine: 900,
        bump: 0.35,
      });
      materials[own + 3] = coloured('#dfe4e6', `${seed} mount`, { shine: 0.06, rough: 0.15 });
      for (const side of [-1, 1]) {
        const material = own + (side < 0 ? 0 : 1);
        materials[material] = seenFromAbove(lustre(cloth, radius * 2, `${seed} ${side}`), side);
        const at = (z: number, across: number, drop: number): Vec => {
          const edge = Math.sqrt(Math.max(0, radius ** 2 - z ** 2));
          const from = Math.max(-edge, Math.min(edge, crack(z)));
          const x = from + (side * edge - from) * across;
          const r = Math.hypot(x, z) / radius;
          return [x + (side * gap) / 2, heightAt(r) - drop + 0.004, z];
        };
        const along = (u: number) => Math.sin((u - 0.5) * Math.PI) * radius;
        const flip = side > 0;
        mesh.sheet(220, 90, material, (u, v) => at(along(u), v, 0), 1, 1, flip);
        mesh.sheet(120, 40, material, (u, v) => at(along(u), v, wall), 1, 1, !flip);
        // Where it broke the clay is bare.
        mesh.sheet(400, 4, own + 2, (u, v) => at(along(u), 0, v * wall), 1, 1, !flip);
        mesh.sheet(160, 4, material, (u, v) => at(along(u), 1, v * wall), 1, 1, flip);
      }
      // Clear mounts hold them from below, one for each half.
      for (const x of [-0.052, 0.052])
        slab(mesh, put([x, 0, 0.0], random.bell() * 0.02), rectangle(0.05, 0.09, 0.006), 0, 0.012, {
          top: own + 3,
          side: own + 3,
        });
    },
  });

/** Reads the painting by where a point of a half lay before the halves were parted. */
const seenFromAbove =
  (inner: Material, side: number): Material =>
  (hit) => {
    hit.u = 0.5 + ((hit.x - (side * gap) / 2) / radius) * 0.49;
    hit.v = 0.5 - (hit.z / radius) * 0.49;
    inner(hit);
    // Worn by burial: less of it is metal, and it turns less dark where the room is.
    hit.metalR *= 0.45;
    hit.metalG *= 0.45;
    hit.metalB *= 0.45;
  };

const paintBowl = (seed: string) =>
  paintDish(
    {
      glaze: white,
      palette: {
        petal: white,
        inner: brownLustre,
        heart: white,
        leaf: white,
        vein: brownLustre,
        stem: white,
        bud: white,
      },
      line: brownLustre,
      lineWidth: 2.6,
      rim: 'rinceau',
      rimColours: [brownLustre, white],
      rings: brownLustre,
      design: () => [],
      well,
      under: (brush, r, random) => {
        lustreGround(well * 0.97)?.(brush, r, random);
        paintHare(brush, r * well * 0.98);
      },
    },
    seed,
  );

/** A hare that runs, left white in the luster, as in Egypt around 1100; y grows downwards. */
function paintHare(brush: Brush, size: number): void {
  const place = ([x, y]: Point): Point => [x * size, (y + 0.04) * size];
  const closed = (points: readonly Point[]) => smooth(points.map(place), true, 12);
  const limb = (points: readonly Point[], from: number, to: number) =>
    strokeOutline(smooth(points.map(place), false, 12), (t) => size * (from + (to - from) * t));
  const parts = [
    // Hind leg, then fore legs, stretched out as it leaps.
    limb(
      [
        [-0.36, 0.12],
        [-0.6, 0.34],
        [-0.76, 0.4],
        [-0.6, 0.52],
      ],
      0.1,
      0.035,
    ),
    limb(
      [
        [-0.26, 0.16],
        [-0.42, 0.4],
        [-0.56, 0.5],
        [-0.42, 0.58],
      ],
      0.1,
      0.035,
    ),
    limb(
      [
        [0.3, 0.14],
        [0.5, 0.3],
        [0.72, 0.28],
      ],
      0.07,
      0.032,
    ),
    limb(
      [
        [0.22, 0.16],
        [0.34, 0.4],
        [0.54, 0.46],
      ],
      0.07,
      0.032,
    ),
    closed([
      [-0.52, -0.06],
      [-0.66, -0.2],
      [-0.72, -0.12],
      [-0.6, 0.02],
    ]),
    closed([
      [-0.58, 0.1],
      [-0.5, -0.14],
      [-0.26, -0.22],
      [0.04, -0.16],
      [0.3, -0.2],
      [0.42, -0.08],
      [0.38, 0.12],
      [0.16, 0.22],
      [-0.16, 0.16],
      [-0.4, 0.26],
    ]),
    closed([
      [0.3, -0.1],
      [0.36, -0.32],
      [0.52, -0.38],
      [0.66, -0.28],
      [0.76, -0.16],
      [0.66, -0.1],
      [0.48, -0.06],
    ]),
    closed([
      [0.44, -0.32],
      [0.3, -0.5],
      [0.06, -0.64],
      [0.14, -0.46],
      [0.36, -0.28],
    ]),
    closed([
      [0.5, -0.36],
      [0.46, -0.56],
      [0.3, -0.76],
      [0.32, -0.54],
      [0.42, -0.36],
    ]),
  ];
  // A plain line around it keeps the curls of the ground away.
  brush.lineJoin = 'round';
  for (const part of parts) strokeLine(brush, part, brownLustre, size * 0.05, true);
  for (const part of parts) fillShape(brush, part, white);
  const dot = ([x, y]: Point, r: number) =>
    fillShape(
      brush,
      Array.from({ length: 24 }, (_, i): Point => {
        const a = (i / 24) * tau;
        return place([x + Math.cos(a) * r, y + Math.sin(a) * r]);
      }),
      brownLustre,
    );
  dot([0.58, -0.26], 0.026);
  const draw = (points: readonly Point[], wide = 0.012) =>
    strokeLine(brush, smooth(points.map(place), false, 12), brownLustre, size * wide);
  draw([
    [0.4, -0.34],
    [0.28, -0.46],
    [0.16, -0.56],
  ]);
  draw([
    [0.47, -0.4],
    [0.42, -0.54],
    [0.35, -0.66],
  ]);
  draw([
    [0.74, -0.16],
    [0.66, -0.16],
    [0.62, -0.18],
  ]);
  // Shoulder and thigh are a spiral each, and rows of dots run down the back.
  for (const [x, y, turn] of [
    [0.24, 0.0, 1],
    [-0.36, 0.02, -1],
  ] as const)
    draw(
      Array.from({ length: 26 }, (_, i): Point => {
        const a = turn * (i / 26) * tau * 1.6 + 2;
        const r = 0.025 + (i / 26) * 0.1;
        return [x + Math.cos(a) * r, y + Math.sin(a) * r];
      }),
      0.014,
    );
  for (let i = 0; i < 7; i++) dot([-0.2 + i * 0.05, -0.12 + Math.sin(i * 0.6) * 0.012], 0.011);
  for (let i = 0; i < 5; i++) dot([-0.14 + i * 0.05, -0.03], 0.011);
  // What it has been eating.
  draw(
    [
      [0.76, -0.16],
      [0.86, -0.02],
      [0.84, 0.14],
    ],
    0.016,
  );
  for (const at of [
    [0.86, -0.06],
    [0.88, 0.06],
    [0.8, 0.1],
  ] as const)
    fillShape(
      brush,
      closed([
        [at[0], at[1] - 0.05],
        [at[0] + 0.05, at[1]],
        [at[0], at[1] + 0.05],
        [at[0] - 0.03, at[1]],
      ]),
      white,
    );
}
