import { climbing } from '../geometry/arabesque.ts';
import { palmette, placeMotif, rosette } from '../geometry/flora.ts';
import {
  mirrorOutline,
  type Point,
  polar,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
} from '../geometry/points.ts';
import { renderPierced } from '../render/pierced.ts';
import { clipRect, fillMotif, inCircle, type StarLines, starFaces } from '../surface/carving.ts';
import { parseColour } from '../surface/colour.ts';
import { distanceTo, type Field } from '../surface/field.ts';
import type { Ground, Picture } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';
import { type Brush, fillShape, paintField, strokeLine } from '../surface/plate.ts';

export type JaliDesign =
  | { kind: 'stars'; lines: StarLines; bar: number; hearts?: number }
  | { kind: 'hexagons'; side: number; bar: number }
  | { kind: 'crosses'; side: number; bar: number }
  | { kind: 'plant' };

export type JaliParameters = {
  design: JaliDesign;
  stone: 'red' | 'marble' | 'buff';
  /** Metres. */
  wide: number;
  tall: number;
  frame: number;
  ground: Ground;
  sun: readonly [number, number, number];
  width: number;
  height: number;
};

/** Pixels of the drawing for one metre of stone. */
const perMetre = 1050;

/** A pierced stone screen with the sun behind it. */
export function drawJali(p: JaliParameters, seed: string): Picture {
  const columns = Math.round(p.wide * perMetre);
  const rows = Math.round(p.tall * perMetre);
  const frame = p.frame * perMetre;
  const inner = [frame, frame, columns - frame * 2, rows - frame * 2] as const;
  const solid = paintField(columns, rows, (brush) => {
    brush.fillRect(0, 0, columns, rows);
    brush.fillStyle = '#000';
    if (p.design.kind === 'plant') fillShape(brush, arch(inner), '#000');
    else brush.fillRect(...inner);
    brush.save();
    if (p.design.kind === 'plant') {
      fillPath(brush, arch(inner));
      brush.clip();
      drawPlant(brush, inner);
    } else clipRect(brush, ...inner, () => drawBars(brush, p.design, inner));
    brush.restore();
  });
  const carving = carveFront(solid, columns, rows, p, inner);
  return renderPierced({
    solid,
    columns,
    rows,
    wide: p.wide,
    tall: p.tall,
    thick: p.stone === 'marble' ? 0.05 : 0.06,
    carving,
    paint: stone(p.stone, seed),
    glow: p.stone === 'marble' ? 0.5 : 0,
    gloss: p.stone === 'marble' ? 0.5 : 0.1,
    ground: p.ground,
    sun: p.sun,
    width: p.width,
    height: p.height,
    seed,
  });
}

type Inner = readonly [x: number, y: number, w: number, h: number];

function drawBars(brush: Brush, design: JaliDesign, [x, y, w, h]: Inner): void {
  const middle: Point = [x + w / 2, y + h / 2];
  const far = Math.hypot(w, h) / 2;
  const stroke = (points: readonly Point[], width: number, closed = true) =>
    strokeLine(brush, points, '#fff', width, closed);
  if (design.kind === 'stars') {
    for (const face of starFaces(design.lines, middle, far + design.lines.apothem)) {
      stroke(face, design.bar);
      // The large rings hold a star of their own.
      const { at, radius, sides } = inCircle(face);
      if (!design.hearts || sides < 8 || radius < design.lines.apothem * 0.4) continue;
      const [a] = face;
      const turn = Math.atan2(a[1] - at[1], a[0] - at[0]);
      const points = design.lines.sides;
      stroke(
        starPolygon(
          points,
          Math.hypot(a[0] - at[0], a[1] - at[1]),
          starInner(points, design.hearts),
          turn,
          at,
        ),
        design.bar * 0.8,
      );
    }
    return;
  }
  if (design.kind === 'hexagons') {
    const s = design.side;
    const count = Math.ceil(far / s) + 2;
    for (let i = -count; i <= count; i++)
      for (let j = -count; j <= count; j++) {
        const at: Point = [middle[0] + (i + j / 2) * 2 * s, middle[1] + j * Math.sqrt(3) * s];
        stroke(regularPolygon(6, s, 0, at), design.bar);
        const small = regularPolygon(6, s * 0.46, Math.PI / 6, at);
        stroke(small, design.bar * 0.72);
        for (let k = 0; k < 6; k++)
          stroke(
            [small[k], polar(s * 0.88, Math.PI / 6 + (k * Math.PI) / 3, at)],
            design.bar * 0.72,
            false,
          );
      }
    return;
  }
  if (design.kind === 'crosses') {
    const s = design.side;
    const count = Math.ceil(far / s) + 1;
    for (let i = -count; i <= count; i++)
      for (let j = -count; j <= count; j++) {
        const at: Point = [middle[0] + i * s, middle[1] + j * s];
        stroke(starPolygon(8, s * 0.5, 0.7654, 0, at), design.bar);
        const cross: Point = [at[0] + s / 2, at[1] + s / 2];
        fillShape(brush, starPolygon(4, s * 0.13, 0.55, Math.PI / 4, cross), '#fff');
        for (let k = 0; k < 4; k++)
          stroke(
            [cross, polar(s * 0.32, (k * Math.PI) / 2 + Math.PI / 4, cross)],
            design.bar * 0.6,
            false,
          );
      }
  }
}

function fillPath(brush: Brush, points: readonly Point[]): void {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
}

