import type { Canvas } from '@napi-rs/canvas';
import {
  type Point,
  polar,
  regularPolygon,
  starInner,
  starPolygon,
  tau,
} from '../../geometry/points.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { arriving, between, type DrawnFilm, height, width } from './drawn-film.ts';
import { drawArc, drawRuled } from './instruments.ts';
import { drawWhole, layOver, makePaper, makeWash } from './paper.ts';

const radius = 236;
const centre: Point = [width / 2, height / 2];
const scored = { stroke: 'rgba(122, 88, 48, 0.75)', width: 1.6 };
const inked = { stroke: '#1d2b5e', width: 4 };

/** An eight-pointed star with compasses and rule, and the pattern that it makes with its like. */
export const eightFromACircle: DrawnFilm = {
  name: 'eight-from-a-circle',
  seconds: 32,
  poster: 30,
  prepare: () => {
    const paper = makePaper('eight-from-a-circle', [240, 230, 209]);
    const wash = makeWash('eight-from-a-circle wash', 0.1);
    return (brush, seconds) => paint(brush, seconds, paper, wash);
  },
  sound: null,
};

function paint(brush: Brush, seconds: number, paper: Canvas, wash: Canvas): void {
  drawWhole(brush, paper);
  const away = between(seconds, 18.5, 25);
  const scale = 1 - away * 0.66;
  brush.save();
  brush.translate(centre[0], centre[1]);
  brush.scale(scale, scale);
  brush.translate(-centre[0], -centre[1]);
  if (away > 0) paintPattern(brush, seconds, scale);
  brush.globalAlpha = 1 - between(seconds, 19, 22.5);
  paintConstruction(brush, seconds);
  brush.restore();
  layOver(brush, wash, 'multiply', between(seconds, 22.6, 26));
}

function paintConstruction(brush: Brush, seconds: number): void {
  const on = (from: number, to: number) => between(seconds, from, to);
  const [x, y] = centre;
  drawRuled(
    brush,
    [
      [x - 380, y],
      [x + 380, y],
    ],
    on(0.8, 2.6),
    scored,
  );
  drawArc(brush, centre, radius, [-0.4, tau - 0.4], on(3, 6), scored);
  // Equal arcs from both ends of the width cross above and below the middle.
  const wide = radius * 1.32;
  const lean = Math.acos(radius / wide);
  for (const [side, from] of [
    [-1, 6.4],
    [1, 8],
  ] as const) {
    const end: Point = [x + side * radius, y];
    const facing = side < 0 ? 0 : Math.PI;
    drawArc(
      brush,
      end,
      wide,
      [facing - lean - 0.16, facing + lean + 0.16],
      on(from, from + 1.4),
      scored,
    );
  }
  drawRuled(
    brush,
    [
      [x, y - 330],
      [x, y + 330],
    ],
    on(9.6, 10.9),
    scored,
  );
  for (const [angle, from] of [
    [Math.PI / 4, 11.1],
    [-Math.PI / 4, 12.1],
  ] as const)
    drawRuled(
      brush,
      [polar(-300, angle, centre), polar(300, angle, centre)],
      on(from, from + 0.9),
      scored,
    );
  for (let i = 0; i < 8; i++) {
    const size = arriving(seconds, 13.1 + i * 0.1, 13.5 + i * 0.1) * 6.5;
    if (size === 0) continue;
    brush.beginPath();
    brush.arc(...polar(radius, (tau * i) / 8, centre), size, 0, 7);
    brush.fillStyle = '#c9781a';
    brush.fill();
  }
  for (const [turn, from] of [
    [Math.PI / 4, 14.2],
    [0, 16.2],
  ] as const) {
    const corners = regularPolygon(4, radius, turn, centre);
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % 4] as Point;
      drawRuled(brush, [corner, next], on(from + i * 0.48, from + (i + 1) * 0.48), inked);
    });
  }
}

/** Stars that touch at their points; what is left between them are crosses. */
function paintPattern(brush: Brush, seconds: number, scale: number): void {
  const star = starPolygon(8, radius, starInner(8, 2));
  const heart = starPolygon(8, radius * 0.5, starInner(8, 3), Math.PI / 8);
  for (let i = -4; i <= 4; i++) {
    for (let j = -3; j <= 3; j++) {
      const far = Math.hypot(i, j);
      if (Math.abs(i) * 2 * radius * scale > width || Math.abs(j) * 2 * radius * scale > height)
        continue;
      const drawn = far === 0 ? 1 : arriving(seconds, 19.2 + far * 0.55, 20.6 + far * 0.55);
      if (drawn === 0) continue;
      const colour = between(seconds, 22.6 + far * 0.6, 25 + far * 0.6);
      brush.save();
      brush.globalAlpha = drawn;
      brush.translate(centre[0] + i * 2 * radius, centre[1] + j * 2 * radius);
      brush.globalAlpha = drawn * colour;
      fillShape(brush, crossAt(), (i + j) % 2 === 0 ? '#2f9c8a' : '#dfe3d4');
      fillShape(brush, star, '#1f3f8f');
      fillShape(brush, heart, '#e2a32b');
      fillShape(brush, starPolygon(8, radius * 0.2, starInner(8, 2)), '#f2e8d2');
      brush.globalAlpha = drawn;
      strokeLine(brush, star, '#14204a', 5, true);
      brush.globalAlpha = drawn * colour;
      strokeLine(brush, heart, '#14204a', 4, true);
      brush.restore();
    }
  }
}

/** The cross to the lower right of a star, between it and three others. */
function crossAt(): Point[] {
  const inner = radius * starInner(8, 2);
  const middle: Point = [radius, radius];
  return [0, 1, 2, 3].flatMap((quarter): Point[] => {
    const turn = -(Math.PI / 2) * quarter;
    const star: Point = polar(radius * Math.SQRT2, turn - (3 * Math.PI) / 4, middle);
    const facing = turn + Math.PI / 4;
    return [
      polar(radius, facing - Math.PI / 4, star),
      polar(inner, facing - Math.PI / 8, star),
      polar(radius, facing, star),
      polar(inner, facing + Math.PI / 8, star),
    ];
  });
}
