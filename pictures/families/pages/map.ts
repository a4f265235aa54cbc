import { mix, type Point, polar, starInner, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { parseColour, toByte } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';
import { drawRanges, drawRivers, drawShip, drawTowns, type Ground, ink } from './map-marks.ts';

const width = 2400;
const height = 1500;
const frame = 132;
const sheet = { width, height, frame };
const rose: Point = [1700, 520];

/**
 * A map of a coast that is not anywhere, in the manner of the sea charts: rhumb lines between the
 * sixteen winds, depths by line, painted ranges, rivers, walled towns, two ships, a frame of stars.
 */
export function drawMap(seed: string): Picture {
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const ground: Ground = (x, y) => {
    // The plane is bent before it is asked, so that bays and capes follow no grid.
    const u = x / 900 + noise.fbm(x / 620 + 3, y / 620, 4) * 0.22;
    const v = y / 900 + noise.fbm(x / 620, y / 620 + 9, 4) * 0.22;
    const south = v - 1.22 + 0.3 * Math.sin(u * 2.1 + 0.5) - 0.1 * noise.fbm(u * 4, v * 4, 5);
    const west = 0.42 - u + 0.3 * v + 0.12 * noise.fbm(u * 5 + 2, v * 5, 5);
    const isle = (cx: number, cy: number, r: number) =>
      r - Math.hypot(u - cx, (v - cy) * 1.25) + 0.07 * noise.fbm(u * 9 + cx, v * 9, 4);
    return Math.max(
      south,
      west,
      isle(1.2, 0.62, 0.1),
      isle(0.98, 0.4, 0.05),
      isle(1.33, 0.84, 0.035),
    );
  };
  const land = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) land[y * width + x] = ground(x, y);
  const drawn = paintCanvas(width, height, (brush) => {
    brush.save();
    brush.beginPath();
    brush.rect(frame, frame, width - 2 * frame, height - 2 * frame);
    brush.clip();
    drawWinds(brush);
    drawRivers(brush, ground, random, sheet);
    drawRanges(brush, ground, noise.fbm, random, sheet);
    drawTowns(brush, ground, random, sheet);
    drawShip(brush, [1230, 1080], 1.5, 1);
    drawShip(brush, [1340, 300], 0.9, -1);
    brush.restore();
    drawRose(brush, rose, 190);
    drawFrame(brush);
  });
  return layOnPaper(land, drawn.getContext('2d').getImageData(0, 0, width, height).data, noise);
}

/** Sixteen winds from the rose and from sixteen points on the circle around it. */
function drawWinds(brush: Brush): void {
  const around = Array.from({ length: 16 }, (_, i) => polar(760, (tau * i) / 16, rose));
  for (const [i, from] of around.entries()) {
    strokeLine(brush, [rose, polar(2600, (tau * i) / 16, rose)], 'rgba(58,42,28,0.42)', 2);
    for (let k = i + 1; k < 16; k++)
      strokeLine(
        brush,
        [mix(from, around[k], -1.2), mix(from, around[k], 2.2)],
        (k - i) % 4 === 0 ? 'rgba(150,58,40,0.26)' : 'rgba(40,92,74,0.16)',
        1.3,
      );
  }
  brush.beginPath();
  brush.arc(...rose, 760, 0, 7);
  brush.strokeStyle = 'rgba(58,42,28,0.2)';
  brush.lineWidth = 1.5;
  brush.stroke();
}

function drawRose(brush: Brush, centre: Point, r: number): void {
  brush.beginPath();
  brush.arc(...centre, r * 1.08, 0, 7);
  brush.fillStyle = 'rgba(240,226,190,0.95)';
  brush.fill();
  for (const [size, points, inner, colour, turn] of [
    [1, 32, 0.78, '#d9ae52', tau / 64],
    [0.98, 16, starInner(16, 6), '#22427e', 0],
    [0.86, 8, 0.34, '#a8402c', tau / 16],
    [1.16, 8, 0.3, '#22427e', 0],
    [0.98, 4, 0.24, '#d9ae52', 0],
    [0.4, 8, starInner(8, 3), '#f4e9d0', 0],
    [0.26, 8, starInner(8, 2), '#a8402c', tau / 16],
  ] as const) {
    const star = starPolygon(points, r * size, inner, turn, centre);
    fillShape(brush, star, colour);
    strokeLine(brush, star, ink, 2, true);
  }
  for (const ring of [1.05, 1.1, 1.22]) {
    brush.beginPath();
    brush.arc(...centre, r * ring, 0, 7);
    brush.strokeStyle = ink;
    brush.lineWidth = ring === 1.1 ? 5 : 2;
    brush.stroke();
  }
}

