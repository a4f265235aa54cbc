import { add, cross, dot, type Mesh, subtract, times, unit, type Vec } from '../../render/mesh.ts';
import type { Hit, Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Body, egg, join, limb, skin } from './flesh.ts';

/** Degrees: how far a finger goes to the thumb's side, then the bend of its three joints. */
type Finger = readonly [aside: number, first: number, second: number, third: number];

export type HandPose = {
  wrist: Vec;
  /** From the wrist to the middle knuckle. */
  forward: Vec;
  /** Away from the back of the hand. */
  back: Vec;
  isLeft?: boolean;
  /** From forefinger to little finger. */
  fingers: readonly [Finger, Finger, Finger, Finger];
  /** Directions of the thumb's three bones: to the thumb's side, to the back, forward. */
  thumb: readonly [Vec, Vec, Vec];
  /** Where the elbow lies. */
  elbow: Vec;
  size?: number;
};

/** A joint, for the creases over it, or a nail. */
type Mark = { at: Vec; along: Vec; back: Vec; wide: number; long: number };

export type Hand = {
  body: Body;
  creases: Mark[];
  nails: Mark[];
  low: Vec;
  high: Vec;
  toWorld: (p: Vec) => Vec;
  back: Vec;
  wrist: Vec;
  elbow: Vec;
  /** Where the forefinger's and the thumb's tips lie. */
  tips: readonly [Vec, Vec];
};

const knuckles: readonly Vec[] = [
  [0.0265, 0, 0.091],
  [0.0045, 0.0035, 0.096],
  [-0.0165, 0.0015, 0.0895],
  [-0.0355, -0.0045, 0.0785],
];
const bones = [
  [0.05, 0.0305, 0.0235],
  [0.0555, 0.035, 0.0245],
  [0.051, 0.033, 0.0245],
  [0.0415, 0.025, 0.0215],
] as const;
const thickness = [1, 1.02, 0.96, 0.85];

