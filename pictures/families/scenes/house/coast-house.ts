import { createRandom, type Random } from '../../../geometry/random.ts';
import { Mesh, type Vec } from '../../../render/mesh.ts';
import type { Scene } from '../../../render/scene.ts';
import { coneDirections, spreadDirections } from '../../../render/sky-light.ts';
import { arcade, bays, keelArch } from '../../../scenery/architecture.ts';
import { plain, planks } from '../../../scenery/materials.ts';
import { bladePlant, palm } from '../../../scenery/plants.ts';
import { pottery } from '../../../scenery/pottery.ts';
import { vessel } from '../../../scenery/props.ts';
import { buildWalls } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import type { Picture } from '../../../surface/mount.ts';
import {
  fitted,
  houseMaterials,
  layFloor,
  m,
  pictureCloth,
  surroundings,
  toScene,
  twelve,
} from '../tour/house.ts';

const own = { carving: 40, wares: 41, mat: 46, sail: 47, sole: 48 };

const [wide, long, high] = [6.8, 6.4, 3.75];
const wall = -long / 2;
/** The door's frame as the carved door of the collection has it; shares of its picture, from below. */
const frame = { wide: 2.1, high: 3.16, jamb: 0.314, lintel: 0.538 };
const inPicture = {
  left: 0.083,
  leaf: 0.2077,
  middle: 0.5,
  right: 0.917,
  foot: 0.04,
  head: 0.8075,
  top: 0.965,
};

/** A house of the monsoon coast: walls of small niches, a carved door that stands open on the sea. */
export function coastHouse(sky: SkyLook, seed: string, door: Picture): Scene {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const opening = frame.wide - 2 * frame.jamb;
  buildWalls(
    mesh,
    {
      wide,
      long,
      high,
      thick: 0.5,
      dado: 0,
      walls: {
        south: [
          {
            at: wide / 2,
            wide: opening,
            spring: frame.high - frame.lintel,
            rise: 0,
            shape: () => 0,
            fill: 'open',
          },
        ],
        west: [],
        north: [],
        east: [{ at: 4.6, wide: 1, spring: 2.1, rise: 0, shape: () => 0, sill: 1, fill: 'open' }],
      },
    },
    m,
  );
  layFloor(mesh, wide, long, 1.4);
  mesh.box(
    [-wide / 2 - 0.5, high, wall - 0.5],
    [wide / 2 + 0.5, high + 0.3, long / 2 + 0.5],
    m.wall,
  );
  for (let z = wall + 0.2; z < long / 2; z += 0.34)
    mesh.tube(
      [
        [-wide / 2, high - 0.05 + random.bell() * 0.01, z],
        [wide / 2, high - 0.05 + random.bell() * 0.01, z + random.bell() * 0.03],
      ],
      () => 0.068,
      14,
      m.wood,
    );
  for (const way of [-1, 1] as const) niches(mesh, random, way);
  hangDoor(mesh, opening);
  furnish(mesh, random);
  outside(mesh, random);
  surroundings(mesh);
  const materials = houseMaterials(
    {
      wall: '#f1e8d6',
      floor: ['#c3a27c', '#8d6a4a'],
      sky,
      isWorn: true,
      tiles: { grid: twelve, colours: ['#e9e3d2', '#d9cdb4'], joint: '#efe6d2' },
    },
    seed,
  );
  materials[m.floor] = planks('#8a5f3e', `${seed} floor`, 0.03);
  materials[own.carving] = fitted(pictureCloth(door, 0), 2, `${seed} door`, 0.03);
  (
    [
      ['#ecebe2', '#1d3f9c', '#5f83cf'],
      ['#2b9a98', '#0f2b2d', '#35aaa6'],
      ['#e9e4d4', '#23449c', '#b5372e'],
      ['#dfe6dc', '#0f6b50', '#2b9a98'],
      ['#e6dcc4', '#9a5a18', '#23449c'],
    ] as const
  ).forEach((colours, i) => {
    materials[own.wares + i] = pottery(`${seed} ware ${i}`, colours, [
      [0.1, 0.18, 'cable'],
      [0.22, 0.56, i % 2 ? 'scroll' : 'foliage'],
      [0.6, 0.68, 'strokes'],
    ]);
  });
  materials[own.mat] = (hit) => {
    const weave = 0.86 + 0.14 * Math.sin(hit.x * 260) * Math.sin(hit.z * 260);
    const band = Math.abs(((hit.u * 3) % 1) - 0.5);
    const isZigzag = Math.abs(((hit.v * 26) % 1) - 0.5) * 0.12 + 0.03 > Math.abs(band - 0.12);
    const [r, g, b] = isZigzag ? [0.22, 0.06, 0.04] : [0.52, 0.38, 0.2];
    [hit.r, hit.g, hit.b] = [r * weave, g * weave, b * weave];
  };
  materials[own.sail] = plain('#f3ead6');
  materials[own.sole] = plain('#7a4a28', 0.02, 0.5);
  return toScene(mesh, materials, sky, 8, {
    sun: { direction: [-0.36, 0.66, -0.8], colour: [5.8, 4.7, 3.4], soft: 0.02 },
    bounce: [0.6, 0.53, 0.45],
    skyDirections: [
      ...coneDirections([0, 0.3, -0.95], 0.6, 22),
      ...coneDirections([-0.94, 0.3, 0], 0.6, 14),
      ...spreadDirections(6),
    ],
    skyStrength: 1.1,
    mist: { thickness: 0.004, colour: [0.5, 0.45, 0.38], beams: 0.006, reach: 9 },
    exposure: 1.3,
    glow: 0.1,
    shadowSize: 4096,
  });
}

