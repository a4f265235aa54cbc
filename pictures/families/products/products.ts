import { centroid, type Point, starPolygon, tau } from '../../geometry/points.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import {
  boxLid,
  cobaltCover,
  constructionCard,
  guideCover,
  patternEnvelope,
  patternSheet,
  pinCard,
  planLeaf,
  recordLabel,
  santurSleeve,
  shadowPrint,
} from './covers.ts';
import {
  cloudsOfMargilan,
  ikatCloth,
  leavesOfPages,
  linen,
  marbledCloth,
  printed,
} from './prints.ts';
import {
  alongLine,
  book,
  direction,
  inset,
  type Place,
  put,
  rectangle,
  rod,
  slab,
} from './shapes.ts';
import { coloured, metal, own, paper, photograph, planed, stuff } from './studio.ts';

/** Things that the shop sells, each as it lies under the studio's window. Metres. */

/** Looks from in front and above onto a middle; `far` and `angle` in metres and degrees. */
export function lookDown(target: Vec, angle: number, far: number, span: number, aside = 0) {
  const a = (angle * Math.PI) / 180;
  const b = (aside * Math.PI) / 180;
  const eye: Vec = [
    target[0] + Math.sin(b) * Math.cos(a) * far,
    target[1] + Math.sin(a) * far,
    target[2] + Math.cos(b) * Math.cos(a) * far,
  ];
  return { eye, target, tall: span / far };
}

export const cobaltCatalogue = () =>
  photograph({
    ground: '#b7c4de',
    ...lookDown([0, 0.02, 0.006], 46, 1.5, 0.45, 10),
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(cobaltCover(), 0.24, seed, { shine: 0.03, rough: 0.32, bump: 0.02 });
      materials[own + 1] = linen('#152f86', 0.24, `${seed} linen`);
      materials[own + 2] = leavesOfPages('#f2ede0', `${seed} pages`);
      const binding = { cover: own + 1, cloth: own + 1, pages: own + 2 };
      book(mesh, put([0.02, 0, -0.045], -0.12), [0.24, 0.024, 0.3], binding);
      book(mesh, put([-0.01, 0.024, 0.0], 0.2), [0.24, 0.024, 0.3], { ...binding, cover: own });
      // A ribbon to keep the place, in the blue that is printed last.
      materials[own + 3] = coloured('#2f5fc4', `${seed} ribbon`, { shine: 0.05, rough: 0.3 });
      const p = put([-0.01, 0.024, 0], 0.2);
      mesh.sheet(2, 24, own + 3, (u, v) =>
        p(
          -0.06 + u * 0.006 + Math.sin(v * 5) * 0.006,
          0.012 - v * v * 0.034 + 0.0012,
          0.147 + v * 0.075,
        ),
      );
    },
  });

export const guideBook = () =>
  photograph({
    ground: '#e3d2b3',
    ...lookDown([0.012, 0.005, 0], 52, 1.4, 0.42, -8),
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(guideCover(), 0.15, seed, { shine: 0.03, rough: 0.35, bump: 0.02 });
      materials[own + 1] = printed(planLeaf(), 0.36, `${seed} leaf`, { bump: 0.03, fine: 900 });
      materials[own + 2] = leavesOfPages('#f4efe2', `${seed} pages`);
      materials[own + 3] = coloured('#c8553a', `${seed} spine`, { shine: 0.03, rough: 0.35 });
      // The plan has been folded in eight, and remembers it.
      const p = put([0.055, 0.001, -0.045], -0.16);
      mesh.sheet(64, 40, own + 1, (u, v) => {
        const fold = (t: number, n: number) => Math.abs(((t * n + 1) % 2) - 1);
        const lift = fold(u, 4) * 0.011 + fold(v, 2) * 0.006 * (0.6 + 0.4 * u);
        return p((u - 0.5) * 0.345, 0.001 + lift, (v - 0.5) * 0.24);
      });
      book(
        mesh,
        put([-0.065, 0.017, 0.055], 0.2, -0.02),
        [0.15, 0.008, 0.21],
        { cover: own, cloth: own + 3, pages: own + 2 },
        false,
      );
    },
  });

export const marbledNotebook = () =>
  photograph({
    ground: '#c3ccbd',
    ...lookDown([0.005, 0.02, 0.0], 46, 1.4, 0.34, 14),
    furnish: (mesh, materials, _, seed) => {
      const papers = [
        marbledCloth(
          `${seed} sea`,
          ['#efe8d6', '#17356f', '#2f7d8a', '#0f1f46', '#c79a4b', '#5ea3a0'],
          9,
        ),
        marbledCloth(
          `${seed} madder`,
          ['#f0e4cf', '#8c2430', '#c9632f', '#3a1626', '#e0b25c', '#51324a'],
          7,
        ),
        marbledCloth(
          `${seed} moss`,
          ['#efe9d4', '#33553a', '#7d8f45', '#1c3029', '#c9a34e', '#8fb08c'],
          11,
        ),
      ];
      papers.forEach((one, i) => {
        materials[own + i] = printed(one, 0.15, `${seed} ${i}`, {
          shine: 0.045,
          rough: 0.28,
          bump: 0.015,
        });
        materials[own + 4 + i] = linen(
          ['#14284f', '#5c1a24', '#22382b'][i],
          0.15,
          `${seed} spine ${i}`,
        );
      });
      materials[own + 8] = leavesOfPages('#f1eadb', `${seed} pages`);
      const lay = (i: number, place: Place) => {
        book(mesh, place, [0.15, 0.014, 0.21], {
          cover: own + i,
          cloth: own + 4 + i,
          pages: own + 8,
        });
        // The spine's cloth reaches over the board.
        slab(
          mesh,
          (x, y, z) => place(x - 0.062, y + 0.0141, z),
          rectangle(0.027, 0.21),
          0,
          0.0003,
          { top: own + 4 + i, side: own + 4 + i },
        );
      };
      lay(1, put([0.035, 0, -0.025], -0.28));
      lay(2, put([0.01, 0.0145, -0.01], -0.04));
      lay(0, put([-0.015, 0.029, 0.015], 0.24));
    },
  });

