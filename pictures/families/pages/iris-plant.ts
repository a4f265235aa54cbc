import { type Point, place, smooth } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { type Colour, parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Noise } from '../../surface/noise.ts';
import type { Strip } from '../../surface/strip.ts';

/** A red iris as a painter of flowers sees it: petals with veins and ruffled edges, blades with a fold. */

type Hues = { deep: Colour; body: Colour; light: Colour; vein: Colour };

const standards: Hues = {
  deep: parseColour('#7d1420'),
  body: parseColour('#c03a35'),
  light: parseColour('#e58d78'),
  vein: parseColour('#8a1a26'),
};
const falls: Hues = {
  deep: parseColour('#5c0f1e'),
  body: parseColour('#a3242c'),
  light: parseColour('#d5645a'),
  vein: parseColour('#4a0a18'),
};
const greens: Hues = {
  deep: parseColour('#2c4a2c'),
  body: parseColour('#5d7f4a'),
  light: parseColour('#9db184'),
  vein: parseColour('#34542f'),
};
const sheath: Hues = {
  deep: parseColour('#6d6a3c'),
  body: parseColour('#a9a46c'),
  light: parseColour('#d6cda0'),
  vein: parseColour('#7a6a3a'),
};
const throat = parseColour('#e6c988');
const beard = parseColour('#d9962a');
const hairs = parseColour('#f3dfa0');

const blend = (out: [number, number, number], to: Colour, share: number): void => {
  for (let c = 0; c < 3; c++) out[c] += (to[c] - out[c]) * share;
};
const set = (out: [number, number, number], from: Colour): void => {
  for (let c = 0; c < 3; c++) out[c] = from[c];
};

type Petal = {
  spine: Point[];
  wide: number;
  /** Where along it is widest, 0 to 1. */
  belly: number;
  hues: Hues;
  /** Which side turns to the light: -1 left, 1 right. */
  light: number;
  isFall?: boolean;
};

/** Half a petal's width: narrow at the claw, broad at the belly, round at the tip, ruffled throughout. */
const petalEdge = (wide: number, belly: number, phase: number) => (t: number) => {
  const rise = smoothstep(0, belly, t) ** 0.9;
  const close = Math.sqrt(Math.max(0, 1 - ((Math.max(t, belly) - belly) / (1 - belly)) ** 2.4));
  const ruffle =
    1 + 0.055 * Math.sin(t * 17 + phase) * t + 0.03 * Math.sin(t * 41 + phase * 2.3) * t;
  return wide * (0.1 + 0.9 * rise) * close * ruffle;
};

function petal(p: Petal, noise: Noise, random: Random): Strip {
  const phase = random.between(0, 6.3);
  const key = random.between(0, 90);
  const { hues } = p;
  return {
    spine: p.spine,
    left: petalEdge(p.wide, p.belly, phase),
    right: petalEdge(p.wide, p.belly, phase + 2),
    shade: ({ along, across, half, x, y }, out) => {
      const edge = (1 - Math.abs(across)) * half;
      set(out, hues.body);
      // Washes one over the other: dark at the claw, then where the petal turns from the light.
      const turned = smoothstep(-0.5, 1, -across * p.light) * 0.75;
      const cloud = noise.fbm(x * 0.018 + key, y * 0.018, 4);
      blend(out, hues.deep, Math.max(0, Math.min(1, turned + cloud * 0.35)));
      blend(out, hues.light, smoothstep(0.1, 0.85, across * p.light) * 0.55 * (0.75 + cloud));
      blend(out, hues.deep, smoothstep(0.45, 0, along) * (p.isFall ? 0.1 : 0.55));
      // The midrib, a furrow with a lit bank.
      blend(
        out,
        hues.deep,
        smoothstep(0.07, 0, Math.abs(across)) * smoothstep(0.9, 0.3, along) * 0.5,
      );
      if (p.isFall) {
        const open = smoothstep(0.62, 0.12, along + Math.abs(across) * 0.28 + cloud * 0.12);
        blend(out, throat, open * 0.85);
      }
      // Veins fan out from the claw and fork, drawn with the point of the brush.
      const fan = across * (7 + 9 * along) + noise.at(along * 5, across * 2 + key) * 0.9;
      const line = Math.abs(fan - Math.round(fan)) * (half / (7 + 9 * along));
      const press = 0.5 + 0.5 * noise.at(Math.round(fan) * 3.7 + key, along * 4);
      const reach =
        smoothstep(0.02, 0.12, along) * smoothstep(0.99, 0.7, along + (1 - press) * 0.25);
      blend(out, hues.vein, smoothstep(1.35, 0.3, line) * reach * (0.35 + 0.4 * press));
      // Fine strokes of the next tone follow the veins.
      const hatch = noise.at(fan * 5.3 + key, along * 7) * 0.5 + 0.5;
      blend(out, hues.light, smoothstep(0.62, 0.9, hatch) * 0.22 * smoothstep(0.15, 0.6, along));
      blend(out, hues.deep, smoothstep(0.34, 0.08, hatch) * 0.2);
      // The thin lip of the ruffle catches light; the outline beyond it swells and thins.
      const tip = Math.min(edge, (1 - along) * half * 2.2 + 1);
      blend(
        out,
        hues.light,
        smoothstep(7, 2.2, tip) * smoothstep(-0.2, 0.5, Math.sin(along * 17 + phase)) * 0.5,
      );
      const swell = 1.1 + 0.6 * noise.at(along * 6 + key, across * 3);
      blend(out, hues.vein, smoothstep(swell + 0.5, swell * 0.4, edge) * 0.85);
      // Opaque colour lies a little uneven; the paper is felt through it.
      const grain = 1 + noise.fbm(x * 0.5, y * 0.5, 2) * 0.07;
      for (let c = 0; c < 3; c++) out[c] *= grain;
      return 0.97;
    },
  };
}

