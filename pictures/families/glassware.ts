import { curl, rinceau } from '../geometry/arabesque.ts';
import { type Motif, palmette, placeMotif, type Role, rosette, rumi } from '../geometry/flora.ts';
import {
  type Point,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  tau,
} from '../geometry/points.ts';
import { mapCurve, mapProfile } from '../render/distance-map.ts';
import { type Enamel, type GlassObject, renderGlass } from '../render/glass.ts';
import { parseColour, toLinear } from '../surface/colour.ts';
import { smoothstep } from '../surface/field.ts';
import type { Ground, Picture } from '../surface/mount.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../surface/plate.ts';

type Loss = readonly [number, number, number];

/** How much of a colour glass of this hex lets through in one wall of the thickness. */
function lossOf(hex: string, wall: number): Loss {
  const [r, g, b] = parseColour(hex).map((v) => -Math.log(Math.max(0.02, v)) / wall);
  return [r, g, b];
}

export type LampParameters = {
  ornament: 'lotus' | 'strapwork' | 'revival';
  glass: string;
  ground: Ground;
  flame?: number;
};

const lampProfile: Point[] = smooth(
  [
    [0.25, 0],
    [0.255, 0.02],
    [0.17, 0.085],
    [0.145, 0.125],
    [0.2, 0.17],
    [0.315, 0.27],
    [0.355, 0.38],
    [0.325, 0.48],
    [0.235, 0.565],
    [0.185, 0.605],
    [0.19, 0.645],
    [0.235, 0.76],
    [0.3, 0.89],
    [0.36, 1.0],
    [0.366, 1.02],
  ],
  false,
  10,
);

/** A mosque lamp of enamelled and gilded glass with six loops for its chains. */
export function drawLamp(p: LampParameters, seed: string): Picture {
  const body = mapProfile(lampProfile, 1.02, 0.37);
  const wall = p.ornament === 'revival' ? 0.009 : 0.013;
  const loss = lossOf(p.glass, wall * 3);
  const painted = paintLamp(p.ornament);
  const loops = (x: number, y: number, z: number, r: number) => {
    const past = Math.max(0.37 - y, y - 0.58, 0.26 - r);
    if (past > 0.04) return past;
    const angle = Math.atan2(z, x) + tau / 12 + 0.26;
    const fold = (((angle % (tau / 6)) + tau / 6) % (tau / 6)) - tau / 12;
    const [px, pz] = [r * Math.cos(fold), r * Math.sin(fold)];
    // A trailed loop: a ring that stands out from the shoulder.
    return Math.hypot(Math.hypot(px - 0.335, (y - 0.475) * 0.8) - 0.052, pz) - 0.0135;
  };
  const object: GlassObject = {
    skin: (x, y, z) => {
      const r = Math.hypot(x, z);
      const d = body(r, y);
      return Math.min(d, loops(x, y, z, r));
    },
    mouth: (_x, y) => 1.0 - y,
    wall,
    absorb: () => loss,
    enamel: (x, y, z) => {
      const r = Math.hypot(x, z);
      if (loops(x, y, z, r) < 0.004) return { r: 0.06, g: 0.13, b: 0.5, gold: false };
      return painted((Math.atan2(z, x) / tau + 1.26) % 1, y);
    },
    reach: 0.42,
    tall: 1,
    flame: p.flame,
  };
  return renderGlass(object, {
    ground: p.ground,
    width: 1280,
    height: 1600,
    look: 7,
    span: 1.52,
    middle: 0.48,
    seed,
  });
}

