import { cutPieces, type Segment } from '../geometry/arrangement.ts';
import { weave } from '../geometry/interlace.ts';
import { writeInitials } from '../geometry/letters.ts';
import {
  area,
  centroid,
  type Point,
  polar,
  smooth,
  starInner,
  starPolygon,
  tau,
} from '../geometry/points.ts';
import { grainWood, inCircle, raise, shrink, starFaces } from '../surface/carving.ts';
import { parseColour } from '../surface/colour.ts';
import { distanceToSeams, smoothstep } from '../surface/field.ts';
import { type Glaze, glazePieces } from '../surface/glaze.ts';
import { lightPlate } from '../surface/light.ts';
import { type Ground, mount, type Picture } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';
import { fillPieces } from '../surface/pieces.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  type Plate,
  paintField,
  strokeLine,
} from '../surface/plate.ts';
import { lightRelief } from '../surface/relief-light.ts';
import { paintWeave } from '../surface/strapwork.ts';

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

const size = 1200;
const middle: Point = [size / 2, size / 2];
const strapWidth = 9;

type Layout = {
  plate: Plate;
  faces: Point[][];
  classes: number[];
  ids: Int32Array;
  outer: Point[];
  inner: Point[];
  letters: Point[][];
  strapId: number;
  fieldId: number;
  letterId: number;
};

/** Two initials in a frame grown from a star pattern. */
export function drawMonogram(p: MonogramParameters, seed: string): Picture {
  const layout = layOut(p);
  const { plate } = layout;
  const cover =
    p.material === 'wood' ||
    p.material === 'stucco' ||
    p.material === 'paper' ||
    p.material === 'inlay'
      ? plate.cover
      : paintField(size, size, (brush) => fillShape(brush, grow(layout.outer, 8), '#fff'));
  switch (p.material) {
    case 'tile':
      glazeAll(layout, p, seed, 0.8);
      break;
    case 'marble':
      polishStone(layout, p, seed);
      break;
    case 'brass':
      inlayBrass(layout, p, seed);
      break;
    case 'inlay':
      inlayWood(layout, p, seed);
      break;
    case 'paper':
      illuminate(layout, p, seed);
      break;
    default:
      carveAll(layout, p, seed);
  }
  const lit =
    p.material === 'wood' || p.material === 'stucco'
      ? lightRelief(plate, { rise: 38, exposure: 1.08, fill: 0.46 })
      : lightPlate(plate, { reach: 8, occlusion: 0.6, sheen: 1 });
  plate.cover.set(cover);
  return mount(size, size, lit, cover, { ground: p.ground, lift: 22, seed });
}

function grow(points: readonly Point[], by: number): Point[] {
  return points.map(([x, y]): Point => {
    const k = 1 + by / Math.hypot(x - middle[0], y - middle[1]);
    return [middle[0] + (x - middle[0]) * k, middle[1] + (y - middle[1]) * k];
  });
}

