import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { coloured, headSize, own, photograph } from '../products/studio.ts';
import { type Wool, woolAt, wools } from './garden-chart.ts';

/** Meters from knot to knot, and how high the pile stands. */
const knot = 0.0034;
const pile = 0.0085;

/** The floor lies above the studio's own, whose far end curves up; on it a platform as high as a knee. */
const floor = 2.2;
const top = floor + 0.34;

/** The corner of the carpet before it was turned up, and the way its end runs. */
const corner: Vec = [0.36, top, 0.25];
const turn = 0.36;

/** Along the end, along the side and up, in meters from the corner. */
type Local = readonly [along: number, inward: number, up: number];

function place([a, b, up]: Local): Vec {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [corner[0] - a * c - b * s, top + up, corner[2] + a * s - b * c];
}

function point([a, b, up]: Local): Vec {
  const [o, p] = [place([0, 0, 0]), place([a, b, up])];
  return [p[0] - o[0], p[1] - o[1], p[2] - o[2]];
}

/** The line along which the corner is turned up: how far from it, and which way. */
const fold = { far: 0.27, a: 0.56, b: 0.828, radius: 0.024, most: Math.PI + 0.13 };

const buckle = createNoise('garden carpet buckle');

/** The ground weave: where it lies, and which way its pile looks. */
function weave(a: number, b: number): { at: Vec; pileWay: Vec } {
  const inward = a * fold.a + b * fold.b;
  const loose = buckle.fbm(a * 5, b * 5, 3);
  const s = fold.far + loose * 0.012 - inward;
  const lie = 0.003 + Math.max(0, buckle.fbm(a * 3 + 7, b * 3, 3)) * 0.013;
  if (s <= 0) {
    // Before the bend it is already lifted a little.
    const lift = Math.exp(-((s / 0.05) ** 2)) * 0.003;
    return { at: place([a, b, lie + lift]), pileWay: [0, 1, 0] };
  }
  const { radius, most } = fold;
  const angle = Math.min(s / radius, most);
  const rest = s - angle * radius;
  const out = Math.sin(angle) * radius + Math.cos(angle) * rest;
  const up = (1 - Math.cos(angle)) * radius + Math.sin(angle) * rest;
  const moved = out - s;
  const high = Math.max(lie, lie + 0.003 + up + loose * 0.012 * Math.min(1, rest * 14));
  const at = place([a - fold.a * moved, b - fold.b * moved, high]);
  const way = point([Math.sin(angle) * fold.a, Math.sin(angle) * fold.b, Math.cos(angle)]);
  return { at, pileWay: way };
}

const part = { pile: own, back: own + 1, warp: own + 2, edge: own + 3, platform: own + 4 };
const [floorPart, wallPart] = [own + 5, own + 6];

/** What is knotted one by one; farther away the lens leaves nothing of a knot. */
const knotted = { columns: 330, rows: 400 };

/** The turned-up corner of a garden carpet from near, on a low platform in a dim gallery: its pile, its back and its fringe. */
export const gardenCarpet = () =>
  photograph({
    ...headSize,
    ground: '#2b2520',
    eye: [0, top + 0.53, 0.84],
    target: [0.03, top, 0.015],
    tall: 0.43,
    exposure: 2.05,
    lens: { blur: 0.034, focus: 0.97, grain: 0.024 },
    window: {
      middle: [-1.35, top + 0.44, 0.02],
      along: [0.08, 0, 0.2],
      up: [0.06, 0.17, -0.02],
      light: [88, 79, 64],
    },
    room: (_, y, __, out) => {
      const level = 0.04 + 0.06 * Math.max(0, y);
      out[0] = level * 0.96;
      out[1] = level;
      out[2] = level * 1.1;
    },
    furnish: (mesh, materials, random, seed) => {
      furnishGallery(mesh, materials, seed);
      materials[part.pile] = wool(`${seed} wool`);
      materials[part.back] = backOfKnots(`${seed} back`);
      materials[part.warp] = coloured('#cbbd9f', `${seed} warp`, { grain: 0.2, fine: 1500 });
      materials[part.edge] = coloured('#3a211a', `${seed} selvage`, {
        grain: 0.4,
        fine: 1300,
        bump: 0.6,
      });
      const [wide, long] = [knotted.columns * knot, knotted.rows * knot];
      const under = (u: number, v: number): Vec => {
        const { at, pileWay } = weave(u * wide, v * long - plain);
        return [at[0] - pileWay[0] * 8e-4, at[1] - pileWay[1] * 8e-4, at[2] - pileWay[2] * 8e-4];
      };
      mesh.sheet(340, 420, part.back, under, knotted.columns, knotted.rows + plain / knot);
      tieKnots(mesh, random, seed);
      windSelvage(mesh);
      knotFringe(mesh, random);
    },
  });

