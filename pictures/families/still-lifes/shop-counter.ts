import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { covered } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { createNoise } from '../../surface/noise.ts';
import {
  cloudsOfMargilan,
  ikatCloth,
  leavesOfPages,
  linen,
  marbledCloth,
  printed,
} from '../products/prints.ts';
import { book, type Place, put, rectangle, rod, slab } from '../products/shapes.ts';
import {
  coloured,
  glazed,
  headSize,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';
import { tumblerShape } from '../products/tumblers.ts';
import { blueBands, underGlaze, ware } from './glazed-ware.ts';

const m = {
  table: own,
  wall: own + 1,
  tiles: own + 2,
  kraft: own + 3,
  string: own + 4,
  pages: own + 5,
  ikat: own + 6,
  print: own + 7,
  jar: own + 8,
  cup: own + 9,
  bowl: own + 10,
  green: own + 11,
  amber: own + 12,
  marbled: own + 20,
  spine: own + 24,
  cloth: own + 30,
};
const eight = { sides: 8, contact: 67.5, reach: 3 };
const twelve = { sides: 12, contact: 60, reach: 4 };

/** The counter of the shop: what is sold there, and a parcel just tied. */
export const shopCounter = () =>
  photograph({
    ...headSize,
    ground: '#8a6844',
    ...lookDown([-0.02, 0.055, -0.055], 24, 1.75, 0.56, -7),
    exposure: 1.08,
    window: {
      middle: [-1.25, 0.8, 0.35],
      along: [0.2, 0, 0.34],
      up: [0.16, 0.34, -0.12],
      light: [33, 29.4, 23.6],
    },
    // Less light from the room, so that the window's tells.
    room: (x, y, z, out) => {
      const level = 0.085 + 0.15 * Math.max(0, y) + 0.05 * Math.max(0, x) - 0.03 * Math.max(0, z);
      out[0] = level * 1.02;
      out[1] = level;
      out[2] = level * 0.99;
    },
    glass: new Map<number, Vec>([
      [m.green, [0.85, 0.2, 0.55]],
      [m.amber, [0.25, 0.62, 1.25]],
    ]),
    furnish: (mesh, materials, random, seed) => {
      mix(materials, random, seed);
      mesh.box([-1.4, -0.05, -0.44], [1.4, 0.001, 0.9], m.table);
      mesh.quad([-2, 0, -0.45], [2, 0, -0.45], [2, 1.4, -0.45], [-2, 1.4, -0.45], m.wall);
      mesh.box([-1.4, 0.001, -0.45], [1.4, 0.13, -0.438], m.tiles);
      mesh.box([-1.4, 0.13, -0.45], [1.4, 0.142, -0.43], stuff.white);
      cloths(mesh, random, put([-0.335, 0.001, -0.19], 0.16));
      ware(mesh, 'jar', [0.1, 0.001, -0.27], 0.215, 0.2, m.jar);
      for (const [x, z, tall, which] of [
        [-0.13, -0.2, 0.092, m.green],
        [-0.055, -0.255, 0.089, m.amber],
        [-0.035, -0.15, 0.091, m.green],
      ] as const)
        mesh.lathe(tumblerShape(random, tall), [x, 0.0014, z], 120, which);
      ware(mesh, 'bowl', [0.345, 0.001, -0.2], 0.085, 0.125, m.bowl);
      for (const [x, z] of [
        [0.235, -0.085],
        [0.3, -0.045],
      ])
        ware(mesh, 'cup', [x, 0.001, z], 0.07, 0.078, m.cup);
      notebooks(mesh);
      parcel(mesh, put([0.2, 0.001, 0.125], -0.32));
      cards(mesh);
      spool(mesh, [0.385, 0.001, 0.085]);
    },
  });

function mix(materials: Material[], random: Random, seed: string): void {
  materials[m.table] = planed('#8f6540', `${seed} table`, 0.035);
  materials[m.wall] = coloured('#dccfb6', `${seed} wall`, { grain: 0.07, fine: 260, bump: 0.12 });
  materials[m.tiles] = covered(
    tileCloth(eight, ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'], '#efe9da'),
    0.13,
    `${seed} tiles`,
    0.08,
  );
  materials[m.kraft] = coloured('#b08a5c', `${seed} kraft`, { grain: 0.1, fine: 900, bump: 0.07 });
  materials[m.string] = coloured('#9c2b26', `${seed} string`, {
    grain: 0.3,
    fine: 2400,
    bump: 0.4,
  });
  materials[m.pages] = leavesOfPages('#f1eadb', `${seed} pages`);
  materials[m.ikat] = printed(ikatCloth(`${seed} silk`, cloudsOfMargilan), 0.42, `${seed} ikat`, {
    shine: 0.05,
    rough: 0.42,
    bump: 0.1,
    fine: 1500,
  });
  materials[m.print] = printed(
    tileCloth(
      twelve,
      ['#1d3a8c', '#e9e3d2', '#2b9a98', '#d99a25', '#1d3a8c'],
      '#f0e9da',
      1024,
      2,
      2,
    ),
    0.1,
    `${seed} print`,
  );
  const bands = blueBands(`${seed} jar`, [
    [0.03, 0.11, 'strokes'],
    [0.13, 0.2, 'cable', true],
    [0.24, 0.62, 'garland'],
    [0.66, 0.72, 'cable', true],
    [0.74, 0.86, 'foliage'],
  ]);
  materials[m.jar] = underGlaze(bands, 0.6, `${seed} jar`);
  materials[m.cup] = underGlaze(
    blueBands(`${seed} cup`, [
      [0.06, 0.16, 'strokes', true],
      [0.2, 0.44, 'roundels'],
    ]),
    0.25,
    `${seed} cup`,
  );
  materials[m.bowl] = glazed('#2a9a98', `${seed} bowl`, random);
  const noise = createNoise(seed);
  // Blown by hand: the wall is never quite even.
  const blown: Material = (hit) => {
    hit.nx += noise.fbm(hit.x * 70 + hit.z * 40, hit.y * 60, 3) * 0.05;
    hit.ny += noise.fbm(hit.x * 50 + 9, hit.y * 55 + hit.z * 30, 3) * 0.04;
    hit.nz += noise.fbm(hit.z * 70 + 5, hit.y * 60, 3) * 0.05;
  };
  materials[m.green] = blown;
  materials[m.amber] = blown;
  (
    [
      [['#efe8d6', '#17356f', '#2f7d8a', '#0f1f46', '#c79a4b', '#5ea3a0'], 9, '#14284f'],
      [['#f0e4cf', '#8c2430', '#c9632f', '#3a1626', '#e0b25c', '#51324a'], 7, '#5c1a24'],
      [['#efe9d4', '#33553a', '#7d8f45', '#1c3029', '#c9a34e', '#8fb08c'], 11, '#22382b'],
    ] as const
  ).forEach(([colours, comb, spine], i) => {
    materials[m.marbled + i] = printed(
      marbledCloth(`${seed} ${i}`, colours, comb),
      0.15,
      `${seed} ${i}`,
      {
        shine: 0.045,
        rough: 0.28,
        bump: 0.015,
      },
    );
    materials[m.spine + i] = linen(spine, 0.15, `${seed} spine ${i}`);
  });
  for (const [i, hex] of ['#24407f', '#e3d6ba', '#9c3a2c', '#c9973d'].entries())
    materials[m.cloth + i] = linen(hex, 0.2, `${seed} cloth ${i}`);
}

/** Scarves folded to one size, the uppermost of ikat; their folds look at the buyer. */
function cloths(mesh: Mesh, random: Random, place: Place): void {
  let low = 0;
  for (const [i, material] of [m.cloth, m.cloth + 1, m.cloth + 2, m.cloth + 3, m.ikat].entries()) {
    const [wide, deep] = [0.215 - i * 0.003, 0.17 - i * 0.002];
    const [dx, dz, turn] = [random.bell() * 0.004, random.bell() * 0.003, random.bell() * 0.03];
    // Each is folded twice: four layers, with soft round edges.
    for (let layer = 0; layer < 4; layer++) {
      const high = 0.0062 + random.bell() * 0.0005;
      const base = low;
      const sag = random.between(0, 9);
      const outline = rectangle(wide, deep, 0.008, 8);
      const n = outline.length;
      mesh.sheet(n * 2, 8, material, (u, v) => {
        const s = u * n;
        const k = Math.floor(s) % n;
        const t = s - Math.floor(s);
        const [a, b] = [outline[k], outline[(k + 1) % n]];
        const [x, z] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        const out = 1 + Math.sin(v * Math.PI) ** 0.7 * 0.012;
        const wave = Math.sin(x * 41 + sag) * 0.0007 + Math.sin(z * 53 + sag) * 0.0006;
        return place(x * out + dx + z * turn, base + v * high + wave, z * out + dz - x * turn);
      });
      const isTop = layer === 3;
      mesh.sheet(40, 32, material, (u, v) => {
        const [x, z] = [(u - 0.5) * wide, (v - 0.5) * deep];
        const wave = Math.sin(x * 41 + sag) * 0.0007 + Math.sin(z * 53 + sag) * 0.0006;
        const swell = isTop ? (1 - (2 * u - 1) ** 4) * (1 - (2 * v - 1) ** 4) * 0.0022 : 0;
        return place(x + dx + z * turn, base + high + wave + swell, z + dz - x * turn);
      });
      low += high;
    }
    low += 0.0006;
  }
}

function notebooks(mesh: Mesh): void {
  const lay = (i: number, place: Place) => {
    book(mesh, place, [0.125, 0.013, 0.175], {
      cover: m.marbled + i,
      cloth: m.spine + i,
      pages: m.pages,
    });
    slab(mesh, (x, y, z) => place(x - 0.051, y + 0.0131, z), rectangle(0.023, 0.175), 0, 0.0003, {
      top: m.spine + i,
      side: m.spine + i,
    });
  };
  lay(1, put([-0.21, 0.001, 0.07], -0.34));
  lay(2, put([-0.225, 0.0145, 0.075], -0.06));
  lay(0, put([-0.235, 0.028, 0.085], 0.28));
}

/** Brown paper, creased where it was folded in at the ends, and red string tied in a bow over it. */
function parcel(mesh: Mesh, place: Place): void {
  const [w, h, d] = [0.2, 0.062, 0.13];
  slab(mesh, place, rectangle(w, d, 0.004, 3), 0, h, { top: m.kraft, side: m.kraft }, 0.003);
  // The paper's last edge lies across the top; at the ends it is folded in to a point.
  slab(mesh, (x, y, z) => place(x, y + h, z), rectangle(w - 0.004, d * 0.42), 0, 0.0006, {
    top: m.kraft,
    side: m.kraft,
  });
  for (const side of [-1, 1]) {
    const x = (side * w) / 2 + side * 0.0008;
    mesh.quad(
      place(x, 0.004, -d / 2 + 0.004),
      place(x, 0.004, d / 2 - 0.004),
      place(x + side * 0.0012, h * 0.56, 0.006),
      place(x + side * 0.0012, h * 0.56, -0.006),
      m.kraft,
    );
  }
  const thick = 0.0011;
  const over = (points: readonly Vec[]) =>
    mesh.tube(
      points.map(([x, y, z]) => place(x, y, z)),
      () => thick,
      7,
      m.string,
    );
  const t = 0.0012;
  over([
    [0.012, 0, d / 2 + t],
    [0.012, h, d / 2 + t],
    [0.012, h + t, d / 2 - 0.002],
    [0.012, h + t * 1.6, 0],
    [0.012, h + t, -d / 2 + 0.002],
    [0.012, h, -d / 2 - t],
    [0.012, 0, -d / 2 - t],
  ]);
  over([
    [-w / 2 - t, 0, 0.004],
    [-w / 2 - t, h, 0.004],
    [-w / 2 + 0.002, h + t * 1.6, 0.004],
    [0.01, h + t * 2.4, 0.002],
    [w / 2 - 0.002, h + t * 1.6, 0.004],
    [w / 2 + t, h, 0.004],
    [w / 2 + t, 0, 0.004],
  ]);
  for (const side of [-1, 1]) {
    const loop: Vec[] = Array.from({ length: 25 }, (_, k): Vec => {
      const a = (k / 24) * Math.PI * 2;
      const r = 0.021 * Math.sin(a / 2) ** 0.8;
      return [
        0.012 + side * r * (0.95 + 0.25 * Math.cos(a)),
        h + 0.004 + Math.sin(a / 2) * 0.008,
        0.002 + Math.sin(a) * 0.0105 + side * 0.003,
      ];
    });
    over(loop);
    over(
      Array.from({ length: 14 }, (_, k): Vec => {
        const s = k / 13;
        return [
          0.012 + side * s * 0.034,
          h + 0.0026 - s * 0.001 + Math.sin(s * 9) * 0.0008,
          0.004 + s * 0.03 + Math.sin(s * 5 + side) * 0.004,
        ];
      }),
    );
  }
  // The tag lies where the string holds it.
  const tag = (x: number, y: number, z: number) =>
    place(x - 0.052, h + 0.0022 + y + x * 0.02, z + 0.034);
  slab(
    mesh,
    tag,
    [
      [-0.026, -0.014],
      [0.02, -0.014],
      [0.027, -0.007],
      [0.027, 0.007],
      [0.02, 0.014],
      [-0.026, 0.014],
    ],
    0,
    0.0007,
    { top: m.print, side: stuff.paper },
  );
}

/** Three cards, fanned, each with the same star in its own cut. */
function cards(mesh: Mesh): void {
  for (const [i, turn] of [-0.3, -0.02, 0.27].entries()) {
    const at = put([-0.03 + i * 0.014, 0.001 + i * 0.0011, 0.125 + i * 0.004], turn);
    slab(mesh, at, rectangle(0.078, 0.11, 0.002, 2), 0, 0.0009, {
      top: stuff.paper,
      side: stuff.paper,
    });
    slab(mesh, (x, y, z) => at(x, y + 0.0009, z - 0.008), rectangle(0.064, 0.078), 0, 0.00012, {
      top: m.print,
      side: m.print,
    });
  }
}

/** What is left of the string, on its spool. */
function spool(mesh: Mesh, at: Vec): void {
  mesh.lathe(
    [
      [0.0004, 0],
      [0.021, 0],
      [0.0218, 0.002],
      [0.021, 0.005],
      [0.012, 0.007],
      [0.012, 0.043],
      [0.021, 0.045],
      [0.0218, 0.048],
      [0.021, 0.05],
      [0.006, 0.05],
      [0.005, 0.046],
      [0.0004, 0.046],
    ],
    at,
    60,
    stuff.wood,
    false,
  );
  for (let k = 0; k < 15; k++) {
    const y = at[1] + 0.0085 + k * 0.00225;
    const line = Array.from({ length: 41 }, (_, i): Vec => {
      const a = (i / 40) * Math.PI * 2;
      const r = 0.0165 - Math.abs(k - 7) * 0.00025;
      return [at[0] + Math.cos(a) * r, y + (a / (Math.PI * 2)) * 0.0008, at[2] + Math.sin(a) * r];
    });
    mesh.tube(line, () => 0.0013, 7, m.string);
  }
  rod(
    mesh,
    [at[0] - 0.017, at[1] + 0.01, at[2] + 0.004],
    [at[0] - 0.075, 0.0022, at[2] + 0.05],
    0.0011,
    m.string,
  );
}
