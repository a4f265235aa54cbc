import { cutPieces, type Segment } from '../../geometry/arrangement.ts';
import { drawPattern } from '../../geometry/contact.ts';
import { area, centroid, type Point, polar, tau } from '../../geometry/points.ts';
import { tilePlane } from '../../geometry/tilings.ts';
import { distanceToSeams } from '../../surface/field.ts';
import type { Glaze } from '../../surface/glaze.ts';
import type { Picture } from '../../surface/mount.ts';
import { fillPieces } from '../../surface/pieces.ts';
import { type PlasterSetting, panelMargin, setInPlaster } from './set-in-plaster.ts';

/** The lines of a panel, in pixels around its middle. */
export type PanelLines =
  | {
      kind: 'lattice';
      sides: number;
      angle: number;
      apothem: number;
      contact: number;
      reach: number;
      turn?: number;
    }
  | { kind: 'radial'; fold: number; rings: number[]; size: number };

export type ZelligeParameters = PlasterSetting & {
  lines: PanelLines;
  /** Colours of the classes of pieces, from the smallest to the largest. */
  glazes: Glaze[];
  /** Half width of the strap that runs along the lines, with its glaze; null for none. */
  strap: { width: number; glaze: Glaze } | null;
};

/** A panel of cut and glazed pieces set in plaster, whole on its ground. */
export function drawZellige(p: ZelligeParameters, seed: string): Picture {
  const { width, height } = p;
  const margin = panelMargin(width, height);
  const middle: Point = [width / 2, height / 2];
  const reach = Math.hypot(width, height) / 2 - margin * 0.5;
  const segments = layLines(p.lines, reach).map(
    ([a, b]): Segment => [
      [a[0] + middle[0], a[1] + middle[1]],
      [b[0] + middle[0], b[1] + middle[1]],
    ],
  );
  const faces = cutPieces(segments, 0.05);
  const classes = classify(faces, middle, p.lines.kind === 'radial');
  const ids = new Int32Array(width * height);
  fillPieces(ids, width, height, faces);
  const seams = distanceToSeams(ids, width, height);

  const strapId = faces.length + 1;
  if (p.strap) {
    const half = p.strap.width;
    for (let i = 0; i < ids.length; i++) {
      if (seams[i] < half) {
        ids[i] = strapId;
        seams[i] = half - seams[i];
      } else seams[i] -= half;
    }
  }
  const glazeOf = (id: number) => {
    if (id === 0) return null;
    if (id === strapId) return p.strap?.glaze ?? null;
    return p.glazes[classes[id - 1] % p.glazes.length];
  };
  return setInPlaster(ids, seams, glazeOf, p, seed);
}

function layLines(lines: PanelLines, reach: number): Segment[] {
  if (lines.kind === 'lattice') {
    const cells = tilePlane(lines.sides, lines.angle, lines.apothem, reach);
    const turn = lines.turn ?? 0;
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const around = ([x, y]: Point): Point => [x * c - y * s, x * s + y * c];
    return drawPattern(cells, (lines.contact * Math.PI) / 180, lines.reach).map(
      ([a, b]): Segment => [around(a), around(b)],
    );
  }
  return radialLines(lines.fold, lines.rings, lines.size, reach);
}

/** The chords of one great star: every k-th of `fold` points joined, for each k, and run on. */
function radialLines(fold: number, rings: number[], size: number, reach: number): Segment[] {
  const segments: Segment[] = [];
  for (const k of rings) {
    const d = size * Math.cos((Math.PI * k) / fold);
    const half = Math.sqrt(Math.max(0, reach * reach - d * d));
    for (let i = 0; i < fold; i++) {
      const a = (tau * (i + (k % 2) * 0.5)) / fold;
      const foot = polar(d, a);
      const u: Point = [-Math.sin(a), Math.cos(a)];
      segments.push([
        [foot[0] - u[0] * half, foot[1] - u[1] * half],
        [foot[0] + u[0] * half, foot[1] + u[1] * half],
      ]);
    }
  }
  // A ring around everything closes the outermost pieces.
  for (let i = 0; i < 96; i++)
    segments.push([
      polar(reach * 0.999, (tau * i) / 96),
      polar(reach * 0.999, (tau * (i + 1)) / 96),
    ]);
  return segments;
}

/**
 * Numbers the kinds of pieces, from small to large: pieces of like size and corners are one kind;
 * in a radial panel those as far from the middle. A gap between sizes begins a new kind.
 */
function classify(faces: Point[][], middle: Point, radial: boolean): number[] {
  const measured = faces.map((face, index) => {
    const size = Math.sqrt(Math.abs(area(face)));
    const at = centroid(face);
    return {
      index,
      size: radial
        ? Math.hypot(at[0] - middle[0], at[1] - middle[1])
        : size + countCorners(face) * 1e4,
    };
  });
  measured.sort((a, b) => a.size - b.size);
  const groups: { size: number; members: number[] }[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { index, size } of measured) {
    if (size - last > (radial ? 3 : 1.6))
      groups.push({ size: radial ? size : size % 1e4, members: [] });
    groups[groups.length - 1].members.push(index);
    last = size;
  }
  const kinds: number[] = [];
  groups
    .sort((a, b) => a.size - b.size)
    .forEach(({ members }, kind) => {
      for (const index of members) kinds[index] = kind;
    });
  return kinds;
}

/** Corners at which the outline turns; a line that ends against a side makes none. */
function countCorners(face: readonly Point[]): number {
  return face.filter((p, i) => {
    const a = face[(i + face.length - 1) % face.length];
    const b = face[(i + 1) % face.length];
    const turn = (p[0] - a[0]) * (b[1] - p[1]) - (p[1] - a[1]) * (b[0] - p[0]);
    return (
      Math.abs(turn) >
      0.05 * Math.hypot(p[0] - a[0], p[1] - a[1]) * Math.hypot(b[0] - p[0], b[1] - p[1])
    );
  }).length;
}
