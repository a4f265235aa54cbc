import { type Point, smooth, tau } from '../../geometry/points.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Nearer, own, photograph } from '../products/studio.ts';

/** A vessel about one unit tall: the line along which its breath went, and how wide it is on the way. */
type Blown = {
  line: readonly Point[];
  /** Pairs of share of the way and radius. */
  wide: readonly (readonly [share: number, radius: number])[];
  /** How much flatter the mouth is than wide. */
  petal?: number;
};

const foot = [
  [0, 0.004],
  [0.004, 0.1],
  [0.012, 0.105],
  [0.024, 0.06],
  [0.036, 0.046],
] as const;

/** A round body, and a neck that climbs, swings out and comes back into a petal. */
const swan = (belly: number, sway: number): Blown => ({
  line: [
    ...[[0, 0] as const, [0, 0.12] as const, [0, 0.26] as const, [0, 0.4] as const],
    ...[
      [0.03, 0.52],
      [0.085, 0.65],
      [0.05, 0.77],
      [-0.025, 0.86],
      [-0.02, 0.935],
      [0.045, 0.965],
      [0.115, 0.968],
      [0.16, 0.99],
    ].map(([x, y]) => [x * sway, y] as const),
  ].map(([x, y]): Point => [x, y]),
  wide: [
    ...foot,
    [0.06, belly * 0.72],
    [0.105, belly * 0.98],
    [0.15, belly],
    [0.2, belly * 0.8],
    [0.245, 0.07],
    [0.285, 0.044],
    [0.34, 0.034],
    [0.6, 0.021],
    [0.84, 0.025],
    [0.94, 0.042],
    [1, 0.078],
  ],
  petal: 0.62,
});

/** What answers it: a bottle that was let bend where it wanted to. */
const bent = (belly: number, lean: number, tall: number): Blown => ({
  line: [
    [0, 0],
    [0.002 * lean, tall * 0.2],
    [0.03 * lean, tall * 0.45],
    [0.11 * lean, tall * 0.66],
    [0.15 * lean, tall * 0.82],
    [0.1 * lean, tall],
  ],
  wide: [
    [0, 0.004],
    [0.006, belly * 0.7],
    [0.03, belly * 0.9],
    [0.18, belly],
    [0.36, belly * 0.92],
    [0.52, belly * 0.58],
    [0.66, belly * 0.36],
    [0.82, belly * 0.33],
    [0.94, belly * 0.42],
    [1, belly * 0.6],
  ],
});

/** One skin, out and up to the mouth, in and down again. */
function blow(mesh: Mesh, at: Vec, turn: number, scale: number, shape: Blown, material: number) {
  const line = smooth(shape.line as Point[], false, 24);
  const far = [0];
  for (let i = 1; i < line.length; i++)
    far.push(far[i - 1] + Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]));
  const total = far[far.length - 1];
  const place = (share: number): [x: number, y: number, tx: number, ty: number] => {
    const want = share * total;
    let i = 1;
    while (i < far.length - 1 && far[i] < want) i++;
    const k = (want - far[i - 1]) / (far[i] - far[i - 1] || 1);
    const [a, b] = [line[i - 1], line[i]];
    const [before, after] = [line[Math.max(0, i - 2)], line[Math.min(line.length - 1, i + 1)]];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const l = Math.hypot(dx, dy) || 1;
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, dx / l, dy / l];
  };
  const widths = smooth(
    shape.wide.map(([s, r]): Point => [s, r]),
    false,
    12,
  );
  const wideAt = (share: number) => {
    let i = 1;
    while (i < widths.length - 1 && widths[i][0] < share) i++;
    const [a, b] = [widths[i - 1], widths[i]];
    const k = Math.min(1, Math.max(0, (share - a[0]) / (b[0] - a[0] || 1)));
    return a[1] + (b[1] - a[1]) * k;
  };
  const wall = 0.009;
  // The floor of the body is thicker than its wall.
  const inside = 0.045;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  mesh.sheet(72, 420, material, (u, v) => {
    const isInner = v > 0.5;
    const w = isInner ? (1 - v) * 2 : v * 2;
    const share = isInner ? inside + w * (1 - inside) : w;
    const [x, y, tx, ty] = place(share);
    const edge = isInner ? Math.min(1, w / 0.02) : 1;
    const lip = Math.min(1, (1 - share) / 0.01);
    const r = isInner
      ? Math.max(0.0006, (wideAt(share) - wall * (0.35 + 0.65 * lip)) * Math.sqrt(edge))
      : Math.max(0.0006, wideAt(share));
    const flat = 1 - (shape.petal ? (1 - shape.petal) * Math.max(0, (share - 0.9) / 0.1) : 0);
    const a = u * tau;
    const [side, deep] = [Math.sin(a) * r * flat, Math.cos(a) * r];
    const [px, py] = [(x + ty * side) * scale, (y - tx * side) * scale];
    const pz = deep * scale;
    return [at[0] + px * c + pz * s, at[1] + py + 0.0004, at[2] - px * s + pz * c];
  });
}

/** Three sprinklers and the two vessels that answer them, in a row by the length of their breath. */
export const glassLedge = (nearer: Nearer = {}) =>
  photograph({
    wide: 1920,
    high: 1200,
    ground: '#dcb68e',
    eye: [0.33, 0.4, 1.95],
    target: [0.25, 0.172, -0.05],
    tall: 0.325,
    ...nearer,
    exposure: 1.05,
    window: {
      middle: [-1.3, 1.0, -0.85],
      along: [0.3, 0, 0.42],
      up: [0.2, 0.46, -0.14],
      light: [17, 14.6, 11.6],
    },
    glass: new Map<number, Vec>([
      [own, [9, 5.2, 0.7]],
      [own + 1, [0.36, 0.14, 0.2]],
      [own + 2, [0.32, 1.75, 6.6]],
      [own + 3, [3.6, 1.2, 2.7]],
      [own + 4, [1.3, 3.4, 6.4]],
    ]),
    furnish: (mesh, materials, _, seed) => {
      const noise = createNoise(seed);
      // Blown by mouth: the wall is never quite even.
      const wall: Material = (hit) => {
        hit.nx += noise.fbm(hit.x * 21 + hit.z * 15, hit.y * 18, 2) * 0.035;
        hit.ny += noise.fbm(hit.x * 18 + 9, hit.y * 17 + hit.z * 12, 2) * 0.03;
        hit.nz += noise.fbm(hit.z * 21 + 5, hit.y * 18, 2) * 0.035;
      };
      for (let i = 0; i < 5; i++) materials[own + i] = wall;
      blow(mesh, [-0.04, 0, 0.02], 0.3, 0.27, bent(0.2, 0.9, 0.86), own + 3);
      blow(mesh, [0.11, 0, -0.08], -0.25, 0.36, swan(0.16, 1), own);
      blow(mesh, [0.265, 0, 0.06], 0.2, 0.29, swan(0.17, -0.9), own + 1);
      blow(mesh, [0.4, 0, -0.1], 0.15, 0.37, swan(0.155, 0.8), own + 2);
      blow(mesh, [0.53, 0, 0.05], -0.3, 0.27, bent(0.19, -1.1, 0.95), own + 4);
    },
  });
