import { smooth } from '../geometry/points.ts';
import type { Mesh, Vec } from '../render/mesh.ts';

/** A box turned about its upright middle line. */
export function turnedBox(
  mesh: Mesh,
  centre: Vec,
  size: Vec,
  turn: number,
  material: number,
  tip = 0,
): void {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const [ct, st] = [Math.cos(tip), Math.sin(tip)];
  const at = (x: number, y: number, z: number): Vec => {
    const [lx, ly0, lz0] = [x * size[0] * 0.5, y * size[1] * 0.5, z * size[2] * 0.5];
    const ly = ly0 * ct - lz0 * st;
    const lz = ly0 * st + lz0 * ct;
    return [centre[0] + lx * c + lz * s, centre[1] + ly, centre[2] - lx * s + lz * c];
  };
  const [x, y, z] = size;
  mesh.quad(at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1), material, [
    0,
    0,
    x,
    0,
    x,
    y,
    0,
    y,
  ]);
  mesh.quad(at(1, -1, -1), at(-1, -1, -1), at(-1, 1, -1), at(1, 1, -1), material, [
    0,
    0,
    x,
    0,
    x,
    y,
    0,
    y,
  ]);
  mesh.quad(at(1, -1, 1), at(1, -1, -1), at(1, 1, -1), at(1, 1, 1), material, [
    0,
    0,
    z,
    0,
    z,
    y,
    0,
    y,
  ]);
  mesh.quad(at(-1, -1, -1), at(-1, -1, 1), at(-1, 1, 1), at(-1, 1, -1), material, [
    0,
    0,
    z,
    0,
    z,
    y,
    0,
    y,
  ]);
  mesh.quad(at(-1, 1, 1), at(1, 1, 1), at(1, 1, -1), at(-1, 1, -1), material, [
    0,
    0,
    x,
    0,
    x,
    z,
    0,
    z,
  ]);
  mesh.quad(at(-1, -1, -1), at(1, -1, -1), at(1, -1, 1), at(-1, -1, 1), material, [
    0,
    0,
    x,
    0,
    x,
    z,
    0,
    z,
  ]);
}

/** A plain chair with a woven seat; `turn` 0 looks towards the viewer. */
export function chair(mesh: Mesh, at: Vec, turn: number, material: number, seat = material): void {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const to = (x: number, y: number, z: number): Vec => [
    at[0] + x * c + z * s,
    at[1] + y,
    at[2] - x * s + z * c,
  ];
  const w = 0.21;
  for (const [x, z, top] of [
    [-w, w, 0.44],
    [w, w, 0.44],
    [-w, -w, 0.92],
    [w, -w, 0.92],
  ] as const)
    mesh.tube(
      [to(x, 0, z), to(x, 0.44, z), to(x, top, z - (top > 0.5 ? 0.07 : 0))],
      () => 0.017,
      7,
      material,
    );
  turnedBox(mesh, to(0, 0.445, 0), [w * 2.1, 0.035, w * 2.1], turn, seat);
  for (const y of [0.6, 0.74, 0.88])
    turnedBox(mesh, to(0, y, -w - 0.03 - (y - 0.44) * 0.11), [w * 2, 0.055, 0.016], turn, material);
  for (const [x, z, long, ax] of [
    [0, w, 0, 1],
    [0, -w, 0, 1],
    [w, 0, 1, 0],
    [-w, 0, 1, 0],
  ] as const)
    mesh.tube(
      [to(x - w * ax, 0.2, z - w * long), to(x + w * ax, 0.2, z + w * long)],
      () => 0.011,
      6,
      material,
    );
}

export function table(mesh: Mesh, at: Vec, size: Vec, material: number, leg = 0.035): void {
  const [w, h, d] = size;
  mesh.box(
    [at[0] - w / 2, at[1] + h - 0.045, at[2] - d / 2],
    [at[0] + w / 2, at[1] + h, at[2] + d / 2],
    material,
  );
  mesh.box(
    [at[0] - w / 2 + 0.08, at[1] + h - 0.14, at[2] - d / 2 + 0.06],
    [at[0] + w / 2 - 0.08, at[1] + h - 0.045, at[2] + d / 2 - 0.06],
    material,
  );
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const [lx, lz] = [at[0] + x * (w / 2 - 0.1), at[2] + z * (d / 2 - 0.09)];
      mesh.box([lx - leg, at[1], lz - leg], [lx + leg, at[1] + h - 0.1, lz + leg], material);
    }
}

