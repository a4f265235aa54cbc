import type { Canvas } from '@napi-rs/canvas';
import { cutPieces } from '../geometry/arrangement.ts';
import { drawPattern } from '../geometry/contact.ts';
import { area, type Point } from '../geometry/points.ts';
import { createRandom } from '../geometry/random.ts';
import { tilePlane } from '../geometry/tilings.ts';
import { type Cloth, toCloth } from '../render/cloth.ts';
import { varyHex } from '../surface/colour.ts';
import { fillShape, paintCanvas, strokeLine } from '../surface/plate.ts';

export type StarGrid = { sides: number; contact: number; reach: number };

/** One square repeat of a star pattern on a square lattice (8, 12 or 16 sides), in pixels. */
function square(grid: StarGrid, size: number, repeats: number) {
  const apothem = size / repeats / 2;
  const cells = tilePlane(grid.sides, 90, apothem, size * 0.95);
  return drawPattern(cells, (grid.contact * Math.PI) / 180, grid.reach).map(
    ([a, b]): [Point, Point] => [
      [a[0] + size / 2, a[1] + size / 2],
      [b[0] + size / 2, b[1] + size / 2],
    ],
  );
}

/** Glazed pieces, each of its own tone, with white joints: dados, floors and basins. */
function tileCanvas(
  grid: StarGrid,
  colours: readonly string[],
  joint: string,
  size = 1024,
  repeats = 2,
  jointWidth = 5,
): Canvas {
  const segments = square(grid, size, repeats);
  const faces = cutPieces(segments, 0.05);
  const random = createRandom(`cloth ${colours.join()}`);
  const sizes = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) / 3));
  const order = [...new Set(sizes)].sort((a, b) => a - b);
  return paintCanvas(size, size, (brush) => {
    brush.fillStyle = joint;
    brush.fillRect(0, 0, size, size);
    faces.forEach((face, i) => {
      const hex = colours[order.indexOf(sizes[i]) % colours.length];
      fillShape(brush, face, varyHex(hex, random.bell() * 0.1));
    });
    for (const line of segments) strokeLine(brush, line, joint, jointWidth);
  });
}

export function tileCloth(
  grid: StarGrid,
  colours: readonly string[],
  joint: string,
  size = 1024,
  repeats = 2,
  jointWidth = 5,
): Cloth {
  return toCloth(tileCanvas(grid, colours, joint, size, repeats, jointWidth));
}

/** A pierced screen: solid where the lines run, open (alpha 0) between. */
export function screenCloth(grid: StarGrid, bar: number, size = 512, repeats = 1): Cloth {
  const segments = square(grid, size, repeats);
  return toCloth(
    paintCanvas(size, size, (brush) => {
      for (const line of segments) strokeLine(brush, line, '#6b4a2c', bar);
    }),
  );
}

/** Turned wood: balls at the knots of a lattice, joined by spindles. */
export function spindleCloth(size = 512, repeats = 4): Cloth {
  const step = size / repeats;
  return toCloth(
    paintCanvas(size, size, (brush) => {
      brush.fillStyle = '#5a3a22';
      for (let j = 0; j <= repeats; j++) {
        for (let i = 0; i <= repeats; i++) {
          const [x, y] = [i * step, j * step];
          brush.beginPath();
          brush.arc(x, y, step * 0.27, 0, 7);
          brush.fill();
          for (const [dx, dy] of [
            [1, 0],
            [0, 1],
          ] as const) {
            strokeLine(
              brush,
              [
                [x, y],
                [x + dx * step, y + dy * step],
              ],
              '#5a3a22',
              step * 0.13,
            );
            brush.beginPath();
            brush.arc(x + dx * step * 0.5, y + dy * step * 0.5, step * 0.12, 0, 7);
            brush.fill();
          }
          brush.beginPath();
          brush.arc(x + step / 2, y + step / 2, step * 0.15, 0, 7);
          brush.fill();
          strokeLine(
            brush,
            [
              [x, y],
              [x + step, y + step],
            ],
            '#5a3a22',
            step * 0.075,
          );
          strokeLine(
            brush,
            [
              [x + step, y],
              [x, y + step],
            ],
            '#5a3a22',
            step * 0.075,
          );
        }
      }
    }),
  );
}

/**
 * A sheet of paper with a star pattern in ink over its construction lines.
 * @param painted share of the sheet that has been washed with colour, from the upper left
 */
export function drawingCloth(grid: StarGrid, painted: number, size = 2048): Cloth {
  const segments = square(grid, size, 2);
  const faces = cutPieces(segments, 0.05);
  const random = createRandom(`drawing ${painted}`);
  const hues = ['#2b4a94', '#d9a83c', '#3f8a78', '#b5543c', '#e9ddc0'];
  const sizes = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) / 3));
  const order = [...new Set(sizes)].sort((a, b) => a - b);
  const margin = size * 0.07;
  return toCloth(
    paintCanvas(size, size, (brush) => {
      brush.fillStyle = '#efe6cf';
      brush.fillRect(0, 0, size, size);
      brush.save();
      brush.beginPath();
      brush.rect(margin, margin, size - 2 * margin, size - 2 * margin);
      brush.clip();
      faces.forEach((face, i) => {
        const [x, y] = face.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
        const far = (x * 0.62 + y * 0.38) / face.length / size + random.bell() * 0.05;
        if (far > painted) return;
        brush.globalAlpha = random.between(0.62, 0.9);
        fillShape(
          brush,
          face,
          varyHex(hues[order.indexOf(sizes[i]) % hues.length], random.bell() * 0.12),
        );
      });
      // Circles and rays as the compass and the straightedge left them.
      brush.globalAlpha = 0.3;
      for (let j = 0; j <= 4; j++)
        for (let i = 0; i <= 4; i++) {
          brush.beginPath();
          brush.arc((i * size) / 4, (j * size) / 4, size / 4, 0, 7);
          brush.lineWidth = 1.6;
          brush.strokeStyle = '#7a8296';
          brush.stroke();
        }
      brush.globalAlpha = 0.9;
      for (const line of segments) strokeLine(brush, line, '#2a2019', 4.4);
      brush.restore();
      brush.lineWidth = 5;
      brush.strokeStyle = '#2a2019';
      brush.strokeRect(margin, margin, size - 2 * margin, size - 2 * margin);
    }),
  );
}