function layOut(p: MonogramParameters): Layout {
  const big = size * 0.455;
  const small = size * 0.3;
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
  const letters = writeInitials(p.initials, size * 0.235, size * (p.inner === 0 ? 0.42 : 0.37)).map(
    (shape) => shape.map(([x, y]): Point => [x + middle[0], y + middle[1]]),
  );
  const letterMask = paintField(size, size, (brush) => {
    for (const shape of letters) fillShape(brush, shape, '#fff');
  });
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

function pieceColour(layout: Layout, p: MonogramParameters, id: number): string | null {
  const [field, letters, straps, ...pieces] = p.colours;
  if (id === 0) return null;
  if (id === layout.fieldId) return field;
  if (id === layout.letterId) return letters;
  if (id === layout.strapId) return straps;
  return pieces[layout.classes[id - 1] % pieces.length];
}

function glazeAll(layout: Layout, p: MonogramParameters, seed: string, gloss: number): void {
  const seams = distanceToSeams(layout.ids, size, size);
  const glazes = new Map<number, Glaze | null>();
  const glazeOf = (id: number) => {
    const known = glazes.get(id);
    if (known !== undefined) return known;
    const colour = pieceColour(layout, p, id) ?? p.colours[2];
    glazes.set(id, { colour });
    return { colour };
  };
  glazePieces(layout.plate, layout.ids, seams, glazeOf, {
    seed,
    joint: 1.1,
    jointColour: '#cfc3ab',
    pillow: 6,
    rim: 8,
    tilt: 0.35,
    wear: 0.16,
    gloss,
  });
}

/** Sets each pixel's colour from its piece, toned by `tone`. */
function colourPieces(
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

function polishStone(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, ids } = layout;
  const noise = createNoise(seed);
  const seams = distanceToSeams(ids, size, size);
  colourPieces(layout, p, p.colours[0], (x, y, id, i) => {
    const stone = id === layout.fieldId || id === 0 ? 0 : id;
    const u = x + stone * 53;
    const cloud = noise.fbm(u * 0.007, y * 0.007, 4);
    const banded =
      stone === 0 ? 0 : Math.sin((u * 0.04 + y * 0.05 + cloud * 9) * (1 + (stone % 3) * 0.4)) * 0.1;
    const vein =
      stone === 0
        ? smoothstep(0.07, 0, Math.abs(noise.fbm(x * 0.0035 + 9 + cloud * 0.4, y * 0.0035, 4))) *
          0.13
        : 0;
    return (1 + cloud * 0.16 + banded - vein) * (0.72 + 0.28 * smoothstep(0, 1.6, seams[i]));
  });
  for (let i = 0; i < ids.length; i++) {
    plate.relief[i] = ids[i] === layout.fieldId ? 0 : 0.5 * smoothstep(0, 4, seams[i]);
    plate.gloss[i] = 0.7;
  }
  bevel(layout, 9);
}

/** The rim of a slab rounds off towards its edge. */
function bevel(layout: Layout, height: number): void {
  raise(layout.plate, height, 10, (brush) => fillShape(brush, grow(layout.outer, 8), '#fff'));
}

function inlayBrass(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, ids } = layout;
  const noise = createNoise(seed);
  const seams = distanceToSeams(ids, size, size);
  const black = parseColour('#17120d');
  colourPieces(layout, p, p.colours[2], (x, y) => 1 + noise.fbm(x * 0.01, y * 0.01, 3) * 0.16);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const id = ids[i];
      const isPiece = id > 0 && id < layout.strapId;
      const filled = isPiece && layout.classes[id - 1] % 2 === 0;
      // Niello lies around every silver piece; the field is hatched with fine cuts.
      const hatch =
        id === layout.fieldId ? Math.sin((x + y) * 0.42) * 0.6 + Math.sin((x - y) * 0.42) * 0.6 : 0;
      const dark = isPiece ? smoothstep(7, 5, seams[i]) * (filled ? 1 : 0.92) : 0;
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] += (black[c] - plate.colour[i * 3 + c]) * dark;
      plate.metal[i] = 0.95 - dark * 0.85;
      plate.gloss[i] = 0.42 - dark * 0.3;
      plate.relief[i] =
        (isPiece
          ? -2.4 * dark
          : id === layout.letterId
            ? 3 * smoothstep(0, 5, seams[i])
            : hatch * 0.55) +
        noise.at(x * 0.012, y * 0.012) * 3;
    }
  bevel(layout, 14);
}