export const shadowPrintSheet = () =>
  photograph({
    ground: '#b9b4ab',
    eye: [0.3, 0.6, 1.9],
    target: [-0.02, 0.36, -0.25],
    tall: 0.46,
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(shadowPrint(), 0.5, seed, { bump: 0.05, fine: 700 });
      materials[own + 1] = paper('#f4f1ea', `${seed} back`);
      // Leans on a board of ash; the paper is free at its corners.
      const lean = put([0.02, 0.002, -0.27], 0.1, Math.PI / 2 - 0.16);
      const board: Place = (x, y, z) => lean(x, y, z - 0.39);
      slab(mesh, board, rectangle(0.58, 0.78), -0.012, 0, { top: stuff.wood, side: stuff.wood });
      const p: Place = (x, y, z) => lean(x, y, z);
      mesh.sheet(40, 50, own, (u, v) => {
        const corner = (Math.abs(u - 0.5) * 2) ** 8 * ((v - 0.35) * 1.4) ** 4 * 0.02;
        return p((u - 0.5) * 0.5, 0.0016 + corner + Math.sin(u * 5) * 0.0008, v * 0.7 - 0.745);
      });
      // Another one, rolled as it is sent.
      const from: Vec = [-0.36, 0.031, -0.02];
      const to: Vec = [0.13, 0.031, 0.14];
      const axis = [to[0] - from[0], 0, to[2] - from[2]];
      const l = Math.hypot(axis[0], axis[2]);
      const [ax, az] = [axis[0] / l, axis[2] / l];
      mesh.sheet(120, 2, own + 1, (u, v) => {
        const a = u * tau * 2.6;
        const r = 0.031 - u * 0.006;
        const along = v * l;
        return [
          from[0] + ax * along - az * Math.cos(a) * r,
          0.031 + Math.sin(a) * r,
          from[2] + az * along + ax * Math.cos(a) * r,
        ];
      });
      materials[own + 2] = coloured('#7d1f2a', `${seed} band`, {});
      mesh.sheet(40, 1, own + 2, (u, v) => {
        const a = u * tau;
        const along = l * 0.47 + v * 0.018;
        return [
          from[0] + ax * along - az * Math.cos(a) * 0.0316,
          0.031 + Math.sin(a) * 0.0316,
          from[2] + az * along + ax * Math.cos(a) * 0.0316,
        ];
      });
    },
  });

export const ikatScarf = () =>
  photograph({
    ground: '#dcd3c4',
    ...lookDown([0.028, 0.015, 0.0], 40, 1.5, 0.52, -12),
    furnish: (mesh, materials, random, seed) => {
      const weave = ikatCloth(seed, cloudsOfMargilan);
      materials[own] = printed(weave, 0.42, `${seed} silk`, {
        shine: 0.05,
        rough: 0.42,
        bump: 0.1,
        fine: 1500,
      });
      materials[own + 1] = coloured('#e7dcc3', `${seed} fringe`, {});
      materials[own + 2] = coloured('#9c2b26', `${seed} fringe red`, {});
      const noise = createNoise(seed);
      // Back and forth from the lowest layer to the one on top, which runs down to the ground.
      const path: Point[] = [];
      const layers = 5;
      const half = 0.125;
      const rise = 0.0105;
      for (let k = 0; k < layers; k++) {
        const y = 0.004 + k * rise;
        const right = k % 2 === 0;
        const [from, to] = right ? [-half, half] : [half, -half];
        for (let i = 0; i <= 16; i++) path.push([from + ((to - from) * i) / 16, y]);
        if (k === layers - 1) break;
        for (let i = 1; i < 8; i++) {
          const a = (i / 8) * Math.PI;
          path.push([
            to + (right ? 1 : -1) * Math.sin(a) * (rise / 2 + 0.003),
            y + rise / 2 - Math.cos(a) * (rise / 2),
          ]);
        }
      }
      const y = 0.004 + (layers - 1) * rise;
      for (const [dx, h] of [
        [0.012, y - 0.001],
        [0.024, y - 0.009],
        [0.031, y - 0.022],
        [0.038, 0.014],
        [0.052, 0.0055],
        [0.075, 0.003],
        [0.1, 0.0035],
      ])
        path.push([half + dx, h]);
      const line = alongLine(path);
      const deep = 0.29;
      const p = put([-0.03, 0, 0], 0.2);
      const at = (u: number, v: number): Vec => {
        const s = u * line.long;
        const [x, h] = line.at(s);
        const lift = 0.35 + 0.65 * Math.min(1, h / 0.03);
        const soft = noise.fbm(s * 9, v * 3.1, 3) * 0.0042 * lift;
        const hang = Math.sin(v * 7 + s * 3) * 0.0014;
        return p(
          x + noise.at(s * 2, v * 4) * 0.004,
          Math.max(0.0012, h + soft + hang),
          (v - 0.5) * deep + noise.at(s * 5, 9) * 0.006 + (v - 0.5) * noise.at(s * 3, 5) * 0.02,
        );
      };
      mesh.sheet(420, 44, own, at, 1, 1);
      // u runs along the warp: the cloth's own length.
      turnCloth(materials, own);
      for (let i = 0; i < 110; i++) {
        const v = (i + random.next() * 0.7) / 110;
        const [x, h, z] = at(1, Math.min(1, v));
        const d = direction(p, 1, 0, 0);
        const long = random.between(0.03, 0.042);
        const away = random.bell() * 0.25;
        const side = direction(p, 0, 0, 1);
        mesh.tube(
          Array.from({ length: 6 }, (_, k): Vec => {
            const t = (k / 5) * long;
            const w = away * t + Math.sin(k * 1.3 + i) * 0.0011;
            return [
              x + d[0] * t + side[0] * w,
              Math.max(0.0009, h - k * 0.0006),
              z + d[2] * t + side[2] * w,
            ];
          }),
          () => 0.00075,
          5,
          i % 9 < 3 ? own + 2 : own + 1,
        );
      }
    },
  });

