import type { Point } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { raise } from '../../surface/carving.ts';
import { parseColour } from '../../surface/colour.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { createPlate, fillShape, paintColour, paintField } from '../../surface/plate.ts';
import { gardenBox } from './garden-box.ts';
import { marble, marbledBox } from './marbled-box.ts';

export type PenBoxParameters = { kind: 'garden' | 'marbled'; ground: Ground };

/** A lacquered pen box from above; the marbled one has its tray drawn out. */
export function drawPenBox(p: PenBoxParameters, seed: string): Picture {
  const [width, height] = [1600, 640];
  const plate = createPlate(width, height, 0.72);
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const pill = (left: number, right: number, half: number): Point[] => {
    const c = height / 2;
    const arc = (cx: number, from: number) =>
      Array.from(
        { length: 25 },
        (_, i): Point => [
          cx + Math.cos(from + (Math.PI * i) / 24) * half,
          c + Math.sin(from + (Math.PI * i) / 24) * half,
        ],
      );
    return [...arc(right - half, -Math.PI / 2), ...arc(left + half, Math.PI / 2)];
  };
  const half = 122;
  const box = p.kind === 'garden' ? pill(80, 1520, half) : pill(70, 1130, half);
  const tray = pill(560, 1530, half - 20);
  const cover = paintField(width, height, (brush) => {
    fillShape(brush, box, '#fff');
    if (p.kind === 'marbled') fillShape(brush, tray, '#fff');
  });
  const base = parseColour(p.kind === 'garden' ? '#c98a34' : '#123a2a');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cloud = noise.fbm(x * 0.006, y * 0.006, 4);
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = base[c] * (1 + cloud * 0.22);
      // Varnish in many coats: smooth, a little uneven.
      plate.relief[i] = cloud * 2.5;
    }
  if (p.kind === 'marbled') {
    raise(plate, 26, 60, (brush) => fillShape(brush, tray, '#fff'));
    raise(plate, 24, 90, (brush) => fillShape(brush, box, '#fff'));
    paintColour(plate, (brush) => marbledBox(brush, box, tray, height, random));
    marble(plate, box, noise, width, height);
  } else {
    raise(plate, 46, 116, (brush) => fillShape(brush, box, '#fff'));
    paintColour(plate, (brush) => gardenBox(brush, box, pill, half, height, random));
  }
  plate.cover.set(cover);
  const lit = lightPlate(plate, { reach: 12, occlusion: 0.4, sheen: 1.5 });
  // Old varnish is amber.
  for (let i = 0; i < lit.length; i += 3) {
    lit[i] *= 1.02;
    lit[i + 1] *= 0.96;
    lit[i + 2] *= 0.82;
  }
  return mount(width, height, lit, cover, { ground: p.ground, lift: 30, seed });
}
