import { drawPattern } from '../../geometry/contact.ts';
import { tilePlane } from '../../geometry/tilings.ts';
import { developFrame } from '../../render/finish.ts';
import { parseColour } from '../../surface/colour.ts';
import { blur, type Field, smoothstep } from '../../surface/field.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Plate, paintField, strokeLine } from '../../surface/plate.ts';
import { lightRelief, type ReliefLighting } from '../../surface/relief-light.ts';
import type { Lit, NearSight } from './near.ts';
import { castFronds } from './palm-shadow.ts';

/** A pierced screen between the sun and what is seen, in shares of the width of what lies there. */
export type ScreenShadow = {
  sides: number;
  angle: number;
  contact: number;
  /** From the middle of a cell to its side. */
  apothem: number;
  /** Width of a bar. */
  bar: number;
  /** How soft an edge is. */
  soft: number;
  /** How the shadow lies: turned, in degrees, and drawn out along x. */
  turn: number;
  stretch: number;
};

export type Sunlight = {
  screen?: ScreenShadow;
  /** Where the sun ends: from full to none along a line across, in shares; the far side lies in shade. */
  ends?: { from: readonly [x: number, y: number]; to: readonly [x: number, y: number] };
  /** Palms before the sun, whose fronds lie over all of it. */
  fronds?: boolean;
  /** Panes in the openings of the screen: what each lets through, by the size of its opening, largest first. */
  glass?: readonly string[];
  /** Strength of light thrown up by water, 0 for none. */
  water?: number;
  exposure?: number;
  glow?: number;
};

/** A plate under the sun, and the same where a shadow falls on it: there the sky alone lights it, which is blue. */
export function lightTwice(plate: Plate, lighting: ReliefLighting = {}): Lit {
  const { width, height } = plate;
  const both = lightRelief(plate, lighting);
  const shade = lightRelief(plate, { ...lighting, tint: [0, 0, 0] });
  const cool = [0.8, 0.92, 1.16];
  for (let i = 0; i < both.length; i++) {
    both[i] = Math.max(0, both[i] - shade[i]);
    shade[i] *= cool[i % 3];
  }
  return { width, height, shade, sun: both };
}

const cells = 2048;

/** A place in the drawing of a screen, which goes on mirrored beyond its edges. */
function fold(at: number): number {
  const turned = Math.abs((((at + 0.5) % 2) + 2) % 2);
  return Math.min(cells - 1, ((turned > 1 ? 2 - turned : turned) * cells) | 0);
}

/** How much sun comes through at every place: 1 in an opening, 0 behind a bar. */
function cutScreen(screen: ScreenShadow): Field {
  const { sides, angle, contact, apothem, bar, soft } = screen;
  const lines = drawPattern(
    tilePlane(sides, angle, apothem * cells, cells),
    (contact * Math.PI) / 180,
    3,
  );
  const bars = paintField(cells, cells, (brush) => {
    brush.translate(cells / 2, cells / 2);
    for (const [a, b] of lines) strokeLine(brush, [a, b], '#fff', bar * cells);
  });
  return blur(bars, cells, cells, soft * cells).map((v) => 1 - v);
}

type Tint = (x: number, y: number, out: Float32Array) => void;