/** Swaps u and v before a material reads them. */
function turnCloth(materials: Material[], number: number): void {
  const before = materials[number];
  materials[number] = (hit) => {
    const { u, v } = hit;
    hit.u = v;
    hit.v = u * 1.25;
    before(hit);
  };
}

export const record = () =>
  photograph({
    ground: '#b8a38a',
    ...lookDown([0.035, 0, 0.005], 54, 1.6, 0.545, 8),
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(santurSleeve(), 0.315, seed, {
        shine: 0.045,
        rough: 0.25,
        bump: 0.012,
      });
      materials[own + 1] = paper('#efe8d9', `${seed} inner`);
      const label = printed(recordLabel(), 0.1, `${seed} label`, { shine: 0.03, rough: 0.4 });
      materials[own + 2] = label;
      const p = put([-0.045, 0, 0.005], 0.13);
      const centre = p(0.155, 0.0035, -0.006);
      const noise = createNoise(seed);
      // Grooves throw the light outwards and inwards, never along.
      materials[own + 3] = (hit) => {
        const dx = hit.x - centre[0];
        const dz = hit.z - centre[2];
        const r = Math.hypot(dx, dz);
        const band = noise.at(r * 900, 2);
        const gap =
          [0.083, 0.103, 0.124].some((at) => Math.abs(r - at) < 0.0007) || r < 0.058 || r > 0.147;
        hit.r = hit.g = hit.b = 0.008;
        hit.b = 0.009;
        hit.shine = 0.07;
        hit.rough = 0.14;
        if (gap) return;
        const wave = noise.at(r * 91000 + dx * 5000, dz * 7000 + 3) * (0.34 + band * 0.12);
        hit.nx += (dx / r) * wave;
        hit.nz += (dz / r) * wave;
      };
      const disc: Point[] = Array.from({ length: 180 }, (_, i) => [
        Math.cos((i / 180) * tau) * 0.15,
        Math.sin((i / 180) * tau) * 0.15,
      ]);
      const on = (x: number, y: number, z: number): Vec => {
        const d = p(x + 0.155, y, z - 0.006);
        return d;
      };
      slab(mesh, on, disc, 0.0022, 0.0042, { top: own + 3, side: own + 3 }, 0.0006);
      slab(
        mesh,
        on,
        disc.map(([x, z]): Point => [x / 3, z / 3]),
        0.0042,
        0.00435,
        { top: own + 2, side: own + 2 },
      );
      // The sleeve in two leaves, a little open where the disc comes out.
      for (const low of [true, false])
        mesh.sheet(24, 2, low ? own + 1 : own, (u, v) => {
          const open = Math.sin(u * Math.PI * 0.5) * 0.003;
          return p((u - 0.5) * 0.315, low ? 0.0012 : 0.0034 + open, (v - 0.5) * 0.315);
        });
      for (const z of [-1, 1])
        mesh.sheet(24, 1, own + 1, (u, v) => {
          const open = Math.sin(u * Math.PI * 0.5) * 0.003;
          return p((u - 0.5) * 0.315, 0.0012 + v * (0.0022 + open), z * 0.1575);
        });
    },
  });

function tumblerShape(random: { bell(): number }, tall: number): [number, number][] {
  const wave = random.bell() * 0.0004;
  return [
    [0.0004, 0.0022],
    [0.018, 0.0012],
    [0.029, 0.0006],
    [0.0325, 0.0022],
    [0.0345, 0.007],
    [0.0352 + wave, 0.022],
    [0.0366, 0.045],
    [0.0385 - wave, 0.07],
    [0.04, tall - 0.002],
    [0.0397, tall - 0.0004],
    [0.0388, tall],
    [0.0378, tall - 0.0005],
    [0.0373, tall - 0.0025],
    [0.0357 + wave, 0.07],
    [0.0337, 0.045],
    [0.032, 0.025],
    [0.0308, 0.017],
    [0.027, 0.0125],
    [0.018, 0.0108],
    [0.0004, 0.0112],
  ];
}