function furnishGallery(mesh: Mesh, materials: Material[], seed: string): void {
  materials[part.platform] = limed(seed);
  const boards = coloured('#6a5c4e', `${seed} floor`, { grain: 0.2, fine: 160 });
  materials[floorPart] = (hit) => {
    boards(hit);
    // The lamp of the next platform reaches the floor between the two.
    const spill = Math.max(0, Math.min(1, (hit.x - 0.38) / 0.7)) * (0.7 + hit.r * 2);
    hit.glowR = 0.036 * spill;
    hit.glowG = 0.028 * spill;
    hit.glowB = 0.019 * spill;
  };
  materials[wallPart] = coloured('#4a4038', `${seed} wall`, { grain: 0.12, fine: 90 });
  mesh.quad([-7, floor, 5], [7, floor, 5], [7, floor, -4.4], [-7, floor, -4.4], floorPart);
  mesh.quad(
    [-7, floor, -4.4],
    [7, floor, -4.4],
    [7, floor + 5, -4.4],
    [-7, floor + 5, -4.4],
    wallPart,
  );
  mesh.box([-2.6, floor + 0.05, -2.5], [0.36, top, 0.62], part.platform);
  mesh.box([-2.4, floor, -2.4], [0.3, floor + 0.05, 0.55], floorPart);
}

/** Pale wood rubbed with lime: the pores stay white. */
function limed(seed: string): Material {
  const noise = createNoise(`${seed} limed`);
  return (hit) => {
    const across = hit.z + hit.y;
    const board = Math.floor(across / 0.14);
    const x = hit.x + board * 0.83;
    const ring = noise.fbm(across * 30 + noise.fbm(x * 3, across * 8, 3) * 1.4, x * 1.6, 4);
    const pore = Math.max(0, noise.fbm(across * 700, x * 16, 3) - 0.12);
    const joint = Math.min(1, Math.abs(across / 0.14 - Math.round(across / 0.14)) / 0.012);
    const k = (1 + ring * 0.16 + (board % 3) * 0.03) * (0.35 + 0.65 * joint);
    hit.r = (0.42 + pore * 0.2) * k;
    hit.g = (0.385 + pore * 0.22) * k;
    hit.b = (0.325 + pore * 0.25) * k;
    hit.rough = 0.7;
    hit.nx += pore * 0.08;
    hit.nz += pore * 0.2;
  };
}

const dyed = Object.fromEntries(
  Object.entries(wools).map(([name, hex]) => [name, parseColour(hex)]),
) as Record<Wool, ReturnType<typeof parseColour>>;

/** No two batches of the same dye agree: a color drifts from row to row. */
function abrash(noise: ReturnType<typeof createNoise>, column: number, row: number): number {
  return (
    1 +
    noise.at(row * 0.09, 3) * 0.16 +
    noise.at(row * 0.6, 8) * 0.07 +
    noise.fbm(column * 0.03, row * 0.03, 3) * 0.14
  );
}

/** u carries the column and how high on its tuft a point is, v the row and the tuft's own tone. */
function wool(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const [column, row] = [Math.floor(hit.u), Math.floor(hit.v)];
    const high = (hit.u - column) / 0.9;
    const tone = (hit.v - row) / 0.9;
    const [r, g, b] = dyed[woolAt(column, row)];
    // Tips have faded.
    const pale = Math.max(0, high - 0.6) * 0.03;
    const k = (0.42 + 0.62 * high) * (0.78 + 0.44 * tone) * abrash(noise, column, row);
    hit.r = r * k + pale;
    hit.g = g * k + pale * 0.9;
    hit.b = b * k + pale * 0.72;
    const fiber = noise.at(hit.x * 2600 + hit.y * 900, hit.z * 2600);
    hit.nx += fiber * 0.3;
    hit.nz += noise.at(hit.z * 2600 + 40, hit.x * 2600) * 0.3;
    hit.rough = 0.9;
  };
}