/** Four rows of arched niches on a solid foot, bowls and jars in most of them. */
function niches(mesh: Mesh, random: Random, way: -1 | 1): void {
  const [inner, outer] = [frame.wide / 2 + 0.16, wide / 2];
  const x0 = way < 0 ? -outer : inner;
  const length = outer - inner;
  const deep = 0.24;
  const row = 0.62;
  const foot = 0.66;
  mesh.box([x0, 0, wall], [x0 + length, foot, wall + deep], m.wall);
  mesh.box(
    [x0 - 0.01, foot - 0.03, wall],
    [x0 + length + 0.01, foot + 0.03, wall + deep + 0.03],
    m.stone,
  );
  for (let j = 0; j < 4; j++) {
    const y = foot + 0.03 + j * row;
    const openings = bays(j % 2 ? 3 : 4, length, 0.12, row * 0.5, row * 0.3, keelArch);
    arcade(mesh, [x0, y, wall + deep], [1, 0, 0], [0, 0, -1], length, row, deep, openings, {
      face: m.wall,
      inner: m.wall,
    });
    openings.forEach((bay, i) => {
      if ((i * 7 + j * 5 + (way > 0 ? 3 : 0)) % 6 === 5) return;
      const at: Vec = [x0 + (bay.from + bay.to) / 2, y, wall + deep / 2];
      const kind = (['bowl', 'jar', 'bottle', 'bowl', 'cup'] as const)[(i * 3 + j * 2) % 5];
      const tall = kind === 'bowl' ? 0.15 : kind === 'cup' ? 0.16 : 0.36;
      const broad = kind === 'bowl' ? 0.14 : kind === 'cup' ? 0.2 : 0.26;
      vessel(mesh, kind, at, tall * random.between(0.9, 1.1), broad, own.wares + ((i + j * 2) % 5));
    });
  }
  const top = foot + 0.03 + 4 * row;
  mesh.box([x0 - 0.01, top, wall], [x0 + length + 0.01, top + 0.07, wall + deep + 0.04], m.stone);
}

