import { starPolygon, tau } from '../../geometry/points.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, paintCanvas, strokeLine, trace } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { type Place, put, rectangle, slab } from '../products/shapes.ts';
import {
  coloured,
  headSize,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';
import { pictureCloth } from '../scenes/tour/house.ts';

const m = { face: own, ribs: own + 1, string: own + 2, koa: own + 3, fret: own + 4, bone: own + 5 };
/** Of the oud: height of its face above the carpet, lengths along it, from the tail; metres. */
const rim = 0.158;
const long = { body: 0.5, nut: 0.7 };
/** Half widths of the face by distance from the tail. */
const pear: readonly (readonly [number, number])[] = [
  [0, 0.012],
  [0.008, 0.058],
  [0.03, 0.107],
  [0.07, 0.148],
  [0.13, 0.177],
  [0.2, 0.184],
  [0.27, 0.172],
  [0.34, 0.142],
  [0.4, 0.102],
  [0.45, 0.06],
  [0.5, 0.026],
];

function halfWidth(z: number): number {
  const i = Math.max(
    1,
    pear.findIndex(([at]) => at >= z),
  );
  const [[z0, w0], [z1, w1]] = [pear[i - 1], pear[i]];
  const t = (z - z0) / (z1 - z0);
  const [before, after] = [pear[Math.max(0, i - 2)], pear[Math.min(pear.length - 1, i + 1)]];
  // A curve through the points, as wood bends.
  const s0 = ((w1 - before[1]) / (z1 - before[0] || 1)) * (z1 - z0);
  const s1 = ((after[1] - w0) / (after[0] - z0 || 1)) * (z1 - z0);
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * w0 +
    (t ** 3 - 2 * t ** 2 + t) * s0 +
    (3 * t ** 2 - 2 * t ** 3) * w1 +
    (t ** 3 - t ** 2) * s1
  );
}

/** An oud and an ukulele lie side by side on a carpet before a concert, in the last light of a window. */
export const oudAndUkulele = (carpet: () => Promise<Picture>) =>
  photograph({
    ...headSize,
    ground: '#5a1d1a',
    ...lookDown([0.0, 0.05, 0.0], 58, 2.4, 0.76, -6),
    exposure: 1.12,
    window: {
      middle: [-1.5, 1.0, -0.4],
      along: [0.16, 0, 0.4],
      up: [0.2, 0.32, -0.1],
      light: [25, 18.5, 11],
    },
    furnish: async (mesh, materials, _, seed) => {
      const cloth = pictureCloth(await carpet(), 0.08, 0.06);
      const texel = new Float32Array(4);
      const pile = createNoise(`${seed} pile`);
      materials[stuff.ground] = (hit) => {
        const [x, z] = [hit.x * 0.97 + hit.z * 0.24, hit.z * 0.97 - hit.x * 0.24];
        cloth.at(z / 1.12 + 0.52, x / 1.66 + 0.47, hit.size / 1.4, texel);
        const k =
          1.04 +
          pile.fbm(hit.x * 500, hit.z * 500, 2) * 0.5 +
          pile.fbm(hit.x * 7, hit.z * 7, 3) * 0.16;
        [hit.r, hit.g, hit.b] = [texel[0] * k, texel[1] * k, texel[2] * k];
        hit.nx += pile.at(hit.x * 420, hit.z * 420) * 0.22;
        hit.nz += pile.at(hit.x * 420 + 9, hit.z * 420) * 0.22;
      };
      materials[m.face] = printed(toCloth(soundboard()), 0.4, `${seed} face`, {
        shine: 0.03,
        rough: 0.3,
        bump: 0.02,
        fine: 900,
      });
      materials[m.ribs] = ribs(seed);
      materials[m.string] = coloured('#e8dcc0', `${seed} gut`, { shine: 0.05, rough: 0.2 });
      materials[m.koa] = planed('#8f4d23', `${seed} koa`, 0.06);
      materials[m.fret] = coloured('#1c1512', `${seed} ebony`, { shine: 0.05, rough: 0.2 });
      materials[m.bone] = coloured('#efe6d0', `${seed} bone`, { shine: 0.04, rough: 0.2 });
      layOud(mesh, put([-0.07, 0, 0.27], 0.62));
      layUkulele(mesh, put([0.27, 0, 0.12], -0.34));
      // The plectrum of horn, long and thin, where a hand left it.
      const risha = put([0.2, 0.0006, 0.3], 0.25);
      slab(
        mesh,
        risha,
        rectangle(0.13, 0.008, 0.0035),
        0,
        0.0018,
        { top: m.fret, side: m.fret },
        0.0006,
      );
    },
  });