export const tumblers = () =>
  photograph({
    ground: '#eae4d8',
    eye: [0.03, 0.27, 0.86],
    target: [0.006, 0.036, -0.01],
    tall: 0.25,
    exposure: 1.05,
    window: {
      middle: [-1.2, 0.95, -0.75],
      along: [0.3, 0, 0.42],
      up: [0.2, 0.46, -0.14],
      light: [15, 14.3, 13.1],
    },
    glass: new Map<number, Vec>([
      [own, [0.85, 0.2, 0.55]],
      [own + 1, [0.25, 0.62, 1.25]],
    ]),
    furnish: (mesh, materials, random, seed) => {
      const noise = createNoise(seed);
      // Hand-blown: the wall is never quite even.
      const blown: Material = (hit) => {
        hit.nx += noise.fbm(hit.x * 70 + hit.z * 40, hit.y * 60, 3) * 0.05;
        hit.ny += noise.fbm(hit.x * 50 + 9, hit.y * 55 + hit.z * 30, 3) * 0.04;
        hit.nz += noise.fbm(hit.z * 70 + 5, hit.y * 60, 3) * 0.05;
      };
      materials[own] = blown;
      materials[own + 1] = blown;
      for (const [x, z, tall, which] of [
        [-0.045, 0.018, 0.092, own],
        [0.056, -0.042, 0.089, own + 1],
      ] as const) {
        mesh.lathe(tumblerShape(random, tall), [x, 0.0004, z], 120, which);
        for (let i = 0; i < 16; i++) {
          const a = random.next() * tau;
          const h = random.between(0.014, tall - 0.012);
          const r = 0.0334 + (h / tall) * 0.0046 - 0.0006;
          const size = random.between(0.0003, 0.0008);
          mesh.lathe(
            Array.from({ length: 7 }, (_, k): [number, number] => [
              Math.max(0.00001, Math.sin((k / 6) * Math.PI) * size * 0.8),
              -Math.cos((k / 6) * Math.PI) * size * 1.3,
            ]),
            [x + Math.cos(a) * r, h, z + Math.sin(a) * r],
            10,
            which,
          );
        }
      }
    },
  });

/** A star whose arms rise to ridges. */
function facetedStar(
  mesh: Mesh,
  place: Place,
  points: number,
  r: number,
  inner: number,
  tall: number,
  material: number,
): void {
  const rim = starPolygon(points, r, inner, 0);
  const edge = tall * 0.35;
  rim.forEach((a, i) => {
    const b = rim[(i + 1) % rim.length];
    mesh.quad(
      place(a[0], 0, a[1]),
      place(b[0], 0, b[1]),
      place(b[0], edge, b[1]),
      place(a[0], edge, a[1]),
      material,
    );
    const [pa, pb, top] = [place(a[0], edge, a[1]), place(b[0], edge, b[1]), place(0, tall, 0)];
    mesh.quad(pa, pb, top, top, material);
  });
}

export const starPin = () =>
  photograph({
    ground: '#cdbb9b',
    ...lookDown([0, 0.004, 0.002], 56, 0.6, 0.105, 14),
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(pinCard(), 0.06, seed, { bump: 0.05, fine: 2600 });
      materials[own + 1] = metal('#d9ac55', 0.17, `${seed} cast`);
      const p = put([0, 0.0, 0], -0.24);
      slab(
        mesh,
        p,
        rectangle(0.06, 0.08, 0.002),
        0.0002,
        0.0011,
        { top: own, side: stuff.paper },
        0.0002,
        [-0.03, -0.04, 0.06, 0.08],
      );
      const on: Place = (x, y, z) => p(x, y + 0.0026, z - 0.011);
      facetedStar(mesh, on, 8, 0.0142, 0.56, 0.0036, own + 1);
      // A second, smaller star between the arms, and a bead at the heart.
      const turned: Place = (x, y, z) => {
        const [c, s] = [Math.cos(tau / 16), Math.sin(tau / 16)];
        return on(x * c - z * s, y, x * s + z * c);
      };
      facetedStar(mesh, turned, 8, 0.0086, 0.6, 0.0041, own + 1);
      const o = on(0, 0.0026, 0);
      mesh.lathe(
        Array.from({ length: 9 }, (_, k): [number, number] => [
          Math.max(0.00005, Math.cos((k / 8) * (tau / 4)) * 0.0019),
          0.0009 + Math.sin((k / 8) * (tau / 4)) * 0.0017,
        ]),
        o,
        40,
        own + 1,
      );
    },
  });

const puzzleStar = (r: number): Point[] => starPolygon(8, r, 0.7654);
/** The cross between four stars of this radius. */
function puzzleCross(r: number): Point[] {
  const a = r;
  const k = r * 0.7654;
  const points: Point[] = [];
  for (let q = 0; q < 4; q++) {
    const turn = (q * tau) / 4;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (x: number, y: number): Point => [x * c - y * s, x * s + y * c];
    const [ix, iy] = [a - k * Math.cos(Math.PI / 8), a - k * Math.sin(Math.PI / 8)];
    points.push(at(a, 0), at(iy, ix), at(a - a * Math.SQRT1_2, a - a * Math.SQRT1_2), at(ix, iy));
  }
  return points;
}