/** A blue band with a chain of gilded eight-pointed stars between two golden lines. */
function drawFrame(brush: Brush): void {
  const outer = 40;
  const band = frame - outer;
  brush.beginPath();
  brush.rect(outer, outer, width - 2 * outer, height - 2 * outer);
  brush.rect(frame, frame, width - 2 * frame, height - 2 * frame);
  brush.fillStyle = '#1d3a72';
  brush.fill('evenodd');
  const middle = outer + band / 2;
  const sides = [
    [width - 2 * middle, 0],
    [height - 2 * middle, 1],
  ] as const;
  for (const [length, upright] of sides) {
    const count = Math.round(length / 76);
    for (let i = 0; i <= count; i++)
      for (const across of [middle, (upright ? width : height) - middle]) {
        const along = middle + (length * i) / count;
        const centre: Point = upright ? [across, along] : [along, across];
        const star = starPolygon(8, 35, starInner(8, 3), 0, centre);
        fillShape(brush, star, i % 2 ? '#c79a44' : '#a8402c');
        strokeLine(brush, star, '#f0dfb0', 2.4, true);
        fillShape(
          brush,
          starPolygon(8, 13, starInner(8, 2), 0, centre),
          i % 2 ? '#f4e9d0' : '#e0bd6a',
        );
      }
  }
  for (const [inset, line, colour] of [
    [outer, 9, '#c79a44'],
    [outer + 7, 2, ink],
    [outer - 6, 2, ink],
    [frame, 9, '#c79a44'],
    [frame - 7, 2, ink],
    [frame + 6, 2, ink],
  ] as const)
    strokeLine(
      brush,
      [
        [inset, inset],
        [width - inset, inset],
        [width - inset, height - inset],
        [inset, height - inset],
      ],
      colour,
      line,
      true,
    );
}

/** The washes of land and sea with what is drawn on them, on paper that was folded and has aged. */
function layOnPaper(
  land: Float32Array,
  drawn: Uint8ClampedArray,
  noise: ReturnType<typeof createNoise>,
): Picture {
  const paper = parseColour('#ecdcb4');
  const shallow = parseColour('#8fb9b4');
  const deep = parseColour('#5f8fa6');
  const soil = parseColour('#dcc187');
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const isMap = x > frame && y > frame && x < width - frame && y < height - frame;
      const h = land[i];
      const blot = noise.fbm(x * 0.004 + y * 0.002, y * 0.004 - x * 0.002, 5);
      const fibre =
        1 +
        noise.fbm(x * 0.06, y * 0.16, 3) * 0.05 +
        noise.fbm(x * 0.0021 + y * 0.0009, y * 0.0019 - x * 0.0007, 4) * 0.12;
      const far = smoothstep(0, 0.5, -h);
      const wash = h < 0 ? 0.42 + 0.4 * Math.exp(h * 16) + blot * 0.24 : 0.6 + blot * 0.3;
      // Depth lines crowd at the shore and thin out to sea.
      const steps = Math.sqrt(Math.max(0, -h)) * 17;
      const contour =
        h < 0 ? smoothstep(0.24, 0.05, Math.abs((steps % 1) - 0.5) * 2) * Math.exp(h * 9) * 0.5 : 0;
      const coast = smoothstep(0.007, 0.0015, Math.abs(h));
      const fold =
        1 -
        0.1 * Math.exp(-(((x % 800) - 400) ** 2) / 60) +
        0.05 * Math.exp(-(((x % 800) - 406) ** 2) / 160) -
        0.07 * Math.exp(-((y - 750) ** 2) / 70);
      const a = drawn[i * 4 + 3] / 255;
      const edge = Math.min(x, y, width - x, height - y);
      const age = 1 - 0.24 * Math.exp(-edge / 70) * (1 + blot);
      const bleed = h > 0 ? Math.exp(-h * 26) * 0.3 : 0;
      for (let c = 0; c < 3; c++) {
        const tint = h < 0 ? shallow[c] + (deep[c] - shallow[c]) * far : soil[c];
        let v = paper[c];
        if (isMap) {
          v += (tint - v) * Math.max(0, Math.min(1, wash));
          v *= 1 - contour - coast * 0.75 - bleed * (c === 2 ? 0.7 : 0.35);
        }
        const stroke = (drawn[i * 4 + c] / 255) ** 2.2;
        v = v * (1 - a) + stroke * a * (0.86 + 0.14 * v);
        pixels[i * 3 + c] = toByte(Math.min(0.96, v * fibre * fold * age));
      }
    }
  return { width, height, pixels };
}