/** The painting of a lamp unrolled: around in u, height in v (0 to 1 unit). */
function paintLamp(ornament: LampParameters['ornament']): (u: number, v: number) => Enamel {
  const [w, h] = [3072, 1400];
  const canvas = paintCanvas(w, h, (brush) => {
    const colours = {
      lotus: ['#20409c', '#c9a045', '#b23a2a', '#f0ead8', '#3f8f5c'],
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
    bandOf(0.5, 0.585, ornament === 'lotus' ? null : blue, (tall) =>
      scrollBand(brush, tall, w, 18, {
        leaf: ornament === 'lotus' ? blue : colours[3],
        petal: colours[2],
        stem: ornament === 'lotus' ? blue : colours[3],
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
  });
  const { data } = canvas.getContext('2d').getImageData(0, 0, w, h);
  return (u, v) => {
    const x = Math.min(w - 1, Math.floor(u * w));
    const y = Math.min(h - 1, Math.max(0, Math.floor((1 - v) * h)));
    const i = (y * w + x) * 4;
    if (data[i + 3] < 128) return null;
    return {
      r: toLinear[data[i]],
      g: toLinear[data[i + 1]],
      b: toLinear[data[i + 2]],
      gold: data[i] > 170 && data[i + 2] < 110 && data[i + 1] > 120,
    };
  };
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
  ornament: LampParameters['ornament'],
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
  ornament: LampParameters['ornament'],
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
            leaf: ornament === 'revival' ? blue : red,
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

export type SprinklerParameters = {
  glass: string;
  ribs?: number;
  thread?: string;
  lip?: string;
  bands?: boolean;
  belly: number;
  ground: Ground;
  sway?: number;
};

/** A swan-necked sprinkler: a round bulb on a foot, a neck that rises and bends, and a petal lip. */
export function drawSprinkler(p: SprinklerParameters, seed: string): Picture {
  const b = p.belly;
  const profile = smooth(
    [
      [0.105, 0],
      [0.11, 0.012],
      [0.06, 0.032],
      [0.04, 0.05],
      [b * 0.66, 0.085],
      [b * 0.97, 0.16],
      [b * 0.98, 0.22],
      [b * 0.7, 0.29],
      [0.07, 0.335],
      [0.048, 0.38],
      [0.038, 0.42],
    ] as Point[],
    false,
    10,
  );
  const bulb = mapProfile(profile, 0.42, b);
  const s = p.sway ?? 1;
  const line = smooth(
    [
      [0, 0.36],
      [0.0, 0.44],
      [0.045 * s, 0.55],
      [0.085 * s, 0.65],
      [0.05 * s, 0.76],
      [-0.025 * s, 0.85],
      [-0.03 * s, 0.92],
      [0.035 * s, 0.965],
      [0.105 * s, 0.965],
      [0.155 * s, 0.985],
    ] as Point[],
    false,
    12,
  );
  const { away, along } = mapCurve(line, [-0.3, 0.25, 0.36, 1.15]);
  const wall = 0.011;
  const loss = lossOf(p.glass, wall * 2.2);
  const lip = lossOf(p.lip ?? p.glass, wall * 2.2);
  const end = line[line.length - 1];
  const before = line[line.length - 4];
  const dl = Math.hypot(end[0] - before[0], end[1] - before[1]);
  const [ex, ey] = [(end[0] - before[0]) / dl, (end[1] - before[1]) / dl];
  const neck = (x: number, y: number, z: number) => {
    if (y < 0.25) return 1;
    const t = along(x, y);
    const flare = smoothstep(0.84, 1, t);
    // The lip is pressed into a petal: wider across, drawn to a point.
    const radius =
      0.036 -
      0.019 * smoothstep(0, 0.45, t) +
      0.006 * smoothstep(0.5, 0.85, t) +
      0.058 * flare * flare;
    const d = Math.hypot(away(x, y), z * (1 - 0.28 * flare));
    return (d - radius) * 0.82;
  };
  const skin = (x: number, y: number, z: number) => {
    const r = Math.hypot(x, z);
    let d = bulb(r, y);
    if (p.ribs && y < 0.36 && d < 0.05)
      d -=
        0.0055 *
          Math.cos((Math.atan2(z, x) + y * 2.4) * p.ribs) *
          smoothstep(0.05, 0.11, y) *
          smoothstep(0.36, 0.28, y) -
        0.002;
    const tube = neck(x, y, z);
    const k = 0.03;
    const m = Math.max(0, k - Math.abs(d - tube)) / k;
    return (Math.min(d, tube) - m * m * k * 0.25) * 0.94;
  };
  const thread = p.thread ? parseColour(p.thread) : null;
  const object: GlassObject = {
    skin,
    mouth: (x, y, z) =>
      y > 0.88 && x * s > 0.07
        ? -((x - end[0] - ex * 0.0) * ex + (y - end[1]) * ey) + 0.012 + Math.abs(z) * 0.25
        : 1,
    wall,
    absorb: (x, y) => {
      if (!p.lip || y < 0.3) return loss;
      const t = smoothstep(0.8, 0.93, along(x, y));
      return [
        loss[0] + (lip[0] - loss[0]) * t,
        loss[1] + (lip[1] - loss[1]) * t,
        loss[2] + (lip[2] - loss[2]) * t,
      ];
    },
    enamel:
      thread || p.bands
        ? (x, y, z) => {
            if (thread && y > 0.37 && x * x + z * z < 0.1) {
              const t = along(x, y);
              if (t > 0.03 && t < 0.86) {
                const a = Math.atan2(z, away(x, y) * (x > 0 ? 1 : -1));
                const turn = (((t * 15 + a / tau) % 1) + 1) % 1;
                if (Math.abs(turn - 0.5) < 0.13)
                  return { r: thread[0], g: thread[1], b: thread[2], gold: false };
              }
            }
            if (p.bands && y > 0.12 && y < 0.26) {
              // A zigzag of gold around the bulb.
              const a = Math.atan2(z, x) / tau;
              const saw = Math.abs(((((a * 14) % 1) + 1) % 1) - 0.5) * 2;
              const v = (y - 0.155) / 0.075;
              if (
                Math.abs(v - 0.15 - saw * 0.7) < 0.07 ||
                Math.abs(v + 0.12) < 0.035 ||
                Math.abs(v - 1.12) < 0.035
              )
                return { r: 0.74, g: 0.46, b: 0.1, gold: true };
            }
            return null;
          }
        : undefined,
    reach: Math.max(b * 1.1, 0.27),
    tall: 1.06,
  };
  return renderGlass(object, {
    ground: p.ground,
    width: 1160,
    height: 1600,
    look: 6,
    span: 1.42,
    middle: 0.5,
    seed,
  });
}

/** A small flask of rock crystal, thick-walled, with palmettes carved on its sides. */
export function drawCrystalFlask(ground: Ground, seed: string): Picture {
  const profile = smooth(
    [
      [0.15, 0],
      [0.17, 0.02],
      [0.12, 0.06],
      [0.2, 0.12],
      [0.29, 0.28],
      [0.29, 0.46],
      [0.24, 0.6],
      [0.13, 0.68],
      [0.105, 0.74],
      [0.105, 0.92],
      [0.14, 0.97],
      [0.145, 1.0],
    ] as Point[],
    false,
    10,
  );
  const body = mapProfile(profile, 1.0, 0.3);
  const [w, h] = [1600, 900];
  const canvas = paintCanvas(w, h, (brush) => {
    brush.fillStyle = '#000';
    brush.fillRect(0, 0, w, h);
    for (let k = 0; k < 4; k++) {
      brush.save();
      brush.translate(((k + 0.5) * w) / 4, h * 0.84);
      brush.scale(w / 4, w / 4);
      const motif: Motif = [...placeMotif(palmette(3), [0, -0.34], 0.62)];
      for (const side of [-1, 1] as const)
        motif.push(
          ...curl([side * 0.3, -0.42], 0.17, side > 0 ? Math.PI : 0, side, 1.3, {
            stem: 0.16,
            leaves: 4,
            size: 0.9,
          }),
          ...placeMotif(rumi(), [side * 0.18, -0.04], 0.4, side * 0.5, side),
          ...placeMotif(rumi(), [side * 0.3, -0.72], 0.42, side * -0.4, side),
        );
      for (const { points, role } of motif)
        if (role !== 'inner' && role !== 'vein') fillShape(brush, points, '#fff');
      for (const { points, role } of motif)
        if (role === 'inner' || role === 'vein') fillShape(brush, points, '#555');
      brush.restore();
    }
    // Bevelled edges, as the wheel leaves them.
    brush.filter = 'blur(7px)';
    brush.drawImage(brush.canvas, 0, 0);
  });
  const { data } = canvas.getContext('2d').getImageData(0, 0, w, h);
  const relief = (u: number, v: number) => {
    const x = (((u % 1) + 1) % 1) * (w - 1);
    const y = Math.max(0, Math.min(h - 2, (1 - v) * (h - 1)));
    const [i, j] = [x | 0, y | 0];
    const at = (a: number, b: number) => data[(b * w + Math.min(w - 1, a)) * 4] / 255;
    const [p, q] = [x - i, y - j];
    return (
      (at(i, j) * (1 - p) + at(i + 1, j) * p) * (1 - q) +
      (at(i, j + 1) * (1 - p) + at(i + 1, j + 1) * p) * q
    );
  };
  const object: GlassObject = {
    skin: (x, y, z) => {
      const d = body(Math.hypot(x, z), y);
      if (d > 0.04 || d < -0.04 || y < 0.1 || y > 0.66) return d;
      return (d - 0.016 * relief(Math.atan2(z, x) / tau + 0.125, (y - 0.1) / 0.56)) * 0.8;
    },
    mouth: (_x, y) => 0.985 - y,
    wall: 0.085,
    absorb: () => [0.25, 0.12, 0.16],
    refraction: 1.545,
    reach: 0.34,
    tall: 1,
  };
  return renderGlass(object, {
    ground,
    width: 1200,
    height: 1600,
    look: 8,
    span: 1.5,
    middle: 0.48,
    seed,
  });
}
