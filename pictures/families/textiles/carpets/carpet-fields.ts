import {
  carnation,
  leaf,
  palmette,
  placeMotif,
  rosette,
  sazLeaf,
  tulip,
} from '../../../geometry/flora.ts';
import {
  type Point,
  polar,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../../../geometry/points.ts';
import { fillShape, strokeLine } from '../../../surface/plate.ts';
import { type Design, inFour, paint } from './carpet-parts.ts';
import { doubleNiche } from './double-niche-field.ts';
import { lampNiche, rowOfNiches, thousandFlowers } from './niche-fields.ts';
import { facingNiches, steppedNiche, tulipRow } from './prayer-fields.ts';
import { sickleField } from './sickle-field.ts';
import { camelTree, guls, naturalWools, smallDiamonds, thinLines } from './village-fields.ts';
import { crossingWaters } from './waters-field.ts';

/** Scrolls that turn into one another like wheels, a flower within each and leaves along the stems. */
function ground(d: Design, across: number, heads = 1): void {
  const { brush, dyes } = d;
  inFour(d, ([hw, hh]) => {
    const rows = Math.max(2, Math.round((hh / hw) * across));
    const [cx, cy] = [hw / across, hh / rows];
    const r = Math.min(cx, cy) * 0.52;
    const wheels = Array.from({ length: (across + 1) * (rows + 1) }, (_, k) => {
      const i = k % (across + 1);
      const j = Math.floor(k / (across + 1));
      const hand = (i + j) % 2 ? 1 : -1;
      const centre: Point = [(i + (j % 2 ? 0 : 0.5)) * cx, (j + 0.5) * cy];
      const from = (j % 2 ? 0.25 : 0.75) * tau;
      const line = Array.from({ length: 60 }, (__, s): Point => {
        const t = s / 59;
        return polar(r * (1.16 - 0.98 * t ** 0.85), from + hand * t * 1.7 * tau, centre);
      });
      return { centre, line, hand, i, j };
    });
    for (const { line } of wheels) strokeLine(brush, line, dyes.three, 1.3);
    for (const { line, hand, i, j } of wheels)
      for (const [at, turn, size] of [
        [6, 1, 0.46],
        [14, -1, 0.5],
        [23, 1, 0.44],
        [32, -1, 0.36],
        [41, 1, 0.3],
      ] as const) {
        const [a, b] = [line[at], line[at + 1]];
        const way = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
        paint(
          brush,
          at === 14 && heads > 0
            ? placeMotif(rosette(5), a, r * 0.42, way)
            : placeMotif(leaf(0.5 * turn * hand, 0.2), a, r * size, way + turn * hand * 0.6),
          dyes,
          (i + j + at) % 2 === 0,
        );
      }
    for (const { centre, i, j } of wheels) {
      const kind = (i * 2 + j * 3) % 4;
      const motif =
        kind === 0
          ? palmette(3)
          : kind === 1
            ? rosette(8)
            : kind === 2
              ? palmette(2)
              : carnation(7);
      paint(
        brush,
        placeMotif(
          motif,
          [centre[0], centre[1] + (kind % 2 ? 0 : r * 0.3)],
          r * (kind === 1 ? 0.82 : 0.74),
        ),
        dyes,
        (i + j) % 2 === 0,
      );
    }
  });
}

function lobed(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  lobes: number,
  depth: number,
): Point[] {
  return Array.from({ length: lobes * 12 }, (_, i): Point => {
    const a = (tau * i) / (lobes * 12);
    const r = 1 - depth * Math.abs(Math.cos((a * lobes) / 2)) ** 1.5 + depth * 0.5;
    return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r];
  });
}

