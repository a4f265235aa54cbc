import { createRandom } from '../../geometry/random.ts';
import { type Mesh, unit, type Vec } from '../../render/mesh.ts';
import { type Material, renderScene, type Scene, type Sky } from '../../render/scene.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Ground, Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';

/** How a piece is photographed: the place of the camera, and what of the studio is not as usual. */
export type Shot = {
  ground: Ground;
  /** Degrees by which the camera looks down. */
  look: number;
  /** Picture height in metres at the object. */
  tall: number;
  /** Height of the point in the middle of the picture. */
  middle: number;
  /** How far right of the axis the camera looks, where a handle would leave the picture. */
  aside?: number;
  /** The window is far off: its light on a glaze is a small bright pane instead of a veil. */
  isWindowFar?: boolean;
  /** How bright the strip of light at the right is, 1 as usual: less where it would lie on the painting as a veil. */
  strip?: number;
  width: number;
  height: number;
  /** Lies on paper of its own under light of its own, by its name. */
  hasOwnTable?: boolean;
};

const grounds: Record<Ground, readonly [number, number, number]> = {
  plaster: [0.97, 0.95, 0.905],
  sand: [0.8, 0.745, 0.655],
  ink: [0.015, 0.018, 0.024],
};

/** What a bowl lies on when it is taken from above, and where the light stood that day. */
type Table = {
  paper: readonly [number, number, number];
  sun: Vec;
  soft: number;
  fill: number;
  /** A low lamp is set brighter, so that the paper is as light. */
  lamp: number;
};

/** None darker than the quiet text of a work's page can stand on. */
const papers: readonly (readonly [number, number, number])[] = [
  [0.97, 0.95, 0.905],
  [0.81, 0.88, 0.92],
  [0.94, 0.86, 0.73],
  [0.84, 0.89, 0.79],
  [0.95, 0.86, 0.83],
];

/** By the name of the picture; no two neighbors were taken on one day. */
function tableOf(seed: string): Table {
  const random = createRandom(`${seed} table`);
  // Names of a kind end in their number: what they lie on goes on from one to the next.
  const number = Number(/\d+$/.exec(seed)?.[0] ?? 0);
  const start = createRandom(seed.replace(/\d+$/, '')).whole(0, papers.length - 1);
  const paper = papers[(start + number * 2) % papers.length];
  const around = (-68 + ((number * 2 + start) % 5) * 28 + random.bell() * 8) * (Math.PI / 180);
  const high = (random.between(31, 52) * Math.PI) / 180;
  return {
    paper,
    sun: [Math.sin(around) * Math.cos(high), Math.sin(high), Math.cos(around) * Math.cos(high)],
    lamp: 0.7 / Math.sin(high),
    soft: random.pick([0.012, 0.035, 0.09]),
    fill: random.between(0.48, 0.53),
  };
}

/** The photographer's studio: a large soft window at the left, a strip at the right, a pale ceiling. */
export function studioSky(ground: Ground, side = 1, isFar = false): Sky {
  const dark = ground === 'ink';
  const room = dark ? 0.16 : 0.62;
  return (x, y, z, out) => {
    const window = isFar
      ? smoothstep(0.5, 0.53, -x) *
        smoothstep(0.26, 0.29, y) *
        smoothstep(0.66, 0.63, y) *
        smoothstep(0.24, 0.21, Math.abs(z + 0.2)) *
        2
      : smoothstep(0.25, 0.4, -x) *
        smoothstep(1.02, 0.9, -x) *
        smoothstep(0.02, 0.16, y) *
        smoothstep(0.86, 0.74, y) *
        smoothstep(-0.75, -0.5, z);
    const across = isFar ? -0.2 : 0.18;
    const bar =
      1 -
      0.75 *
        (smoothstep(0.03, 0.015, Math.abs(y - 0.44)) +
          smoothstep(0.03, 0.015, Math.abs(z - across)));
    const strip = smoothstep(0.72, 0.8, x) * smoothstep(0.98, 0.93, x) * smoothstep(0.0, 0.1, y);
    const top = smoothstep(0.5, 1, y);
    const v = room * (0.55 + 0.45 * top) + window * 3.4 * Math.max(0.2, bar) + strip * 1.1 * side;
    out[0] = v;
    out[1] = v * 0.99;
    out[2] = v * 0.97;
  };
}

/**
 * One piece on a plain ground in the studio.
 * @param mesh the piece alone; its materials are counted from 1, as they stand in `materials`
 * @param close pixels for one of usual size
 */
export function photograph(
  mesh: Mesh,
  materials: readonly Material[],
  p: Shot,
  seed: string,
  changes: Partial<Scene> & { sunColour?: Vec } = {},
  close = 1,
): Promise<Picture> {
  groundSheet(mesh);
  const angle = (p.look * Math.PI) / 180;
  const far = 5;
  const dark = p.ground === 'ink';
  const aside = p.aside ?? 0;
  const table = p.hasOwnTable ? tableOf(seed) : undefined;
  const { sunColour = dark ? [1.0625, 1.0375, 1] : [0.85, 0.83, 0.8], ...others } = changes;
  return renderScene(
    {
      mesh,
      camera: {
        eye: [aside, p.middle + Math.sin(angle) * far, Math.cos(angle) * far],
        target: [aside, p.middle, 0],
        tall: p.tall / far,
      },
      materials: [groundMaterial(table?.paper ?? grounds[p.ground], seed), ...materials],
      sky: studioSky(p.ground, p.strip, p.isWindowFar),
      sun: {
        direction: unit(table?.sun ?? [-0.62, 0.85, 0.62]),
        colour: table
          ? [sunColour[0] * table.lamp, sunColour[1] * table.lamp, sunColour[2] * table.lamp]
          : sunColour,
        soft: table?.soft ?? 0.03,
      },
      centre: [0, p.tall * 0.3, 0],
      radius: p.tall * 1.25,
      bounce: dark ? [0.1, 0.1, 0.11] : [0.4, 0.39, 0.37],
      skyStrength: table?.fill ?? 0.5,
      corner: p.tall * 0.12,
      exposure: 1.24,
      glow: 0.03,
      bias: 0.004,
      oversampling: close > 1 ? 1 : undefined,
      shadowSize: close > 1 ? 4096 : undefined,
      ...others,
    },
    Math.round(p.width * close),
    Math.round(p.height * close),
  );
}

/** The ground sweeps up behind the object without an edge; its material is number 0. */
function groundSheet(mesh: Mesh): void {
  mesh.sheet(2, 60, 0, (u, v) => {
    const s = v * 14 - 4;
    const bend = Math.max(0, s - 3.2);
    return [(u - 0.5) * 24, bend * bend * 0.22, 3 - s];
  });
}

function groundMaterial(base: readonly [number, number, number], seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const k = 1 + noise.fbm(hit.x * 2, hit.z * 2 + hit.y, 3) * 0.02;
    hit.r = base[0] * k;
    hit.g = base[1] * k;
    hit.b = base[2] * k;
  };
}