/** The beard: a tongue of short hairs on a fall. */
function beardOn(spine: readonly Point[], size: number, noise: Noise): Strip {
  return {
    spine: spine.slice(0, Math.ceil(spine.length * 0.5)),
    left: (t) =>
      size * 0.062 * Math.max(0, Math.sin(Math.PI * Math.min(1, t * 0.88 + 0.12))) ** 0.6,
    right: (t) =>
      size * 0.062 * Math.max(0, Math.sin(Math.PI * Math.min(1, t * 0.88 + 0.12))) ** 0.6,
    shade: ({ along, across, x, y }, out) => {
      // Short hairs that stand up from the fall, each a fine stroke.
      const hair = noise.fbm(x * 0.62 + along * 3, y * 0.16 + across * 2, 4) * 1.3;
      set(out, beard);
      blend(out, hairs, smoothstep(0.05, 0.6, hair) * 0.8);
      blend(
        out,
        falls.deep,
        smoothstep(0.0, -0.6, hair) * 0.55 + smoothstep(0.5, 1, Math.abs(across)) * 0.2,
      );
      return (
        smoothstep(1, 0.72, Math.abs(across) + hair * 0.3) * smoothstep(1, 0.85, along + hair * 0.1)
      );
    },
  };
}

/** A stem or blade of grass-green, with fine lines along it. */
export function blade(
  spine: Point[],
  wide: number,
  noise: Noise,
  random: Random,
  kind: 'leaf' | 'stem' | 'sheath' = 'leaf',
): Strip {
  const hues = kind === 'sheath' ? sheath : greens;
  const key = random.between(0, 80);
  const light = random.next() < 0.7 ? -1 : 1;
  const tone = random.bell() * 0.12;
  const isStem = kind === 'stem';
  const edge = (t: number) => {
    if (isStem) return wide * (1 - 0.2 * t);
    if (kind === 'sheath') return wide * Math.max(0, Math.sin(Math.PI * (0.16 + t * 0.84))) ** 0.7;
    return wide * (0.72 + 0.5 * t - 0.22 * t * t) * Math.min(1, Math.max(0, (1 - t) * 3.1) ** 0.75);
  };
  return {
    spine,
    left: edge,
    right: edge,
    shade: ({ along, across, half, x, y }, out) => {
      set(out, hues.body);
      const cloud = noise.fbm(x * 0.012 + key, y * 0.012, 4);
      const facing = across * light;
      blend(out, hues.deep, Math.max(0, Math.min(1, 0.35 - facing * 0.5 + cloud * 0.5 - tone)));
      blend(out, hues.light, smoothstep(0.05, 0.9, facing) * 0.62 + Math.max(0, tone) * 1.2);
      // Ribs run the whole length; each stroke was lifted and set on again.
      const count = isStem ? 3 : Math.max(4, Math.round(wide / 2.6));
      const rib = across * count + noise.at(along * 3 + key, 3.3) * 0.4;
      const off = Math.abs(rib - Math.round(rib)) * (half / count);
      const press = noise.at(Math.round(rib) * 2.9 + key, along * 9) * 0.5 + 0.5;
      blend(out, hues.vein, smoothstep(1.1, 0.2, off) * press * 0.55);
      blend(out, hues.light, smoothstep(1.2, 0.2, Math.abs(off - 1.6)) * press * 0.22);
      // Tips dry first, spots after.
      if (kind === 'leaf') {
        blend(out, sheath.body, smoothstep(0.86, 1, along + cloud * 0.06) * 0.8);
        blend(
          out,
          sheath.deep,
          smoothstep(0.6, 0.66, noise.fbm(x * 0.09 + 9, y * 0.09 + key, 3)) * 0.7,
        );
        blend(out, hues.light, smoothstep(0.28, 0, along) * 0.55);
      }
      const rim = (1 - Math.abs(across)) * half;
      const swell = 1 + 0.5 * noise.at(along * 8 + key, across * 2);
      blend(out, hues.vein, smoothstep(swell + 0.4, swell * 0.3, rim) * 0.9);
      const grain = 1 + noise.fbm(x * 0.5, y * 0.5, 2) * 0.06;
      for (let c = 0; c < 3; c++) out[c] *= grain;
      return 0.97;
    },
  };
}

