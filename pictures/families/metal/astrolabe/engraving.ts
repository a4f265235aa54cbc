import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { type Point, polar, tau } from '../../../geometry/points.ts';
import { type Brush, strokeLine } from '../../../surface/plate.ts';
import { toAbjad } from './abjad.ts';
import { obliquity, projectHeight, projectHour, projectNightHour } from './sphere.ts';

const require = createRequire(import.meta.url);
let hasScript = false;

/** Letters whose middle lies at the point; their foot is turned by `angle`. */
export function engraveLetters(
  brush: Brush,
  words: string,
  at: Point,
  size: number,
  angle = 0,
): void {
  if (!hasScript) {
    const file =
      '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2';
    if (!GlobalFonts.registerFromPath(require.resolve(file), 'Engraved Naskh'))
      throw new Error(`The letters of ${file} could not be read.`);
    hasScript = true;
  }
  brush.save();
  brush.translate(at[0], at[1]);
  brush.rotate(angle);
  // Fonts are not made for sizes of a few hundredths, so that the brush is scaled instead.
  brush.scale(size / 100, size / 100);
  brush.font = '500 100px "Engraved Naskh"';
  brush.direction = 'rtl';
  brush.textAlign = 'center';
  brush.fillText(words, 0, 30);
  brush.restore();
}

/** What turns units of the sphere into those of the picture. */
export type Chart = (at: Point) => Point;

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);

/** The plate of a latitude: heights and directions over its horizon, and the hours of the night below. */
export function engraveTympan(
  brush: Brush,
  latitude: number,
  inscription: string,
  chart: Chart,
  unit: number,
): void {
  const line = (points: readonly Point[], width: number, closed = false) =>
    strokeLine(brush, points.map(chart), '#fff', width, closed);
  const isOn = ([x, y]: Point) => x * x + y * y <= 1.0001;
  /** Only what lies within the tropic of Capricorn. */
  const part = (points: readonly Point[], width: number) => {
    let run: Point[] = [];
    for (const point of [...points, null]) {
      if (point && isOn(point)) run.push(point);
      else {
        if (run.length > 1) line(run, width);
        run = [];
      }
    }
  };
  const around = range(0, 360, 1);
  for (const [declination, width] of [
    [obliquity, 1.9],
    [0, 1.9],
    [-obliquity, 2.2],
  ])
    line(
      around.map((hour) => projectHour(declination, hour)),
      width,
    );
  line(
    [
      [0, -1],
      [0, 1],
    ],
    1.7,
  );
  line(
    [
      [-1, 0],
      [1, 0],
    ],
    1.7,
  );
  for (const height of range(0, 87, 3))
    part(
      range(0, 360, 0.5).map((azimuth) => projectHeight(latitude, height, azimuth)),
      height === 0 ? 3.2 : height % 30 === 0 ? 2 : height % 6 === 0 ? 1.2 : 0.75,
    );
  for (const azimuth of range(0, 350, 10))
    part(
      range(0, azimuth % 30 === 0 ? 89 : 81, 0.5).map((height) =>
        projectHeight(latitude, height, azimuth),
      ),
      azimuth % 90 === 0 ? 1.6 : 0.9,
    );
  for (const count of range(1, 11, 1))
    part(
      range(-obliquity, obliquity, 0.5).map((declination) =>
        projectNightHour(latitude, count, declination),
      ),
      1.6,
    );
  for (const count of range(1, 12, 1)) {
    const at = projectNightHour(latitude, count - 0.5, -12);
    engraveLetters(brush, toAbjad(count), chart(at), unit * 0.052);
  }
  for (const height of range(6, 84, 6))
    for (const azimuth of [-132, -52, 52, 132]) {
      const at = projectHeight(latitude, height + 1.5, azimuth + 4);
      if (!isOn(at) || (height > 66 && Math.abs(azimuth) > 90)) continue;
      engraveLetters(brush, toAbjad(height), chart(at), unit * (height > 66 ? 0.019 : 0.026));
    }
  for (const azimuth of range(10, 350, 10)) {
    const at = projectHeight(latitude, -1.8, azimuth);
    const count = azimuth % 90 || 90;
    if (isOn(at)) engraveLetters(brush, toAbjad(count), chart(at), unit * 0.024);
  }
  engraveLetters(brush, inscription, chart([0.765, -0.115]), unit * 0.076);
}

/** The scale around: every degree a line, every fifth its number, from the top with the clock. */
export function engraveLimb(brush: Brush, centre: Point, radius: number): void {
  for (const [share, width] of [
    [0.984, 2],
    [0.952, 1.6],
    [0.893, 2.2],
  ]) {
    brush.beginPath();
    brush.arc(centre[0], centre[1], radius * share, 0, 7);
    brush.lineWidth = width;
    brush.stroke();
  }
  for (let i = 0; i < 360; i++) {
    const angle = (tau * i) / 360 - tau / 4;
    const isFifth = i % 5 === 0;
    strokeLine(
      brush,
      [
        polar(radius * 0.984, angle, centre),
        polar(radius * (isFifth ? 0.893 : 0.952), angle, centre),
      ],
      '#fff',
      isFifth ? 1.8 : 1.15,
    );
  }
  for (let number = 5; number <= 360; number += 5) {
    const angle = (tau * (number - 2.5)) / 360 - tau / 4;
    engraveLetters(
      brush,
      toAbjad(number),
      polar(radius * 0.921, angle, centre),
      radius * 0.036,
      angle + tau / 4,
    );
  }
}
