import { type Point, polar, starPolygon, tau } from '../geometry/points.ts';
import { createRandom } from '../geometry/random.ts';
import { parseColour, toByte } from '../surface/colour.ts';
import { smoothstep } from '../surface/field.ts';
import type { Picture } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';
import { fillShape, paintCanvas, strokeLine } from '../surface/plate.ts';

const width = 2400;
const height = 1500;

/** A map of a coast that is not anywhere: washes, depth lines, hills by brush, rhumb lines and a star. */
export function drawMap(seed: string): Picture {
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const land = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = x / 900;
      const v = y / 900;
      const shore = 0.9 + 0.55 * u - 0.22 * u * u + noise.fbm(u * 1.5, v * 1.5, 6) * 0.62;
      const isles = smoothstep(0.4, 0.62, noise.fbm(u * 2.1 + 7, v * 2.1, 5)) * 0.42 - 0.16;
      land[y * width + x] = Math.max(v - shore, isles - 0.5 * (1 - smoothstep(1.5, -0.1, v)));
    }
  const at = (x: number, y: number) =>
    land[
      Math.max(0, Math.min(height - 1, y | 0)) * width + Math.max(0, Math.min(width - 1, x | 0))
    ];
  const ink = paintCanvas(width, height, (brush) => {
    const rose: Point = [1760, 330];
    for (let i = 0; i < 32; i++)
      strokeLine(
        brush,
        [rose, polar(2600, (tau * i) / 32, rose)],
        i % 4 === 0 ? 'rgba(160,60,40,0.34)' : 'rgba(60,60,70,0.16)',
        i % 4 === 0 ? 2 : 1.4,
      );
    for (let k = 0; k < 900; k++) {
      const [x, y] = [random.next() * width, random.next() * height];
      const h = at(x, y);
      if (h > 0.09 && random.next() < 0.75) {
        const s = 10 + h * 46;
        const hill: Point[] = Array.from(
          { length: 9 },
          (_, i): Point => [
            x + (i / 8 - 0.5) * s * 2,
            y - Math.sin((i / 8) * Math.PI) * s * (0.8 + random.bell() * 0.08),
          ],
        );
        fillShape(brush, hill, 'rgba(196,170,118,0.8)');
        strokeLine(brush, hill, 'rgba(84,58,34,0.85)', 2.4);
        for (let i = 0; i < 4; i++)
          strokeLine(
            brush,
            [
              [x + s * (0.15 + i * 0.16), y - s * (0.74 - i * 0.17)],
              [x + s * (0.1 + i * 0.15), y - s * 0.06],
            ],
            'rgba(84,58,34,0.5)',
            1.4,
          );
      } else if (h > 0.015 && h < 0.12) {
        strokeLine(
          brush,
          [
            [x, y],
            [x, y - 13],
          ],
          'rgba(70,52,30,0.8)',
          2,
        );
        for (let i = 0; i < 5; i++)
          strokeLine(
            brush,
            [
              [x, y - 13],
              [x + (i - 2) * 5, y - 16 + Math.abs(i - 2) * 3],
            ],
            'rgba(40,86,56,0.85)',
            2.4,
          );
      } else if (h < -0.3 && random.next() < 0.12) {
        for (let i = 0; i < 3; i++)
          strokeLine(
            brush,
            Array.from(
              { length: 9 },
              (_, j): Point => [
                x + j * 5 + i * 8,
                y + i * 9 - Math.abs(Math.sin((j / 8) * Math.PI * 2)) * 5,
              ],
            ),
            'rgba(36,70,120,0.4)',
            1.8,
          );
      }
    }
    for (const [r, points, inner, colour] of [
      [168, 16, 0.42, '#22427e'],
      [150, 8, 0.36, '#b5452f'],
      [120, 8, 0.32, '#d9ae52'],
      [60, 16, 0.6, '#efe3c4'],
      [34, 8, 0.5, '#22427e'],
    ] as const) {
      const star = starPolygon(points, r, inner, r === 150 ? Math.PI / 8 : 0, rose);
      fillShape(brush, star, colour);
      strokeLine(brush, star, '#3a2a1c', 2.2, true);
    }
    for (const r of [178, 190]) {
      brush.beginPath();
      brush.arc(rose[0], rose[1], r, 0, 7);
      brush.strokeStyle = '#3a2a1c';
      brush.lineWidth = 2.4;
      brush.stroke();
    }
    for (const [inset, w, colour] of [
      [46, 3, '#3a2a1c'],
      [58, 10, '#b98a3a'],
      [72, 3, '#3a2a1c'],
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
        w,
        true,
      );
    for (let i = 0; i < 60; i++)
      if (i % 2) {
        const x = 58 + ((width - 116) * i) / 60;
        for (const y of [58, height - 58])
          strokeLine(
            brush,
            [
              [x, y],
              [x + (width - 116) / 60, y],
            ],
            '#22427e',
            9,
          );
      }
  });
  const { data } = ink.getContext('2d').getImageData(0, 0, width, height);
  const paper = parseColour('#e9dab4');
  const water = parseColour('#8fb4b8');
  const ground = parseColour('#d9bf86');
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const h = land[i];
      const blot = noise.fbm(x * 0.006, y * 0.006, 5);
      const fibre =
        1 + noise.fbm(x * 0.06, y * 0.16, 3) * 0.05 + noise.fbm(x * 0.002, y * 0.002, 4) * 0.14;
      const wash = h < 0 ? 0.2 + 0.6 * Math.exp(h * 7) + blot * 0.16 : 0.55 + blot * 0.3;
      const contour =
        h < 0
          ? smoothstep(0.16, 0, Math.abs(((-h * 22) % 1) - 0.5) * 2 - 0.02) *
            Math.exp(h * 4.5) *
            0.3
          : 0;
      const coast = smoothstep(0.006, 0.001, Math.abs(h)) * 0.85;
      const fold =
        1 -
        0.1 * Math.exp(-(((x % 800) - 400) ** 2) / 60) +
        0.05 * Math.exp(-(((x % 800) - 406) ** 2) / 160) -
        0.07 * Math.exp(-((y - 750) ** 2) / 70);
      const a = data[i * 4 + 3] / 255;
      const edge = Math.min(x, y, width - x, height - y);
      const age = 1 - 0.22 * Math.exp(-edge / 70) * (1 + blot);
      for (let c = 0; c < 3; c++) {
        const tint = h < 0 ? water[c] : ground[c];
        let v = paper[c] + (tint - paper[c]) * Math.max(0, Math.min(1, wash));
        v *= 1 - contour - coast * 0.8;
        const drawn = parse(data[i * 4 + c]);
        v = v * (1 - a) + drawn * a * (0.85 + 0.15 * v);
        pixels[i * 3 + c] = toByte(Math.min(0.96, v * fibre * fold * age));
      }
    }
  return { width, height, pixels };
}

function parse(byte: number): number {
  return (byte / 255) ** 2.2;
}
