import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Brush } from './plate.ts';

const require = createRequire(import.meta.url);
const family = 'Museum Titles';
let isLoaded = false;

/** Pixels of a letter while its sides are measured, and the height of a capital of this face. */
const em = 240;
const capital = em * 0.63;

/** Where the ink of a letter begins and ends in each row of a capital, from its origin. */
type Ink = { left: number[]; right: number[]; from: number; to: number };

/** Writes initials about (0, 0) in the face of the site's titles, as large as fits, spaced by eye. */
export function writeInitials(
  brush: Brush,
  initials: string,
  { tall, wide, fill }: { tall: number; wide: number; fill: string },
): void {
  load();
  const letters = [...initials].map((letter) => ({ letter, ink: measure(letter) }));
  const places: number[] = [];
  let end = 0;
  letters.forEach(({ ink }, i) => {
    if (i > 0) end += space(letters[i - 1].ink, ink);
    places.push(end - ink.from);
    end += ink.to - ink.from;
  });
  const scale = Math.min(tall / capital, wide / end);
  brush.save();
  brush.scale(scale, scale);
  brush.translate(-end / 2, capital / 2);
  brush.font = `700 ${em}px "${family}"`;
  brush.textAlign = 'left';
  brush.fillStyle = fill;
  letters.forEach(({ letter }, i) => {
    brush.fillText(letter, places[i], 0);
  });
  brush.restore();
}

/** What lies between two letters is to look alike everywhere: the mean of their gaps, deep ones counted only in part. */
function space(one: Ink, two: Ink): number {
  const deepest = em * 0.16;
  let sum = 0;
  let rows = 0;
  one.right.forEach((right, row) => {
    const left = two.left[row];
    if (!Number.isFinite(right) && !Number.isFinite(left)) return;
    sum += Math.min(deepest, one.to - right) + Math.min(deepest, left - two.from);
    rows++;
  });
  return Math.max(em * 0.045, em * 0.17 - sum / Math.max(1, rows));
}

function measure(letter: string): Ink {
  const canvas = createCanvas(em * 2, em);
  const brush = canvas.getContext('2d');
  brush.font = `700 ${em}px "${family}"`;
  const origin = em / 2;
  brush.fillText(letter, origin, em * 0.8);
  const { data } = brush.getImageData(0, 0, em * 2, em);
  const rows = Array.from({ length: Math.round(capital) }, (_, k) => Math.round(em * 0.8 - k - 1));
  const isInk = (x: number, y: number) => data[(y * em * 2 + x) * 4 + 3] > 100;
  const columns = Array.from({ length: em * 2 }, (_, x) => x);
  const left = rows.map((y) => columns.find((x) => isInk(x, y)) ?? Number.POSITIVE_INFINITY);
  const right = rows.map((y) => columns.findLast((x) => isInk(x, y)) ?? Number.NEGATIVE_INFINITY);
  const shift = (x: number) => x - origin;
  return {
    left: left.map(shift),
    right: right.map(shift),
    from: shift(Math.min(...left)),
    to: shift(Math.max(...right)),
  };
}

function load(): void {
  if (isLoaded) return;
  const file = '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2';
  if (!GlobalFonts.registerFromPath(require.resolve(file), family))
    throw new Error(`The letters of ${file} could not be read.`);
  isLoaded = true;
}
