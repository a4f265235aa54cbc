import type { Random } from '../geometry/random.ts';
import { add, cross, type Mesh, times, unit, type Vec } from '../render/mesh.ts';

/** A coconut palm: a trunk with the scars of its leaves, bent a little, nuts, and a crown of feathered fronds. */
export function palm(
  mesh: Mesh,
  random: Random,
  at: Vec,
  height: number,
  bark: number,
  leaf: number,
  spread = 2.6,
  fronds = 26,
): void {
  // It leans first and then seeks the light; no stretch of it is straight.
  const lean = (random.next() < 0.5 ? -1 : 1) * random.between(0.07, 0.17) * height;
  const leanZ = random.between(-0.1, 0.1) * height;
  const sway = random.between(-0.14, 0.14);
  const steps = 220;
  const trunk: Vec[] = Array.from({ length: steps + 1 }, (_, i): Vec => {
    const t = i / steps;
    const bend = Math.sin(t * Math.PI * 1.4) * sway + Math.sin(t * 9 + sway * 40) * 0.018;
    const way = 1.5 * t - 0.5 * t * t * t;
    return [at[0] + lean * way + bend, at[1] + height * t, at[2] + leanZ * way + bend * 0.6];
  });
  // Years of plenty left wide rings far apart, dry ones narrow rings close together.
  const thick = Array.from({ length: 40 }, () => random.between(-0.004, 0.005));
  const scar = (t: number) =>
    height * (10.5 * t + 1.5 * t * t + 0.28 * Math.sin(t * 11 + sway * 30));
  const foot = mesh.vertexCount;
  mesh.tube(
    trunk,
    (t) => {
      const part = scar(t) % 1;
      const year = t * 38;
      const swell =
        thick[Math.floor(year)] * (1 - (year % 1)) + thick[Math.floor(year) + 1] * (year % 1);
      return (
        0.112 * (1 - t * 0.42) +
        0.1 * Math.max(0, 1 - t / 0.08) ** 2 +
        0.035 * Math.max(0, (t - 0.93) / 0.07) +
        swell +
        Math.max(0, 1 - part / 0.22) * 0.0035
      );
    },
    20,
    bark,
  );
  // The bark is told which scar it is at.
  for (let i = foot; i < mesh.vertexCount; i++)
    mesh.vertices[i * 8 + 7] = scar(mesh.vertices[i * 8 + 7]);
  const crown = trunk[steps];
  // Fibre and the stubs of dead leaves hold the crown together.
  for (let i = 0; i < 9; i++) {
    const a = i * 2.39996 + random.between(-0.3, 0.3);
    const long = random.between(0.16, 0.34);
    const out: Vec = [Math.cos(a) * 0.1, -random.between(0.12, 0.3), Math.sin(a) * 0.1];
    const root = add(crown, out);
    mesh.tube(
      [
        root,
        add(root, [Math.cos(a) * long * 0.4, long * 0.7, Math.sin(a) * long * 0.4]),
        add(root, [Math.cos(a) * long, long * 0.9, Math.sin(a) * long]),
      ],
      (t) => 0.035 * (1 - t * 0.6),
      6,
      bark,
    );
  }
  for (let i = 0; i < 6; i++) nut(mesh, random, crown, i, leaf);
  for (let i = 0; i < fronds; i++) {
    const a = i * 2.39996 + random.between(-0.2, 0.2);
    const lift = 1.2 - (i / fronds) * 1.75 + random.between(-0.12, 0.12);
    // The lowest are the oldest: they have turned yellow, then brown.
    const old = i / fronds;
    const tone = old > 0.86 ? -random.between(0.35, 1) : random.between(0.15, 0.85) + old * 0.15;
    frond(mesh, random, crown, a, lift, spread * random.between(0.85, 1.15), leaf, tone);
  }
}

function nut(mesh: Mesh, random: Random, crown: Vec, i: number, material: number): void {
  const a = i * 1.05 + random.between(-0.2, 0.2);
  const size = random.between(0.075, 0.1);
  mesh.lathe(
    Array.from({ length: 9 }, (_, k): [number, number] => [
      Math.max(0.001, Math.sin((k / 8) * Math.PI) * size * 0.86),
      -Math.cos((k / 8) * Math.PI) * size,
    ]),
    [
      crown[0] + Math.cos(a) * 0.2,
      crown[1] - random.between(0.14, 0.26),
      crown[2] + Math.sin(a) * 0.2,
    ],
    14,
    material,
  );
}

