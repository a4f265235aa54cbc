import { climbing } from '../../geometry/arabesque.ts';
import {
  leaf,
  type Motif,
  palmette,
  placeMotif,
  type Role,
  rosette,
} from '../../geometry/flora.ts';
import { footedVase } from '../../geometry/garden-compositions.ts';
import { type Point, place } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { distanceToSeams } from '../../surface/field.ts';
import type { Glaze } from '../../surface/glaze.ts';
import type { Picture } from '../../surface/mount.ts';
import { fillPolygon } from '../../surface/pieces.ts';
import { type PlasterSetting, panelMargin, setInPlaster } from './set-in-plaster.ts';

export type VaseMosaicParameters = PlasterSetting & {
  glazes: Record<Role, Glaze>;
  field: Glaze;
  /** The two glazes of the border, by turns. */
  border: readonly [Glaze, Glaze];
};

/** A panel of cut tile: a vase, and stems that curl out of it in long thin pieces over a dark field. */
export function drawVaseMosaic(p: VaseMosaicParameters, seed: string): Picture {
  const { width, height } = p;
  const ids = new Int32Array(width * height);
  const glazes: Glaze[] = [];
  const lay = (points: readonly Point[], glaze: Glaze) => {
    glazes.push(glaze);
    fillPolygon(ids, width, height, points, glazes.length);
  };
  const margin = panelMargin(width, height);
  const inner = margin + layBorder(margin, p, lay);
  layField(ids, inner, p, glazes, seed);
  for (const { points, role } of design(width, height, inner)) lay(points, p.glazes[role]);
  // What hangs over the border goes back under it.
  layBorder(margin, p, lay);
  const seams = distanceToSeams(ids, width, height);
  return setInPlaster(ids, seams, (id) => (id === 0 ? null : glazes[id - 1]), p, seed);
}

/** Strips around the panel, each cut into lengths; returns how many pixels they take. */
function layBorder(
  margin: number,
  p: VaseMosaicParameters,
  lay: (points: readonly Point[], glaze: Glaze) => void,
): number {
  const [one, two] = p.border;
  let at = margin - 8;
  for (const [wide, long, glazes] of [
    [34, 150, [one, one]],
    [26, 64, [two, p.glazes.inner]],
    [16, 210, [one, one]],
  ] as const) {
    const [w, h] = [p.width - 2 * at, p.height - 2 * at];
    const columns = Math.round(w / long);
    const rows = Math.round(h / long);
    const box = (x: number, y: number, bw: number, bh: number, k: number) =>
      lay(
        [
          [x, y],
          [x + bw, y],
          [x + bw, y + bh],
          [x, y + bh],
        ],
        glazes[k % 2],
      );
    for (let k = 0; k < columns; k++)
      for (const y of [at, at + h - wide]) box(at + (k * w) / columns, y, w / columns, wide, k);
    for (let k = 0; k < rows; k++)
      for (const x of [at, at + w - wide])
        box(x, at + wide + (k * (h - 2 * wide)) / rows, wide, (h - 2 * wide) / rows, k);
    at += wide;
  }
  return at - margin;
}

/** The field is cut into pieces about a hand wide that fit one another. */
function layField(
  ids: Int32Array,
  inner: number,
  { width, height, field }: VaseMosaicParameters,
  glazes: Glaze[],
  seed: string,
): void {
  const random = createRandom(`${seed} field`);
  const cell = 118;
  const [columns, rows] = [Math.ceil(width / cell) + 1, Math.ceil(height / cell) + 1];
  const seeds = Array.from(
    { length: columns * rows },
    (_, i): Point => [
      ((i % columns) + 0.5 + random.bell() * 0.3) * cell,
      (Math.floor(i / columns) + 0.5 + random.bell() * 0.3) * cell,
    ],
  );
  const first = glazes.length + 1;
  for (let i = 0; i < seeds.length; i++) glazes.push(field);
  for (let y = inner; y < height - inner; y++)
    for (let x = inner; x < width - inner; x++) {
      let [best, nearest] = [0, Number.POSITIVE_INFINITY];
      const [cx, cy] = [Math.floor(x / cell), Math.floor(y / cell)];
      for (let j = Math.max(0, cy - 1); j <= Math.min(rows - 1, cy + 1); j++)
        for (let i = Math.max(0, cx - 1); i <= Math.min(columns - 1, cx + 1); i++) {
          const [sx, sy] = seeds[j * columns + i];
          const far = (sx - x) ** 2 + (sy - y) ** 2;
          if (far < nearest) [best, nearest] = [j * columns + i, far];
        }
      ids[y * width + x] = first + best;
    }
}

function design(width: number, height: number, inner: number): Motif {
  const [w, h] = [width - 2 * inner, height - 2 * inner];
  const middle = width / 2;
  const foot = height - inner - h * 0.02;
  const vaseTall = h * 0.24;
  const vase = footedVase();
  const top = foot - vaseTall * 0.97;
  const plant = climbing(w * 1.04, top - inner - h * 0.05, 3, {
    stem: 0.085,
    leaves: 9,
    size: 0.86,
  }).map(({ role, points }) => ({
    role,
    points: points.map(([x, y]): Point => [middle + x, top + y]),
  }));
  const beside = [-1, 1].flatMap((side): Motif => {
    const root: Point = [middle + side * w * 0.34, foot];
    return [
      ...placeMotif(leaf(0.5 * side, 0.18), root, h * 0.12, side * 0.7),
      ...placeMotif(leaf(-0.5 * side, 0.18), root, h * 0.12, side * -0.7),
      ...placeMotif(palmette(3), [root[0], root[1] - h * 0.02], h * 0.15),
      ...placeMotif(rosette(8), [middle + side * w * 0.2, foot - h * 0.2], h * 0.055),
      ...placeMotif(
        palmette(2),
        [middle + side * w * 0.47, inner + h * 0.02],
        h * 0.1,
        Math.PI + side * 0.7,
      ),
    ];
  });
  return [
    ...beside,
    ...plant,
    ...placeMotif(palmette(3), [middle, inner + h * 0.13], h * 0.11),
    ...vase.map(({ role, points }) => ({
      role: role === 'petal' ? ('inner' as const) : role,
      points: place(points, [middle, foot - vaseTall * 1.27], vaseTall * 1.33),
    })),
    // Thin veins would not be cut from tile.
  ].filter(({ role }) => role !== 'vein');
}