/** Jambs and lintel around the opening, the two leaves swung in. */
function hangDoor(mesh: Mesh, opening: number): void {
  const half = opening / 2;
  const rim = frame.wide / 2;
  const sill = frame.high - frame.lintel;
  const z = wall + 0.1;
  const p = inPicture;
  for (const way of [-1, 1] as const) {
    const [a, b] = way < 0 ? [-rim, -half] : [half, rim];
    const [u0, u1] = way < 0 ? [p.left, p.leaf] : [1 - p.leaf, p.right];
    mesh.box([a, 0, wall - 0.02], [b, frame.high, z - 0.002], m.darkWood);
    mesh.quad([a, 0, z], [b, 0, z], [b, sill, z], [a, sill, z], own.carving, [
      u0,
      p.foot,
      u1,
      p.foot,
      u1,
      p.head,
      u0,
      p.head,
    ]);
    // A leaf as wide as half the opening, at its hinge beside the jamb.
    const turn = 1.98;
    const hinge: Vec = [way * half, 0.03, z];
    const end: Vec = [
      way * (half - Math.cos(turn) * half * 0.98),
      0.03,
      z + Math.sin(turn) * half * 0.98,
    ];
    const up = (v: Vec, y: number): Vec => [v[0], y, v[2]];
    const [w0, w1] = way < 0 ? [p.leaf, p.middle] : [1 - p.leaf, p.middle];
    mesh.quad(hinge, end, up(end, sill - 0.02), up(hinge, sill - 0.02), own.carving, [
      w0,
      p.foot,
      w1,
      p.foot,
      w1,
      p.head,
      w0,
      p.head,
    ]);
    const back = (v: Vec): Vec => [v[0] + way * 0.05, v[1], v[2] - 0.01];
    mesh.quad(
      back(hinge),
      back(end),
      up(back(end), sill - 0.02),
      up(back(hinge), sill - 0.02),
      m.darkWood,
    );
    mesh.quad(end, back(end), up(back(end), sill - 0.02), up(end, sill - 0.02), m.darkWood);
    mesh.tube(
      Array.from({ length: 25 }, (_, i): Vec => {
        const a2 = (i / 24) * Math.PI * 2;
        const s = 0.86;
        const [bx, bz] = [hinge[0] + (end[0] - hinge[0]) * s, hinge[2] + (end[2] - hinge[2]) * s];
        return [bx - way * 0.03, 1.25 + Math.cos(a2) * 0.06, bz + Math.sin(a2) * 0.06];
      }),
      () => 0.009,
      8,
      m.brass,
    );
  }
  mesh.box([-rim, sill, wall - 0.02], [rim, frame.high, z + 0.028], m.darkWood);
  mesh.quad(
    [-rim, sill, z + 0.03],
    [rim, sill, z + 0.03],
    [rim, frame.high, z + 0.03],
    [-rim, frame.high, z + 0.03],
    own.carving,
    [p.left, p.head, p.right, p.head, p.right, p.top, p.left, p.top],
  );
  mesh.box([-half, 0, wall - 0.5], [half, 0.04, z], m.stone);
}

/** A mat with shoes left on it, a studded chest, a bench with a coffee pot. */
function furnish(mesh: Mesh, random: Random): void {
  mesh.quad(
    [-1, 0.008, -0.4],
    [0.9, 0.008, -0.4],
    [0.9, 0.008, -2.1],
    [-1, 0.008, -2.1],
    own.mat,
    [0, 0, 1, 0, 1, 1, 0, 1],
  );
  for (const [x, z, turn] of [
    [0.28, -1.75, 0.1],
    [0.42, -1.74, -0.08],
    [-0.62, -1.66, 0.35],
    [-0.5, -1.6, 0.2],
  ] as const)
    sandal(mesh, [x, 0.01, z], turn);
  const [cx, cz] = [2.35, -2.45];
  mesh.box([cx - 0.7, 0.1, cz - 0.3], [cx + 0.7, 0.5, cz + 0.3], m.darkWood);
  mesh.box([cx - 0.72, 0.5, cz - 0.32], [cx + 0.72, 0.58, cz + 0.32], m.darkWood);
  for (const x of [-0.62, 0.62])
    mesh.box([cx + x - 0.07, 0, cz - 0.28], [cx + x + 0.07, 0.1, cz + 0.28], m.darkWood);
  for (let i = 0; i < 15; i++)
    for (const [y, step] of [
      [0.15, 1],
      [0.45, 1],
      [0.3, 3],
      [0.22, 5],
      [0.38, 5],
    ]) {
      if (i % step !== 0) continue;
      stud(mesh, [cx - 0.63 + i * 0.09, y, cz + 0.3]);
    }
  mesh.box([cx - 0.09, 0.32, cz + 0.3], [cx + 0.09, 0.56, cz + 0.325], m.brass);
  vessel(mesh, 'bottle', [cx - 0.32, 0.58, cz], 0.4, 0.32, m.brass);
  for (const dx of [0.05, 0.2, 0.36])
    vessel(mesh, 'cup', [cx + dx, 0.58, cz + random.bell() * 0.08], 0.075, 0.085, own.wares);
  vessel(mesh, 'vat', [-2.45, 0, -2.4], 0.62, 0.6, own.wares + 1);
  bladePlant(mesh, random, [-2.45, 0.56, -2.4], 1.15, 34, m.leaf, 0.07);
}