function inlayWood(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, ids } = layout;
  const noise = createNoise(seed);
  const seams = distanceToSeams(ids, size, size);
  grainWood(plate, p.colours[0], seed, { dark: 0.28 });
  const wood = new Float32Array(plate.colour);
  const pearl = (id: number) =>
    id === layout.letterId || (id > 0 && id < layout.strapId && layout.classes[id - 1] % 3 !== 2);
  colourPieces(layout, p, p.colours[0], () => 1);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const id = ids[i];
      if (id === 0 || id === layout.fieldId) {
        plate.colour.set(wood.subarray(i * 3, i * 3 + 3), i * 3);
        plate.gloss[i] = 0.3;
        continue;
      }
      plate.relief[i] = 0.8 * smoothstep(0, 3, seams[i]);
      const line = smoothstep(2.6, 1.4, seams[i]);
      if (id === layout.strapId) {
        plate.metal[i] = 0.75;
        plate.gloss[i] = 0.5;
      } else if (pearl(id)) {
        // Shell: the colours swim with the layers, which lie differently in every piece.
        const turn = (id * 2.399) % tau;
        const layer =
          noise.fbm(
            (x * Math.cos(turn) + y * Math.sin(turn)) * 0.02 + id * 7,
            (y * Math.cos(turn) - x * Math.sin(turn)) * 0.006,
            3,
          ) *
            9 +
          id;
        for (let c = 0; c < 3; c++)
          plate.colour[i * 3 + c] *= 0.9 + 0.16 * Math.sin(layer + c * 1.5);
        plate.gloss[i] = 0.85;
        plate.relief[i] += Math.sin(layer) * 0.5;
      } else plate.gloss[i] = 0.45;
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] *= 1 - line * 0.72;
    }
}

function illuminate(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, ids } = layout;
  const noise = createNoise(seed);
  const paper = '#efe4cb';
  const seams = distanceToSeams(ids, size, size);
  const gold = new Map<number, boolean>();
  const isGold = (id: number) => {
    let known = gold.get(id);
    if (known === undefined) {
      const [r, , b] = parseColour(pieceColour(layout, p, id) ?? paper);
      known = id !== 0 && r > 0.4 && b < r * 0.35;
      gold.set(id, known);
    }
    return known;
  };
  colourPieces(layout, p, paper, (x, y, id, i) => {
    const cloud = noise.fbm(x * 0.006 + (id % 7), y * 0.006, 4);
    const line = id === 0 ? 1 : 0.42 + 0.58 * smoothstep(0.4, 2, seams[i]);
    return (1 + cloud * (id === 0 ? 0.07 : 0.15)) * line;
  });
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const leaf = isGold(ids[i]);
      plate.gloss[i] = leaf ? 0.55 : 0.05;
      plate.metal[i] = leaf ? 0.72 : 0;
      plate.relief[i] =
        (leaf ? 1.6 * smoothstep(0, 4, seams[i]) : 0) +
        noise.fbm(x * 0.014, y * 0.014, 3) * (leaf ? 3.2 : 1.6);
    }
  // Rays and dots around the frame, as around a painted sun.
  const [, , straps, first] = p.colours;
  const rays = paintField(size, size, (brush) => {
    brush.lineWidth = 2.2;
    const count = Math.max(8, p.outer) * 4;
    for (let k = 0; k < count; k++) {
      const a = (tau * k) / count - Math.PI / 2;
      const reach = k % 4 === 0 ? 0.492 : k % 2 === 0 ? 0.475 : 0.465;
      const from = rayStart(layout.outer, a);
      const to = polar(size * reach, a, middle);
      if (Math.hypot(to[0] - middle[0], to[1] - middle[1]) < from + 8) continue;
      strokeLine(brush, [polar(from + 10, a, middle), to], '#fff', 2.2);
      brush.beginPath();
      brush.arc(to[0], to[1], 4, 0, 7);
      brush.fill();
    }
  });
  const ink = parseColour(first === straps ? p.colours[0] : first);
  for (let i = 0; i < rays.length; i++)
    if (rays[i] > 0)
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] += (ink[c] - plate.colour[i * 3 + c]) * rays[i] * 0.85;
}

/** How far the outline lies from the middle at an angle. */
function rayStart(outline: readonly Point[], angle: number): number {
  let best = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) return;
    const t = ((a[0] - middle[0]) * ey - (a[1] - middle[1]) * ex) / cross;
    const s = ((a[0] - middle[0]) * dy - (a[1] - middle[1]) * dx) / cross;
    if (t > 0 && s >= 0 && s <= 1) best = Math.max(best, t);
  });
  return best;
}

