import type { Cloth } from '../../../render/cloth.ts';
import type { Mesh, Vec } from '../../../render/mesh.ts';
import type { Lamp } from '../../../render/scene.ts';
import { m } from '../tour/house.ts';

/** Repeats of the lattice once around a lantern. */
const around = 9;

/** Bars of a lantern's lattice keep the light off what lies behind them. */
export function throwLattice(holes: Cloth): NonNullable<Lamp['pattern']> {
  const texel = new Float32Array(4);
  return (x, y, z) => {
    const turn = Math.atan2(z, x) / (Math.PI * 2);
    // As a drum would have it, so that stars keep their shape above and below.
    const up = y / Math.max(0.25, Math.hypot(x, z)) / (Math.PI * 2);
    holes.at(turn * around, up * around, 0.02, texel);
    const isLid = y > 0.84 || y < -0.93 ? 0.25 : 1;
    return (0.16 + 1.25 * (1 - texel[3]) ** 1.4) * isLid;
  };
}

/** A drum of pierced brass between a dome and a bowl; the flame shows through it. */
export function piercedLantern(
  mesh: Mesh,
  at: Vec,
  size: number,
  { top, flame, strength }: { top: number; flame: number; strength: number },
  pattern: NonNullable<Lamp['pattern']>,
): Lamp {
  const [x, y, z] = at;
  const drum = (v: number) => size * (0.62 + 0.16 * Math.sin(v * Math.PI));
  mesh.sheet(
    72,
    12,
    m.screen,
    (u, v) => {
      const a = u * Math.PI * 2;
      return [
        x + Math.sin(a) * drum(v),
        y - size * 0.8 + v * size * 1.6,
        z + Math.cos(a) * drum(v),
      ];
    },
    around,
    3.2,
  );
  for (const side of [-1, 1])
    mesh.lathe(
      [
        [size * 0.66, 0],
        [size * 0.7, size * 0.05 * side],
        [size * 0.58, size * 0.2 * side],
        [size * 0.3, size * 0.42 * side],
        [size * 0.1, size * 0.52 * side],
        [size * 0.12, size * 0.6 * side],
        [0.001, size * 0.72 * side],
      ],
      [x, y + side * size * 0.8, z],
      40,
      m.brass,
    );
  mesh.lathe(
    [
      [0.001, -0.42],
      [0.2, -0.3],
      [0.26, 0],
      [0.12, 0.36],
      [0.001, 0.6],
    ].map(([r, h]): [number, number] => [r * size, h * size]),
    at,
    20,
    flame,
  );
  mesh.tube(
    [
      [x, y + size * 1.4, z],
      [x, top, z],
    ],
    () => 0.01,
    6,
    m.brass,
  );
  return { at, colour: [2.9 * strength, 1.62 * strength, 0.7 * strength], pattern };
}