/** What panes of coloured glass in a screen let through to every place, as shares of red, green and blue. */
function makeGlass({ screen, glass }: Sunlight): Tint | undefined {
  if (!screen || !glass) return undefined;
  const open = cutScreen({ ...screen, soft: 0.0004 });
  const pane = new Int32Array(cells * cells);
  const sizes: number[] = [0];
  for (let start = 0; start < open.length; start++) {
    if (pane[start] !== 0 || open[start] < 0.5) continue;
    const name = sizes.length;
    const queue = [start];
    pane[start] = name;
    let size = 0;
    while (queue.length > 0) {
      const i = queue.pop() ?? 0;
      size++;
      const x = i % cells;
      for (const next of [x > 0 ? i - 1 : i, x < cells - 1 ? i + 1 : i, i - cells, i + cells])
        if (open[next] >= 0.5 && pane[next] === 0) {
          pane[next] = name;
          queue.push(next);
        }
    }
    sizes.push(size);
  }
  const largest = Math.max(...sizes);
  const paints = glass.map(parseColour);
  // Each pane was blown by itself: one is thicker, one paler, and a few were replaced by another.
  const noise = createNoise('panes');
  const tintOf = sizes.map((size, k) => {
    const kind = Math.round((1 - Math.sqrt(size / largest)) * (paints.length - 1));
    const other = noise.at(k * 3.7, 2) > 0.2 ? 1 : 0;
    const thick = 1 + noise.at(k * 1.3, 5) * 0.45;
    return paints[(kind + other) % paints.length].map((v) => Math.max(0.004, v) ** thick);
  });
  const channels = [0, 1, 2].map((c) => {
    const field = Float32Array.from(pane, (k) => (k === 0 ? 0 : tintOf[k][c]));
    return blur(field, cells, cells, screen.soft * cells);
  });
  const turn = (screen.turn * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, out) => {
    const at = fold(y * c - x * s) * cells + fold((x * c + y * s) / screen.stretch);
    for (let n = 0; n < 3; n++) out[n] = channels[n][at];
  };
}

/** How the sun falls on every place, at a share of a loop from 0 to 1. */
export function makeSunlight(
  light: Sunlight,
  seed: string,
): (x: number, y: number, phase: number) => number {
  const { screen, ends, water = 0 } = light;
  const open = screen && !light.glass && cutScreen(screen);
  const fronds = light.fronds && castFronds(cells, seed);
  const noise = createNoise(`${seed} water`);
  const turn = ((screen?.turn ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, phase) => {
    const round = phase * Math.PI * 2;
    let k = 1;
    if (open && screen) {
      // Leaves before the screen stir, and the whole shadow breathes with them.
      const dx = x + 0.004 * Math.sin(round);
      const dy = y + 0.002 * Math.sin(round * 2);
      const u = fold((dx * c + dy * s) / screen.stretch);
      const v = fold(dy * c - dx * s);
      k *= open[v * cells + u];
    }
    if (fronds) k *= fronds[fold(y) * cells + fold(x)];
    if (ends) {
      const [ax, ay] = ends.from;
      const [bx, by] = [ends.to[0] - ax, ends.to[1] - ay];
      k *= 1 - smoothstep(0, 1, ((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by));
    }
    if (water > 0) k *= 1 - water + water * threads(x, y, round, noise);
    return k;
  };
}

/** Threads of light that waves throw, 1 on average. */
function threads(
  x: number,
  y: number,
  round: number,
  noise: ReturnType<typeof createNoise>,
): number {
  const bend = noise.fbm(x * 5 + 3, y * 5, 3) * 3.2;
  const more = noise.fbm(x * 9, y * 9 + 7, 2) * 2;
  const a = Math.sin(x * 31 + bend + more + round) + Math.sin(y * 39 - bend + round * 2);
  const b = Math.sin((x + y) * 27 - bend * 1.4 + round * 2) + Math.sin((x - y) * 22 + more - round);
  const thread = Math.max(0, 1 - Math.abs(a + b) * 0.62);
  return 0.62 + 1.7 * thread * thread;
}

/** What the camera saw, with the sun on it as it falls at that moment. */
export function develop(
  sight: NearSight,
  sunAt: (x: number, y: number, phase: number) => number,
  light: Sunlight,
  phase = 0,
): Picture {
  const { width, height, shade, sun, place } = sight;
  const image = new Float32Array(shade.length);
  const glass = makeGlass(light);
  const tint = new Float32Array(3).fill(1);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [place[i * 2], place[i * 2 + 1]];
    const k = sunAt(x, y, phase);
    glass?.(x, y, tint);
    for (let c = 0; c < 3; c++) image[i * 3 + c] = shade[i * 3 + c] + sun[i * 3 + c] * k * tint[c];
  }
  const pixels = developFrame(image, width, height, {
    exposure: light.exposure ?? 1,
    glow: light.glow ?? 0.06,
  });
  return { width, height, pixels };
}
