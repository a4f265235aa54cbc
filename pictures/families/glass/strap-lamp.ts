import type { Canvas } from '@napi-rs/canvas';
import { curl, rinceau } from '../../geometry/arabesque.ts';
import { type Motif, palmette, placeMotif, type Role, rosette } from '../../geometry/flora.ts';
import { starInner, starPolygon } from '../../geometry/points.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';

const [blue, gold, red, white] = ['#2348b4', '#d0a33c', '#a8322a', '#efe9d6'];

/** The enamels of a lamp with stars of straps, unrolled: around in u, height in v (0 to 1 unit). */
export function paintStrapLamp(close: number): Canvas {
  const [w, h] = [3072, 1400];
  const paint = (brush: Brush) => {
    const y = (v: number) => h - v * h;
    const line = (v: number, width: number, colour: string) =>
      strokeLine(
        brush,
        [
          [0, y(v)],
          [w, y(v)],
        ],
        colour,
        width,
      );
    const bandOf = (
      from: number,
      to: number,
      ground: string | null,
      paint: (tall: number) => void,
    ) => {
      brush.save();
      brush.beginPath();
      brush.rect(0, y(to), w, y(from) - y(to));
      brush.clip();
      if (ground) {
        brush.fillStyle = ground;
        brush.fillRect(0, y(to), w, y(from) - y(to));
      }
      brush.translate(0, (y(from) + y(to)) / 2);
      paint(y(from) - y(to));
      brush.restore();
      for (const v of [from, to]) {
        line(v, 13, gold);
        line(v, 3.5, red);
      }
    };
    bandOf(0.7, 0.93, null, (tall) => neckBand(brush, tall, w));
    bandOf(0.96, 0.985, gold, () => undefined);
    bandOf(0.635, 0.675, null, (tall) =>
      scrollBand(brush, tall, w, 24, {
        leaf: gold,
        petal: red,
        stem: gold,
        inner: white,
        heart: gold,
      }),
    );
    bandOf(0.5, 0.585, blue, (tall) =>
      scrollBand(brush, tall, w, 18, {
        leaf: white,
        petal: red,
        stem: white,
        inner: gold,
        heart: gold,
      }),
    );
    bandOf(0.24, 0.475, blue, (tall) => bellyBand(brush, tall, w));
    bandOf(0.165, 0.215, null, (tall) =>
      scrollBand(brush, tall, w, 14, {
        leaf: gold,
        petal: gold,
        stem: gold,
        inner: red,
        heart: red,
      }),
    );
    bandOf(0.04, 0.075, null, (tall) =>
      scrollBand(brush, tall, w, 20, {
        leaf: gold,
        petal: red,
        stem: gold,
        inner: gold,
        heart: gold,
      }),
    );
  };
  return paintCanvas(w, h, paint, close);
}

function paintRoles(brush: Brush, motif: Motif, colours: Partial<Record<Role, string>>): void {
  for (const { points, role } of motif) {
    const fill = colours[role];
    if (fill) fillShape(brush, points, fill);
  }
}

function scrollBand(
  brush: Brush,
  tall: number,
  w: number,
  count: number,
  colours: Partial<Record<Role, string>>,
): void {
  const even = count - (count % 2);
  brush.save();
  const unit = w / even;
  brush.scale(unit, Math.min(unit, tall * 0.98));
  paintRoles(brush, rinceau(even, { leaves: 4, stem: 0.09 }), colours);
  brush.restore();
}

function neckBand(brush: Brush, tall: number, w: number): void {
  const cells = 6;
  const cell = w / cells;
  for (let k = 0; k < cells; k++) {
    brush.save();
    brush.translate((k + 0.5) * cell, 0);
    brush.scale(tall, tall);
    for (const [n, step, size, width, colour] of [
      [12, 5, 0.46, 0.05, blue],
      [12, 4, 0.46, 0.018, gold],
      [6, 2, 0.3, 0.03, blue],
    ] as const)
      strokeLine(brush, starPolygon(n, size, starInner(n, step), 0, [0, 0]), colour, width, true);
    paintRoles(brush, placeMotif(rosette(6), [0, 0], 0.3), {
      petal: red,
      inner: gold,
      heart: white,
    });
    for (const side of [-1, 1]) {
      paintRoles(
        brush,
        curl([side * 0.72, 0], 0.3, side > 0 ? Math.PI : 0, side as 1 | -1, 1.3, {
          stem: 0.12,
          leaves: 6,
          size: 0.7,
        }),
        { stem: blue, leaf: blue, petal: red, inner: gold, heart: gold },
      );
      paintRoles(brush, placeMotif(palmette(3), [side * 1.05, 0.42], 0.6), {
        leaf: blue,
        petal: gold,
        inner: red,
        heart: white,
      });
    }
    brush.restore();
  }
}

function bellyBand(brush: Brush, tall: number, w: number): void {
  const cells = 6;
  const cell = w / cells;
  for (let k = 0; k < cells; k++) {
    brush.save();
    brush.translate((k + 0.5) * cell, 0);
    brush.scale(tall, tall);
    for (const dx of [-0.5, 0.5])
      strokeLine(
        brush,
        starPolygon(8, 0.5, starInner(8, 3), Math.PI / 8, [dx * (cell / tall), 0]),
        gold,
        0.03,
        true,
      );
    for (const [size, width, colour] of [
      [0.48, 0.035, white],
      [0.48, 0.012, red],
      [0.3, 0.03, gold],
    ] as const)
      strokeLine(brush, starPolygon(10, size, starInner(10, 3), 0, [0, 0]), colour, width, true);
    paintRoles(brush, placeMotif(rosette(10), [0, 0], 0.5), {
      petal: white,
      inner: red,
      heart: gold,
    });
    for (const side of [-1, 1])
      for (const up of [-1, 1])
        paintRoles(
          brush,
          placeMotif(palmette(2), [side * 0.66, up * 0.46], 0.34, up > 0 ? 0 : Math.PI),
          { leaf: gold, petal: red, inner: white },
        );
    brush.restore();
  }
}