export const tilePuzzle = () =>
  photograph({
    ground: '#e7c877',
    ...lookDown([0.015, 0.0, 0.022], 50, 1.4, 0.41, 12),
    furnish: (mesh, materials, random, seed) => {
      const paints = ['#2c5ea8', '#2f9a97', '#e7b341', '#f0e9d8', '#c4553a'];
      paints.forEach((hex, i) => {
        materials[own + i] = paintedWood(hex, `${seed} ${i}`);
      });
      const r = 0.0245;
      const columns = 5;
      const rows = 4;
      const tray = put([-0.03, 0, -0.03], 0.16);
      const [w, d] = [columns * r * 2 + 0.003, rows * r * 2 + 0.003];
      const wall = 0.009;
      slab(mesh, tray, rectangle(w + wall * 2, d + wall * 2, 0.006), 0, 0.005, {
        top: stuff.wood,
        side: stuff.wood,
      });
      for (const [x, z, bw, bd] of [
        [0, -(d + wall) / 2, w + wall * 2, wall],
        [0, (d + wall) / 2, w + wall * 2, wall],
        [-(w + wall) / 2, 0, wall, d],
        [(w + wall) / 2, 0, wall, d],
      ])
        slab(
          mesh,
          (a, b, c) => tray(a + x, b, c + z),
          rectangle(bw, bd),
          0.004,
          0.0165,
          { top: stuff.wood, side: stuff.wood },
          0.0012,
        );
      const piece = (place: Place, outline: readonly Point[], colour: number) =>
        slab(
          mesh,
          place,
          inset(outline, 0.00045),
          0,
          0.0085,
          { top: own + colour, side: stuff.wood },
          0.0009,
        );
      const missing = new Set(['4 3', '3 3', '4 2']);
      for (let j = 0; j < rows; j++)
        for (let i = 0; i < columns; i++) {
          if (missing.has(`${i} ${j}`)) continue;
          const x = (i - (columns - 1) / 2) * r * 2;
          const z = (j - (rows - 1) / 2) * r * 2;
          piece((a, b, c) => tray(a + x, b + 0.0052, c + z), puzzleStar(r), (i + j) % 2 ? 0 : 1);
        }
      for (let j = 0; j < rows - 1; j++)
        for (let i = 0; i < columns - 1; i++) {
          if (i > 1 && j > 1) continue;
          const x = (i - (columns - 2) / 2) * r * 2;
          const z = (j - (rows - 2) / 2) * r * 2;
          piece(
            (a, b, c) => tray(a + x, b + 0.0052, c + z),
            puzzleCross(r),
            (i * 2 + j) % 3 ? 3 : 2,
          );
        }
      for (const [x, z, turn, star, colour, lift] of [
        [0.118, 0.064, 0.5, 1, 0, 0],
        [0.075, 0.112, 1.3, 0, 3, 0],
        [0.155, 0.018, 0.9, 0, 4, 0],
        [0.128, 0.118, 0.2, 1, 1, 0],
        [0.02, 0.115, 0.3, 1, 4, 0],
        [-0.035, 0.125, 0.75, 0, 2, 0],
        [0.122, 0.1, 1.0, 0, 2, 0.0088],
        [0.165, 0.075, 0.15, 0, 3, 0],
        [-0.09, 0.108, 0.1, 1, 2, 0],
        [0.06, 0.042, 0.6, 0, 3, 0.0145],
      ] as const) {
        const p = put([x, lift, z], turn + random.bell() * 0.1, lift > 0 ? 0.05 : 0);
        piece(p, star ? puzzleStar(r) : puzzleCross(r), colour);
      }
    },
  });

/** Colour rubbed into limewood: the grain shows, and corners have worn. */
function paintedWood(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const grain =
      noise.fbm(hit.x * 700, hit.z * 46, 3) * 0.12 + noise.fbm(hit.x * 60, hit.z * 12, 3) * 0.08;
    const k = 1 + grain;
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    hit.shine = 0.03;
    hit.rough = 0.38;
    hit.nx += grain * 0.16;
  };
}