function frond(
  mesh: Mesh,
  random: Random,
  from: Vec,
  turn: number,
  lift: number,
  length: number,
  material: number,
  tone: number,
): void {
  const out: Vec = [Math.cos(turn), 0, Math.sin(turn)];
  const steps = 40;
  const spine: Vec[] = [];
  let p = from;
  let angle = lift;
  // An old frond hangs; a young one stands and bends at its end only.
  const bend = random.between(1.35, 1.75);
  for (let i = 0; i <= steps; i++) {
    spine.push(p);
    p = add(
      p,
      add(times(out, (Math.cos(angle) * length) / steps), [
        0,
        (Math.sin(angle) * length) / steps,
        0,
      ]),
    );
    angle -= (bend * (0.55 + (0.9 * i) / steps)) / steps;
  }
  mesh.tube(spine, (t) => 0.024 * (1.04 - t) ** 0.8 + 0.002, 6, material);
  const across: Vec = [-out[2], 0, out[0]];
  // Wind lifts the leaves of one side.
  const wind = random.between(-0.22, 0.22);
  for (let i = 4; i < steps; i++) {
    const along = unit([
      spine[i][0] - spine[i - 1][0],
      spine[i][1] - spine[i - 1][1],
      spine[i][2] - spine[i - 1][2],
    ]);
    for (const side of [-1, 1]) {
      for (const half of [0, 0.5]) {
        if (random.next() < 0.04) continue;
        const t = (i + half) / steps;
        const long =
          length *
          0.34 *
          Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.55 *
          random.between(0.8, 1.06);
        const root = add(spine[i], times(along, (half * length) / steps));
        const direction = unit(
          add(add(times(across, side), times(along, 0.45 + t * 0.7 + random.bell() * 0.08)), [
            0,
            0.2 - t * 0.45 + side * wind + random.bell() * 0.12,
            0,
          ]),
        );
        blade(mesh, root, direction, long, 0.0085 + 0.0025 * length, material, tone);
      }
    }
  }
}

/** One narrow leaf that hangs towards its tip. */
function blade(
  mesh: Mesh,
  root: Vec,
  direction: Vec,
  length: number,
  width: number,
  material: number,
  tone = 0.5,
): void {
  const side = unit(cross(direction, [0, 1, 0.01]));
  const normal = unit(cross(side, direction));
  const points = [0, 0.35, 0.7, 1].map(
    (t): Vec => add(add(root, times(direction, length * t)), [0, -length * 0.32 * t * t, 0]),
  );
  const first = mesh.vertexCount;
  points.forEach((p, i) => {
    const w = width * [0.5, 1, 0.75, 0.04][i];
    mesh.vertex(add(p, times(side, w)), normal, tone, i / 3);
    mesh.vertex(add(p, times(side, -w)), normal, tone, i / 3);
  });
  for (let i = 0; i < 3; i++) {
    const a = first + i * 2;
    mesh.triangle(a, a + 1, a + 3, material);
    mesh.triangle(a, a + 3, a + 2, material);
  }
}

/** A mass of leaves within an ellipsoid: bushes, crowns of trees, hedges. */
export function foliage(
  mesh: Mesh,
  random: Random,
  centre: Vec,
  size: Vec,
  count: number,
  leafSize: number,
  material: number,
  hollow = 0.55,
): void {
  for (let i = 0; i < count; i++) {
    const y = random.between(-1, 1);
    const a = random.between(0, Math.PI * 2);
    const s = Math.sqrt(1 - y * y);
    const r = hollow + (1 - hollow) * random.next() ** 0.5;
    const bump = 0.8 + 0.28 * Math.sin(a * 3 + y * 5) * Math.cos(a * 2 - y * 4);
    const p: Vec = [
      centre[0] + Math.cos(a) * s * r * bump * size[0],
      centre[1] + y * r * bump * size[1],
      centre[2] + Math.sin(a) * s * r * bump * size[2],
    ];
    const out = unit([
      Math.cos(a) * s + random.bell() * 0.6,
      y + 0.25 + random.bell() * 0.5,
      Math.sin(a) * s + random.bell() * 0.6,
    ]);
    const side = unit(cross(out, [random.bell(), random.bell() + 0.3, random.bell()]));
    const l = leafSize * random.between(0.7, 1.3);
    leafAt(mesh, p, side, unit(cross(side, out)), out, l, material, random.next());
  }
}

