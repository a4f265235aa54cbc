import { cutPieces, type Segment } from '../../geometry/arrangement.ts';
import { drawPattern } from '../../geometry/contact.ts';
import { area, centroid, type Point, starInner, starPolygon } from '../../geometry/points.ts';
import { tilePlane } from '../../geometry/tilings.ts';
import { distanceTo, smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, fillShape, paintCanvas, paintField, strokeLine } from '../../surface/plate.ts';
import { composeAmbience } from '../ambience.ts';
import { type Sound, sampleRate } from '../sound.ts';
import {
  between,
  type DrawnFilm,
  frameHeight,
  frameWidth,
  height,
  pixelsPerUnit,
  width,
} from './drawn-film.ts';
import { computeCanvas, computeFrame, sampleBetween } from './paper.ts';

const dropAt = 2.2;
const toneFrom = 8;
const toneTo = 20;
const middle: Point = [width / 2, height / 2];
const basin = starPolygon(8, 345, starInner(8, 2), 0, middle);

/** Cells of the water are two units wide. */
const columns = width / 2;
const rows = height / 2;
const stepsPerFrame = 3;
const framesPerSecond = 24;

/** A drop, and then one long low note, on the water of a star-shaped basin. */
export const tuningTheCourt: DrawnFilm = {
  name: 'tuning-the-court',
  seconds: 26,
  poster: 15,
  prepare: () => {
    const paintShape = (brush: Brush) => fillShape(brush, basin, '#fff');
    const shape = paintField(width, height, paintShape, pixelsPerUnit);
    const rim = distanceTo(frameWidth, frameHeight, (i) => (shape[i] ?? 0) > 0.5);
    const inside = distanceTo(frameWidth, frameHeight, (i) => (shape[i] ?? 0) < 0.5);
    const floor = paintFloor();
    const noise = createNoise('court stone');
    const fallAt = (x: number, y: number) =>
      1.08 - ((x / width - 0.4) ** 2 + (y / height - 0.36) ** 2) * 0.75;
    const stone = computeCanvas((x, y, i) =>
      stoneAt(noise, x, y, (rim[i] ?? 0) / pixelsPerUnit, fallAt(x, y)),
    );
    const dry = stone.getContext('2d').getImageData(0, 0, frameWidth, frameHeight).data;
    const water = createWater(
      paintField(columns, rows, (brush) => {
        brush.scale(columns / width, rows / height);
        paintShape(brush);
      }),
    );
    return (brush, seconds) => {
      const surface = readSurface(water(seconds));
      computeFrame(brush, (x, y, i) => {
        if ((shape[i] ?? 0) > 0.5)
          return waterAt(surface, floor, x, y, (inside[i] ?? 0) / pixelsPerUnit, fallAt(x, y));
        return [dry[i * 4] ?? 0, dry[i * 4 + 1] ?? 0, dry[i * 4 + 2] ?? 0];
      });
    };
  },
  sound: composeNote,
};

/** The tiled bottom of the basin, four bytes per pixel. */
function paintFloor(): Uint8ClampedArray {
  const lines = drawPattern(tilePlane(8, 90, 43, 760), (67.5 * Math.PI) / 180, 3);
  const faces = cutPieces(
    lines.map(
      ([a, b]): Segment => [
        [a[0] + middle[0], a[1] + middle[1]],
        [b[0] + middle[0], b[1] + middle[1]],
      ],
    ),
    0.05,
  );
  const noise = createNoise('court floor');
  const tones: Record<number, string> = { 0: '#e7d9a8', 1: '#1d6f7c', 2: '#2f9aa0', 3: '#dfe8dc' };
  const paint = (brush: Brush) => {
    brush.fillStyle = '#cfd6c8';
    brush.fillRect(0, 0, width, height);
    for (const face of faces) {
      const size = Math.sqrt(Math.abs(area(face)));
      if (size > 200) continue;
      const [x, y] = centroid(face);
      const kind = size < 17 ? 0 : size < 25 ? 1 : size < 34 ? 2 : 3;
      brush.globalAlpha = 0.86 + noise.at(x * 0.3, y * 0.3) * 0.14;
      fillShape(brush, face, tones[kind] ?? '#dfe8dc');
      brush.globalAlpha = 1;
      strokeLine(brush, face, '#b9bfae', 2.2, true);
    }
  };
  return paintCanvas(width, height, paint, pixelsPerUnit)
    .getContext('2d')
    .getImageData(0, 0, frameWidth, frameHeight).data;
}

type Surface = Float32Array;

/**
 * Waves on a membrane that is held at the basin's edge; computed on from frame to frame.
 * @param shape 1 in the cells of the basin
 */