function stud(mesh: Mesh, [x, y, z]: Vec): void {
  mesh.sheet(10, 5, m.brass, (u, v) => {
    const a = u * Math.PI * 2;
    const b = v * Math.PI * 0.5;
    return [
      x + Math.cos(a) * Math.sin(b) * 0.016,
      y + Math.sin(a) * Math.sin(b) * 0.016,
      z + Math.cos(b) * 0.009,
    ];
  });
}

/** A sole and two straps, as they were stepped out of. */
function sandal(mesh: Mesh, at: Vec, turn: number): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const to = (x: number, y: number, z: number): Vec => [
    at[0] + x * c + z * s,
    at[1] + y,
    at[2] - x * s + z * c,
  ];
  const waist = (t: number) => 0.042 + 0.008 * Math.cos(t * 2) - 0.006 * Math.sin(t * 3.2 + 0.6);
  for (const y of [0, 0.018])
    mesh.sheet(28, 3, own.sole, (u, v) => {
      const a = u * Math.PI * 2;
      return to(Math.cos(a) * v * waist(a), y, Math.sin(a) * v * 0.128);
    });
  mesh.tube(
    Array.from({ length: 29 }, (_, i) => {
      const a = (i / 28) * Math.PI * 2;
      return to(Math.cos(a) * waist(a), 0.009, Math.sin(a) * 0.128);
    }),
    () => 0.009,
    8,
    own.sole,
  );
  for (const way of [-1, 1])
    mesh.tube(
      [0, 0.25, 0.5, 0.75, 1].map((t) =>
        to(
          way * 0.042 * t,
          0.02 + 0.045 * Math.sin(Math.PI * Math.min(0.92, 0.22 + t * 0.7)),
          -0.07 + t * 0.09,
        ),
      ),
      () => 0.008,
      8,
      m.darkWood,
    );
}

/** A terrace with its wall, a palm, and a dhow under sail. */
function outside(mesh: Mesh, random: Random): void {
  mesh.quad(
    [-9, -0.02, wall - 0.4],
    [9, -0.02, wall - 0.4],
    [9, -0.02, wall - 4],
    [-9, -0.02, wall - 4],
    m.stone,
  );
  mesh.box([-9, 0, wall - 4.25], [9, 0.52, wall - 4], m.wall);
  palm(mesh, random, [1.5, -1.2, wall - 7.2], 5.4, m.bark, m.leaf, 2.4);
  const [x, y, z] = [-5.4, -8, -95];
  const hull = (t: number, side: number): Vec => [
    x + (t - 0.5) * 9,
    y + 0.4 + (2 * t - 1) ** 2 * 1.3,
    z + side * Math.sin(Math.PI * Math.min(1, t + 0.06)) * 1.3,
  ];
  for (const side of [-1, 1])
    mesh.sheet(20, 4, m.darkWood, (u, v) => {
      const [px, py, pz] = hull(u, side);
      return [px, py - 0.9 + v * 1.7, pz];
    });
  mesh.tube(
    [
      [x - 0.3, y, z],
      [x + 0.5, y + 8.2, z],
    ],
    () => 0.1,
    6,
    m.darkWood,
  );
  mesh.tube(
    [
      [x - 4.2, y + 2, z + 0.1],
      [x + 3.6, y + 10.6, z + 0.1],
    ],
    () => 0.09,
    6,
    m.darkWood,
  );
  mesh.sheet(16, 16, own.sail, (u, v) => {
    const [ax, ay] = [x - 4.1 + u * 7.6, y + 2 + u * 8.4];
    return [
      ax + (x + 3.2 - ax) * v,
      ay + (y + 2 - ay) * v,
      z + 0.2 + Math.sin(u * 3) * Math.sin(v * 3) * 0.9,
    ];
  });
}