export const zelligeTray = () =>
  photograph({
    ground: '#a9c2b6',
    ...lookDown([0, 0.006, 0.004], 50, 1.2, 0.31, 12),
    furnish: (mesh, materials, random, seed) => {
      const colours = ['#1d3f94', '#0f7d68', '#f1ecdf', '#d59a26', '#17161a'];
      colours.forEach((hex, i) => {
        for (let k = 0; k < 5; k++)
          materials[own + i * 5 + k] = glazed(hex, `${seed} ${i} ${k}`, random);
      });
      materials[own + 30] = coloured('#d8d0c1', `${seed} joint`, { grain: 0.12, bump: 0.2 });
      const half = 0.1;
      const p = put([0, 0, 0], 0.34);
      slab(mesh, p, rectangle(half * 2, half * 2), 0, 0.0064, { top: own + 30, side: stuff.steel });
      const wall = 0.0022;
      for (const [x, z, w, d] of [
        [0, -half - wall / 2, half * 2 + wall * 2, wall],
        [0, half + wall / 2, half * 2 + wall * 2, wall],
        [-half - wall / 2, 0, wall, half * 2],
        [half + wall / 2, 0, wall, half * 2],
      ])
        slab(
          mesh,
          (a, b, c) => p(a + x, b, c + z),
          rectangle(w, d),
          0,
          0.013,
          { top: stuff.steel, side: stuff.steel },
          0.0005,
        );
      const steel = stuff.steel;
      // Two handles, bent from one rod each.
      for (const side of [-1, 1])
        mesh.tube(
          Array.from({ length: 25 }, (_, i): Vec => {
            const t = i / 24;
            const a = t * Math.PI;
            return p(
              side * (half + wall + Math.sin(a) * 0.017),
              0.008 + Math.sin(a) * 0.009,
              -Math.cos(a) * 0.034,
            );
          }),
          () => 0.0026,
          12,
          steel,
        );
      for (const { outline, colour } of fortyOnePieces(half)) {
        const tilt = [random.bell() * 0.006, random.bell() * 0.006];
        const lift = 0.0098 + random.bell() * 0.00022;
        const [cx, cz] = centroid(outline);
        const place: Place = (x, y, z) =>
          p(x, y === 0 ? 0.006 : y + (x - cx) * tilt[0] + (z - cz) * tilt[1], z);
        const chipped = outline.flatMap((a, i): Point[] => {
          const b = outline[(i + 1) % outline.length];
          return [0, 0.25, 0.5, 0.75].map(
            (t): Point => [
              a[0] + (b[0] - a[0]) * t + (t ? random.bell() * 0.00018 : 0),
              a[1] + (b[1] - a[1]) * t + (t ? random.bell() * 0.00018 : 0),
            ],
          );
        });
        const number = own + colour * 5 + random.whole(0, 4);
        slab(mesh, place, inset(chipped, 0.0007), 0, lift, { top: number, side: own + 30 }, 0.0006);
      }
    },
  });

/** A star of eight points with its ring of pieces, to the edges of a square: forty-one. */
function fortyOnePieces(half: number): { outline: Point[]; colour: number }[] {
  const pieces: { outline: Point[]; colour: number }[] = [];
  const at = (r: number, eighths: number): Point => [
    Math.cos((eighths * tau) / 8) * r * half,
    Math.sin((eighths * tau) / 8) * r * half,
  ];
  const edge = (eighths: number): Point => {
    const a = (eighths * tau) / 8;
    const k = half / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
    return [Math.cos(a) * k, Math.sin(a) * k];
  };
  const r1 = 0.36;
  const r2 = r1 * 0.7654;
  const r3 = 0.52;
  const r4 = 0.72;
  pieces.push({ outline: starPolygon(8, r1 * half, 0.7654, 0), colour: 0 });
  for (let i = 0; i < 8; i++) {
    // Between two points of the star: a kite; above each point: a long six-sided piece.
    pieces.push({
      outline: [at(r2, i + 0.5), at(r1, i), at(r3, i + 0.5), at(r1, i + 1)],
      colour: 2,
    });
    pieces.push({
      outline: [
        at(r1, i),
        at(r3, i + 0.5),
        at(r4, i + 0.22),
        at(0.8, i),
        at(r4, i - 0.22),
        at(r3, i - 0.5),
      ],
      colour: i % 2 ? 1 : 3,
    });
    pieces.push({
      outline: [at(r3, i + 0.5), at(r4, i + 0.22), at(0.84, i + 0.5), at(r4, i + 0.78)],
      colour: 4,
    });
    for (const side of [0, 1]) {
      const [from, to] = side === 0 ? [i, i + 0.5] : [i + 1, i + 0.5];
      pieces.push({
        outline: [
          at(0.8, from),
          at(r4, side === 0 ? i + 0.22 : i + 0.78),
          at(0.84, i + 0.5),
          edge(to),
          edge(from),
        ],
        colour: side === 0 ? 2 : 0,
      });
    }
  }
  return pieces;
}

/** Glaze over clay: pooled unevenly, pitted, bright where the window lies in it. */
export function glazed(hex: string, seed: string, random: { bell(): number }): Material {
  const noise = createNoise(seed);
  const [r, g, b] = parseColour(hex);
  const tone = 1 + random.bell() * 0.14;
  return (hit) => {
    const pool = noise.fbm(hit.x * 90, hit.z * 90, 4);
    const fine = noise.fbm(hit.x * 700, hit.z * 700, 2);
    const pit = noise.cells(hit.x * 260, hit.z * 260)[0] < 0.09 ? 0.5 : 1;
    const k = tone * (1 + pool * 0.3 + fine * 0.06) * pit;
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    hit.shine = 0.05;
    hit.rough = pit < 1 ? 0.5 : 0.09;
    hit.nx += noise.fbm(hit.x * 120 + 7, hit.z * 120, 2) * 0.07;
    hit.nz += noise.fbm(hit.x * 120, hit.z * 120 + 9, 2) * 0.07;
  };
}