export function shapeHand(pose: HandPose): Hand {
  const size = pose.size ?? 1;
  const z = unit(pose.forward);
  const x0 = unit(cross(pose.back, z));
  const y = cross(z, x0);
  const x = times(x0, pose.isLeft ? -1 : 1);
  const turn = ([a, b, c]: Vec): Vec => add(add(times(x, a), times(y, b)), times(z, c));
  const toWorld = (p: Vec): Vec => add(pose.wrist, times(turn(p), size));
  const creases: Mark[] = [];
  const nails: Mark[] = [];
  const ends: Vec[] = [];
  const tips: Vec[] = [];

  const l = (a: Vec, b: Vec, ra: number, rb: number) => {
    ends.push(toWorld(a), toWorld(b));
    return limb(toWorld(a), toWorld(b), ra * size, rb * size);
  };
  const fingers: Body[] = pose.fingers.map((finger, i) => {
    const s = thickness[i];
    const aside = (finger[0] * Math.PI) / 180;
    let bend = 0;
    let at = knuckles[i];
    const parts: [Body, number][] = [];
    const radii = [0.0103, 0.0091, 0.0082, 0.0064];
    for (let k = 0; k < 3; k++) {
      bend += (finger[k + 1] * Math.PI) / 180;
      const along: Vec = [
        Math.sin(aside) * Math.cos(bend * 0.6),
        -Math.sin(bend),
        Math.cos(bend) * Math.cos(aside),
      ];
      const direction = unit(along);
      const up = unit([0, Math.cos(bend), Math.sin(bend)]);
      const long = bones[i][k] - (k === 2 ? 0.004 : 0);
      const to = add(at, times(direction, long));
      // Between the joints a finger is a little thinner, below it is padded.
      parts.push([l(at, to, radii[k] * s, radii[k + 1] * s), 0.004]);
      const middle = add(add(at, times(direction, long * 0.5)), times(up, -0.0026 * s));
      parts.push([
        l(
          subtract(middle, times(direction, long * 0.16)),
          add(middle, times(direction, long * 0.16)),
          radii[k] * s * 0.86,
          radii[k + 1] * s * 0.9,
        ),
        0.006,
      ]);
      if (k > 0) {
        const knob = add(at, times(up, 0.0012));
        parts.push([
          l(
            knob,
            add(knob, times(direction, 1e-4)),
            0.0096 * s - k * 0.0009,
            0.0096 * s - k * 0.0009,
          ),
          0.005,
        ]);
        creases.push({
          at: toWorld(at),
          along: unit(turn(unit(add(direction, [0, 0, 1e-9])))),
          back: turn(up),
          wide: 0.008 * s * size,
          long: (k === 1 ? 0.0062 : 0.0036) * size * (1 + Math.max(0, 30 - finger[k + 1]) / 60),
        });
      }
      if (k === 2)
        nails.push({
          at: toWorld(add(to, times(direction, -0.0026))),
          along: turn(direction),
          back: turn(up),
          wide: 0.0058 * s * size,
          long: 0.0076 * s * size,
        });
      if (k === 2) tips.push(toWorld(to));
      at = to;
    }
    return (px, py, pz) => {
      let d = 1e9;
      for (const [part, k] of parts) d = join(d, part(px, py, pz), k * size);
      return d;
    };
  });

  const root: Vec = [0.02, -0.009, 0.02];
  const [d1, d2, d3] = pose.thumb.map(unit);
  const t1 = add(root, times(d1, 0.044));
  const t2 = add(t1, times(d2, 0.034));
  const t3 = add(t2, times(d3, 0.0245));
  const thumbUp = unit(subtract([0.75, 0.62, 0], times(d3, dot([0.75, 0.62, 0], d3))));
  const thumbParts = [
    l(root, t1, 0.0165, 0.0122),
    l(t1, t2, 0.0118, 0.0103),
    l(t2, t3, 0.0104, 0.0074),
    l(add(t2, times(thumbUp, 0.001)), add(t2, times(d3, 0.0001)), 0.0106, 0.0106),
  ];
  creases.push({
    at: toWorld(t2),
    along: turn(d3),
    back: turn(thumbUp),
    wide: 0.009 * size,
    long: 0.005 * size,
  });
  nails.push({
    at: toWorld(add(t3, times(d3, -0.0028))),
    along: turn(d3),
    back: turn(thumbUp),
    wide: 0.0074 * size,
    long: 0.0088 * size,
  });

  const palm: [Body, number][] = [
    [l([0.009, -0.001, 0.008], [0.024, -0.004, 0.086], 0.018, 0.0122), 0.02],
    [l([0.003, 0, 0.006], knuckles[1], 0.019, 0.0122), 0.02],
    [l([-0.004, 0, 0.006], knuckles[2], 0.019, 0.0118), 0.02],
    [l([-0.011, -0.002, 0.008], knuckles[3], 0.017, 0.0105), 0.02],
    [l([-0.022, -0.011, 0.02], [-0.033, -0.011, 0.06], 0.014, 0.0105), 0.02],
    [l([0.014, -0.014, 0.026], add(t1, times(d1, -0.008)), 0.0165, 0.0128), 0.022],
    // The web between thumb and forefinger.
    [l(add(root, times(d1, 0.022)), [0.024, -0.004, 0.066], 0.008, 0.008), 0.028],
  ];
  for (const [i, k] of knuckles.entries()) {
    const bump: Vec = [k[0], k[1] + 0.0022, k[2] - 0.001];
    palm.push([
      l(bump, add(bump, [0, 0, 1e-4]), 0.0104 * thickness[i], 0.0104 * thickness[i]),
      0.006,
    ]);
    // The tendons show between knuckle and wrist.
    palm.push([
      l([k[0], k[1] + 0.0072, k[2] - 0.004], [k[0] * 0.35, 0.0125, 0.022], 0.0024, 0.0016),
      0.011,
    ]);
  }

  const toElbow = subtract(pose.elbow, pose.wrist);
  const elbowLocal: Vec = [dot(toElbow, x) / size, dot(toElbow, y) / size, dot(toElbow, z) / size];
  const along = (s: number, dx: number, dy: number): Vec => [
    elbowLocal[0] * s + dx,
    elbowLocal[1] * s + dy,
    elbowLocal[2] * s,
  ];
  const arm: [Body, number][] = [
    [l(along(0, 0.0105, 0), along(0.62, 0.01, -0.002), 0.0182, 0.03), 0.03],
    [l(along(0, -0.0105, 0), along(0.62, -0.011, 0), 0.0182, 0.0295), 0.03],
    [l(along(0.62, 0, 0), along(1, 0, 0), 0.034, 0.033), 0.04],
    [egg(toWorld([-0.0205, 0.0095, -0.014]), [0.0085 * size, 0.0085 * size, 0.0085 * size]), 0.01],
  ];
  ends.push(pose.elbow);
  const body: Body = (px, py, pz) => {
    let d = 1e9;
    for (const [part, k] of palm) d = join(d, part(px, py, pz), k * size);
    for (const [part, k] of arm) d = join(d, part(px, py, pz), k * size);
    let whole = d;
    for (const [i, finger] of fingers.entries()) {
      const grown = join(d, finger(px, py, pz), 0.006 * size);
      whole = i === 0 ? grown : join(whole, grown, 0.0016 * size);
    }
    let t = 1e9;
    for (const part of thumbParts) t = join(t, part(px, py, pz), 0.005 * size);
    return join(whole, join(d, t, 0.013 * size), 0.002 * size);
  };
  const margin = 0.045 * size;
  return {
    body,
    creases,
    nails,
    low: [0, 1, 2].map((c) => Math.min(...ends.map((p) => p[c])) - margin) as unknown as Vec,
    high: [0, 1, 2].map((c) => Math.max(...ends.map((p) => p[c])) + margin) as unknown as Vec,
    toWorld,
    back: y,
    wrist: pose.wrist,
    elbow: pose.elbow,
    tips: [tips[0], toWorld(t3)],
  };
}