/** The plain weave before the first row of knots. */
const plain = 0.021;

/** Each knot shows two nodes on the back, with a weft between the rows. */
function backOfKnots(seed: string): Material {
  const noise = createNoise(seed);
  const ivory = dyed.ivory;
  return (hit) => {
    const column = hit.u;
    const row = hit.v - plain / knot;
    const sway = noise.at(column * 0.4, Math.floor(row)) * 0.16;
    const isPlain = row < 0;
    const x = isPlain ? column * 1.4 : column * 2;
    const y = row * (isPlain ? 3 : 1) + sway;
    const [fx, fy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
    const uneven = 0.8 + 0.3 * noise.at(Math.floor(x) * 3.3, Math.floor(y) * 3.7);
    const node = Math.max(0, 1 - (fx * 1.9) ** 4 - (Math.abs(fy) * 2) ** 3) * uneven;
    const weft = Math.max(0, Math.abs(fy) - 0.37) / 0.13;
    const [r, g, b] =
      isPlain || (weft > 0.35 && noise.at(column * 1.3, row * 5) > 0.1)
        ? ivory
        : dyed[woolAt(Math.floor(column), Math.floor(row + sway))];
    const k = (0.36 + 0.74 * node) * abrash(noise, Math.floor(column), Math.floor(row));
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    hit.rough = 0.9;
    const near = Math.min(1, 0.0014 / (hit.size + 1e-6));
    const [ax, , az] = point([fx * 1.5 * near, fy * 2 * near, 0]);
    hit.nx += ax * node + noise.at(hit.x * 2300, hit.z * 2300) * 0.22 * near;
    hit.nz += az * node + noise.at(hit.z * 2300, hit.x * 2300) * 0.22 * near;
  };
}

/** Two ends of wool stand up from every knot, leaning the way the weaver pulled them. */
function tieKnots(mesh: Mesh, random: Random, seed: string): void {
  const noise = createNoise(`${seed} worn`);
  const down = point([0.1, -1, 0]);
  for (let row = 0; row < knotted.rows; row++)
    for (let column = 0; column < knotted.columns; column++) {
      const worn = noise.fbm(column * 0.022, row * 0.022, 4);
      const trodden = worn > 0.3 ? 1 - Math.min(0.55, (worn - 0.3) * 2.4) : 1;
      // Dark wool, dyed with iron, is eaten lower than the rest.
      const eaten = woolAt(column, row) === 'brown' ? 0.72 : 1;
      for (let end = 0; end < 2; end++) {
        const a = (column + 0.27 + end * 0.46 + random.bell() * 0.1) * knot;
        const b = (row + 0.5 + random.bell() * 0.12) * knot;
        const { at, pileWay: n } = weave(a, b);
        const high = pile * trodden * eaten * (1 + random.bell() * 0.11 + worn * 0.12);
        const lean = 0.42 + noise.fbm(column * 0.05, row * 0.05, 3) * 0.5 + random.bell() * 0.16;
        const aside = noise.at(column * 0.07, row * 0.07 + 30) * 0.3 + random.bell() * 0.2;
        const way: Vec = [
          n[0] + down[0] * lean + down[2] * aside,
          n[1],
          n[2] + down[2] * lean - down[0] * aside,
        ];
        tuft(mesh, at, way, n, high, knot * random.between(0.33, 0.42), [
          column,
          row + random.next() * 0.9,
        ]);
      }
    }
}

function tuft(
  mesh: Mesh,
  [x, y, z]: Vec,
  way: Vec,
  n: Vec,
  high: number,
  thick: number,
  [column, row]: readonly [number, number],
): void {
  const spin = (x * 7919 + z * 6101) % 6.28;
  const rings: number[][] = [];
  for (const [t, wide] of [
    [0, 0.8],
    [0.72, 1.12],
  ])
    rings.push(
      [0, 1, 2, 3].map((k) => {
        const angle = spin + (k * Math.PI) / 2;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        // Around the tuft, as far as the weave lies flat.
        const side: Vec = [
          c - n[0] * (n[0] * c + n[2] * s),
          -n[1] * (n[0] * c + n[2] * s),
          s - n[2] * (n[0] * c + n[2] * s),
        ];
        const bow = t * t;
        return mesh.vertex(
          [
            x + n[0] * high * t + (way[0] - n[0]) * high * bow + side[0] * thick * wide,
            y + n[1] * high * t + (way[1] - n[1]) * high * bow + side[1] * thick * wide,
            z + n[2] * high * t + (way[2] - n[2]) * high * bow + side[2] * thick * wide,
          ],
          [side[0] + n[0] * t * 0.8, side[1] + n[1] * t * 0.8, side[2] + n[2] * t * 0.8],
          column + t * 0.9,
          row,
        );
      }),
    );
  const tip = mesh.vertex(
    [x + way[0] * high, y + way[1] * high, z + way[2] * high],
    way,
    column + 0.899,
    row,
  );
  const [low, up] = rings;
  for (let k = 0; k < 4; k++) {
    const next = (k + 1) % 4;
    mesh.triangle(low[k], low[next], up[next], part.pile);
    mesh.triangle(low[k], up[next], up[k], part.pile);
    mesh.triangle(up[k], up[next], tip, part.pile);
  }
}

/** The side is wound with dark wool over two warps. */
function windSelvage(mesh: Mesh): void {
  const points = Array.from({ length: 500 }, (_, i): Vec => {
    const { at, pileWay } = weave(-0.002, i * 0.0028 - plain * 0.6);
    return [at[0] + pileWay[0] * 0.002, at[1] + pileWay[1] * 0.002, at[2] + pileWay[2] * 0.002];
  });
  mesh.tube(points, (t) => 0.0042 + Math.sin(t * 2600) * 0.0005, 9, part.edge);
}

/** Warps knotted together by fours and fives, each bundle with a will of its own. */
function knotFringe(mesh: Mesh, random: Random): void {
  const step = 0.0098;
  for (let a = 0.004; a < knotted.columns * knot; a += step * (1 + random.bell() * 0.12)) {
    const isTorn = random.next() < 0.07;
    const reach = isTorn ? random.between(0.012, 0.03) : random.between(0.058, 0.088);
    const aside = random.bell() * 0.024;
    const curl = random.bell() * 0.012;
    const { at: from, pileWay } = weave(a, -plain);
    const { at: before } = weave(a, -plain + 0.006);
    const out = [from[0] - before[0], from[1] - before[1], from[2] - before[2]].map(
      (part) => part / 0.006,
    );
    const across = point([1, 0, 0]);
    const isTurned = pileWay[1] < 0;
    for (let k = 0; k < 7; k++) {
      const own = random.bell() * 0.007;
      const start = (k - 3) * 0.0011;
      const length = reach * random.between(0.78, 1.06);
      const points = [0, 0.08, 0.16, 0.3, 0.5, 0.75, 1].map((t): Vec => {
        const bundled = t < 0.16 ? 1 - t * 5 : Math.min(1, (t - 0.16) * 1.3);
        const side =
          start * (t < 0.16 ? Math.max(0.25, bundled) : 0.25 + bundled * 0.9) +
          aside * t ** 1.5 +
          curl * Math.sin(t * 5) * t +
          own * t * t;
        const low = isTurned ? pile + 0.007 + k * 0.0002 : 0.0016 + (k % 3) * 0.0009;
        const y = from[1] + out[1] * length * t - 0.16 * (length * t) ** 0.9 * t;
        return [
          from[0] + out[0] * length * t + across[0] * side,
          Math.max(top + low, y + (k % 2) * 0.0008),
          from[2] + out[2] * length * t + across[2] * side,
        ];
      });
      mesh.tube(
        points,
        (t) => 0.00072 + (t > 0.1 && t < 0.22 && !isTorn ? 0.0007 : 0),
        5,
        part.warp,
      );
    }
  }
}