/**
 * One flower whose claws meet at `at`.
 * @param open 0 seen from the front to ±1 turned away to a side
 */
export function irisFlower(
  at: Point,
  size: number,
  turn: number,
  open: number,
  noise: Noise,
  random: Random,
): Strip[] {
  const line = (points: readonly Point[]) =>
    smooth(
      place(
        points.map(([x, y]): Point => [x + random.bell() * 0.015, y]),
        at,
        size,
        turn,
      ),
      false,
      14,
    );
  const strips: Strip[] = [];
  const add = (
    spine: Point[],
    wide: number,
    belly: number,
    hues: Hues,
    light: number,
    isFall = false,
  ) => {
    strips.push(petal({ spine, wide: wide * size, belly, hues, light, isFall }, noise, random));
    if (isFall) strips.push(beardOn(spine, size, noise));
  };
  const o = open * 0.14;
  add(
    line([
      [0, 0.02],
      [0.02 + o, -0.3],
      [0.03 + o, -0.6],
      [0.01 + o * 0.6, -0.84],
    ]),
    0.27,
    0.6,
    standards,
    -1,
  );
  add(
    line([
      [-0.02, 0.01],
      [-0.22 + o, -0.08],
      [-0.46 + o * 0.5, 0.02],
      [-0.6 + o, 0.3],
      [-0.57 + o * 0.6, 0.62],
    ]),
    0.19 - o * 0.25,
    0.66,
    falls,
    -1,
    true,
  );
  add(
    line([
      [0.02, 0.01],
      [0.23 + o, -0.07],
      [0.45 + o * 0.5, 0.03],
      [0.58 + o, 0.28],
      [0.6 + o * 0.4, 0.57],
    ]),
    0.18 + o * 0.25,
    0.66,
    falls,
    1,
    true,
  );
  add(
    line([
      [-0.02, 0.02],
      [-0.24 + o, -0.22],
      [-0.34 + o, -0.52],
      [-0.2 + o, -0.8],
      [-0.06 + o, -0.9],
    ]),
    0.2,
    0.56,
    standards,
    -1,
  );
  add(
    line([
      [0.02, 0.02],
      [0.24 + o, -0.2],
      [0.36 + o, -0.5],
      [0.24 + o, -0.76],
      [0.1 + o, -0.88],
    ]),
    0.19,
    0.56,
    standards,
    1,
  );
  add(
    line([
      [o * 0.3, -0.06],
      [o * 0.8, 0.1],
      [o * 1.5, 0.34],
      [o * 1.9, 0.58],
      [o * 2, 0.76],
    ]),
    0.235,
    0.58,
    falls,
    -1,
    true,
  );
  // Arms of the style arch over the beards.
  for (const [dx, dy] of [
    [-0.17, -0.13],
    [0.18, -0.12],
    [o * 0.5, -0.2],
  ] as const)
    strips.push(
      petal(
        {
          spine: line([
            [0, 0.03],
            [dx * 0.55, dy * 0.9],
            [dx * 1.15, dy],
          ]),
          wide: 0.055 * size,
          belly: 0.7,
          hues: standards,
          light: -1,
        },
        noise,
        random,
      ),
    );
  return strips;
}

/** A bud: petals still furled about each other, in its papery sheath. */
export function irisBud(
  at: Point,
  size: number,
  turn: number,
  noise: Noise,
  random: Random,
): Strip[] {
  const line = (points: readonly Point[]) => smooth(place(points, at, size, turn), false, 14);
  return [
    petal(
      {
        spine: line([
          [0, 0],
          [0.03, -0.5],
          [0.02, -1],
        ]),
        wide: size * 0.15,
        belly: 0.5,
        hues: standards,
        light: -1,
      },
      noise,
      random,
    ),
    petal(
      {
        spine: line([
          [-0.03, 0],
          [-0.06, -0.4],
          [0.04, -0.9],
        ]),
        wide: size * 0.1,
        belly: 0.5,
        hues: falls,
        light: -1,
      },
      noise,
      random,
    ),
    blade(
      line([
        [0.02, 0.12],
        [0.07, -0.2],
        [0.05, -0.55],
      ]),
      size * 0.1,
      noise,
      random,
      'sheath',
    ),
  ];
}