/** Staves of two woods in turn, with a fine light line between them. */
function ribs(seed: string): Material {
  const noise = createNoise(`${seed} ribs`);
  const woods = ['#5b2f18', '#a8703c'].map((hex) => parseColour(hex));
  return (hit) => {
    const at = hit.u * 17;
    const near = Math.min(at - Math.floor(at), 1 - at + Math.floor(at));
    const [r, g, b] = near < 0.05 ? parseColour('#d9b784') : woods[Math.floor(at) % 2];
    const k =
      1 + noise.fbm(hit.u * 260, hit.v * 9, 3) * 0.3 + noise.fbm(hit.u * 30, hit.v * 4, 3) * 0.2;
    [hit.r, hit.g, hit.b] = [r * k, g * k, b * k];
    hit.shine = 0.055;
    hit.rough = 0.16;
  };
}

/** The face over its own box: 0.4 m across, 0.5 m from the neck (top) to the tail. */
function soundboard() {
  const [w, h] = [1600, 2000];
  const noise = createNoise('spruce');
  const x = (metres: number) => 800 + metres * 4000;
  const y = (metres: number) => h - metres * 4000;
  return paintCanvas(w, h, (brush) => {
    brush.fillStyle = '#dcb27a';
    brush.fillRect(0, 0, w, h);
    for (let i = 0; i < w; i += 5) {
      brush.fillStyle = `rgba(120, 72, 28, ${0.05 + Math.abs(noise.at(i * 0.13, 2)) * 0.2})`;
      brush.fillRect(i, 0, 2 + Math.abs(noise.at(i * 0.31, 9)) * 2.4, h);
    }
    const edge = (inset: number, color: string, width: number) => {
      for (const side of [-1, 1]) {
        brush.strokeStyle = color;
        brush.lineWidth = width;
        brush.beginPath();
        for (let i = 0; i <= 90; i++) {
          const z = 0.002 + (i / 90) * 0.496;
          brush.lineTo(x(side * Math.max(0, halfWidth(z) - inset)), y(z));
        }
        brush.stroke();
      }
    };
    edge(0.002, '#3a2012', 30);
    edge(0.0072, '#efe0bd', 9);
    edge(0.0098, '#3a2012', 7);
    // A guard of dark wood between the bridge and the great rose.
    brush.fillStyle = '#3d2213';
    brush.beginPath();
    brush.moveTo(x(0), y(0.115));
    brush.bezierCurveTo(x(0.075), y(0.12), x(0.07), y(0.19), x(0), y(0.225));
    brush.bezierCurveTo(x(-0.07), y(0.19), x(-0.075), y(0.12), x(0), y(0.115));
    brush.fill();
    rose(brush, x(0), y(0.292), 225, 12);
    for (const side of [-1, 1]) rose(brush, x(side * 0.087), y(0.212), 95, 8);
  });
}

/** A hole filled with a lattice of stars, in rings of light and dark wood. */
function rose(brush: Brush, x: number, y: number, r: number, points: number): void {
  for (const [k, fill] of [
    [1.16, '#3a2012'],
    [1.11, '#efe0bd'],
    [1.06, '#7a2f1c'],
    [1, '#120b08'],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y, r * k, 0, 7);
    brush.fillStyle = fill;
    brush.fill();
  }
  brush.strokeStyle = '#d8b781';
  for (const [k, ratio, width] of [
    [0.99, 0.6, 0.05],
    [0.99, 0.8, 0.045],
    [0.62, 0.6, 0.045],
    [0.36, 0.62, 0.04],
  ]) {
    brush.lineWidth = r * width;
    brush.beginPath();
    trace(brush, starPolygon(points, r * k, ratio, tau / points / 2, [x, y]));
    brush.closePath();
    brush.stroke();
  }
  for (let i = 0; i < points; i++) {
    const a = (i / points) * tau;
    strokeLine(
      brush,
      [
        [x + Math.cos(a) * r * 0.3, y + Math.sin(a) * r * 0.3],
        [x + Math.cos(a) * r, y + Math.sin(a) * r],
      ],
      '#d8b781',
      r * 0.035,
    );
  }
}