export const compassKit = () =>
  photograph({
    ground: '#e0b95f',
    ...lookDown([-0.012, 0.04, -0.012], 42, 1.6, 0.55, -10),
    furnish: (mesh, materials, _, seed) => {
      materials[own] = linen('#22345f', 0.2, `${seed} lining`);
      materials[own + 1] = planed('#d3ac78', `${seed} edge`, 0.04);
      materials[own + 2] = coloured('#e9dfc8', `${seed} string`, {
        grain: 0.2,
        fine: 2400,
        bump: 0.3,
      });
      materials[own + 3] = coloured('#f4f1ea', `${seed} chalk`, { grain: 0.05, bump: 0.12 });
      materials[own + 4] = coloured('#7fa6d8', `${seed} blue chalk`, { grain: 0.08, bump: 0.12 });
      for (let i = 0; i < 4; i++)
        materials[own + 5 + i] = printed(constructionCard(i), 0.08, `${seed} card ${i}`, {
          bump: 0.03,
        });
      const lidFace = boxLid();
      const grain = planed('#cda673', `${seed} lid`, 0.03);
      const texel = new Float32Array(4);
      materials[own + 10] = (hit) => {
        grain(hit);
        lidFace.at(hit.u, hit.v, hit.size / 0.28, texel);
        const k = 1 - texel[3] * 0.72;
        hit.r *= k;
        hit.g *= k;
        hit.b *= k;
      };
      const wood = own + 1;
      const [w, d, tall, wall] = [0.28, 0.19, 0.036, 0.007];
      const p = put([0, 0, 0.01], 0.14);
      slab(mesh, p, rectangle(w, d, 0.004), 0, 0.006, { top: own, side: wood });
      for (const [x, z, bw, bd] of [
        [0, -(d - wall) / 2, w, wall],
        [0, (d - wall) / 2, w, wall],
        [-(w - wall) / 2, 0, wall, d - 2 * wall],
        [(w - wall) / 2, 0, wall, d - 2 * wall],
        [0.045, -0.012, 0.004, d - 2 * wall - 0.03],
        [0.0, 0.056, w - 2 * wall, 0.004],
      ])
        slab(
          mesh,
          (a, b, c) => p(a + x, b, c + z),
          rectangle(bw, bd),
          0.004,
          bw < 0.005 || bd < 0.005 ? tall * 0.8 : tall,
          { top: wood, side: wood },
          0.0008,
        );
      // The lid leans against the back.
      const lid = put([0.012, 0.0, -0.145], 0.14, Math.PI / 2 - 0.32);
      slab(
        mesh,
        (x, y, z) => lid(x, y, z - 0.095),
        rectangle(w, d, 0.004),
        -0.008,
        0,
        { top: own + 10, side: wood },
        0.0008,
      );
      // The straight edge, without numbers, in its own bay.
      slab(
        mesh,
        (x, y, z) => p(x, y + 0.016, z + 0.0745),
        rectangle(0.245, 0.022),
        0,
        0.004,
        { top: stuff.darkWood, side: stuff.darkWood },
        0.0014,
      );
      slab(
        mesh,
        (x, y, z) => p(x - 0.07, y + 0.0063, z + 0.0745),
        rectangle(0.03, 0.022),
        0,
        0.0097,
        { top: own, side: own },
      );
      slab(
        mesh,
        (x, y, z) => p(x + 0.07, y + 0.0063, z + 0.0745),
        rectangle(0.03, 0.022),
        0,
        0.0097,
        { top: own, side: own },
      );
      compass(mesh, p);
      // String in a coil, its end free.
      const coil: Vec[] = [];
      for (let i = 0; i <= 620; i++) {
        const t = i / 620;
        const a = t * tau * 13;
        const r = 0.021 + Math.sin(i * 0.23) * 0.0022 + (i % 97) * 0.00002;
        coil.push(
          p(
            0.092 + Math.cos(a) * r,
            0.0085 + t * 0.011 + Math.sin(a * 3) * 0.0008,
            -0.048 + Math.sin(a) * r,
          ),
        );
      }
      mesh.tube(coil, () => 0.00105, 7, own + 2);
      for (const [x, z, turn, chalk] of [
        [0.078, 0.012, 0.12, own + 3],
        [0.092, 0.03, -0.05, own + 4],
        [0.108, 0.012, 0.2, own + 3],
      ] as const)
        rod(
          mesh,
          p(x - 0.026, 0.0115, z + Math.sin(turn) * 0.026),
          p(x + 0.026, 0.0115, z - Math.sin(turn) * 0.026),
          0.0052,
          chalk,
        );
      // Eight cards: some in the lid's shade, three fanned before the box.
      for (let i = 0; i < 8; i++) {
        const fan =
          i < 5
            ? put([-0.155 + i * 0.002, 0.0004 + i * 0.0006, 0.12], 0.3 - i * 0.03)
            : put(
                [-0.155 + (i - 4) * 0.04, 0.0034 + (i - 4) * 0.0007, 0.132 + (i - 4) * 0.006],
                0.14 - (i - 4) * 0.14,
              );
        slab(
          mesh,
          fan,
          rectangle(0.062, 0.087, 0.003),
          0,
          0.0005,
          { top: own + 5 + (i % 4), side: stuff.paper },
          0,
          [-0.031, -0.0435, 0.062, 0.087],
        );
      }
    },
  });

