import { climbing } from '../../geometry/arabesque.ts';
import { palmette, placeMotif, rosette } from '../../geometry/flora.ts';
import {
  mirrorOutline,
  type Point,
  polar,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
} from '../../geometry/points.ts';
import { inCircle, type StarLines, starFaces } from '../../geometry/star-faces.ts';
import { fillMotif } from '../../surface/carving.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';

export type JaliDesign =
  | { kind: 'stars'; lines: StarLines; bar: number; hearts?: number }
  | { kind: 'hexagons'; side: number; bar: number }
  | { kind: 'crosses'; side: number; bar: number }
  | { kind: 'plant' };

export type Inner = readonly [x: number, y: number, w: number, h: number];

export function drawBars(brush: Brush, design: JaliDesign, [x, y, w, h]: Inner): void {
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

export function fillPath(brush: Brush, points: readonly Point[]): void {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
}

/** A pointed arch that fills the box. */
export function arch([x, y, w, h]: Inner): Point[] {
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
export function drawPlant(brush: Brush, [x, y, w, h]: Inner): void {
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
