import { type Point, starPolygon, tau } from '../../geometry/points.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { galleryFloor } from './places.ts';
import { inset, type Place, put, rectangle, slab } from './shapes.ts';
import { lookDown, own, photograph, shopSize, stuff } from './studio.ts';

const puzzleStar = (r: number): Point[] => starPolygon(8, r, 0.7654);

/** The cross between four stars of this radius. */
function puzzleCross(r: number): Point[] {
  const a = r;
  const k = r * 0.7654;
  const points: Point[] = [];
  for (let q = 0; q < 4; q++) {
    const turn = (q * tau) / 4;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (x: number, y: number): Point => [x * c - y * s, x * s + y * c];
    const [ix, iy] = [a - k * Math.cos(Math.PI / 8), a - k * Math.sin(Math.PI / 8)];
    points.push(at(a, 0), at(iy, ix), at(a - a * Math.SQRT1_2, a - a * Math.SQRT1_2), at(ix, iy));
  }
  return points;
}

export const tilePuzzle = () =>
  photograph({
    ...galleryFloor,
    ...shopSize,
    ...lookDown([0.02, 0.0, 0.026], 46, 1.4, 0.39, 12),
    lens: { blur: 0.014, focus: 1.38 },
    furnish: (mesh, materials, random, seed) => {
      const paints = ['#2c5ea8', '#2f9a97', '#e7b341', '#f0e9d8', '#c4553a'];
      paints.forEach((hex, i) => {
        materials[own + i] = paintedWood(hex, `${seed} ${i}`);
      });
      const r = 0.0245;
      const columns = 5;
      const rows = 4;
      const tray = put([-0.03, 0, -0.03], 0.16);
      const [w, d] = [columns * r * 2 + 0.003, rows * r * 2 + 0.003];
      const wall = 0.009;
      slab(mesh, tray, rectangle(w + wall * 2, d + wall * 2, 0.006), 0, 0.005, {
        top: stuff.wood,
        side: stuff.wood,
      });
      for (const [x, z, bw, bd] of [
        [0, -(d + wall) / 2, w + wall * 2, wall],
        [0, (d + wall) / 2, w + wall * 2, wall],
        [-(w + wall) / 2, 0, wall, d],
        [(w + wall) / 2, 0, wall, d],
      ])
        slab(
          mesh,
          (a, b, c) => tray(a + x, b, c + z),
          rectangle(bw, bd),
          0.004,
          0.0165,
          { top: stuff.wood, side: stuff.wood },
          0.0012,
        );
      const piece = (place: Place, outline: readonly Point[], colour: number) =>
        slab(
          mesh,
          place,
          inset(outline, 0.00045),
          0,
          0.0085,
          { top: own + colour, side: stuff.wood },
          0.0009,
        );
      const missing = new Set(['4 3', '3 3', '4 2']);
      for (let j = 0; j < rows; j++)
        for (let i = 0; i < columns; i++) {
          if (missing.has(`${i} ${j}`)) continue;
          const x = (i - (columns - 1) / 2) * r * 2;
          const z = (j - (rows - 1) / 2) * r * 2;
          piece((a, b, c) => tray(a + x, b + 0.0052, c + z), puzzleStar(r), (i + j) % 2 ? 0 : 1);
        }
      for (let j = 0; j < rows - 1; j++)
        for (let i = 0; i < columns - 1; i++) {
          if (i > 1 && j > 1) continue;
          const x = (i - (columns - 2) / 2) * r * 2;
          const z = (j - (rows - 2) / 2) * r * 2;
          piece(
            (a, b, c) => tray(a + x, b + 0.0052, c + z),
            puzzleCross(r),
            (i * 2 + j) % 3 ? 3 : 2,
          );
        }
      for (const [x, z, turn, star, colour, lift] of [
        [0.118, 0.064, 0.5, 1, 0, 0],
        [0.075, 0.112, 1.3, 0, 3, 0],
        [0.155, 0.018, 0.9, 0, 4, 0],
        [0.128, 0.118, 0.2, 1, 1, 0],
        [0.02, 0.115, 0.3, 1, 4, 0],
        [-0.035, 0.125, 0.75, 0, 2, 0],
        [0.122, 0.1, 1.0, 0, 2, 0.0088],
        [0.165, 0.075, 0.15, 0, 3, 0],
        [-0.09, 0.108, 0.1, 1, 2, 0],
        [0.06, 0.042, 0.6, 0, 3, 0.0145],
      ] as const) {
        const p = put([x, lift, z], turn + random.bell() * 0.1, lift > 0 ? 0.05 : 0);
        piece(p, star ? puzzleStar(r) : puzzleCross(r), colour);
      }
    },
  });

/** Colour rubbed into limewood: the grain shows, and corners have worn. */
function paintedWood(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const grain =
      noise.fbm(hit.x * 700, hit.z * 46, 3) * 0.12 + noise.fbm(hit.x * 60, hit.z * 12, 3) * 0.08;
    const k = 1 + grain;
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    hit.shine = 0.03;
    hit.rough = 0.38;
    hit.nx += grain * 0.16;
  };
}
