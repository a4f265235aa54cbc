import { cutPieces, type Segment } from '../../geometry/arrangement.ts';
import { weave } from '../../geometry/interlace.ts';
import {
  area,
  centroid,
  type Point,
  polar,
  starInner,
  starPolygon,
  tau,
} from '../../geometry/points.ts';
import { starFaces } from '../../geometry/star-faces.ts';
import { parseColour } from '../../surface/colour.ts';
import { writeInitials } from '../../surface/initials.ts';
import type { Ground } from '../../surface/mount.ts';
import { fillPieces } from '../../surface/pieces.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  type Plate,
  paintField,
  strokeLine,
} from '../../surface/plate.ts';
import { paintWeave } from '../../surface/strapwork.ts';

export type Material = 'tile' | 'wood' | 'inlay' | 'paper' | 'stucco' | 'brass' | 'marble';

export type Frame =
  | { kind: 'lattice'; sides: 8 | 10 | 12; contact: number; reach: number; apothem: number }
  | { kind: 'radial'; fold: number; rings: readonly number[] };

export type MonogramParameters = {
  initials: string;
  material: Material;
  frame: Frame;
  /** Points of the outer star, 0 for a round frame; `outerStep` makes it blunt (2) or sharp. */
  outer: number;
  outerStep: number;
  /** Points of the star that holds the letters. */
  inner: number;
  /** Ground, letters, straps, then the pieces of the frame. */
  colours: readonly [field: string, letters: string, straps: string, ...pieces: string[]];
  ground: Ground;
};

export const size = 1200;

export const middle: Point = [size / 2, size / 2];

export const strapWidth = 9;

export type Layout = {
  plate: Plate;
  faces: Point[][];
  classes: number[];
  ids: Int32Array;
  outer: Point[];
  inner: Point[];
  /** Paints the letters white. */
  letters: (brush: Brush) => void;
  strapId: number;
  fieldId: number;
  letterId: number;
};

export function layOut(p: MonogramParameters): Layout {
  // Cut to four by five it keeps its points.
  const big = size * 0.392;
  const small = size * 0.262;
  const outer =
    p.outer === 0
      ? Array.from({ length: 96 }, (_, i): Point => polar(big, (tau * i) / 96, middle))
      : starPolygon(p.outer, big, starInner(p.outer, p.outerStep), -Math.PI / 2, middle);
  const inner =
    p.inner === 0
      ? Array.from({ length: 96 }, (_, i): Point => polar(small * 0.92, (tau * i) / 96, middle))
      : starPolygon(
          p.inner,
          small * (p.inner < 10 ? 1.04 : 0.99),
          starInner(p.inner, p.inner < 10 ? 2 : 3),
          -Math.PI / 2,
          middle,
        );
  const faces = frameFaces(p.frame, big);
  const plate = createPlate(size, size);
  const ids = new Int32Array(size * size);
  fillPieces(ids, size, size, faces);
  const strapId = faces.length + 1;
  const fieldId = faces.length + 2;
  const letterId = faces.length + 3;
  const web = weave(faces, 0.3);
  const straps = paintField(size, size, (brush) => {
    brush.save();
    brush.beginPath();
    for (const [x, y] of outer) brush.lineTo(x, y);
    brush.clip();
    paintWeave(brush, web, strapWidth, 1.4, '#fff', '#000');
    brush.restore();
    fillShape(brush, inner, '#000');
    strokeLine(brush, inner, '#fff', strapWidth * 1.5, true);
    strokeLine(brush, outer, '#fff', strapWidth * 1.5, true);
  });
  const field = paintField(size, size, (brush) => fillShape(brush, inner, '#fff'));
  const inside = paintField(size, size, (brush) => fillShape(brush, outer, '#fff'));
  const letters = (brush: Brush): void => {
    brush.save();
    brush.translate(...middle);
    const wide = size * (p.inner === 0 ? 0.37 : 0.33);
    writeInitials(brush, p.initials, { tall: size * 0.215, wide, fill: '#fff' });
    brush.restore();
  };
  const letterMask = paintField(size, size, letters);
  for (let i = 0; i < ids.length; i++) {
    if (inside[i] < 0.5) ids[i] = 0;
    if (field[i] > 0.5) ids[i] = fieldId;
    if (straps[i] > 0.5) ids[i] = strapId;
    if (letterMask[i] > 0.5) ids[i] = letterId;
  }
  return {
    plate,
    faces,
    classes: classify(faces),
    ids,
    outer,
    inner,
    letters,
    strapId,
    fieldId,
    letterId,
  };
}

function frameFaces(frame: Frame, big: number): Point[][] {
  if (frame.kind === 'lattice') {
    const angle = { 8: 90, 10: 72, 12: 60 }[frame.sides];
    return starFaces(
      {
        sides: frame.sides,
        angle,
        apothem: frame.apothem,
        contact: frame.contact,
        reach: frame.reach,
        turn: Math.PI / 2,
      },
      middle,
      big * 1.05,
    );
  }
  const segments: Segment[] = [];
  for (const k of frame.rings) {
    const d = big * 0.99 * Math.cos((Math.PI * k) / frame.fold);
    const reach = big * 1.15;
    const half = Math.sqrt(reach * reach - d * d);
    for (let i = 0; i < frame.fold; i++) {
      const a = (tau * (i + (k % 2) * 0.5)) / frame.fold - Math.PI / 2;
      const foot = polar(d, a, middle);
      const [ux, uy] = [-Math.sin(a) * half, Math.cos(a) * half];
      segments.push([
        [foot[0] - ux, foot[1] - uy],
        [foot[0] + ux, foot[1] + uy],
      ]);
    }
  }
  return cutPieces(segments, 0.05).filter((face) => Math.abs(area(face)) > 12);
}

/** Pieces alike in size and distance form a class. */
function classify(faces: Point[][]): number[] {
  const keys = faces.map((face) => {
    const at = centroid(face);
    const far = Math.hypot(at[0] - middle[0], at[1] - middle[1]);
    return `${Math.round(Math.sqrt(Math.abs(area(face))) / 5)}:${Math.round(far / 40)}`;
  });
  const kinds = [...new Set(keys)];
  return keys.map((key) => kinds.indexOf(key));
}

export function pieceColour(layout: Layout, p: MonogramParameters, id: number): string | null {
  const [field, letters, straps, ...pieces] = p.colours;
  if (id === 0) return null;
  if (id === layout.fieldId) return field;
  if (id === layout.letterId) return letters;
  if (id === layout.strapId) return straps;
  return pieces[layout.classes[id - 1] % pieces.length];
}

/** Sets each pixel's colour from its piece, toned by `tone`. */
export function colourPieces(
  layout: Layout,
  p: MonogramParameters,
  outside: string,
  tone: (x: number, y: number, id: number, i: number) => number,
): void {
  const { plate, ids } = layout;
  const known = new Map<number, readonly [number, number, number]>();
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      let colour = known.get(ids[i]);
      if (!colour) {
        colour = parseColour(pieceColour(layout, p, ids[i]) ?? outside);
        known.set(ids[i], colour);
      }
      const k = tone(x, y, ids[i], i);
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = colour[c] * k;
    }
}

export function grow(points: readonly Point[], by: number): Point[] {
  return points.map(([x, y]): Point => {
    const k = 1 + by / Math.hypot(x - middle[0], y - middle[1]);
    return [middle[0] + (x - middle[0]) * k, middle[1] + (y - middle[1]) * k];
  });
}