/** Profiles of vessels about one unit tall: pairs of radius and height. */
export const profiles = {
  jar: [
    [0.2, 0],
    [0.24, 0.02],
    [0.4, 0.22],
    [0.46, 0.45],
    [0.42, 0.66],
    [0.24, 0.8],
    [0.2, 0.88],
    [0.26, 0.98],
    [0.27, 1],
    [0.22, 0.99],
    [0.16, 0.88],
  ],
  bowl: [
    [0.22, 0],
    [0.23, 0.1],
    [0.5, 0.3],
    [0.82, 0.72],
    [0.95, 1],
    [0.9, 1],
    [0.76, 0.74],
    [0.45, 0.36],
    [0.02, 0.26],
  ],
  bottle: [
    [0.18, 0],
    [0.28, 0.03],
    [0.36, 0.2],
    [0.3, 0.4],
    [0.1, 0.56],
    [0.07, 0.8],
    [0.09, 0.96],
    [0.13, 1],
    [0.08, 0.98],
  ],
  cup: [
    [0.22, 0],
    [0.24, 0.06],
    [0.42, 0.5],
    [0.48, 1],
    [0.43, 1],
    [0.36, 0.5],
    [0.02, 0.16],
  ],
  vat: [
    [0.5, 0],
    [0.56, 0.2],
    [0.6, 0.6],
    [0.62, 0.94],
    [0.66, 0.96],
    [0.66, 1],
    [0.58, 1],
    [0.56, 0.86],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

export function vessel(
  mesh: Mesh,
  kind: keyof typeof profiles,
  at: Vec,
  height: number,
  wide: number,
  material: number,
): void {
  const profile = smooth(profiles[kind], false, 5).map(([r, y]): [number, number] => [
    Math.max(0.001, r * wide),
    y * height,
  ]);
  mesh.lathe(profile, at, 40, material);
}

/** A soft cushion: two halves that meet in a piped seam, drawn in between its corners. */
export function cushion(mesh: Mesh, centre: Vec, size: Vec, turn: number, material: number): void {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const at = (a: number, b: number, high: number): Vec => {
    const lx = a * (1 - 0.07 * (1 - b * b)) * size[0] * 0.5;
    const lz = b * (1 - 0.07 * (1 - a * a)) * size[2] * 0.5;
    return [centre[0] + lx * c + lz * s, centre[1] + high, centre[2] - lx * s + lz * c];
  };
  // Closer points towards the seam, where the cloth bends most.
  const spread = (t: number) => Math.sin((t - 0.5) * Math.PI);
  const crease = (a: number, b: number) =>
    1 - 0.07 * Math.cos(Math.atan2(b, a) * 8 + turn) * Math.hypot(a, b) ** 2;
  for (const top of [1, -1])
    mesh.sheet(
      28,
      28,
      material,
      (u, v) => {
        const [a, b] = [spread(u), spread(v)];
        const swell = Math.max(0, (1 - a ** 4) * (1 - b ** 4)) ** 0.45;
        return at(a, b, top * swell * crease(a, b) * size[1] * 0.5);
      },
      size[0],
      size[2],
      top > 0,
    );
  const corners: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const seam = corners.flatMap(([a, b], i) => {
    const [x, y] = corners[(i + 1) % 4];
    return Array.from({ length: 12 }, (_, k) =>
      at(a + ((x - a) * k) / 12, b + ((y - b) * k) / 12, 0),
    );
  });
  mesh.tube([...seam, seam[0]], () => 0.007, 6, material);
}

/** The glass of a hanging lamp: a bulb around `at`, `size` high above and below it. */
export function lampGlass(
  mesh: Mesh,
  at: Vec,
  size: number,
  material: number,
  sides: number,
): void {
  mesh.lathe(
    [
      [0.02, -1],
      [0.3, -0.7],
      [0.55, -0.3],
      [0.6, 0.1],
      [0.42, 0.5],
      [0.16, 0.75],
      [0.2, 0.85],
      [0.05, 1],
    ].map(([r, y]): [number, number] => [r * size, y * size]),
    at,
    sides,
    material,
  );
}