/** The hand moved so that what it pinches lies at a place. */
export function pinchAt(place: Vec, pose: HandPose): Hand {
  const [a, b] = shapeHand(pose).tips;
  const by = subtract(place, times(add(a, b), 0.5));
  return shapeHand({ ...pose, wrist: add(pose.wrist, by), elbow: add(pose.elbow, times(by, 0.6)) });
}

/** Sets a hand into a picture with its own skin. */
export function putHand(
  mesh: Mesh,
  materials: Material[],
  hand: Hand,
  material: number,
  complexion: Complexion,
  seed: string,
  step = 0.0011,
): void {
  materials[material] = flesh(hand, complexion, seed);
  skin(mesh, hand.body, hand.low, hand.high, step, material);
}

export type Complexion = { skin: string; warm: string; nail: string };

/** Skins of people of Hawaiʻi. */
export const complexions = {
  koa: { skin: '#8f6c56', warm: '#8a5346', nail: '#b48e7e' },
  kukui: { skin: '#694b3d', warm: '#663e34', nail: '#866353' },
  sand: { skin: '#b0917d', warm: '#ab6f5f', nail: '#c9a797' },
  olive: { skin: '#a07f68', warm: '#965e4e', nail: '#c0988a' },
} as const satisfies Record<string, Complexion>;

const toWindow = unit([-1.25, 1.0, -0.5]);

/** How near the mirrored eye looks to the window, from 0. */
function sheenToWindow({ nx, ny, nz, dx, dy, dz }: Hit): number {
  const k = -2 * (nx * dx + ny * dy + nz * dz);
  const cos =
    (dx + nx * k) * toWindow[0] + (dy + ny * k) * toWindow[1] + (dz + nz * k) * toWindow[2];
  return Math.max(0, Math.min(1, (cos - 0.55) / 0.3));
}

