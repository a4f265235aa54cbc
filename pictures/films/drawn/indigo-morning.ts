import { createRandom } from '../../geometry/random.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import type { Brush } from '../../surface/plate.ts';
import { composeAmbience } from '../ambience.ts';
import {
  between,
  type DrawnFilm,
  frameHeight,
  frameWidth,
  height,
  pixelsPerUnit,
  width,
} from './drawn-film.ts';
import { computeFrame } from './paper.ts';

/** Units from thread to thread of the warp. */
const pitch = 4;

type Colour = readonly [number, number, number];
const white: Colour = [239, 231, 212];
const cord: Colour = [92, 66, 40];
const green: Colour = [108, 138, 92];
const indigo: Colour = [25, 50, 118];
const madder: Colour = [164, 44, 40];
const overdyed: Colour = [48, 26, 58];

/** A warp is stretched, tied, dyed blue and red in turn, untied and woven: ikat. */
export const indigoMorning: DrawnFilm = {
  name: 'indigo-morning',
  seconds: 40,
  poster: 37,
  prepare: () => {
    const noise = createNoise('indigo-morning');
    const random = createRandom('indigo-morning');
    const threads = Array.from({ length: width / pitch }, (_, thread) => ({
      slip: noise.at(thread * 0.31, 2.5) * 13 + noise.at(thread * 0.05, 7) * 9 + random.bell() * 5,
      tone: 1 + random.bell() * 0.07,
    }));
    const grain = new Float32Array(frameWidth * frameHeight).map((_, i) =>
      noise.fbm(
        ((i % frameWidth) / pixelsPerUnit) * 0.5,
        (Math.floor(i / frameWidth) / pixelsPerUnit) * 0.03,
        2,
      ),
    );
    return (brush, seconds) => {
      const scene = readScene(seconds);
      computeFrame(brush, (x, y, i) => {
        const thread = Math.floor(x / pitch);
        const { slip, tone } = threads[thread] ?? { slip: 0, tone: 1 };
        const across = (x % pitch) / pitch - 0.375;
        const round = 1 - across * across * 2.6;
        const [red, green, blue] = colourAt(scene, x, y, slip, thread, noise.at);
        const weave = weaveAt(scene, thread, y);
        const fall = 1.06 - ((x / width - 0.42) ** 2 + (y / height - 0.4) ** 2) * 0.5;
        const light = round * tone * weave * fall * (1 + (grain[i] ?? 0) * 0.12);
        return [red * light, green * light, blue * light];
      });
      if (scene.shuttle > 0 && scene.shuttle < 1) paintShuttle(brush, scene);
    };
  },
  sound: (seconds) => composeAmbience(seconds, { surf: 0.15, wind: 0.2, trickle: 0.5 }, 'indigo'),
};

type Scene = ReturnType<typeof readScene>;

/** What has happened to the warp by now; every number runs from 0 to 1. */
function readScene(seconds: number) {
  const woven = between(seconds, 29, 38) ** 0.9;
  return {
    seconds,
    firstTie: between(seconds, 1.5, 5.5),
    blue: dip(seconds, 6.5, 11),
    air: between(seconds, 11, 14),
    firstUntie: between(seconds, 14, 16.5),
    secondTie: between(seconds, 16.5, 19.5),
    red: dip(seconds, 20.5, 25),
    secondUntie: between(seconds, 25.2, 28),
    slipped: between(seconds, 28, 31),
    woven,
    shuttle: seconds > 29 && seconds < 38 ? (seconds * 1.4) % 1 : 0,
    forth: Math.floor(seconds * 1.4) % 2 === 0,
  };
}

/** The vat rises over the threads, stays, and sinks; how high it stands, how far it has reached. */
function dip(seconds: number, from: number, to: number) {
  const rise = between(seconds, from, from + 1.6);
  const sink = between(seconds, to - 1.4, to);
  return { level: rise * (1 - sink), reached: rise };
}

/** Where a place on the warp lies in the pattern: 0 ground, 1 and 2 the two figures. */
function figureAt(x: number, y: number): 0 | 1 | 2 {
  const column = Math.floor(x / 320);
  const u = Math.abs(x / 320 - column - 0.5) * 2;
  const row = y / 360 + (column % 2) * 0.5;
  const v = Math.abs(row - Math.floor(row) - 0.5) * 2;
  const far = u * 0.95 + v * 0.8;
  if (far < 0.2) return 2;
  if (far < 0.42) return 1;
  if (far < 0.66) return 2;
  return far > 1.36 ? 1 : 0;
}

