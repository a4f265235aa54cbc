import * as house from '../../../brand/house.ts';
import type { Picture } from '../../surface/mount.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { lettering } from '../products/prints.ts';
import { at, curve, line, paintShapes, type Shape } from './shape.ts';
import { drawBenches, drawBus, drawRose } from './signs.ts';
import { colors, drawSurvey } from './survey.ts';

/**
 * The way from the parking lot to the sea as one who rolls or walks little needs it, laid over the survey: a
 * broad line has no step, dots mean steps or loose ground. No words: a list beside it explains the numbers.
 */

type Point = readonly [x: number, y: number];
type Plan = {
  frame: house.Box;
  /** Width of the picture in pixels. */
  pixels: number;
  /** How large lines, signs and numbers are drawn. */
  size: number;
  numbers: readonly Point[];
  rose: Point;
};

/** Around the court, and from it into each room. */
const [left, right, top, bottom] = [13.75, 27, 12.4, 32];

/** All of it, for wide screens. */
export const drawAccessPlan = (): Picture =>
  drawPlan({
    frame: { x: -58, y: -32, width: 152, height: 95 },
    pixels: 2400,
    size: 1,
    numbers: [
      [-40, -13.4],
      [10, -11],
      [9.8, -1.4],
      [0.6, 22.2],
      [29.4, 46],
      [47.6, 30.4],
      [60, -6.6],
      [0.6, 30.4],
      [40.6, 29.2],
    ],
    rose: [20.4, 57.4],
  });

/** From the gate to the sea, for phones: the parking lot lies beyond its left edge, the garden beyond its right. */
export const drawAccessPlanOfHouse = (): Picture =>
  drawPlan({
    frame: { x: -27, y: -28, width: 76, height: 95 },
    pixels: 1200,
    size: 1.25,
    numbers: [
      [-24, -9],
      [9, -10],
      [9, -0.8],
      [-0.4, 22.2],
      [30.4, 46.4],
      [46, 23],
      [40, -7],
      [-0.4, 30.4],
      [41.6, 29.2],
    ],
    rose: [20.4, 59.4],
  });

function drawPlan({ frame, pixels, size, numbers, rose }: Plan): Picture {
  const scale = pixels / frame.width;
  const canvas = paintCanvas(
    frame.width,
    frame.height,
    (brush) => {
      brush.translate(-frame.x, -frame.y);
      paintShapes(brush, [
        ...drawSurvey(),
        ...drawBenches(),
        ...drawSteps(),
        ...drawWay(size),
        ...drawRose(rose, size * 0.62),
      ]);
      drawPlate(brush, ...house.busStop.at, size);
      paintShapes(brush, drawBus('#ffffff', '#1c4fa0', size * 0.62));
      drawSign(brush, house.parking.lot.x + 9, house.parking.lot.y + 7.5, size, 'P');
      drawSign(brush, 5.6, 30.6, size, 'WC');
      drawLift(brush, size);
      numbers.forEach(([x, y], i) => {
        drawNumber(brush, x, y, size, String(i + 1));
      });
    },
    scale,
  );
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = data[i * 4 + c];
  return { width, height, pixels: rgb };
}

/** The slope before the court and the steps to the terrace. */
function drawSteps(): Shape[] {
  const { ramp, terrace, tileLoggia } = house;
  const from = tileLoggia.y + tileLoggia.height;
  const count = house.stepsToTerrace;
  const steps = Array.from(
    { length: count },
    (_, i) => `M${at(17.1, from + ((i + 0.5) * (terrace.y - from)) / count)}h6.6`,
  ).join('');
  return [
    { d: `M${at(ramp.x, ramp.y)}h${ramp.width}v${ramp.height}h${-ramp.width}Z`, fill: '#cfe0f2' },
    { d: steps, stroke: colors.red, width: 0.14 },
  ];
}

function drawWay(size: number): Shape[] {
  const { restrooms, gallery3, library, damascusRoom, latticeRoom, tileLoggia } = house;
  const straight: readonly (readonly Point[])[] = [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
    [
      [left, 22.2],
      [damascusRoom.x + 3, 22.2],
    ],
    [
      [right, 22.3],
      [latticeRoom.x + 4, 22.3],
    ],
    [
      [left, 30.4],
      [restrooms.x + 3.6, 30.4],
    ],
    [
      [right, 30.4],
      [gallery3.x + 4.4, 30.4],
    ],
    [
      [left, 13.75],
      [7, 13.75],
    ],
    [
      [right, 14],
      [34, 14],
    ],
    [
      [20.4, top],
      [20.4, library.y + 4],
    ],
    [
      [right, top],
      [27, 6],
      [31, 6],
    ],
    [
      [20.4, bottom],
      [20.4, tileLoggia.y + 3.4],
    ],
    [
      [left, bottom],
      [13, 34],
      [13, 38],
      [9, 38],
    ],
    [
      [right, bottom],
      [27.8, 34],
      [27.8, 38],
      [32, 38],
    ],
    [
      [13.75, -15],
      [left, top],
    ],
  ];
  const way = [
    ...straight.map(line),
    curve(house.sidewalk.fromParking),
    curve(house.sidewalk.fromBus),
    curve([[13.75, -9.6], ...house.upperRoute]),
  ].join('');
  const loose = [
    curve(house.gardenWalk.map(([x, y], i) => [i ? x : x + 1.4, i ? y : y + 0.4])),
    line([
      [20.4, tileLoggia.y + 4.4],
      [20.4, 46.4],
    ]),
  ].join('');
  return [
    { d: way, stroke: '#ffffff', width: 1.05 * size, opacity: 0.9 },
    { d: way, stroke: '#1c4fa0', width: 0.6 * size },
    { d: loose, stroke: colors.red, width: 0.62 * size, dash: [0, 1.5 * size] },
  ];
}

function drawNumber(brush: Brush, x: number, y: number, size: number, number: string): void {
  brush.beginPath();
  brush.arc(x, y, 1.75 * size, 0, 7);
  brush.fillStyle = '#fffdf8';
  brush.fill();
  brush.strokeStyle = colors.ink;
  brush.lineWidth = 0.16 * size;
  brush.stroke();
  brush.fillStyle = colors.ink;
  brush.fontVariantNumeric = 'lining-nums';
  lettering(brush, number, x, y + 0.85 * size, 2.7 * size);
}

function drawPlate(brush: Brush, x: number, y: number, size: number): void {
  brush.fillStyle = '#1c4fa0';
  brush.beginPath();
  brush.roundRect(x - 1.35 * size, y - 1.35 * size, 2.7 * size, 2.7 * size, 0.3 * size);
  brush.fill();
  brush.fillStyle = '#ffffff';
}

function drawSign(brush: Brush, x: number, y: number, size: number, word: string): void {
  drawPlate(brush, x, y, size);
  const height = (word.length > 1 ? 1.6 : 2.5) * size;
  lettering(brush, word, x, y + height * 0.32, height);
}

function drawLift(brush: Brush, size: number): void {
  const { x, y, width, height } = house.elevator;
  const [cx, cy] = [x + width / 2, y + height / 2 + 0.8];
  drawPlate(brush, cx, cy, size);
  for (const way of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(cx - 0.6 * size, cy + way * 0.22 * size);
    brush.lineTo(cx + 0.6 * size, cy + way * 0.22 * size);
    brush.lineTo(cx, cy + way * 0.98 * size);
    brush.fill();
  }
}
