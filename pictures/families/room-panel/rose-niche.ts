import { curl } from '../../geometry/arabesque.ts';
import { leaf, type Motif, palmette, placeMotif, rosette, rumi } from '../../geometry/flora.ts';
import {
  type Box,
  mirrorOutline,
  type Point,
  polar,
  regularPolygon,
  smooth,
  strokeOutline,
  tau,
} from '../../geometry/points.ts';
import { fillMotif } from '../../surface/carving.ts';
import { fillShape, type Plate, strokeLine } from '../../surface/plate.ts';
import { clipShape, gesso, gild, gildedFrame, gold } from './gesso.ts';
import { nicheArch, vaseShape } from './panel-shapes.ts';

const petals = ['#b5485a', '#c9707c', '#dca0a0', '#b5485a'];

/** A full rose seen from the front, its petals laid ring on ring. */
function rose(plate: Plate, at: Point, size: number): void {
  petals.forEach((hex, ring) => {
    gesso(plate, hex, 3.4, 6, (brush) => {
      const n = [8, 7, 5, 1][ring];
      for (let k = 0; k < n; k++) {
        const a = (tau * k) / n + ring * 0.4;
        const r = ring === 3 ? 0 : size * [0.34, 0.22, 0.11][ring];
        const [cx, cy] = polar(r, a, at);
        fillShape(
          brush,
          regularPolygon(16, size * [0.19, 0.15, 0.1, 0.09][ring], 0, [cx, cy]),
          '#fff',
        );
      }
    });
  });
}

function cypress(plate: Plate, cx: number, foot: number, tall: number): void {
  const half = smooth(
    [
      [0.02, 0],
      [0.03, -0.1],
      [0.12, -0.14],
      [0.15, -0.34],
      [0.1, -0.64],
      [0.04, -0.88],
      [0, -1],
    ] as Point[],
    false,
    8,
  );
  gesso(plate, '#1f4030', 6, 10, (brush) =>
    fillShape(
      brush,
      mirrorOutline(half).map(([a, b]): Point => [cx + a * tall, foot + b * tall]),
      '#fff',
    ),
  );
  gesso(plate, gold, 3, 3, (brush) => {
    for (let k = 0; k < 8; k++)
      for (const side of [-1, 1])
        fillMotif(
          brush,
          placeMotif(
            leaf(0.3 * side, 0.16),
            [cx, foot - tall * (0.2 + k * 0.085)],
            tall * 0.1 * (1 - k * 0.07),
            side * 0.7,
          ),
          '#fff',
          ['leaf'],
        );
  });
}

export function roseNiche(plate: Plate, box: Box): void {
  const [x, y, w, h] = box;
  gildedFrame(plate, box, 74, '#7a2a20');
  const crown = h * 0.15;
  const dado = h * 0.17;
  const inner = w - 190;
  for (const [by, bh] of [
    [y + 92, crown - 20],
    [y + h - 92 - dado + 20, dado - 20],
  ] as const) {
    gesso(plate, '#8a3024', 0.01, 1, (brush) => brush.fillRect(x + 95, by, inner, bh));
    gesso(plate, gold, 6, 4, (brush) => {
      brush.lineWidth = 7;
      brush.strokeRect(x + 95, by, inner, bh);
    });
    const scale = bh * 0.46;
    const motif: Motif = [...placeMotif(rosette(8), [0, 0], 0.9)];
    for (const side of [-1, 1] as const)
      motif.push(
        ...curl([side * 0.98, 0.02], 0.62, side > 0 ? Math.PI : 0, side, 1.35, {
          stem: 0.09,
          leaves: 7,
          size: 0.66,
        }),
      );
    gild(
      plate,
      motif.map(({ points, role }) => ({
        role,
        points: points.map(([a, b]): Point => [x + w / 2 + a * scale, by + bh / 2 + b * scale]),
      })),
      { stem: gold, leaf: gold, petal: '#e2cf9c', inner: '#b5402c', heart: gold },
      6,
    );
  }
  const niche: Box = [x + 95, y + 92 + crown, inner, h - 184 - crown - dado];
  const arch = nicheArch([niche[0] + 14, niche[1] + 14, niche[2] - 28, niche[3] - 28]);
  gesso(plate, '#d9c79a', 0.01, 1, (brush) => fillShape(brush, arch, '#fff'));
  gesso(plate, gold, 9, 6, (brush) => strokeLine(brush, arch, '#fff', 14, true));
  for (const side of [-1, 1])
    gild(
      plate,
      placeMotif(
        rumi(),
        [x + w / 2 + side * niche[2] * 0.4, niche[1] + niche[2] * 0.2],
        niche[2] * 0.15,
        side * -0.5,
        side,
      ),
      { leaf: gold, vein: '#b5402c' },
      5,
    );
  const cx = x + w / 2;
  const foot = niche[1] + niche[3] - 34;
  const tall = niche[3] * 0.28;
  for (const side of [-1, 1]) cypress(plate, cx + side * niche[2] * 0.34, foot, niche[3] * 0.5);
  const heads: [Point, number][] = [
    [[0, -0.5], 128],
    [[-0.17, -0.44], 108],
    [[0.17, -0.45], 108],
    [[-0.1, -0.57], 100],
    [[0.1, -0.58], 100],
    [[0, -0.66], 108],
    [[-0.21, -0.54], 80],
    [[0.21, -0.55], 80],
    [[0, -0.4], 104],
    [[-0.12, -0.35], 84],
    [[0.13, -0.36], 84],
    [[-0.08, -0.7], 70],
    [[0.09, -0.71], 70],
    [[0, -0.77], 80],
  ];
  const place = ([a, b]: Point): Point => [cx + a * niche[2] * 1.35, foot + b * niche[3]];
  gesso(plate, '#3f6a3a', 4, 4, (brush) => {
    for (const [at] of heads)
      fillShape(
        brush,
        strokeOutline(
          smooth(
            [
              [cx, foot - tall * 0.9],
              [cx + (place(at)[0] - cx) * 0.35, foot - tall * 1.2],
              place(at),
            ] as Point[],
            false,
            10,
          ),
          () => 4,
        ),
        '#fff',
      );
    heads.forEach(([at], k) => {
      for (const turn of [0.5, 2.2, 4.1])
        fillMotif(brush, placeMotif(leaf(0.4, 0.22), place(at), 88, turn + k * 1.3), '#fff', [
          'leaf',
        ]);
    });
  });
  for (const [at, size] of heads) rose(plate, place(at), size);
  gesso(plate, '#2f5f9c', 10, 24, (brush) => fillShape(brush, vaseShape(cx, foot, tall), '#fff'));
  gesso(plate, gold, 4, 3, (brush) => {
    clipShape(brush, vaseShape(cx, foot, tall), () => {
      for (const v of [0.12, 0.34, 0.68, 0.9])
        brush.fillRect(cx - tall, foot - tall * v - 4, tall * 2, 8);
      for (let k = -3; k <= 3; k++)
        fillMotif(
          brush,
          placeMotif(palmette(1), [cx + k * tall * 0.15, foot - tall * 0.38], tall * 0.22),
          '#fff',
          ['leaf'],
        );
    });
  });
}