export const fields = {
  doubleNiche,
  medallion(d: Design) {
    const { brush, w, h, dyes } = d;
    ground(d, 4);
    const [cx, cy] = [w / 2, h / 2];
    for (const [scale, colour] of [
      [1, dyes.dark],
      [0.96, dyes.border],
      [0.72, dyes.dark],
      [0.69, dyes.light],
      [0.4, dyes.dark],
      [0.37, dyes.two],
    ] as const)
      fillShape(brush, lobed(cx, cy, w * 0.36 * scale, w * 0.44 * scale, 16, 0.16), colour);
    for (const end of [-1, 1]) {
      const y = cy + end * w * 0.58;
      fillShape(brush, lobed(cx, y, w * 0.1, w * 0.12, 8, 0.2), dyes.dark);
      fillShape(brush, lobed(cx, y, w * 0.09, w * 0.11, 8, 0.2), dyes.light);
      paint(brush, placeMotif(rosette(8), [cx, y], w * 0.12), dyes, true);
      paint(
        brush,
        placeMotif(palmette(3), [cx, y + end * w * 0.05], w * 0.13, end > 0 ? Math.PI : 0),
        dyes,
      );
    }
    for (let i = 0; i < 16; i++)
      paint(
        brush,
        placeMotif(
          i % 2 ? palmette(3) : tulip(),
          polar(w * 0.285, (tau * (i + 0.5)) / 16, [cx, cy]),
          w * 0.075,
          (tau * (i + 0.5)) / 16 + Math.PI / 2,
        ),
        dyes,
        i % 2 === 0,
      );
    for (let i = 0; i < 8; i++)
      paint(
        brush,
        placeMotif(
          palmette(2),
          polar(w * 0.15, (tau * i) / 8, [cx, cy]),
          w * 0.1,
          (tau * i) / 8 + Math.PI / 2,
        ),
        dyes,
      );
    for (const [radius, inner, colour] of [
      [0.135, 0.78, dyes.dark],
      [0.125, 0.78, dyes.one],
      [0.085, 0.7, dyes.dark],
      [0.078, 0.7, dyes.light],
    ] as const)
      fillShape(brush, starPolygon(16, w * radius, inner, Math.PI / 16, [cx, cy]), colour);
    paint(brush, placeMotif(rosette(8), [cx, cy], w * 0.13), dyes);
    for (const [x, y] of [
      [0, 0],
      [w, 0],
      [0, h],
      [w, h],
    ]) {
      for (const [scale, colour] of [
        [1.04, dyes.dark],
        [1, dyes.light],
        [0.72, dyes.dark],
        [0.69, dyes.border],
      ] as const)
        fillShape(brush, lobed(x, y, w * 0.34 * scale, w * 0.4 * scale, 16, 0.16), colour);
      for (let i = 0; i < 24; i++)
        paint(
          brush,
          placeMotif(
            i % 2 ? rosette(6) : leaf(0.4),
            polar(w * 0.29, (tau * i) / 24, [x, y]),
            w * 0.075,
            (tau * i) / 24 + 1.5,
          ),
          dyes,
          i % 3 === 0,
        );
      paint(brush, placeMotif(rosette(8), [x, y], w * 0.3), dyes);
    }
  },
  stars({ brush, w, h, dyes }: Design) {
    const cols = 2;
    const cell = w / cols;
    const rows = Math.round(h / cell);
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < cols; i++) {
        const c: Point = [(i + 0.5) * cell, ((j + 0.5) * h) / rows];
        const [a, b] = (i + j) % 2 ? [dyes.border, dyes.light] : [dyes.one, dyes.two];
        for (const [r, colour] of [
          [0.47, dyes.dark],
          [0.455, a],
          [0.38, dyes.dark],
          [0.37, b],
          [0.26, dyes.dark],
          [0.25, dyes.three],
          [0.14, dyes.light],
          [0.08, dyes.one],
        ] as const)
          fillShape(
            brush,
            starPolygon(8, cell * r * 1.08, r > 0.3 ? 0.925 : starInner(8, 3), Math.PI / 8, c),
            colour,
          );
        for (let k = 0; k < 8; k++) {
          const p = polar(cell * 0.31, (tau * k) / 8, c);
          fillShape(brush, starPolygon(4, cell * 0.05, 0.45, (tau * k) / 8, p), dyes.dark);
          fillShape(
            brush,
            starPolygon(8, cell * 0.03, 0.6, 0, polar(cell * 0.42, (tau * (k + 0.5)) / 8, c)),
            dyes.light,
          );
        }
      }
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= cols; i++) {
        const c: Point = [i * cell, (j * h) / rows];
        for (const [r, colour] of [
          [0.2, dyes.dark],
          [0.185, dyes.two],
          [0.12, dyes.light],
          [0.07, dyes.one],
        ] as const)
          fillShape(brush, starPolygon(4, cell * r * 1.2, 0.62, 0, c), colour);
      }
  },
  lattice(d: Design) {
    const { brush, w, h, dyes } = d;
    const cols = 3;
    const cw = w / cols;
    const ch = cw * 1.3;
    const rows = Math.ceil(h / ch) + 1;
    for (let j = -1; j <= rows * 2; j++)
      for (let i = -1; i <= cols; i++) {
        const c: Point = [(i + (j % 2 ? 1 : 0.5)) * cw, (j * ch) / 2];
        const leafLine = (side: number, up: number) =>
          smooth(
            [
              [c[0], c[1] + up * ch * 0.5],
              [c[0] + side * cw * 0.32, c[1] + up * ch * 0.32],
              [c[0] + side * cw * 0.5, c[1]],
            ],
            false,
            8,
          );
        for (const side of [-1, 1])
          for (const up of [-1, 1]) {
            fillShape(
              brush,
              strokeOutline(leafLine(side, up), (t) => w * 0.02 * Math.sin(Math.PI * t) + 1),
              dyes.dark,
            );
            fillShape(
              brush,
              strokeOutline(leafLine(side, up), (t) => w * 0.015 * Math.sin(Math.PI * t) + 0.5),
              (i + j) % 2 ? dyes.two : dyes.light,
            );
          }
      }
    for (let j = -1; j <= rows * 2; j++)
      for (let i = -1; i <= cols; i++) {
        const c: Point = [(i + (j % 2 ? 1 : 0.5)) * cw, (j * ch) / 2];
        paint(
          brush,
          placeMotif(
            j % 3 === 0 ? palmette(3) : j % 3 === 1 ? carnation(9) : rosette(8),
            [c[0], c[1] + (j % 3 === 2 ? 0 : ch * 0.14)],
            cw * 0.42,
          ),
          dyes,
          (i + j) % 2 === 0,
        );
        for (const side of [-1, 1])
          paint(
            brush,
            placeMotif(
              sazLeaf(side, 7),
              [c[0] + side * cw * 0.06, c[1] + ch * 0.26],
              cw * 0.4,
              side * 0.5,
            ),
            dyes,
            j % 2 === 0,
          );
      }
  },
  sickles: sickleField,
  /** Each compartment of a trellis holds one plant, roots and all. */
  trellis({ brush, w, h, dyes }: Design) {
    const cols = 4;
    const cw = w / cols;
    const rows = Math.round(h / (cw * 1.35));
    const ch = h / rows;
    for (let j = 0; j < rows; j++)
      for (let i = -1; i <= cols; i++) {
        const c: Point = [(i + (j % 2 ? 1 : 0.5)) * cw, (j + 0.5) * ch];
        for (const side of [-1, 1])
          for (const up of [-1, 1]) {
            const line = smooth(
              [
                [c[0], c[1] + up * ch * 0.62],
                [c[0] + side * cw * 0.16, c[1] + up * ch * 0.4],
                [c[0] + side * cw * 0.46, c[1] + up * ch * 0.24],
                [c[0] + side * cw * 0.5, c[1]],
              ],
              false,
              8,
            );
            fillShape(
              brush,
              strokeOutline(line, () => 2.3),
              dyes.dark,
            );
            fillShape(
              brush,
              strokeOutline(line, () => 1.5),
              dyes.light,
            );
          }
      }
    for (let j = 0; j < rows; j++)
      for (let i = -1; i <= cols; i++) {
        const c: Point = [(i + (j % 2 ? 1 : 0.5)) * cw, (j + 0.5) * ch];
        paint(brush, placeMotif(rosette(6), [c[0], c[1] - ch * 0.58], cw * 0.2), dyes, true);
        const root: Point = [c[0], c[1] + ch * 0.38];
        const kind = (i + 1 + j * 2) % 4;
        for (const side of [-1, 1]) {
          strokeLine(
            brush,
            smooth(
              [
                root,
                [c[0] + side * cw * 0.05, root[1] + ch * 0.03],
                [c[0] + side * cw * 0.12, root[1] + ch * 0.05],
              ],
              false,
              5,
            ),
            dyes.two,
            1.2,
          );
          for (const [turn, size] of [
            [0.35, 0.44],
            [0.8, 0.36],
            [1.2, 0.26],
          ] as const)
            paint(brush, placeMotif(leaf(0.5 * side, 0.13), root, cw * size, side * turn), dyes);
        }
        const flower = (at: Point, size: number, turn: number) => {
          strokeLine(
            brush,
            smooth(
              [root, [(root[0] + at[0]) / 2 + (at[0] - root[0]) * 0.18, (root[1] + at[1]) / 2], at],
              false,
              8,
            ),
            dyes.two,
            1.6,
          );
          const motif =
            kind === 0
              ? tulip()
              : kind === 1
                ? rosette(6)
                : kind === 2
                  ? carnation(7)
                  : palmette(2);
          paint(brush, placeMotif(motif, at, cw * size, turn), dyes, kind % 2 === 1);
        };
        flower([c[0] - cw * 0.22, c[1] + ch * 0.02], kind === 2 ? 0.17 : 0.24, -0.5);
        flower([c[0] + cw * 0.22, c[1] + ch * 0.02], kind === 2 ? 0.17 : 0.24, 0.5);
        flower([c[0], c[1] - ch * 0.16], kind === 2 ? 0.22 : 0.32, 0);
      }
  },
  steps: steppedNiche,
  tulips: tulipRow,
  facing: facingNiches,
  naturalWools,
  camelTree,
  guls,
  smallDiamonds,
  rowOfNiches,
  thinLines,
  lampNiche,
  thousandFlowers,
  crossingWaters,
} satisfies Record<string, (d: Design) => void>;