function createWater(shape: Float32Array): (seconds: number) => Surface {
  const open = Uint8Array.from(shape, (inside) => (inside > 0.5 ? 1 : 0));
  let now: Surface = new Float32Array(columns * rows);
  let before: Surface = new Float32Array(columns * rows);
  let step = 0;
  const heart = (rows / 2) * columns + columns / 2;
  const advance = () => {
    const seconds = step / stepsPerFrame / framesPerSecond;
    const next = before;
    for (let y = 1; y < rows - 1; y++) {
      for (let x = 1; x < columns - 1; x++) {
        const i = y * columns + x;
        if (!open[i]) continue;
        // A closed neighbour mirrors the wave, as a wall does.
        const at = (j: number) => (open[j] ? now[j] : now[i]) ?? 0;
        const bend = at(i - 1) + at(i + 1) + at(i - columns) + at(i + columns) - 4 * (now[i] ?? 0);
        next[i] = (2 * (now[i] ?? 0) - (before[i] ?? 0) + bend * 0.24) * 0.9965;
      }
    }
    const falling = seconds - dropAt;
    if (falling > 0 && falling < 0.22)
      pour(next, heart, -1.5 * Math.sin((falling / 0.22) * Math.PI));
    const loud =
      between(seconds, toneFrom, toneFrom + 3) * (1 - between(seconds, toneTo - 1, toneTo));
    if (loud > 0) pour(next, heart, loud * 0.26 * Math.sin(step * 0.235));
    before = now;
    now = next;
    step++;
  };
  const pour = (field: Surface, at: number, amount: number) => {
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++) {
        const i = at + dy * columns + dx;
        field[i] = (field[i] ?? 0) + amount * Math.exp(-(dx * dx + dy * dy) / 5);
      }
  };
  return (seconds) => {
    const wanted = Math.round(seconds * framesPerSecond * stepsPerFrame);
    if (wanted < step) {
      now.fill(0);
      before.fill(0);
      step = 0;
    }
    while (step < wanted) advance();
    return now;
  };
}

/** How the surface leans and bends in every cell. */
function readSurface(surface: Surface) {
  const [slopeX, slopeY, bend] = [0, 1, 2].map(() => new Float32Array(surface.length)) as [
    Surface,
    Surface,
    Surface,
  ];
  const at = (i: number) => surface[i] ?? 0;
  for (let i = 0; i < surface.length; i++) {
    slopeX[i] = at(i + 1) - at(i - 1);
    slopeY[i] = at(i + columns) - at(i - columns);
    bend[i] = at(i + 2) + at(i - 2) + at(i + 2 * columns) + at(i - 2 * columns) - 4 * at(i);
  }
  return { slopeX, slopeY, bend };
}

/** The bottom as it is seen through the surface, with the light that waves gather on it. */
function waterAt(
  surface: ReturnType<typeof readSurface>,
  floor: Uint8ClampedArray,
  x: number,
  y: number,
  fromEdge: number,
  fall: number,
): [number, number, number] {
  const slopeX = sampleBetween(surface.slopeX, columns, x / 2, y / 2);
  const slopeY = sampleBetween(surface.slopeY, columns, x / 2, y / 2);
  const bend = sampleBetween(surface.bend, columns, x / 2, y / 2);
  const toPixel = (units: number, last: number) =>
    Math.max(0, Math.min(last, Math.round(units * pixelsPerUnit)));
  const fx = toPixel(x + slopeX * 26, frameWidth - 1);
  const fy = toPixel(y + slopeY * 26, frameHeight - 1);
  const at = (fy * frameWidth + fx) * 4;
  const gathered = Math.max(0.55, Math.min(1.9, 1 - bend * 0.9));
  const shade = 0.55 + 0.45 * smoothstep(0, 46, fromEdge);
  const sky = Math.max(0, -slopeX * 0.62 - slopeY * 0.8) ** 1.3 * 150;
  const deep = [0.56, 0.83, 0.86];
  return [0, 1, 2].map((c) =>
    Math.min(255, ((floor[at + c] ?? 0) * (deep[c] ?? 1) * gathered * shade + sky + 6) * fall),
  ) as [number, number, number];
}

function stoneAt(
  noise: ReturnType<typeof createNoise>,
  x: number,
  y: number,
  fromWater: number,
  fall: number,
): [number, number, number] {
  const grain = noise.fbm(x * 0.05, y * 0.05, 4) * 0.07 + noise.fbm(x * 0.4, y * 0.4, 2) * 0.03;
  const kerb = fromWater < 26;
  const edge = kerb ? 0.92 + 0.16 * smoothstep(0, 5, fromWater) : 1;
  const groove = Math.abs(fromWater - 27) < 1.4 ? 0.62 : 1;
  const wet = 0.84 + 0.16 * smoothstep(0, 12, fromWater);
  const light = (0.93 + grain) * edge * groove * wet * (kerb ? 1 : 0.9) * fall;
  return [222 * light, 203 * light, 172 * light];
}

/** The drop, and the note of 110 hertz that the court answers to. */
function composeNote(seconds: number): Sound {
  const sound = composeAmbience(seconds, { surf: 0.05, wind: 0.12, trickle: 0.16 }, 'court');
  let turn = 0;
  for (let i = 0; i < sound.left.length; i++) {
    const t = i / sampleRate;
    const fallen = t - dropAt;
    let value = 0;
    if (fallen > 0 && fallen < 0.4) {
      turn += (900 + 900 * Math.min(1, fallen * 8)) / sampleRate;
      value += Math.sin(turn * Math.PI * 2) * Math.exp(-fallen * 22) * 0.35;
    }
    const loud = between(t, toneFrom, toneFrom + 2) * (1 - between(t, toneTo - 0.6, toneTo + 1.6));
    if (loud > 0) {
      const breath = 1 + 0.12 * Math.sin(t * 2.1);
      const tone = [1, 2, 3].reduce(
        (sum, part) => sum + Math.sin(t * 110 * part * Math.PI * 2) / part ** 2.2,
        0,
      );
      value += tone * loud * breath * 0.26;
    }
    sound.left[i] = (sound.left[i] ?? 0) + value;
    sound.right[i] = (sound.right[i] ?? 0) + value;
  }
  return sound;
}
