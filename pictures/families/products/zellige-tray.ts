import { centroid, type Point, starPolygon, tau } from '../../geometry/points.ts';
import type { Vec } from '../../render/mesh.ts';
import { palmLeaf, stoneUnderPalms } from './places.ts';
import { inset, type Place, put, rectangle, slab } from './shapes.ts';
import { coloured, glazed, lookDown, own, photograph, shopSize, stuff } from './studio.ts';

export const zelligeTray = () =>
  photograph({
    ...stoneUnderPalms,
    ...shopSize,
    ...lookDown([0, 0.006, 0.004], 46, 1.2, 0.31, 12),
    lens: { blur: 0.014, focus: 1.19 },
    furnish: (mesh, materials, random, seed) => {
      palmLeaf(mesh, stoneUnderPalms, stuff.darkWood, [-0.34, -0.2], 0.1);
      palmLeaf(mesh, stoneUnderPalms, stuff.darkWood, [0.36, 0.0], 2.5);
      const colours = ['#1d3f94', '#0f7d68', '#f1ecdf', '#d59a26', '#17161a'];
      colours.forEach((hex, i) => {
        for (let k = 0; k < 5; k++)
          materials[own + i * 5 + k] = glazed(hex, `${seed} ${i} ${k}`, random);
      });
      materials[own + 30] = coloured('#d8d0c1', `${seed} joint`, { grain: 0.12, bump: 0.2 });
      const half = 0.1;
      const p = put([0, 0, 0], 0.34);
      slab(mesh, p, rectangle(half * 2, half * 2), 0, 0.0064, { top: own + 30, side: stuff.steel });
      const wall = 0.0022;
      for (const [x, z, w, d] of [
        [0, -half - wall / 2, half * 2 + wall * 2, wall],
        [0, half + wall / 2, half * 2 + wall * 2, wall],
        [-half - wall / 2, 0, wall, half * 2],
        [half + wall / 2, 0, wall, half * 2],
      ])
        slab(
          mesh,
          (a, b, c) => p(a + x, b, c + z),
          rectangle(w, d),
          0,
          0.013,
          { top: stuff.steel, side: stuff.steel },
          0.0005,
        );
      const steel = stuff.steel;
      // Two handles, bent from one rod each.
      for (const side of [-1, 1])
        mesh.tube(
          Array.from({ length: 25 }, (_, i): Vec => {
            const t = i / 24;
            const a = t * Math.PI;
            return p(
              side * (half + wall + Math.sin(a) * 0.017),
              0.008 + Math.sin(a) * 0.009,
              -Math.cos(a) * 0.034,
            );
          }),
          () => 0.0026,
          12,
          steel,
        );
      for (const { outline, colour } of fortyOnePieces(half)) {
        const tilt = [random.bell() * 0.006, random.bell() * 0.006];
        const lift = 0.0098 + random.bell() * 0.00022;
        const [cx, cz] = centroid(outline);
        const place: Place = (x, y, z) =>
          p(x, y === 0 ? 0.006 : y + (x - cx) * tilt[0] + (z - cz) * tilt[1], z);
        const chipped = outline.flatMap((a, i): Point[] => {
          const b = outline[(i + 1) % outline.length];
          return [0, 0.25, 0.5, 0.75].map(
            (t): Point => [
              a[0] + (b[0] - a[0]) * t + (t ? random.bell() * 0.00018 : 0),
              a[1] + (b[1] - a[1]) * t + (t ? random.bell() * 0.00018 : 0),
            ],
          );
        });
        const number = own + colour * 5 + random.whole(0, 4);
        slab(mesh, place, inset(chipped, 0.0007), 0, lift, { top: number, side: own + 30 }, 0.0006);
      }
    },
  });

/** A star of eight points with its ring of pieces, to the edges of a square: forty-one. */
function fortyOnePieces(half: number): { outline: Point[]; colour: number }[] {
  const pieces: { outline: Point[]; colour: number }[] = [];
  const at = (r: number, eighths: number): Point => [
    Math.cos((eighths * tau) / 8) * r * half,
    Math.sin((eighths * tau) / 8) * r * half,
  ];
  const edge = (eighths: number): Point => {
    const a = (eighths * tau) / 8;
    const k = half / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
    return [Math.cos(a) * k, Math.sin(a) * k];
  };
  const r1 = 0.36;
  const r2 = r1 * 0.7654;
  const r3 = 0.52;
  const r4 = 0.72;
  pieces.push({ outline: starPolygon(8, r1 * half, 0.7654, 0), colour: 0 });
  for (let i = 0; i < 8; i++) {
    // Between two points of the star: a kite; above each point: a long six-sided piece.
    pieces.push({
      outline: [at(r2, i + 0.5), at(r1, i), at(r3, i + 0.5), at(r1, i + 1)],
      colour: 2,
    });
    pieces.push({
      outline: [
        at(r1, i),
        at(r3, i + 0.5),
        at(r4, i + 0.22),
        at(0.8, i),
        at(r4, i - 0.22),
        at(r3, i - 0.5),
      ],
      colour: i % 2 ? 1 : 3,
    });
    pieces.push({
      outline: [at(r3, i + 0.5), at(r4, i + 0.22), at(0.84, i + 0.5), at(r4, i + 0.78)],
      colour: 4,
    });
    for (const side of [0, 1]) {
      const [from, to] = side === 0 ? [i, i + 0.5] : [i + 1, i + 0.5];
      pieces.push({
        outline: [
          at(0.8, from),
          at(r4, side === 0 ? i + 0.22 : i + 0.78),
          at(0.84, i + 0.5),
          edge(to),
          edge(from),
        ],
        colour: side === 0 ? 2 : 0,
      });
    }
  }
  return pieces;
}