/** Lies on its back; its own z runs from the tail (0) towards the pegs (−). */
function layOud(mesh: Mesh, place: Place): void {
  const to: Place = (x, y, z) => place(x, y, -z);
  face(mesh, to);
  mesh.sheet(90, 70, m.ribs, (u, v) => {
    const z = Math.max(0.0005, long.body * v);
    const w = halfWidth(z);
    const a = u * Math.PI;
    return to(Math.cos(a) * w, rim - Math.sin(a) * w * 0.86, z);
  });
  const bar = (
    z0: number,
    z1: number,
    w0: number,
    w1: number,
    low: number,
    up: number,
    of: number,
  ) => {
    const c = (x: number, y: number, z: number): Vec => to(x, y, z);
    mesh.quad(c(-w0, up, z0), c(w0, up, z0), c(w1, up, z1), c(-w1, up, z1), of);
    for (const s of [-1, 1])
      mesh.quad(c(s * w0, low, z0), c(s * w1, low, z1), c(s * w1, up, z1), c(s * w0, up, z0), of);
    mesh.quad(c(-w0, low, z0), c(w0, low, z0), c(w0, up, z0), c(-w0, up, z0), of);
    mesh.quad(c(-w1, low, z1), c(w1, low, z1), c(w1, up, z1), c(-w1, up, z1), of);
  };
  bar(0.46, long.nut, 0.025, 0.019, rim - 0.028, rim + 0.003, m.fret);
  bar(long.nut, long.nut + 0.006, 0.02, 0.02, rim - 0.02, rim + 0.0065, m.bone);
  bar(0.078, 0.096, 0.062, 0.058, rim, rim + 0.009, m.fret);
  // The box of pegs is bent back and comes to lie near the carpet.
  const box = (s: number): Vec => to(0, rim - 0.006 - s * 0.128, long.nut + 0.012 + s * 0.15);
  mesh.tube([0, 0.25, 0.5, 0.75, 1].map(box), (t) => 0.02 - t * 0.007, 10, m.koa);
  for (let i = 0; i < 6; i++) {
    const [x, y, z] = [
      0,
      rim - 0.01 - (0.1 + i * 0.15) * 0.128,
      long.nut + 0.012 + (0.1 + i * 0.15) * 0.15,
    ];
    mesh.tube(
      [-0.058, -0.046, -0.04, 0.04, 0.046, 0.058].map((dx) => to(x + dx, y, z)),
      (t) => (t < 0.15 || t > 0.85 ? 0.0075 : 0.0036),
      12,
      m.fret,
    );
  }
  for (let i = 0; i < 11; i++) {
    const pair = Math.ceil(i / 2) - 2.75 + (i > 0 && i % 2 === 0 ? 0.17 : -0.17);
    mesh.tube(
      [to(pair * 0.0175, rim + 0.008, 0.09), to(pair * 0.0058, rim + 0.0085, long.nut + 0.003)],
      () => 0.00062 + (i < 3 ? 0.0003 : 0),
      8,
      m.string,
    );
  }
}

/** u and v lie by place: the pear narrows, its grain does not. */
function face(mesh: Mesh, to: Place): void {
  const rows = 120;
  const at = (side: number, i: number): { p: Vec; uv: [number, number] } => {
    const z = Math.max(0.0005, (long.body * i) / rows);
    const x = side * halfWidth(z);
    return { p: to(x, rim, z), uv: [0.5 + x / 0.4, 1 - z / long.body] };
  };
  for (let i = 0; i < rows; i++) {
    const [a, b, c, d] = [at(-1, i), at(1, i), at(1, i + 1), at(-1, i + 1)];
    mesh.quad(a.p, b.p, c.p, d.p, m.face, [...a.uv, ...b.uv, ...c.uv, ...d.uv]);
  }
}

