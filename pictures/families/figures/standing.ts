import { add, type Mesh, type Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Body, egg, join, limb, skin } from './flesh.ts';

/** Where an arm's elbow and wrist lie, from the shoulder, meters: outwards, up, forward. */
export type Arm = readonly [elbow: Vec, wrist: Vec];

export type Figure = {
  at: Vec;
  /** 0 looks away from the viewer; grows to the left. */
  turn: number;
  tall: number;
  dress: 'long' | 'skirt' | 'shirt';
  head: 'scarf' | 'bun' | 'short' | 'long' | 'hat';
  left: Arm;
  right: Arm;
  /** How far weight lies on one leg, to the left when positive. */
  sway?: number;
  /** How far the head is bent to a side and forward. */
  nod?: readonly [side: number, forward: number];
  isChild?: boolean;
  /** Materials of skin, hair or cloth on the head, upper and lower clothes. */
  stuff: readonly [skin: number, head: number, upper: number, lower: number];
  seed: string;
};

/** A person seen from behind: weight on one leg, cloth that hangs from shoulders and hips. */
export function putFigure(mesh: Mesh, f: Figure, step = 0.009): void {
  const noise = createNoise(f.seed);
  const k = f.tall / 1.7;
  const big = f.isChild ? 1.28 : 1;
  const sway = f.sway ?? 0;
  const [cos, sin] = [Math.cos(f.turn), Math.sin(f.turn)];
  // Own space: x to the right, y up, z backwards, feet at 0, 1.7 tall.
  const own = (body: Body): Body => {
    return (x, y, z) => {
      const px = (x - f.at[0]) / k;
      const pz = (z - f.at[2]) / k;
      return body(px * cos - pz * sin, (y - f.at[1]) / k, px * sin + pz * cos) * k;
    };
  };
  const wide = f.isChild ? 0.86 : f.dress === 'shirt' ? 1.08 : 0.92;
  const hip = sway * 0.05;
  const shoulderHigh = f.isChild ? 1.3 : 1.375;
  const shoulder = (side: number): Vec => [
    side * 0.158 * wide - hip * 0.3,
    shoulderHigh + side * sway * 0.018,
    0.0,
  ];
  const [bend, nod] = f.nod ?? [0, 0];
  const headAt: Vec = [
    bend * 0.06 - hip * 0.3,
    1.578 + (f.isChild ? -0.03 : 0) - Math.abs(nod) * 0.02,
    -0.02 - nod * 0.07,
  ];
  const neck = limb([-hip * 0.3, shoulderHigh + 0.0, 0.012], headAt, 0.056, 0.053);
  const skull = egg(headAt, [0.078 * big, 0.112 * big, 0.096 * big]);
  const ears = [-1, 1].map((s) =>
    egg(add(headAt, [s * 0.077 * big, -0.014, -0.004]), [0.013, 0.032, 0.02]),
  );

  const arms = (
    [
      [-1, f.left],
      [1, f.right],
    ] as const
  ).map(([side, [elbow, wrist]]) => {
    const s = shoulder(side);
    const e = add(s, [side * elbow[0], elbow[1], -elbow[2]]);
    const w = add(s, [side * wrist[0], wrist[1], -wrist[2]]);
    const on: Vec = [(w[0] - e[0]) * 0.34, (w[1] - e[1]) * 0.34, (w[2] - e[2]) * 0.34];
    const fingers = add(w, [on[0] * 0.85 - side * 0.008, on[1] * 0.85, on[2] * 0.85 - 0.012]);
    const palm = add(w, [on[0] * 0.42, on[1] * 0.42, on[2] * 0.42]);
    return {
      s,
      e,
      w,
      bare: [
        limb(s, e, 0.047, 0.036),
        limb(e, w, 0.037, 0.0245),
        limb(w, palm, 0.024, 0.031),
        limb(palm, fingers, 0.03, 0.014),
      ],
      sleeve: limb(
        s,
        add(s, [(e[0] - s[0]) * 0.72, (e[1] - s[1]) * 0.72, (e[2] - s[2]) * 0.72]),
        0.06,
        0.064,
      ),
      long: [
        limb(s, e, 0.057, 0.05),
        limb(
          e,
          add(e, [(w[0] - e[0]) * 0.86, (w[1] - e[1]) * 0.86, (w[2] - e[2]) * 0.86]),
          0.05,
          0.046,
        ),
      ],
    };
  });

  const legs = [-1, 1].map((side) => {
    const top: Vec = [side * 0.088 + hip, 0.86, 0];
    const free = side * sway > 0 ? 0 : Math.abs(sway);
    const knee: Vec = [side * (0.088 + free * 0.02) + hip * 0.6, 0.47, -0.012 - free * 0.06];
    const foot: Vec = [side * (0.095 + free * 0.03), 0.075, 0.012 + free * 0.01];
    return { top, knee, foot };
  });
  const calves: Body[] = legs.flatMap(({ knee, foot }) => [
    limb(knee, add(foot, [0, 0.02, 0.004]), 0.05, 0.032),
    egg(add(knee, [0, -0.13, 0.018]), [0.046, 0.1, 0.046]),
    limb(foot, add(foot, [0, -0.035, 0.01]), 0.035, 0.036),
    limb(add(foot, [0, -0.04, 0.0]), add(foot, [0, -0.052, -0.13]), 0.036, 0.03),
  ]);
  const fleshBody: Body = (x, y, z) => {
    let d = join(skull(x, y, z), neck(x, y, z), 0.03);
    for (const ear of ears) d = join(d, ear(x, y, z), 0.008);
    for (const { bare } of arms) {
      let a = 1e9;
      for (const part of bare) a = join(a, part(x, y, z), 0.02);
      d = Math.min(d, a);
    }
    for (const part of calves) d = join(d, part(x, y, z), 0.025);
    return d;
  };

  // Folds hang from where cloth is held: deep at the hem, none at the yoke.
  const folds = (x: number, y: number, z: number, count: number) => {
    const a = Math.atan2(z, x);
    const lean = noise.fbm(Math.cos(a) * 1.2, Math.sin(a) * 1.2 + y * 0.7, 2) * 2.6;
    const wave = Math.sin(a * count + lean + y * 1.3);
    return (
      (wave > 0 ? wave ** 0.8 : -((-wave) ** 1.5)) * 0.6 +
      noise.fbm(Math.cos(a) * 3 + 7, Math.sin(a) * 3 + y * 1.6, 3) * 0.7
    );
  };
  const creases = (x: number, y: number, z: number) =>
    (1 - Math.abs(noise.fbm(x * 5 + y * 2.5, y * 6 - x * 3 + z * 4, 3)) * 3) * 0.5;
  const trunk: [Body, number][] = [
    [limb(shoulder(-1), [-hip * 0.3, shoulderHigh + 0.028, 0.012], 0.052, 0.056), 0.04],
    [limb(shoulder(1), [-hip * 0.3, shoulderHigh + 0.028, 0.012], 0.052, 0.056), 0.03],
    [egg([-hip * 0.2, shoulderHigh - 0.13, 0.012], [0.158 * wide, 0.2, 0.1]), 0.08],
    [egg([hip * 0.2, 1.08, 0.0], [0.13 * wide, 0.2, 0.094]), 0.09],
    [egg([hip, 0.92, 0.01], [0.168 * wide, 0.17, 0.122]), 0.1],
    [
      limb(
        [-hip * 0.3, shoulderHigh + 0.02, 0.01],
        [-hip * 0.3, shoulderHigh + 0.062, 0.004],
        0.058,
        0.05,
      ),
      0.04,
    ],
  ];
  const trunkAt: Body = (x, y, z) => {
    let d = 1e9;
    for (const [part, soft] of trunk) d = join(d, part(x, y, z), soft);
    return d;
  };
  const gown: Body = (x, y, z) => {
    const top = trunkAt(x, y, z) - 0.014;
    const fall = Math.max(0, Math.min(1, (1.02 - y) / 1));
    const radius = 0.127 + fall * 0.175;
    const cx = hip * (1 - fall);
    const r = Math.hypot(x - cx, (z - 0.01 - fall * 0.01) * 1.22);
    const fold = folds(x - cx, y, z, 9) * (0.011 + fall * 0.03);
    const skirt = Math.max(
      (r - radius - fold) * 0.7,
      y - 1.12,
      0.05 + noise.at(x * 4, z * 4) * 0.01 - y,
    );
    return join(top, skirt, 0.09) - creases(x, y, z) * 0.006 * (1 - fall);
  };
  const shirt: Body = (x, y, z) => {
    const loose = 0.018 + Math.max(0, 1.25 - y) * 0.05;
    const hem = 0.8 + noise.at(x * 3, z * 3 + 3) * 0.006;
    const d =
      trunkAt(x, y, z) - loose - creases(x, y, z) * 0.009 - folds(x - hip, y, z, 6) * 0.0035;
    return Math.max(d, hem - y);
  };
  const upper: Body = (x, y, z) => {
    let d = f.dress === 'long' ? gown(x, y, z) : shirt(x, y, z);
    for (const { sleeve, long } of arms) {
      if (f.dress === 'long')
        for (const part of long)
          d = join(d, part(x, y, z) - creases(x * 2, y, z * 2) * 0.008, 0.035);
      else d = join(d, sleeve(x, y, z) - creases(x * 2, y, z * 2) * 0.006, 0.03);
    }
    return d;
  };
  const lower: Body = (x, y, z) => {
    if (f.dress === 'skirt') {
      const fall = Math.max(0, Math.min(1, (1 - y) / 0.6));
      const cx = hip * (1 - fall * 0.6);
      const r = Math.hypot(x - cx, (z - 0.012) * 1.2);
      const fold = folds(x - cx, y, z, 11) * (0.004 + fall * 0.022);
      return Math.max(
        (r - 0.165 - fall * 0.09 - fold) * 0.7,
        y - 0.98,
        0.36 + noise.at(x * 4, z * 4) * 0.01 - y,
      );
    }
    let d = 1e9;
    const short = f.isChild ? 0.5 : 0.055;
    for (const { top, knee, foot } of legs) {
      const leg = join(
        limb2(top, knee, 0.098, 0.074)(x, y, z),
        limb2(knee, foot, 0.074, 0.066)(x, y, z),
        0.03,
      );
      const rumple = creases(x * 1.6, y * 1.7, z * 1.6) * 0.009 * (1 + Math.max(0, 0.3 - y) * 3);
      d = join(d, leg - rumple, 0.03);
    }
    return Math.max(d, short - y);
  };
  const hair: Body = (x, y, z) => {
    const [hx, hy, hz] = [x - headAt[0], y - headAt[1], z - headAt[2]];
    const a = Math.atan2(hz, hx);
    const strand = noise.fbm(a * 9, hy * 6, 3) * 0.005;
    let d = egg([0, 0.012, 0.012], [0.087 * big, 0.117 * big, 0.104 * big])(hx, hy, hz) - strand;
    if (f.head === 'hat') {
      const r = Math.hypot(hx, hz);
      const brim = Math.max(
        Math.abs(hy - 0.035 + r * r * 0.9 + noise.at(hx * 6, hz * 6) * 0.006) - 0.004,
        r - 0.19,
      );
      const crown = Math.max(
        egg([0, 0.03, 0.005], [0.092, 0.125, 0.108])(hx, hy, hz),
        0.03 - hy,
        hy - 0.115,
      );
      const nape = Math.max(d, hz * -1 - 0.01, -0.06 - hy);
      return Math.min(brim * 0.7, join(crown, brim, 0.015), nape);
    }
    // The nape stays free; hair ends above it in a soft line.
    const free = f.head === 'short' ? -0.052 : -0.075;
    d = Math.max(
      d,
      free - hy - strand * 2 + Math.max(0, -hz) * 0.7,
      -0.045 - hz * 0.9 - (hy - 0.05) * 0.8,
    );
    if (f.head === 'bun') {
      const coil = egg([0.0, 0.0, 0.118 * big], [0.047, 0.043, 0.036])(hx, hy, hz);
      return join(
        d,
        coil - Math.sin(Math.atan2(hy, hx) * 2 + Math.hypot(hx, hy) * 120) * 0.0025,
        0.012,
      );
    }
    if (f.head === 'long') {
      const fall = Math.max(0, Math.min(1, -hy / 0.36));
      const r = Math.hypot(
        hx / (0.085 - fall * 0.02),
        (hz - 0.055 - Math.sin(fall * 3) * 0.03) / 0.05,
      );
      const lock = Math.max(
        (r - 1) * 0.045 - strand * 2.4 - Math.sin(a * 7 + hy * 9) * 0.003,
        hy - 0.02,
        -0.36 - hy + Math.abs(hx) * 0.6,
      );
      return join(d, lock, 0.03);
    }
    return d;
  };
  const scarf: Body = (x, y, z) => {
    const [hx, hy, hz] = [x - headAt[0], y - headAt[1], z - headAt[2]];
    const top = egg([0, 0.008, 0.012], [0.09 * big, 0.121 * big, 0.109 * big])(hx, hy, hz);
    // From the crown it falls over nape and shoulders, its end thrown to one side.
    const down = limb([0, -0.02, 0.02], [0, -0.15, 0.03], 0.088, 0.105)(hx, hy, hz);
    const cape = Math.max(
      trunkAt(x, y, z) - 0.03,
      shoulderHigh - 0.17 - hx * 0.35 + noise.at(hx * 7, 3) * 0.02 - y,
    );
    const fold =
      Math.sin(hy * 46 + hx * 34 + noise.fbm(hx * 7, hy * 7 + hz * 5, 2) * 4) *
        0.0042 *
        Math.min(1, Math.max(0, 0.05 - hy) * 9) +
      creases(hx * 2.2, hy * 2.2, hz * 2.2) * 0.004;
    return Math.max(join(join(top, down, 0.05), cape, 0.06) - fold, -0.1 - hz - (hy - 0.1) * 0.2);
  };

  const [skinStuff, headStuff, upperStuff, lowerStuff] = f.stuff;
  const box = (low: number, high: number, reach: number): [Vec, Vec] => [
    add(f.at, [-reach * k, low * k, -reach * k]),
    add(f.at, [reach * k, high * k, reach * k]),
  ];
  skin(mesh, own(fleshBody), ...box(-0.02, 1.78, 0.72), step * 0.8, skinStuff);
  skin(
    mesh,
    own(f.head === 'scarf' ? scarf : hair),
    ...box(1.05, 1.8, 0.34),
    step * 0.65,
    headStuff,
  );
  skin(mesh, own(upper), ...box(0, 1.6, 0.68), step, upperStuff);
  if (f.dress !== 'long') skin(mesh, own(lower), ...box(0, 1.05, 0.45), step, lowerStuff);
}

const limbs = new WeakMap<object, Body>();

/** A limb whose ends are always the same objects is shaped once. */
function limb2(a: Vec, b: Vec, ra: number, rb: number): Body {
  const known = limbs.get(a);
  if (known) return known;
  const body = limb(a, b, ra, rb);
  limbs.set(a, body);
  return body;
}