function colourAt(
  scene: Scene,
  x: number,
  y: number,
  slip: number,
  thread: number,
  noise: (x: number, y: number) => number,
): Colour {
  // Ties hold bundles of threads, so the figure has steps until the threads slip on the loom.
  const bundle = Math.floor(x / 20) * 20 + 10;
  const at = x * scene.slipped + bundle * (1 - scene.slipped);
  const along = y + slip * (0.35 + scene.slipped * 0.65);
  const figure = figureAt(
    at,
    Math.floor(along / 12) * 12 * (1 - scene.slipped) + along * scene.slipped,
  );
  const bleed = noise(thread * 0.7, y * 0.05) * 0.5 + 0.5;
  const tied = isTied(scene, figure, x);
  const dyed = dyeAt(scene, figure, y, noise(x * 0.02, scene.seconds * 0.6) * 9, bleed);
  const liquid = liquidAt(scene, x, y, noise);
  const shown = tied && y % 5 < 4 ? mixColour(cord, dyed, 0.12) : dyed;
  return liquid ? mixColour(shown, liquid, 0.82) : shown;
}

/** Figure 2 stays white through the blue, figure 1 through the red. */
function isTied(scene: Scene, figure: 0 | 1 | 2, x: number): boolean {
  const swept = x / width;
  if (figure === 2) return scene.firstTie > swept && scene.firstUntie <= swept;
  if (figure === 1) return scene.secondTie > swept && scene.secondUntie <= swept;
  return false;
}

function dyeAt(scene: Scene, figure: 0 | 1 | 2, y: number, wave: number, bleed: number): Colour {
  const reached = (share: number) =>
    smoothstep(-4, 10, share * (height + 60) - (height - y) + wave);
  const blue = figure === 2 ? 0 : reached(scene.blue.reached) * (0.9 + bleed * 0.1);
  // What is under the first ties is dyed red; the blue figure is tied against it.
  const red = figure === 1 ? 0 : reached(scene.red.reached) * (0.9 + bleed * 0.1);
  const first = mixColour(white, mixColour(green, indigo, scene.air), blue);
  if (figure === 2) return mixColour(first, madder, red);
  return figure === 0 ? mixColour(first, overdyed, red * 0.75) : first;
}

/** The vat itself, seen while it stands before the threads. */
function liquidAt(
  scene: Scene,
  x: number,
  y: number,
  noise: (x: number, y: number) => number,
): Colour | null {
  for (const [vat, colour] of [
    [scene.blue, [58, 84, 66]],
    [scene.red, [122, 30, 26]],
  ] as const) {
    if (vat.level === 0) continue;
    const surface = height - vat.level * (height + 40);
    const depth = y - surface - noise(x * 0.012, scene.seconds * 0.9) * 10;
    if (depth < 0) continue;
    const foam = depth < 5 ? 60 : 0;
    const light = 0.8 + noise(x * 0.01 + scene.seconds * 0.3, y * 0.02) * 0.16;
    return [colour[0] * light + foam, colour[1] * light + foam, colour[2] * light + foam * 1.2];
  }
  return null;
}

/** Woven from below: the weft ribs the cloth and closes it; above it the threads hang apart. */
function weaveAt(scene: Scene, thread: number, y: number): number {
  const line = height - scene.woven * (height + 4);
  if (y < line) return 0.94;
  const pick = Math.floor(y / 4) + thread;
  const rib = pick % 2 === 0 ? 1.07 : 0.93;
  return y < line + 3 ? 0.55 : rib;
}

function paintShuttle(brush: Brush, scene: Scene): void {
  const y = height - scene.woven * (height + 4) - 12;
  const share = scene.forth ? scene.shuttle : 1 - scene.shuttle;
  const x = -160 + share * (width + 320);
  brush.save();
  brush.translate(x, y);
  brush.shadowColor = 'rgba(10, 10, 20, 0.5)';
  brush.shadowBlur = 12 * pixelsPerUnit;
  brush.shadowOffsetY = 9 * pixelsPerUnit;
  brush.beginPath();
  brush.moveTo(-110, 0);
  brush.quadraticCurveTo(0, -24, 110, 0);
  brush.quadraticCurveTo(0, 24, -110, 0);
  brush.fillStyle = '#7a4d24';
  brush.fill();
  brush.shadowColor = 'transparent';
  brush.beginPath();
  brush.ellipse(0, 0, 46, 7, 0, 0, 7);
  brush.fillStyle = '#e8ddc2';
  brush.fill();
  brush.restore();
}

const mixColour = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
