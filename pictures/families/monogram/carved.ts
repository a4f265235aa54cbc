import { weave } from '../../geometry/interlace.ts';
import { polar, smooth } from '../../geometry/points.ts';
import { inCircle, shrink } from '../../geometry/star-faces.ts';
import { grainWood, raise } from '../../surface/carving.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, fillShape, paintField, strokeLine } from '../../surface/plate.ts';
import { paintWeave } from '../../surface/strapwork.ts';
import { type Layout, type MonogramParameters, size, strapWidth } from './frame-layout.ts';

export function carveAll(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, faces, ids } = layout;
  const isWood = p.material === 'wood';
  const depth = isWood ? 12 : 15;
  const clipOuter = (paint: (brush: Brush) => void) => (brush: Brush) => {
    brush.save();
    brush.beginPath();
    for (const [x, y] of layout.outer) brush.lineTo(x, y);
    brush.clip();
    paint(brush);
    brush.restore();
    fillShape(brush, layout.inner, '#000');
  };
  raise(plate, -depth, 6, (brush) => fillShape(brush, layout.outer, '#fff'));
  raise(
    plate,
    depth * 0.55,
    5,
    clipOuter((brush) => {
      for (const face of faces)
        if (inCircle(face).radius > strapWidth)
          fillShape(brush, shrink(face, strapWidth * 0.5 + 3.5), '#fff');
    }),
  );
  raise(
    plate,
    -depth * 0.4,
    4,
    clipOuter((brush) => {
      for (const face of faces) {
        const { at, radius } = inCircle(face);
        const free = radius - strapWidth * 0.5 - 8;
        if (free < 5) continue;
        for (const [x, y] of face) {
          const a = Math.atan2(y - at[1], x - at[0]);
          const long = Math.min(Math.hypot(x - at[0], y - at[1]) * 0.62, free * 2);
          const wide = Math.min(free * 0.34, long * 0.3);
          fillShape(
            brush,
            smooth(
              [
                polar(long * 0.12, a, at),
                polar(long * 0.5, a - wide / long, at),
                polar(long, a, at),
                polar(long * 0.5, a + wide / long, at),
              ],
              true,
              5,
            ),
            '#fff',
          );
        }
      }
    }),
  );
  const straps = paintField(size, size, (brush) => {
    clipOuter((inner) => paintWeave(inner, weave(faces, 0.3), strapWidth, 1.8, '#fff', '#000'))(
      brush,
    );
    strokeLine(brush, layout.inner, '#fff', strapWidth * 1.5, true);
    strokeLine(brush, layout.outer, '#fff', strapWidth * 1.5, true);
  });
  raise(plate, depth, 5, (brush) => {
    clipOuter((inner) => paintWeave(inner, weave(faces, 0.3), strapWidth, 1.8, '#fff', '#000'))(
      brush,
    );
    strokeLine(brush, layout.inner, '#fff', strapWidth * 1.5, true);
    strokeLine(brush, layout.outer, '#fff', strapWidth * 1.5, true);
  });
  raise(plate, depth * 1.15, 7, layout.letters);
  const noise = createNoise(seed);
  if (isWood) {
    grainWood(plate, p.colours[0], seed, { dark: 0.3 });
    const dirt = parseColour(p.colours[2]);
    // The letters are let in from a paler wood, so that they are read from afar.
    const pale = parseColour('#e9c48f');
    for (let i = 0; i < ids.length; i++) {
      const deep = Math.max(0, Math.min(1, -plate.relief[i] / depth));
      const letter = ids[i] === layout.letterId ? 0.72 : 0;
      for (let c = 0; c < 3; c++) {
        plate.colour[i * 3 + c] += (dirt[c] - plate.colour[i * 3 + c]) * deep * 0.6;
        plate.colour[i * 3 + c] += (pale[c] - plate.colour[i * 3 + c]) * letter;
      }
      plate.gloss[i] = 0.16;
    }
    return;
  }
  const wash = parseColour(p.colours[3]);
  const base = parseColour(p.colours[0]);
  const paint = parseColour(p.colours[1]);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const cloud = noise.fbm(x * 0.006, y * 0.006, 4);
      const deep =
        Math.max(0, Math.min(1, (-plate.relief[i] - 1) / (depth * 0.7))) *
        (ids[i] === 0 || straps[i] > 0.5 ? 0 : 1);
      const letter = ids[i] === layout.letterId ? 0.7 + cloud * 0.4 : 0;
      for (let c = 0; c < 3; c++) {
        const k = base[c] * (1 + cloud * 0.08);
        const washed = k + (wash[c] - k) * deep * (0.8 + cloud * 0.4);
        plate.colour[i * 3 + c] = washed + (paint[c] - washed) * Math.min(1, letter);
      }
      plate.relief[i] += cloud * 2 + noise.at(x * 0.09, y * 0.09) * 0.25;
      plate.gloss[i] = 0.03;
    }
}
