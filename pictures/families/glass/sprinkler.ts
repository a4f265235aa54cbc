import { type Point, smooth, tau } from '../../geometry/points.ts';
import { mapCurve, mapProfile } from '../../render/distance-map.ts';
import { type GlassObject, renderGlass } from '../../render/glass.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Ground, Picture } from '../../surface/mount.ts';
import { lossOf } from './glass-colour.ts';

/** Radius, as a share of the belly, and height of the wall between foot and neck. */
const bodies = {
  round: [
    [0.66, 0.085],
    [0.97, 0.16],
    [0.98, 0.22],
    [0.7, 0.29],
  ],
  pear: [
    [0.8, 0.072],
    [1, 0.125],
    [0.9, 0.19],
    [0.56, 0.27],
  ],
  shouldered: [
    [0.42, 0.085],
    [0.68, 0.16],
    [0.96, 0.235],
    [0.84, 0.29],
  ],
} as const;

export type SprinklerParameters = {
  glass: string;
  ribs?: number;
  thread?: string;
  lip?: string;
  bands?: boolean;
  belly: number;
  ground: Ground;
  sway?: number;
  /** A round bulb when not told. */
  body?: keyof typeof bodies;
};

/** A swan-necked sprinkler: a round bulb on a foot, a neck that rises and bends, and a petal lip. */
export function drawSprinkler(p: SprinklerParameters, seed: string): Picture {
  const b = p.belly;
  const profile = smooth(
    [
      [0.105, 0],
      [0.11, 0.012],
      [0.06, 0.032],
      [0.04, 0.05],
      ...bodies[p.body ?? 'round'].map(([share, y]): Point => [b * share, y]),
      [0.07, 0.335],
      [0.048, 0.38],
      [0.038, 0.42],
    ] as Point[],
    false,
    10,
  );
  const bulb = mapProfile(profile, 0.42, b);
  const s = p.sway ?? 1;
  const line = smooth(
    [
      [0, 0.36],
      [0.0, 0.44],
      [0.045 * s, 0.55],
      [0.085 * s, 0.65],
      [0.05 * s, 0.76],
      [-0.025 * s, 0.85],
      [-0.03 * s, 0.92],
      [0.035 * s, 0.965],
      [0.105 * s, 0.965],
      [0.155 * s, 0.985],
    ] as Point[],
    false,
    12,
  );
  const { away, along } = mapCurve(line, [-0.3, 0.25, 0.36, 1.15]);
  const wall = 0.011;
  const loss = lossOf(p.glass, wall * 2.2);
  const lip = lossOf(p.lip ?? p.glass, wall * 2.2);
  const end = line[line.length - 1];
  const before = line[line.length - 4];
  const dl = Math.hypot(end[0] - before[0], end[1] - before[1]);
  const [ex, ey] = [(end[0] - before[0]) / dl, (end[1] - before[1]) / dl];
  const neck = (x: number, y: number, z: number) => {
    if (y < 0.25) return 1;
    const t = along(x, y);
    const flare = smoothstep(0.84, 1, t);
    // The lip is pressed into a petal: wider across, drawn to a point.
    const radius =
      0.036 -
      0.019 * smoothstep(0, 0.45, t) +
      0.006 * smoothstep(0.5, 0.85, t) +
      0.058 * flare * flare;
    const d = Math.hypot(away(x, y), z * (1 - 0.28 * flare));
    return (d - radius) * 0.82;
  };
  const skin = (x: number, y: number, z: number) => {
    const r = Math.hypot(x, z);
    let d = bulb(r, y);
    if (p.ribs && y < 0.36 && d < 0.05)
      d -=
        0.0055 *
          Math.cos((Math.atan2(z, x) + y * 2.4) * p.ribs) *
          smoothstep(0.05, 0.11, y) *
          smoothstep(0.36, 0.28, y) -
        0.002;
    const tube = neck(x, y, z);
    const k = 0.03;
    const m = Math.max(0, k - Math.abs(d - tube)) / k;
    return (Math.min(d, tube) - m * m * k * 0.25) * 0.94;
  };
  const thread = p.thread ? parseColour(p.thread) : null;
  const object: GlassObject = {
    skin,
    mouth: (x, y, z) =>
      y > 0.88 && x * s > 0.07
        ? -((x - end[0] - ex * 0.0) * ex + (y - end[1]) * ey) + 0.012 + Math.abs(z) * 0.25
        : 1,
    wall,
    absorb: (x, y) => {
      if (!p.lip || y < 0.3) return loss;
      const t = smoothstep(0.8, 0.93, along(x, y));
      return [
        loss[0] + (lip[0] - loss[0]) * t,
        loss[1] + (lip[1] - loss[1]) * t,
        loss[2] + (lip[2] - loss[2]) * t,
      ];
    },
    enamel:
      thread || p.bands
        ? (x, y, z) => {
            if (thread && y > 0.37 && x * x + z * z < 0.1) {
              const t = along(x, y);
              if (t > 0.03 && t < 0.86) {
                const a = Math.atan2(z, away(x, y) * (x > 0 ? 1 : -1));
                const turn = (((t * 15 + a / tau) % 1) + 1) % 1;
                if (Math.abs(turn - 0.5) < 0.13)
                  return { r: thread[0], g: thread[1], b: thread[2], gold: false, along: 0, up: 0 };
              }
            }
            if (p.bands && y > 0.12 && y < 0.26) {
              // A zigzag of gold around the bulb.
              const a = Math.atan2(z, x) / tau;
              const saw = Math.abs(((((a * 14) % 1) + 1) % 1) - 0.5) * 2;
              const v = (y - 0.155) / 0.075;
              if (
                Math.abs(v - 0.15 - saw * 0.7) < 0.07 ||
                Math.abs(v + 0.12) < 0.035 ||
                Math.abs(v - 1.12) < 0.035
              )
                return { r: 0.74, g: 0.46, b: 0.1, gold: true, along: 0, up: 0 };
            }
            return null;
          }
        : undefined,
    reach: Math.max(b * 1.1, 0.27),
    tall: 1.06,
  };
  return renderGlass(object, {
    ground: p.ground,
    width: 1160,
    height: 1600,
    look: 6,
    span: 1.42,
    middle: 0.5,
    seed,
  });
}