function carveAll(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, faces, ids } = layout;
  const isWood = p.material === 'wood';
  const depth = isWood ? 12 : 15;
  const clipOuter = (paint: (brush: Brush) => void) => (brush: Brush) => {
    brush.save();
    brush.beginPath();
    for (const [x, y] of layout.outer) brush.lineTo(x, y);
    brush.clip();
    paint(brush);
    brush.restore();
    fillShape(brush, layout.inner, '#000');
  };
  raise(plate, -depth, 6, (brush) => fillShape(brush, layout.outer, '#fff'));
  raise(
    plate,
    depth * 0.55,
    5,
    clipOuter((brush) => {
      for (const face of faces)
        if (inCircle(face).radius > strapWidth)
          fillShape(brush, shrink(face, strapWidth * 0.5 + 3.5), '#fff');
    }),
  );
  raise(
    plate,
    -depth * 0.4,
    4,
    clipOuter((brush) => {
      for (const face of faces) {
        const { at, radius } = inCircle(face);
        const free = radius - strapWidth * 0.5 - 8;
        if (free < 5) continue;
        for (const [x, y] of face) {
          const a = Math.atan2(y - at[1], x - at[0]);
          const long = Math.min(Math.hypot(x - at[0], y - at[1]) * 0.62, free * 2);
          const wide = Math.min(free * 0.34, long * 0.3);
          fillShape(
            brush,
            smooth(
              [
                polar(long * 0.12, a, at),
                polar(long * 0.5, a - wide / long, at),
                polar(long, a, at),
                polar(long * 0.5, a + wide / long, at),
              ],
              true,
              5,
            ),
            '#fff',
          );
        }
      }
    }),
  );
  const straps = paintField(size, size, (brush) => {
    clipOuter((inner) => paintWeave(inner, weave(faces, 0.3), strapWidth, 1.8, '#fff', '#000'))(
      brush,
    );
    strokeLine(brush, layout.inner, '#fff', strapWidth * 1.5, true);
    strokeLine(brush, layout.outer, '#fff', strapWidth * 1.5, true);
  });
  raise(plate, depth, 5, (brush) => {
    clipOuter((inner) => paintWeave(inner, weave(faces, 0.3), strapWidth, 1.8, '#fff', '#000'))(
      brush,
    );
    strokeLine(brush, layout.inner, '#fff', strapWidth * 1.5, true);
    strokeLine(brush, layout.outer, '#fff', strapWidth * 1.5, true);
  });
  raise(plate, depth * 1.15, 7, (brush) => {
    for (const shape of layout.letters) fillShape(brush, shape, '#fff');
  });
  const noise = createNoise(seed);
  if (isWood) {
    grainWood(plate, p.colours[0], seed, { dark: 0.3 });
    const dirt = parseColour(p.colours[2]);
    for (let i = 0; i < ids.length; i++) {
      const deep = Math.max(0, Math.min(1, -plate.relief[i] / depth));
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] += (dirt[c] - plate.colour[i * 3 + c]) * deep * 0.6;
      plate.gloss[i] = 0.16;
    }
    return;
  }
  const wash = parseColour(p.colours[3]);
  const base = parseColour(p.colours[0]);
  const paint = parseColour(p.colours[1]);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const cloud = noise.fbm(x * 0.006, y * 0.006, 4);
      const deep =
        Math.max(0, Math.min(1, (-plate.relief[i] - 1) / (depth * 0.7))) *
        (ids[i] === 0 || straps[i] > 0.5 ? 0 : 1);
      const letter = ids[i] === layout.letterId ? 0.7 + cloud * 0.4 : 0;
      for (let c = 0; c < 3; c++) {
        const k = base[c] * (1 + cloud * 0.08);
        const washed = k + (wash[c] - k) * deep * (0.8 + cloud * 0.4);
        plate.colour[i * 3 + c] = washed + (paint[c] - washed) * Math.min(1, letter);
      }
      plate.relief[i] += cloud * 2 + noise.at(x * 0.09, y * 0.09) * 0.25;
      plate.gloss[i] = 0.03;
    }
}
