import type { Canvas } from '@napi-rs/canvas';
import { curl, rinceau } from '../../geometry/arabesque.ts';
import {
  type Motif,
  palmette,
  placeMotif,
  type Role,
  rosette,
  rumi,
} from '../../geometry/flora.ts';
import { regularPolygon, starInner, starPolygon } from '../../geometry/points.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';

/** The lamp with lotuses has a painting of its own. */
type Ornament = 'strapwork' | 'revival';

/** The painting of a lamp unrolled: around in u, height in v (0 to 1 unit). */
export function paintLamp(ornament: Ornament, close: number): Canvas {
  const [w, h] = [3072, 1400];
  const paint = (brush: Brush) => {
    const colours = {
      strapwork: ['#2348b4', '#d0a33c', '#a8322a', '#efe9d6', '#2348b4'],
      revival: ['#2b58c0', '#e0b24a', '#c84a3a', '#fbf7ea', '#4aa873'],
    }[ornament];
    const [blue, gold] = colours;
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
        line(v, 3.5, colours[2]);
      }
    };
    bandOf(0.7, 0.93, ornament === 'strapwork' ? null : blue, (tall) =>
      neckBand(brush, ornament, tall, w, colours),
    );
    bandOf(0.96, 0.985, gold, () => undefined);
    bandOf(0.635, 0.675, ornament === 'revival' ? colours[4] : null, (tall) =>
      scrollBand(brush, tall, w, 24, {
        leaf: gold,
        petal: colours[2],
        stem: gold,
        inner: colours[3],
        heart: gold,
      }),
    );
    bandOf(0.5, 0.585, blue, (tall) =>
      scrollBand(brush, tall, w, 18, {
        leaf: colours[3],
        petal: colours[2],
        stem: colours[3],
        inner: gold,
        heart: gold,
      }),
    );
    bandOf(0.24, 0.475, ornament === 'strapwork' ? blue : null, (tall) =>
      bellyBand(brush, ornament, tall, w, colours),
    );
    bandOf(0.165, 0.215, null, (tall) =>
      scrollBand(brush, tall, w, 14, {
        leaf: gold,
        petal: gold,
        stem: gold,
        inner: colours[2],
        heart: colours[2],
      }),
    );
    bandOf(0.04, 0.075, ornament === 'revival' ? blue : null, (tall) =>
      scrollBand(brush, tall, w, 20, {
        leaf: gold,
        petal: colours[2],
        stem: gold,
        inner: gold,
        heart: gold,
      }),
    );
  };
  return paintCanvas(w, h, paint, close);
}

function paintRoles(
  brush: Brush,
  motif: Motif,
  colours: Partial<Record<Role, string>>,
  outline?: string,
): void {
  for (const { points, role } of motif) {
    const fill = colours[role];
    if (fill) fillShape(brush, points, fill);
    if (outline && role !== 'stem' && role !== 'vein')
      strokeLine(brush, points, outline, 0.022, true);
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

function neckBand(
  brush: Brush,
  ornament: Ornament,
  tall: number,
  w: number,
  [blue, gold, red, white, green]: string[],
): void {
  const cells = 6;
  const cell = w / cells;
  for (let k = 0; k < cells; k++) {
    brush.save();
    brush.translate((k + 0.5) * cell, 0);
    brush.scale(tall, tall);
    if (ornament === 'strapwork') {
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
    } else {
      for (const [r, colour] of [
        [0.47, gold],
        [0.44, red],
        [0.42, white],
        [0.39, blue],
      ] as const)
        fillShape(brush, regularPolygon(48, r), colour);
      paintRoles(brush, placeMotif(palmette(3), [0, 0.32], 0.62), {
        leaf: gold,
        petal: white,
        inner: red,
        heart: green,
      });
      for (const side of [-1, 1] as const) {
        paintRoles(
          brush,
          curl([side * 0.8, -0.02], 0.34, side > 0 ? Math.PI : 0, side, 1.4, {
            stem: 0.09,
            leaves: 7,
            size: 0.66,
          }),
          {
            stem: white,
            leaf: side > 0 ? white : gold,
            petal: red,
            inner: gold,
            heart: white,
            vein: blue,
          },
        );
        paintRoles(brush, placeMotif(rumi(), [side * 1.12, 0.35], 0.6, side * 0.2, side), {
          leaf: green,
          vein: gold,
        });
      }
    }
    brush.restore();
  }
}

function bellyBand(
  brush: Brush,
  ornament: Ornament,
  tall: number,
  w: number,
  [blue, gold, red, white, green]: string[],
): void {
  const cells = 6;
  const cell = w / cells;
  for (let k = 0; k < cells; k++) {
    brush.save();
    brush.translate((k + 0.5) * cell, 0);
    brush.scale(tall, tall);
    if (ornament === 'strapwork') {
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
    } else {
      const lotus = placeMotif(palmette(3), [0, 0.46], 0.92);
      paintRoles(brush, lotus, { leaf: blue, petal: white, inner: red, heart: gold }, red);
      for (const side of [-1, 1] as const) {
        paintRoles(
          brush,
          curl([side * 0.68, 0.06], 0.31, side > 0 ? Math.PI * 0.9 : Math.PI * 0.1, side, 1.45, {
            stem: 0.1,
            leaves: 8,
            size: 0.74,
          }),
          {
            stem: gold,
            leaf: blue,
            petal: white,
            inner: gold,
            heart: red,
          },
        );
        paintRoles(brush, placeMotif(rosette(6), [side * 0.42, -0.36], 0.22), {
          petal: green,
          inner: white,
          heart: gold,
        });
        paintRoles(brush, placeMotif(rumi(), [side * 0.98, 0.4], 0.5, side * -0.3, side), {
          leaf: blue,
          vein: gold,
        });
      }
    }
    brush.restore();
  }
}
