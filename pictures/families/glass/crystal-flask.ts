import { curl } from '../../geometry/arabesque.ts';
import { type Motif, palmette, placeMotif, rumi } from '../../geometry/flora.ts';
import { type Point, smooth, tau } from '../../geometry/points.ts';
import { mapProfile } from '../../render/distance-map.ts';
import { type GlassObject, renderGlass } from '../../render/glass.ts';
import type { Ground, Picture } from '../../surface/mount.ts';
import { fillShape, paintCanvas } from '../../surface/plate.ts';

/** A small flask of rock crystal, thick-walled, with palmettes carved on its sides. */
export function drawCrystalFlask(ground: Ground, seed: string): Picture {
  const profile = smooth(
    [
      [0.15, 0],
      [0.17, 0.02],
      [0.12, 0.06],
      [0.2, 0.12],
      [0.29, 0.28],
      [0.29, 0.46],
      [0.24, 0.6],
      [0.13, 0.68],
      [0.105, 0.74],
      [0.105, 0.92],
      [0.14, 0.97],
      [0.145, 1.0],
    ] as Point[],
    false,
    10,
  );
  const body = mapProfile(profile, 1.0, 0.3);
  const [w, h] = [1600, 900];
  const canvas = paintCanvas(w, h, (brush) => {
    brush.fillStyle = '#000';
    brush.fillRect(0, 0, w, h);
    for (let k = 0; k < 4; k++) {
      brush.save();
      brush.translate(((k + 0.5) * w) / 4, h * 0.84);
      brush.scale(w / 4, w / 4);
      const motif: Motif = [...placeMotif(palmette(3), [0, -0.34], 0.62)];
      for (const side of [-1, 1] as const)
        motif.push(
          ...curl([side * 0.3, -0.42], 0.17, side > 0 ? Math.PI : 0, side, 1.3, {
            stem: 0.16,
            leaves: 4,
            size: 0.9,
          }),
          ...placeMotif(rumi(), [side * 0.18, -0.04], 0.4, side * 0.5, side),
          ...placeMotif(rumi(), [side * 0.3, -0.72], 0.42, side * -0.4, side),
        );
      for (const { points, role } of motif)
        if (role !== 'inner' && role !== 'vein') fillShape(brush, points, '#fff');
      for (const { points, role } of motif)
        if (role === 'inner' || role === 'vein') fillShape(brush, points, '#555');
      brush.restore();
    }
    // Bevelled edges, as the wheel leaves them.
    brush.filter = 'blur(7px)';
    brush.drawImage(brush.canvas, 0, 0);
  });
  const { data } = canvas.getContext('2d').getImageData(0, 0, w, h);
  const relief = (u: number, v: number) => {
    const x = (((u % 1) + 1) % 1) * (w - 1);
    const y = Math.max(0, Math.min(h - 2, (1 - v) * (h - 1)));
    const [i, j] = [x | 0, y | 0];
    const at = (a: number, b: number) => data[(b * w + Math.min(w - 1, a)) * 4] / 255;
    const [p, q] = [x - i, y - j];
    return (
      (at(i, j) * (1 - p) + at(i + 1, j) * p) * (1 - q) +
      (at(i, j + 1) * (1 - p) + at(i + 1, j + 1) * p) * q
    );
  };
  const object: GlassObject = {
    skin: (x, y, z) => {
      const d = body(Math.hypot(x, z), y);
      if (d > 0.04 || d < -0.04 || y < 0.1 || y > 0.66) return d;
      return (d - 0.016 * relief(Math.atan2(z, x) / tau + 0.125, (y - 0.1) / 0.56)) * 0.8;
    },
    mouth: (_x, y) => 0.985 - y,
    wall: 0.085,
    absorb: () => [0.25, 0.12, 0.16],
    refraction: 1.545,
    reach: 0.34,
    tall: 1,
  };
  return renderGlass(object, {
    ground,
    width: 1200,
    height: 1600,
    look: 8,
    span: 1.5,
    middle: 0.48,
    seed,
  });
}
