import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import { type Place, put, rectangle, slab } from '../products/shapes.ts';
import {
  coloured,
  headSize,
  lookDown,
  metal,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

/** Eight keys of studios in a row on a table, a tag on each: four are written, four still blank. */
export const eightKeys = () =>
  photograph({
    ...headSize,
    ground: '#6d5138',
    ...lookDown([0.005, 0, -0.052], 60, 1.5, 0.445, -3),
    exposure: 1.12,
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = planed('#5f442e', `${seed} table`, 0);
      materials[own] = metal('#c99a4a', 0.26, `${seed} old brass`);
      materials[own + 1] = coloured('#efe6d2', `${seed} card`, { grain: 0.05, fine: 900 });
      materials[own + 2] = coloured('#23306a', `${seed} ink`, { grain: 0.05 });
      ['#1d3f94', '#0f7d68', '#a8322f', '#d59a26'].forEach((hex, i) => {
        materials[own + 3 + i] = coloured(hex, `${seed} cord ${i}`, { grain: 0.12, fine: 1600 });
      });
      for (let i = 0; i < 8; i++) {
        const at: Vec = [
          (i - 3.5) * 0.088 + random.bell() * 0.004,
          0,
          -0.06 + random.bell() * 0.008,
        ];
        layKey(mesh, put(at, random.bell() * 0.1), i, random);
      }
    },
  });

function layKey(mesh: Mesh, place: Place, index: number, random: Random): void {
  const lift = 0.005;
  const ring = (radius: number, z: number, thick: number): void =>
    mesh.tube(
      Array.from({ length: 41 }, (_, i) => {
        const a = (Math.PI * 2 * i) / 40;
        return place(Math.cos(a) * radius, lift, z + Math.sin(a) * radius);
      }),
      () => thick,
      14,
      own,
    );
  // The bow is a trefoil; the collar and the bit are turned and filed differently for each door.
  ring(0.0125, 0.012, 0.0031);
  ring(0.0085, -0.007, 0.0026);
  for (const side of [-1, 1])
    mesh.tube(
      Array.from({ length: 29 }, (_, i) => {
        const a = (Math.PI * 2 * i) / 28;
        return place(side * 0.0145 + Math.cos(a) * 0.0085, lift, 0.006 + Math.sin(a) * 0.0085);
      }),
      () => 0.0026,
      12,
      own,
    );
  const shank = [0.022, 0.03, 0.034, 0.037, 0.04, 0.06, 0.09, 0.108, 0.112];
  const thick = [0.0045, 0.0045, 0.007, 0.007, 0.0042, 0.0038, 0.0036, 0.0036, 0.001];
  mesh.tube(
    shank.map((z) => place(0, lift, z)),
    (t) => thick[Math.round(t * (thick.length - 1))],
    18,
    own,
  );
  const bit: Place = (x, y, z) => place(x + 0.011, y + lift - 0.0018, z + 0.095);
  slab(
    mesh,
    bit,
    rectangle(0.017, 0.02 + (index % 3) * 0.003),
    0,
    0.0036,
    { top: own, side: own },
    0.0006,
  );
  for (let k = 0; k < 2 + (index % 2); k++)
    slab(
      mesh,
      (x, y, z) => bit(x + 0.011, y, z - 0.006 + k * 0.0065),
      rectangle(0.006, 0.0032 + ((index * 7 + k * 3) % 3) * 0.0008),
      0,
      0.0036,
      { top: own, side: own },
      0.0004,
    );
  const cord = own + 3 + (index % 4);
  const turn = random.bell() * 0.2;
  const tag = put([0, 0, -0.082], turn);
  const on: Place = (x, y, z) => {
    const [a, b, c] = tag(x, y, z);
    return place(a, b, c);
  };
  // A loop through the bow, a knot, two ends to the eye of the tag.
  for (const side of [-1, 1])
    mesh.tube(
      [
        place(side * 0.001, lift + 0.003, -0.013),
        place(side * 0.005, 0.004, -0.026),
        place(side * 0.003, 0.003, -0.038),
        on(side * 0.0012, 0.003, 0.034),
        on(0, 0.0016, 0.026),
      ],
      () => 0.0011,
      9,
      cord,
    );
  mesh.tube(
    [place(-0.002, lift, -0.013), place(0.002, lift + 0.003, -0.0165)],
    () => 0.0017,
    9,
    cord,
  );
  slab(
    mesh,
    on,
    [
      [-0.026, -0.036],
      [0.026, -0.036],
      [0.026, 0.024],
      [0.012, 0.036],
      [-0.012, 0.036],
      [-0.026, 0.024],
    ],
    0,
    0.0011,
    { top: own + 1, side: own + 1 },
    0.0002,
  );
  mesh.lathe(
    [
      [0.0024, 0.0012],
      [0.0042, 0.0019],
      [0.0044, 0.0012],
    ],
    on(0, 0, 0.026),
    24,
    own,
  );
  // Four names are known; a quick hand, not to be read from here.
  if (index >= 4) return;
  for (let row = 0; row < 2; row++) {
    const long = 0.034 - row * 0.01 + random.bell() * 0.003;
    const count = 46;
    mesh.tube(
      Array.from({ length: count }, (_, i) => {
        const t = i / (count - 1);
        return on(
          -0.018 + long * t,
          0.0014,
          0.004 -
            row * -0.014 -
            0.012 +
            Math.sin(t * (34 - row * 9) + index) *
              0.0028 *
              (0.5 + 0.5 * Math.sin(t * 11 + index * 2 + row)),
        );
      }),
      () => 0.00042,
      6,
      own + 2,
    );
  }
}
