import { irisPlant } from '../../geometry/iris.ts';
import { type Point, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { paintMotif } from '../../surface/brushwork.ts';
import { scratchCurls, speckle } from '../../surface/lustre.ts';
import { fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';
import type { DishPainting } from './dish-painting.ts';

export const brownLustre = '#7f4f17';

export const yellowLustre = '#8f6a1c';

export const rubyLustre = '#a4601c';

/** @param well share of the dish that the ground covers */
export const lustreGround =
  (
    well: number,
    colour = brownLustre,
    scratched: 'curls' | 'dots' = 'curls',
  ): DishPainting['under'] =>
  (brush, r, random) => {
    brush.save();
    brush.beginPath();
    brush.arc(0, 0, r * well, 0, 7);
    brush.fillStyle = colour;
    brush.fill();
    brush.clip();
    if (scratched === 'curls') scratchCurls(brush, r * well, r * 0.056, '#e2d3ac', random);
    else speckle(brush, r * well, r * 0.034, '#e2d3ac', random);
    brush.restore();
  };

/** Green and brown that ran towards the middle while the glaze was soft. */
export const runningColours: DishPainting['under'] = (brush, r, random) => {
  brush.save();
  brush.filter = 'blur(5px)';
  for (let i = 0; i < 26; i++) {
    const a = (tau * (i + random.bell() * 0.3)) / 26;
    const from = 1.03;
    const to = from - random.between(0.3, 0.85);
    const line = smooth(
      [1, 0.7, 0.35, 0].map((s): Point => {
        const far = to + (from - to) * s;
        return polar(r * far, a + random.bell() * 0.02 + (1 - s) * 0.05);
      }),
      false,
      10,
    );
    const wide = r * random.between(0.018, 0.05);
    brush.globalAlpha = random.between(0.55, 0.85);
    fillShape(
      brush,
      strokeOutline(line, (t) => wide * (1.1 - 0.75 * t + 0.5 * Math.max(0, t - 0.8))),
      i % 3 === 1 ? '#8c5a1e' : '#4c7a37',
    );
  }
  brush.restore();
};

export const gilded = (ground: string): DishPainting['palette'] => ({
  petal: rubyLustre,
  bud: '#b8792c',
  inner: ground,
  heart: rubyLustre,
  leaf: rubyLustre,
  vein: ground,
  stem: rubyLustre,
});

/** The outside of the small bowl unrolled: irises of lustre on cobalt, a line above and below. */
export const paintIrises = (seed: string) => {
  const [width, height, plants] = [4096, 1024, 12];
  const random = createRandom(seed);
  const cobalt = '#1a2c70';
  return paintCanvas(width, height, (brush) => {
    brush.fillStyle = cobalt;
    brush.fillRect(0, 0, width, height);
    // The outside takes up a little more than half of the way.
    const [foot, lip] = [height * 0.845, height * 0.49];
    for (let i = 0; i < plants; i++)
      paintMotif(
        brush,
        irisPlant([0, 0], 1, i % 2 ? 1 : 3),
        ([x, y]) => [
          ((i + 0.5) * width) / plants + x * (foot - lip) * 1.02,
          foot - 8 + y * (foot - lip) * (i % 2 ? 0.86 : 1),
        ],
        random,
        { palette: gilded(cobalt), line: null, lineWidth: 2, hand: 0.8 },
      );
    for (const [y, wide] of [
      [foot + 14, 7],
      [foot + 30, 3],
      [lip - 22, 7],
      [lip - 36, 3],
    ] as const)
      strokeLine(
        brush,
        [
          [0, y],
          [width, y],
        ],
        rubyLustre,
        wide,
      );
  });
};
