import { leaf, palmette, placeMotif, rosette } from '../../geometry/flora.ts';
import {
  type Box,
  type Point,
  polar,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  tau,
} from '../../geometry/points.ts';
import { clipRect, fillMotif } from '../../surface/carving.ts';
import { fillShape, type Plate, strokeLine } from '../../surface/plate.ts';
import { clipShape, gesso, gild, gildedFrame, gold } from './gesso.ts';
import { nicheArch } from './panel-shapes.ts';

export function fruitBowl(plate: Plate, box: Box): void {
  const [x, y, w, h] = box;
  gildedFrame(plate, box, 58, '#8a3024');
  const cx = x + w / 2;
  const starAt: Point = [cx, y + h * 0.27];
  const r = w * 0.31;
  // Under the gold lie flat colors: a dark disk, the two stars, sprigs above them.
  gesso(plate, '#1c3b34', 0.01, 1, (brush) =>
    fillShape(brush, regularPolygon(48, r * 1.08, 0, starAt), '#fff'),
  );
  for (const [turn, hex] of [
    [Math.PI / 8, '#6d2a22'],
    [0, '#1d3557'],
  ] as const)
    gesso(plate, hex, 0.01, 1, (brush) =>
      fillShape(brush, starPolygon(8, r, starInner(8, 3), turn, starAt), '#fff'),
    );
  const sprig = {
    petal: '#c9846a',
    inner: '#e6d3a2',
    heart: gold,
    leaf: '#5d8a63',
    stem: '#5d8a63',
  };
  for (const side of [-1, 1])
    for (const [dx, dy, size, turn] of [
      [0.3, -1.62, 0.2, 0.4],
      [0.78, -1.66, 0.17, -0.5],
    ] as const) {
      const at: Point = [cx + side * dx * r, starAt[1] + dy * r];
      for (const k of [-0.9, 0.9])
        gild(
          plate,
          placeMotif(leaf(0.3, 0.24), at, r * size * 1.5, side * (turn + k)),
          sprig,
          0.5,
          1,
        );
      gild(plate, placeMotif(rosette(5), at, r * size), sprig, 0.7, 1);
    }
  // Strapwork of the Ottoman baroque around a star of eight points.
  gesso(plate, gold, 5, 3.4, (brush) => {
    for (const turn of [0, Math.PI / 8])
      strokeLine(brush, starPolygon(8, r, starInner(8, 3), turn, starAt), '#fff', 8.5, true);
    strokeLine(brush, regularPolygon(48, r * 1.08, 0, starAt), '#fff', 10, true);
    for (const side of [-1, 1])
      for (const up of [-1, 1])
        strokeLine(
          brush,
          smooth(
            [
              [cx, starAt[1] + up * r * 1.12],
              [cx + side * r * 0.5, starAt[1] + up * r * 1.22],
              [cx + side * r * 0.98, starAt[1] + up * r * 1.0],
              [cx + side * r * 1.16, starAt[1] + up * r * 1.24],
              [cx + side * r * 0.94, starAt[1] + up * r * 1.4],
              [cx + side * r * 0.82, starAt[1] + up * r * 1.26],
            ] as Point[],
            false,
            10,
          ),
          '#fff',
          10,
        );
  });
  gild(
    plate,
    placeMotif(rosette(8), starAt, r * 0.74),
    { petal: '#b5402c', inner: gold, heart: '#2f5f9c' },
    5,
  );
  for (let k = 0; k < 8; k++)
    gild(
      plate,
      placeMotif(
        palmette(2),
        polar(r * 0.56, (tau * k) / 8 + tau / 16, starAt),
        r * 0.26,
        (tau * k) / 8 + tau / 16 + Math.PI / 2,
      ),
      { leaf: '#4a7a5a', petal: gold, inner: '#b5402c' },
      4,
    );
  const lattice: Box = [x + 76, y + h * 0.47, w - 152, h * 0.1];
  gesso(plate, gold, 4, 3, (brush) =>
    clipRect(brush, ...lattice, () => {
      for (let k = -12; k < 30; k++)
        for (const s of [-1, 1])
          strokeLine(
            brush,
            [
              [lattice[0] + k * 46, lattice[1] + (s > 0 ? 0 : lattice[3])],
              [lattice[0] + k * 46 + lattice[3], lattice[1] + (s > 0 ? lattice[3] : 0)],
            ],
            '#fff',
            6,
          );
      brush.lineWidth = 10;
      brush.strokeRect(lattice[0] + 4, lattice[1] + 4, lattice[2] - 8, lattice[3] - 8);
    }),
  );
  const niche: Box = [x + 76, y + h * 0.59, w - 152, h * 0.36];
  const arch = nicheArch(niche);
  gesso(plate, '#dcc99c', 0.01, 1, (brush) => fillShape(brush, arch, '#fff'));
  gesso(plate, gold, 9, 6, (brush) => strokeLine(brush, arch, '#fff', 12, true));
  const foot = niche[1] + niche[3] - 30;
  const bw = niche[2] * 0.4;
  const fruit = (hex: string, at: Point, size: number, kind: 'pear' | 'pomegranate' | 'melon') => {
    const shape =
      kind === 'pear'
        ? smooth(
            [
              [0, -1.35],
              [0.22, -1.1],
              [0.3, -0.6],
              [0.75, 0],
              [0.62, 0.66],
              [0, 0.86],
              [-0.62, 0.66],
              [-0.75, 0],
              [-0.3, -0.6],
              [-0.22, -1.1],
            ] as Point[],
            true,
            6,
          )
        : regularPolygon(30, 1);
    const to = ([a, b]: Point): Point => [
      at[0] + a * size,
      at[1] + b * size * (kind === 'melon' ? 0.8 : 1),
    ];
    gesso(plate, hex, 12, size * 0.8, (brush) => fillShape(brush, shape.map(to), '#fff'));
    if (kind === 'pomegranate')
      gesso(plate, gold, 4, 3, (brush) =>
        fillShape(
          brush,
          (
            [
              [-0.28, -0.9],
              [-0.34, -1.36],
              [-0.12, -1.16],
              [0, -1.4],
              [0.12, -1.16],
              [0.34, -1.36],
              [0.28, -0.9],
            ] as Point[]
          ).map(to),
          '#fff',
        ),
      );
    if (kind === 'melon')
      gesso(plate, '#7a9a4a', 2, 3, (brush) => {
        for (const v of [-0.6, -0.2, 0.2, 0.6]) {
          const stripe = smooth(
            [
              [v, -0.76],
              [v * 1.3, 0],
              [v, 0.76],
            ] as Point[],
            false,
            6,
          );
          strokeLine(brush, stripe.map(to), '#fff', 7);
        }
      });
  };
  const top = foot - bw * 0.62;
  fruit('#2f5f3a', [cx, top - bw * 0.5], bw * 0.42, 'melon');
  for (const side of [-1, 1]) {
    fruit('#b5402c', [cx + side * bw * 0.52, top - bw * 0.28], bw * 0.27, 'pomegranate');
    fruit('#cda648', [cx + side * bw * 0.2, top - bw * 0.9], bw * 0.2, 'pear');
    fruit('#cda648', [cx + side * bw * 0.86, top - bw * 0.16], bw * 0.19, 'pear');
  }
  fruit('#b5402c', [cx, top - bw * 0.16], bw * 0.29, 'pomegranate');
  gesso(plate, '#4a7a4a', 3, 4, (brush) => {
    for (const [dx, dy, t] of [
      [-0.75, -0.55, -0.8],
      [0.75, -0.55, 0.8],
      [-0.4, -1.0, -0.5],
      [0.4, -1.0, 0.5],
      [0, -1.3, 0.1],
    ])
      fillMotif(
        brush,
        placeMotif(leaf(0.4, 0.22), [cx + dx * bw * 0.8, top + dy * bw * 0.6], bw * 0.34, t),
        '#fff',
        ['leaf'],
      );
  });
  const bowl = smooth(
    [
      [-1.1, -0.02],
      [-1.16, -0.1],
      [1.16, -0.1],
      [1.1, -0.02],
      [0.86, 0.36],
      [0.3, 0.52],
      [0.2, 0.6],
      [0.44, 0.68],
      [-0.44, 0.68],
      [-0.2, 0.6],
      [-0.3, 0.52],
      [-0.86, 0.36],
    ] as Point[],
    true,
    6,
  ).map(([a, b]): Point => [cx + a * bw, foot - bw * 0.66 + b * bw]);
  gesso(plate, '#2f5f9c', 12, 26, (brush) => fillShape(brush, bowl, '#fff'));
  gesso(plate, gold, 4, 3, (brush) =>
    clipShape(brush, bowl, () => {
      brush.fillRect(cx - bw * 1.3, foot - bw * 0.7, bw * 2.6, 9);
      for (let k = -4; k <= 4; k++)
        fillMotif(
          brush,
          placeMotif(palmette(1), [cx + k * bw * 0.24, foot - bw * 0.3], bw * 0.26),
          '#fff',
          ['leaf'],
        );
    }),
  );
}