/** A pointed arch that fills the box. */
function arch([x, y, w, h]: Inner): Point[] {
  const spring = y + w * 0.46;
  const left = smooth(
    [
      [x, y + h],
      [x, spring + w * 0.2],
      [x, spring],
      [x + w * 0.08, y + w * 0.24],
      [x + w * 0.27, y + w * 0.085],
      [x + w * 0.44, y + w * 0.025],
      [x + w / 2, y],
    ],
    false,
    10,
  );
  return [
    ...left,
    ...left
      .slice(0, -1)
      .reverse()
      .map(([a, b]): Point => [2 * x + w - a, b]),
  ];
}

/** A plant that climbs from a vase and fills the arch with its tendrils. */
function drawPlant(brush: Brush, [x, y, w, h]: Inner): void {
  const mid = x + w / 2;
  const foot = y + h;
  const vaseTall = h * 0.15;
  const profile: Point[] = smooth(
    [
      [0.26, 0],
      [0.24, -0.08],
      [0.1, -0.16],
      [0.3, -0.36],
      [0.38, -0.6],
      [0.2, -0.82],
      [0.24, -0.98],
      [0.3, -1.02],
    ],
    false,
    8,
  );
  const vase = mirrorOutline(profile).map(
    ([a, b]): Point => [mid + a * vaseTall, foot + b * vaseTall],
  );
  fillShape(brush, vase, '#fff');
  brush.save();
  brush.translate(mid, foot - vaseTall * 0.96);
  const plant = climbing(w * 1.04, h - vaseTall * 0.9, 5, {
    stem: 0.1,
    leaves: 6,
    size: 0.82,
    heart: 'rosette',
  });
  fillMotif(brush, plant, '#fff');
  brush.lineWidth = 5;
  for (const { points, role } of plant)
    if (role !== 'vein') strokeLine(brush, points, '#fff', 6, true);
  brush.restore();
  for (const side of [-1, 1]) {
    // Side shoots hold the tendrils to the frame.
    for (let k = 0; k < 5; k++) {
      const yy = foot - vaseTall - ((h - vaseTall) * (k + 0.35)) / 5;
      fillShape(
        brush,
        strokeOutline(
          smooth(
            [
              [mid + side * w * 0.36, yy - 24],
              [mid + side * w * 0.43, yy - 4],
              [mid + side * w * 0.52, yy - 34],
            ],
            false,
            8,
          ),
          () => 7,
        ),
        '#fff',
      );
      fillMotif(
        brush,
        placeMotif(palmette(2), [mid + side * w * 0.455, yy + 46], 62, side * -0.6),
        '#fff',
      );
    }
    fillMotif(
      brush,
      placeMotif(rosette(8), [mid + side * w * 0.3, foot - vaseTall * 0.42], 92),
      '#fff',
    );
    fillShape(
      brush,
      strokeOutline(
        smooth(
          [
            [mid + side * vaseTall * 0.3, foot - vaseTall * 0.5],
            [mid + side * w * 0.22, foot - vaseTall * 0.3],
            [mid + side * w * 0.52, foot - vaseTall * 0.5],
          ],
          false,
          8,
        ),
        () => 8,
      ),
      '#fff',
    );
  }
}

/** Chamfers along every edge, a moulding around the frame, and flowers in the spandrels. */
function carveFront(
  solid: Field,
  columns: number,
  rows: number,
  p: JaliParameters,
  inner: Inner,
): Field {
  const inside = distanceTo(columns, rows, (i) => solid[i] < 0.5);
  const carving = new Float32Array(solid.length);
  const chamfer = p.design.kind === 'plant' ? 12 : 8;
  const frame = inner[0];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      const t = Math.min(1, inside[i] / chamfer);
      carving[i] = (-(1 - Math.sqrt(1 - (1 - t) * (1 - t))) * chamfer * 0.8) / perMetre;
      const rim = Math.min(x, y, columns - 1 - x, rows - 1 - y) / frame;
      const isGroove = (rim > 0.28 && rim < 0.38) || (rim > 0.68 && rim < 0.76);
      if (isGroove) carving[i] -= 0.005;
      if (rim < 0.05) carving[i] -= ((0.05 - rim) / 0.05) * 0.006;
    }
  if (p.design.kind !== 'plant') return carving;
  const [x, y, w] = inner;
  const flowers = paintField(columns, rows, (brush) => {
    for (const side of [0, 1])
      fillMotif(
        brush,
        placeMotif(rosette(8), [x + (side ? w - w * 0.1 : w * 0.1), y + w * 0.075], w * 0.17),
        '#fff',
      );
  });
  for (let i = 0; i < carving.length; i++) carving[i] += flowers[i] * 0.008;
  return carving;
}

/** Sandstone with its beds and specks, or marble with grey veins. */
function stone(
  kind: JaliParameters['stone'],
  seed: string,
): (x: number, y: number, out: Float32Array) => void {
  const noise = createNoise(seed);
  const [r, g, b] = parseColour({ red: '#a9573d', marble: '#ece8df', buff: '#c9a070' }[kind]);
  return (x, y, out) => {
    if (kind === 'marble') {
      const cloud = noise.fbm(x * 3, y * 3, 4);
      const vein =
        Math.max(0, 1 - Math.abs(noise.fbm(x * 2.2 + cloud * 0.5, y * 2.2, 4)) * 14) * 0.16;
      const k = 1 + cloud * 0.06 - vein;
      out[0] = r * k;
      out[1] = g * k;
      out[2] = b * (k + vein * 0.1);
      return;
    }
    const bed = noise.fbm(x * 2.2, y * 9 + x * 1.2, 4);
    const speck = noise.at(x * 240, y * 240);
    const pale = Math.max(0, noise.fbm(x * 1.4 + 7, y * 1.4, 3) - 0.35) * 0.5;
    const k = 1 + bed * 0.2 + speck * 0.05;
    out[0] = r * (k + pale * 0.4);
    out[1] = g * (k + pale * 0.9);
    out[2] = b * (k + pale);
  };
}