function layUkulele(mesh: Mesh, place: Place): void {
  const deep = 0.056;
  const outline = Array.from({ length: 96 }, (_, i): [number, number] => {
    const a = (i / 96) * tau;
    const z = Math.cos(a) * 0.122;
    // Two rounds and a waist between them.
    const w =
      Math.abs(Math.sin(a)) ** 0.82 *
      (0.083 + 0.015 * Math.cos(a) - 0.021 * Math.exp(-(((z + 0.022) / 0.034) ** 2)));
    return [Math.sin(a) >= 0 ? w : -w, z];
  });
  slab(mesh, place, outline, 0, deep, { top: m.koa, side: m.koa }, 0.0022);
  // A line of shell and wood around the face, a ring around the hole.
  const ring = (radius: number, thick: number, of: number) =>
    mesh.tube(
      Array.from({ length: 61 }, (_, i) =>
        place(
          Math.cos((i / 60) * tau) * radius,
          deep + 0.0002,
          -0.028 + Math.sin((i / 60) * tau) * radius,
        ),
      ),
      () => thick,
      6,
      of,
    );
  ring(0.029, 0.0011, m.bone);
  ring(0.0325, 0.0008, m.fret);
  mesh.tube(
    [...outline, outline[0]].map(([x, z]) => place(x * 0.955, deep, z * 0.965)),
    () => 0.0009,
    6,
    m.bone,
  );
  mesh.sheet(48, 6, m.fret, (u, v) =>
    place(Math.cos(u * tau) * v * 0.027, deep + 0.0006, -0.028 - Math.sin(u * tau) * v * 0.027),
  );
  const block = (
    x: number,
    z: number,
    wide: number,
    tall: number,
    low: number,
    up: number,
    of: number,
  ) =>
    slab(
      mesh,
      (a, b, c) => place(a + x, b, c + z),
      rectangle(wide, tall, 0.002),
      low,
      up,
      { top: of, side: of },
      0.0008,
    );
  block(0, -0.192, 0.037, 0.16, deep - 0.02, deep + 0.003, m.koa);
  block(0, -0.172, 0.036, 0.2, deep, deep + 0.0052, m.fret);
  for (let i = 0; i < 12; i++)
    block(
      0,
      -0.268 + (1 - 2 ** (-i / 12)) * 0.36,
      0.035,
      0.0012,
      deep + 0.005,
      deep + 0.006,
      m.bone,
    );
  block(0, -0.313, 0.052, 0.082, deep - 0.017, deep - 0.002, m.koa);
  for (const side of [-1, 1])
    for (const z of [-0.33, -0.298]) {
      mesh.tube(
        [place(side * 0.018, deep - 0.002, z), place(side * 0.018, deep + 0.011, z)],
        () => 0.0028,
        12,
        stuff.brass,
      );
      mesh.tube(
        [place(side * 0.026, deep - 0.009, z), place(side * 0.039, deep - 0.009, z)],
        () => 0.0052,
        12,
        m.bone,
      );
    }
  block(0, 0.054, 0.066, 0.014, deep, deep + 0.006, m.fret);
  block(0, 0.05, 0.05, 0.0024, deep + 0.006, deep + 0.0086, m.bone);
  block(0, -0.2725, 0.036, 0.003, deep, deep + 0.0078, m.bone);
  for (let i = 0; i < 4; i++)
    mesh.tube(
      [
        place((i - 1.5) * 0.0118, deep + 0.0088, 0.05),
        place((i - 1.5) * 0.0085, deep + 0.0082, -0.272),
        place((i < 2 ? -1 : 1) * 0.017, deep + 0.004, i === 0 || i === 3 ? -0.298 : -0.33),
      ],
      () => 0.00055,
      8,
      m.bone,
    );
}
