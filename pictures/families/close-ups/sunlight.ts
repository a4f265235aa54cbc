import { drawPattern } from '../../geometry/contact.ts';
import { tilePlane } from '../../geometry/tilings.ts';
import { developFrame } from '../../render/finish.ts';
import { blur, type Field, smoothstep } from '../../surface/field.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Plate, paintField, strokeLine } from '../../surface/plate.ts';
import { lightRelief, type ReliefLighting } from '../../surface/relief-light.ts';
import type { Lit, NearSight } from './near.ts';

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

/** How the sun falls on every place, at a share of a loop from 0 to 1. */
export function makeSunlight(
  light: Sunlight,
  seed: string,
): (x: number, y: number, phase: number) => number {
  const { screen, ends, water = 0 } = light;
  const open = screen && cutScreen(screen);
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
  for (let i = 0; i < width * height; i++) {
    const k = sunAt(place[i * 2], place[i * 2 + 1], phase);
    for (let c = 0; c < 3; c++) image[i * 3 + c] = shade[i * 3 + c] + sun[i * 3 + c] * k;
  }
  const pixels = developFrame(image, width, height, {
    exposure: light.exposure ?? 1,
    glow: light.glow ?? 0.06,
  });
  return { width, height, pixels };
}