/** A pair of compasses lying open a little. */
export function compass(mesh: Mesh, p: Place): void {
  const joint: Vec = [-0.118, 0.0135, -0.048];
  const feet: Vec[] = [
    [0.03, 0.0105, -0.076],
    [0.028, 0.0105, 0.004],
  ];
  for (const foot of feet) {
    const line: Vec[] = [0, 0.12, 0.5, 0.78, 0.8, 0.98, 1].map((t) => [
      joint[0] + (foot[0] - joint[0]) * t,
      joint[1] + (foot[1] - joint[1]) * t,
      joint[2] + (foot[2] - joint[2]) * t,
    ]);
    mesh.tube(
      line.slice(0, 5).map((q) => p(...q)),
      (t) => 0.0046 - t * 0.0016,
      14,
      stuff.brass,
    );
    mesh.tube(
      line.slice(4).map((q) => p(...q)),
      (t) => 0.0022 - t * 0.0019,
      10,
      stuff.steel,
    );
    const collar = line[4];
    mesh.tube(
      [-0.004, -0.0035, 0.0035, 0.004].map((s) =>
        p(collar[0] + s, collar[1], collar[2] + s * ((foot[2] - joint[2]) / (foot[0] - joint[0]))),
      ),
      (t) => (t < 0.05 || t > 0.95 ? 0.0031 : 0.0041),
      16,
      stuff.brass,
    );
  }
  mesh.lathe(
    [
      [0.0001, -0.0065],
      [0.0085, -0.0065],
      [0.0094, -0.0055],
      [0.0094, 0.0055],
      [0.0085, 0.0065],
      [0.004, 0.0068],
      [0.0036, 0.0085],
      [0.0001, 0.0088],
    ],
    p(...joint),
    40,
    stuff.brass,
    false,
  );
  mesh.tube(
    [0, 0.004, 0.012, 0.02, 0.022].map((s) =>
      p(joint[0] - 0.008 - s, joint[1], joint[2] - 0.001 - s * 0.06),
    ),
    (t) => (t > 0.97 ? 0.0008 : 0.0034 - 0.001 * Math.sin(t * 9)),
    14,
    stuff.brass,
  );
}

export const starBlock = () =>
  photograph({
    ground: '#c98f8a',
    ...lookDown([0.01, 0.0, 0.01], 52, 1.4, 0.43, -10),
    furnish: (mesh, materials, random, seed) => {
      materials[own] = printed(patternEnvelope(), 0.16, seed, { bump: 0.03, fine: 1000 });
      materials[own + 1] = printed(patternSheet(), 0.3, `${seed} tissue`, {
        bump: 0.06,
        fine: 800,
      });
      materials[own + 2] = coloured('#a8402f', `${seed} thread`, {
        grain: 0.2,
        fine: 2600,
        bump: 0.2,
        shine: 0.03,
      });
      const noise = createNoise(seed);
      const p = put([0.055, 0.0006, -0.04], 0.24);
      // Tissue that was folded in sixteen.
      for (const layer of [0, 1])
        mesh.sheet(80, 80, own + 1, (u, v) => {
          const fold = (t: number) => Math.abs(((t * 4 + 1) % 2) - 1) ** 1.3;
          const crease = Math.abs(noise.fbm(u * 9 + layer * 5, v * 9, 3)) * 0.0026;
          const q = put(
            [0.055 - layer * 0.012, 0.0006, -0.04 - layer * 0.012],
            0.24 - layer * 0.09,
          );
          return (layer ? q : p)(
            (u - 0.5) * 0.29,
            0.0012 + (1 - layer) * 0.0022 + fold(u) * 0.006 + fold(v) * 0.0045 + crease,
            (v - 0.5) * 0.29,
          );
        });
      const e = put([-0.07, 0.014, 0.052], 0.16);
      slab(
        mesh,
        e,
        rectangle(0.16, 0.213, 0.001),
        0,
        0.0035,
        { top: own, side: stuff.paper },
        0.0008,
      );
      // A reel of thread, its end lying loose, and pins.
      const reel: Vec = [0.128, 0.0, 0.098];
      mesh.lathe(
        [
          [0.0001, 0],
          [0.0135, 0],
          [0.014, 0.0022],
          [0.0105, 0.0052],
          [0.0098, 0.006],
        ],
        reel,
        40,
        stuff.wood,
      );
      mesh.lathe(
        Array.from({ length: 46 }, (_, i): [number, number] => [
          0.0116 + (i % 2) * 0.00035,
          0.0058 + i * 0.00053,
        ]),
        reel,
        40,
        own + 2,
        false,
      );
      mesh.lathe(
        [
          [0.0098, 0.029],
          [0.0105, 0.03],
          [0.014, 0.033],
          [0.0135, 0.0352],
          [0.0035, 0.0353],
          [0.0033, 0.03],
        ],
        reel,
        40,
        stuff.wood,
      );
      mesh.tube(
        Array.from({ length: 50 }, (_, i): Vec => {
          const t = i / 49;
          return [
            reel[0] - 0.0118 - t * 0.09 + Math.sin(t * 9) * 0.008 * t,
            Math.max(0.0006, 0.014 * (1 - t * 6)),
            reel[2] + 0.004 + Math.sin(t * 7) * 0.016 * t + t * 0.028,
          ];
        }),
        () => 0.00045,
        6,
        own + 2,
      );
      for (let i = 0; i < 4; i++) {
        const a = random.between(0, tau);
        const at: Vec = [0.165 - i * 0.012, 0.0009, 0.05 + i * 0.009];
        rod(
          mesh,
          at,
          [at[0] + Math.cos(a) * 0.028, 0.0006, at[2] + Math.sin(a) * 0.028],
          0.00035,
          stuff.steel,
        );
        mesh.lathe(
          Array.from({ length: 9 }, (_, k): [number, number] => [
            Math.max(0.00005, Math.sin((k / 8) * Math.PI) * 0.0017),
            0.0017 - Math.cos((k / 8) * Math.PI) * 0.0017,
          ]),
          [at[0], 0, at[2]],
          16,
          i % 2 ? stuff.white : own + 2,
        );
      }
    },
  });