function flesh(hand: Hand, complexion: Complexion, seed: string): Material {
  const noise = createNoise(seed);
  const base = parseColour(complexion.skin);
  const warm = parseColour(complexion.warm);
  const nailColour = parseColour(complexion.nail);
  const nails = hand.nails.map((one) => ({ ...one, across: cross(one.along, one.back) }));
  return (hit) => {
    const { x, y, z } = hit;
    const blotch = noise.fbm(x * 38 + y * 17, z * 38 - y * 23, 3);
    const fine = noise.fbm(x * 420 + y * 310, z * 420 - y * 270, 3);
    const isBack = hit.nx * hand.back[0] + hit.ny * hand.back[1] + hit.nz * hand.back[2];
    let red = 0.16 + blotch * 0.3 + Math.max(0, -isBack) * 0.18;
    let dark = 1 + blotch * 0.09 + fine * 0.07 + Math.max(0, -isBack) * 0.1;
    let nail = 0;
    let rim = 0;
    let moon = 0;
    let [bx, by, bz] = [0, 0, 0];
    for (const { at, along, back, wide, long } of hand.creases) {
      const qx = x - at[0];
      const qy = y - at[1];
      const qz = z - at[2];
      const far2 = qx * qx + qy * qy + qz * qz;
      if (far2 > 0.0006) continue;
      const s = qx * along[0] + qy * along[1] + qz * along[2];
      const up = qx * back[0] + qy * back[1] + qz * back[2];
      red += 0.34 * Math.exp(-far2 / 0.00016);
      if (up < 0.002) continue;
      const lines = Math.exp(-((s / long) ** 2)) * Math.min(1, (up - 0.002) / (wide * 0.4));
      const wave = s / 0.0017 + noise.fbm(qx * 230 + at[0] * 50, qz * 230 + qy * 130, 2) * 2.4;
      const crease = Math.max(0, Math.sin(wave * 6.283)) ** 2;
      dark -= crease * lines * 0.26;
      const slope = Math.cos(wave * 6.283) * lines * 0.2;
      bx += along[0] * slope;
      by += along[1] * slope;
      bz += along[2] * slope;
    }
    for (const { at, along, back, across, wide, long } of nails) {
      const qx = x - at[0];
      const qy = y - at[1];
      const qz = z - at[2];
      const far2 = qx * qx + qy * qy + qz * qz;
      if (far2 > 0.0007) continue;
      red += 0.3 * Math.exp(-far2 / 0.00014);
      const up = qx * back[0] + qy * back[1] + qz * back[2];
      if (up < 0.0012) continue;
      const s = (qx * along[0] + qy * along[1] + qz * along[2]) / long;
      const w = (qx * across[0] + qy * across[1] + qz * across[2]) / wide;
      const form = Math.abs(w) ** 2.6 + Math.abs(s) ** (s > 0 ? 2.2 : 3) - 1;
      if (form < 0) {
        nail = Math.min(1, -form * 7);
        moon = Math.max(0, Math.min(1, (-s - 0.55) * 4)) * 0.4 + Math.max(0, (s - 0.72) * 3);
      } else if (form < 0.5) rim = Math.max(rim, 1 - form / 0.5);
    }
    red = Math.max(0, Math.min(0.8, red));
    dark *= 1 - rim * 0.2;
    const vein =
      Math.max(0, isBack) * Math.max(0, 1 - Math.abs(noise.fbm(x * 46, z * 26 + y * 20, 2)) * 9);
    const skinAt = (c: number) =>
      (base[c] + (warm[c] - base[c]) * red) * dark * (1 - vein * (c === 0 ? 0.07 : 0.03));
    hit.r = skinAt(0);
    hit.g = skinAt(1);
    hit.b = skinAt(2);
    if (nail > 0) {
      hit.r += (nailColour[0] * (1 + moon * 0.25) - hit.r) * nail;
      hit.g += (nailColour[1] * (1 + moon * 0.3) - hit.g) * nail;
      hit.b += (nailColour[2] * (1 + moon * 0.35) - hit.b) * nail;
    }
    // Only where the window can lie in it: elsewhere rays would find nothing.
    const sheen = sheenToWindow(hit);
    hit.shine = sheen > 0 ? (nail > 0.4 ? 0.045 : 0.014 * sheen) : 0;
    hit.rough = nail > 0.4 ? 0.32 : 0.5;
    const near = Math.min(1, 0.0011 / (hit.size + 1e-6)) * (1 - nail);
    hit.nx += bx * near + noise.at(x * 900 + y * 500, z * 900) * 0.05 * near;
    hit.ny += by * near + noise.at(z * 900 + 5, y * 900 + x * 400) * 0.04 * near;
    hit.nz += bz * near + noise.at(x * 900 + 31, z * 900 + y * 500) * 0.05 * near;
  };
}