function leafAt(
  mesh: Mesh,
  p: Vec,
  along: Vec,
  across: Vec,
  normal: Vec,
  length: number,
  material: number,
  tone: number,
): void {
  const a = mesh.vertex(add(p, times(along, -length)), normal, tone, 0);
  const b = mesh.vertex(
    add(p, times(across, length * 0.42)),
    unit(add(normal, times(across, 0.5))),
    tone,
    0.5,
  );
  const c = mesh.vertex(add(p, times(along, length)), normal, tone, 1);
  const d = mesh.vertex(
    add(p, times(across, -length * 0.42)),
    unit(add(normal, times(across, -0.5))),
    tone,
    0.5,
  );
  mesh.triangle(a, b, c, material);
  mesh.triangle(a, c, d, material);
}

/** A tree: trunk, limbs and several masses of leaves. */
export function tree(
  mesh: Mesh,
  random: Random,
  at: Vec,
  height: number,
  crown: number,
  bark: number,
  leaf: number,
  leaves = 5000,
  leafSize = 0.09,
): void {
  const top: Vec = [
    at[0] + random.between(-0.2, 0.2),
    at[1] + height * 0.55,
    at[2] + random.between(-0.2, 0.2),
  ];
  mesh.tube(
    [at, [at[0] + 0.05, at[1] + height * 0.3, at[2]], top],
    (t) => height * 0.035 * (1.3 - t * 0.6),
    10,
    bark,
  );
  const masses = 7;
  for (let i = 0; i < masses; i++) {
    const a = (i / masses) * Math.PI * 2 + random.between(-0.3, 0.3);
    const r = i === 0 ? 0 : crown * random.between(0.4, 0.7);
    const centre: Vec = [
      top[0] + Math.cos(a) * r,
      at[1] + height * random.between(0.66, 0.86),
      top[2] + Math.sin(a) * r,
    ];
    mesh.tube(
      [
        top,
        [(top[0] + centre[0]) / 2, (top[1] + centre[1]) / 2 - 0.1, (top[2] + centre[2]) / 2],
        centre,
      ],
      (t) => height * 0.016 * (1.2 - t),
      7,
      bark,
    );
    foliage(
      mesh,
      random,
      centre,
      [crown * 0.52, crown * 0.42, crown * 0.52],
      Math.round(leaves / masses),
      leafSize,
      leaf,
      0.35,
    );
  }
}

/** A tall dark cypress. */
export function cypress(mesh: Mesh, random: Random, at: Vec, height: number, leaf: number): void {
  for (let i = 0; i < 7; i++) {
    const t = i / 7;
    const wide = height * 0.085 * Math.sin(Math.PI * (0.2 + t * 0.78)) ** 0.8;
    foliage(
      mesh,
      random,
      [at[0], at[1] + height * (0.1 + t * 0.86), at[2]],
      [wide, height * 0.1, wide],
      700,
      height * 0.012,
      leaf,
      0.7,
    );
  }
}

/** Long blades from one root: agave, ti, banana. */
export function bladePlant(
  mesh: Mesh,
  random: Random,
  at: Vec,
  size: number,
  count: number,
  material: number,
  width = 0.09,
): void {
  for (let i = 0; i < count; i++) {
    const a = i * 2.39996;
    const lift = random.between(0.5, 1.35);
    const direction = unit([
      Math.cos(a) * Math.cos(lift),
      Math.sin(lift),
      Math.sin(a) * Math.cos(lift),
    ]);
    blade(mesh, at, direction, size * random.between(0.7, 1.1), size * width, material);
  }
}

/** Grass that is seen blade by blade: `choose` gives a place, or null where none may stand. */
export function grassBlades(
  mesh: Mesh,
  random: Random,
  count: number,
  material: number,
  choose: () => Vec | null,
): void {
  for (let i = 0; i < count; i++) {
    const at = choose();
    if (!at) continue;
    const turn = random.between(0, Math.PI * 2);
    const tall = random.between(0.05, 0.13);
    const wide = random.between(0.004, 0.009);
    const tip: Vec = [at[0] + random.bell() * 0.05, at[1] + tall, at[2] + random.bell() * 0.05];
    const normal: Vec = unit([random.bell() * 0.5, 1, random.bell() * 0.5]);
    const tone = random.next();
    const across: Vec = [Math.cos(turn) * wide, 0, Math.sin(turn) * wide];
    const a = mesh.vertex(add(at, across), normal, tone, 0);
    const b = mesh.vertex(add(at, times(across, -1)), normal, tone, 0);
    const c = mesh.vertex(tip, normal, tone, 1);
    mesh.triangle(a, b, c, material);
  }
}
