import { clipToBox, distance, type Point, strokeOutline } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { starFacesInMeters } from '../../geometry/star-faces.ts';
import type { Mesh } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Place, put, rectangle, rod, slab } from '../products/shapes.ts';
import {
  coloured,
  headSize,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

/** Meters: half the breadth and the height of the screen, and half of the panel in its middle. */
const [half, tall, panel] = [0.21, 0.4, 0.062];
const porcelain = { top: own, side: own };
/** The same with light behind it, of which two millimeters let much through. */
const lit = { top: own + 1, side: own };
const thick = 0.0028;

/** A screen of thin porcelain in the making: one crack of a slab traced, mirrored and cut again in the next. */
export const porcelainScreen = () =>
  photograph({
    ...headSize,
    ground: '#8d755b',
    ...lookDown([0.05, 0.155, 0.0], 22, 2.1, 0.66, 12),
    exposure: 1.08,
    window: {
      middle: [-0.8, 0.86, -0.66],
      along: [0.03, 0, 0.045],
      up: [0.035, 0.05, -0.022],
      light: [560, 500, 400],
    },
    furnish: (mesh, materials, random, seed) => {
      const bench = planed('#8a6a49', `${seed} bench`, 0);
      const wall = coloured('#7f9496', `${seed} wall`, { grain: 0.1, fine: 300, bump: 0.12 });
      materials[stuff.ground] = (hit) => (hit.z > -0.5 ? bench(hit) : wall(hit));
      materials[own] = coloured('#f3f0e8', `${seed} porcelain`, {
        grain: 0.03,
        fine: 1400,
        bump: 0.05,
        shine: 0.012,
        rough: 0.35,
      });
      const skin = materials[own];
      materials[own + 1] = (hit) => {
        skin(hit);
        const warm = 1.75 + hit.y * 1.2;
        hit.r *= warm * 1.04;
        hit.g *= warm;
        hit.b *= warm * 0.9;
      };
      const noise = createNoise(`${seed} crack`);
      const crack = (along: number) =>
        0.03 + noise.fbm(along * 9, 2, 3) * 0.03 + noise.fbm(along * 60, 7, 3) * 0.006;
      standScreen(mesh, put([-0.02, 0.004, -0.12], 0.16, 1.42), crack);
      // Wedges hold it while it dries.
      for (const x of [-0.16, 0.15])
        slab(mesh, put([x, 0, -0.09 + x * -0.16], 0.2), rectangle(0.03, 0.075, 0.002), 0, 0.016, {
          top: stuff.wood,
          side: stuff.wood,
        });
      layCrackedSlab(mesh, put([0.27, 0, 0.16], -0.22), crack);
      layTracing(mesh, put([-0.2, 0.0006, 0.2], 0.3), crack);
      layKnife(mesh, random);
    },
  });

/** The slab stands on its lower edge; its own z runs down from the top. */
function standScreen(mesh: Mesh, place: Place, crack: (along: number) => number): void {
  const box = (x: number, z: number, w: number, h: number): Point[] => [
    [x, z],
    [x + w, z],
    [x + w, z + h],
    [x, z + h],
  ];
  const piece = (outline: readonly Point[]) => slab(mesh, place, outline, 0, thick, lit, 0.0006);
  for (const [x, z, w, h] of [
    [-half, -tall, half * 2, 0.018],
    [-half, -0.018, half * 2, 0.018],
    [-half, -tall + 0.018, 0.018, tall - 0.036],
    [half - 0.018, -tall + 0.018, 0.018, tall - 0.036],
    [-panel - 0.012, -tall + 0.018, 0.012, tall - 0.036],
    [panel, -tall + 0.018, 0.012, tall - 0.036],
  ])
    piece(box(x, z, w, h));
  // The cracks open a way for light from edge to edge, the left one as it came, the right one its image.
  const line = Array.from({ length: 90 }, (_, i): Point => {
    const z = -tall + 0.018 + ((tall - 0.036) * i) / 89;
    return [crack(z), z];
  });
  const gap = 0.0042;
  line.slice(1).forEach(([x, z], i) => {
    const [before, from] = line[i];
    const strip = (low: Point, high: Point) =>
      slab(
        mesh,
        place,
        [
          [low[0], from],
          [high[0], from],
          [high[1], z],
          [low[1], z],
        ],
        0,
        thick,
        lit,
      );
    const [outer, inner]: Point[] = [gap / 2, -gap / 2].map((by) => [before + by, x + by]);
    strip(outer, [panel, panel]);
    strip([-inner[0], -inner[1]], inner);
    strip([-panel, -panel], [-outer[0], -outer[1]]);
  });
  for (const middle of [-(half + panel) / 2, (half + panel) / 2])
    for (const bar of bars(middle)) piece(bar);
}

/** Bars of an eightfold lattice in one wing of the screen. */
function bars(middle: number): Point[][] {
  const wing = [
    middle - (half - panel) / 2 + 0.011,
    -tall + 0.017,
    half - panel - 0.026,
    tall - 0.034,
  ] as const;
  const faces = starFacesInMeters(
    { sides: 8, angle: 90, apothem: 0.027, contact: 67.5, reach: 3 },
    [middle, -tall / 2],
    tall * 0.8,
  );
  const seen = new Set<string>();
  const result: Point[][] = [];
  for (const face of faces)
    face.forEach((a, i) => {
      const b = face[(i + 1) % face.length];
      const key = [a[0] + b[0], a[1] + b[1]].map((v) => Math.round(v * 2500)).join(' ');
      const long = distance(a, b);
      if (seen.has(key) || long < 1e-4) return;
      seen.add(key);
      const over = 0.0016 / long;
      const to = (from: Point, far: Point): Point => [
        from[0] + (from[0] - far[0]) * over,
        from[1] + (from[1] - far[1]) * over,
      ];
      const bar = clipToBox(
        strokeOutline([to(a, b), to(b, a)], () => 0.0021),
        wing,
      );
      if (bar.length > 2) result.push(bar);
    });
  return result;
}

/** A plain slab that cracked as it dried. */
function layCrackedSlab(mesh: Mesh, place: Place, crack: (along: number) => number): void {
  const [wide, deep] = [0.3, 0.2];
  const line = Array.from({ length: 70 }, (_, i): Point => {
    const along = -wide / 2 + (wide * i) / 69;
    return [along, crack(along * 1.3 - 0.16) - 0.03];
  });
  for (const way of [1, -1])
    line.slice(1).forEach(([x, z], i) => {
      const [from, before] = line[i];
      const edge = (way * deep) / 2;
      slab(
        mesh,
        place,
        [
          [from, before + way * 0.0014],
          [x, z + way * 0.0014],
          [x, edge],
          [from, edge],
        ],
        0,
        thick,
        porcelain,
      );
    });
}

/** Tracing paper with the crack and its image in pencil. */
function layTracing(mesh: Mesh, place: Place, crack: (along: number) => number): void {
  slab(mesh, place, rectangle(0.17, 0.22), 0, 0.0006, { top: stuff.paper, side: stuff.paper });
  for (const way of [1, -1]) {
    const points = Array.from({ length: 60 }, (_, i) => {
      const z = -0.095 + (0.19 * i) / 59;
      return place(way * crack(z - 0.2), 0.0009, z);
    });
    mesh.tube(points, () => 0.00055, 6, stuff.black);
  }
  rod(mesh, place(0.1, 0.0045, 0.02), place(0.13, 0.0045, -0.12), 0.0035, stuff.wood);
}

function layKnife(mesh: Mesh, random: Random): void {
  const at = put([0.02, 0.005, 0.27], 0.9);
  mesh.tube(
    [0, 0.03, 0.08, 0.11].map((x) => at(x, 0.001, 0)),
    (t) => 0.0048 * (0.7 + 0.5 * Math.sin(Math.PI * t)),
    16,
    stuff.darkWood,
  );
  slab(
    mesh,
    at,
    [
      [-0.055, 0.0005],
      [-0.05, -0.004],
      [0, -0.0035],
      [0, 0.0035],
    ],
    0,
    0.0012,
    { top: stuff.steel, side: stuff.steel },
  );
  // Crumbs of dry clay lie where it was cut.
  for (let i = 0; i < 46; i++) {
    const r = 0.0007 + random.next() ** 3 * 0.003;
    const place = put(
      [0.02 + random.bell() * 0.1, 0, 0.235 + random.bell() * 0.035],
      random.next() * 6,
    );
    slab(mesh, place, rectangle(r * 2.4, r * 1.5), 0, r, porcelain);
  }
}
