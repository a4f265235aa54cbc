import { type Point, polar, smooth, starInner, starPolygon, tau } from '../../geometry/points.ts';
import { parseColour } from '../../surface/colour.ts';
import { distanceToSeams } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { fillPolygon } from '../../surface/pieces.ts';
import { createPlate } from '../../surface/plate.ts';

const size = 1500;
const c: Point = [size / 2, size / 2];

/** A jewel of gold set with stones in enamel, hung with pearls. */
export function drawPendant(
  p: { points: number; stone: string; second: string; enamel: string; ground: Ground },
  seed: string,
): Picture {
  const noise = createNoise(seed);
  const plate = createPlate(size, size, 0.6);
  const ids = new Int32Array(size * size);
  const kinds: ('gold' | 'stone' | 'second' | 'enamel' | 'pearl')[] = ['gold'];
  const put = (points: Point[], kind: (typeof kinds)[number]) => {
    kinds.push(kind);
    fillPolygon(ids, size, size, points, kinds.length - 1);
  };
  const circle = (at: Point, r: number): Point[] =>
    Array.from({ length: 64 }, (_, i) => polar(r, (tau * i) / 64, at));
  const n = p.points;
  const at: Point = [c[0], c[1] + 40];
  const drop = (base: Point, r: number, a: number): Point[] =>
    smooth(
      [
        polar(r * 1.5, a, base),
        polar(r * 0.9, a + 0.75, base),
        polar(r * 0.8, a + 1.9, base),
        polar(r * 0.75, a + Math.PI, base),
        polar(r * 0.8, a - 1.9, base),
        polar(r * 0.9, a - 0.75, base),
      ],
      true,
      7,
    );
  for (const k of [-1, 0, 1]) {
    put(circle([at[0] + k * 150, at[1] + 475 - Math.abs(k) * 60], 15), 'gold');
    put(circle([at[0] + k * 150, at[1] + 535 - Math.abs(k) * 60], 46), 'pearl');
  }
  put(circle([at[0], at[1] - 510], 62), 'gold');
  put(circle([at[0], at[1] - 510], 36), 'gold');
  put(starPolygon(n, 480, starInner(n, 2) * 0.98, -Math.PI / 2, at), 'gold');
  put(starPolygon(n, 446, starInner(n, 2) * 0.97, -Math.PI / 2, at), 'enamel');
  for (let i = 0; i < n; i++) put(circle(polar(398, (tau * i) / n - Math.PI / 2, at), 24), 'pearl');
  put(circle(at, 352), 'gold');
  for (let i = 0; i < n * 2; i++) {
    const a = (tau * (i + 0.5)) / (n * 2) - Math.PI / 2;
    const where = polar(262, a, at);
    put(drop(where, 44, a), 'gold');
    put(drop(where, 35, a), i % 2 ? 'stone' : 'second');
  }
  put(circle(at, 178), 'enamel');
  for (let i = 0; i < n; i++)
    put(drop(polar(140, (tau * i) / n - Math.PI / 2, at), 20, (tau * i) / n - Math.PI / 2), 'gold');
  put(regular(at, 96), 'gold');
  put(regular(at, 82), 'stone');
  const seams = distanceToSeams(ids, size, size);
  const colours = {
    gold: parseColour('#d8a63e'),
    stone: parseColour(p.stone),
    second: parseColour(p.second),
    enamel: parseColour(p.enamel),
    pearl: parseColour('#ece6da'),
  };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const id = ids[i];
      plate.cover[i] = id > 0 ? Math.min(1, seams[i] + 0.5) : Math.max(0, 0.5 - seams[i]);
      if (id === 0) continue;
      const kind = kinds[id];
      const cloud = noise.fbm(x * 0.02, y * 0.02, 4);
      let tone = 1 + cloud * 0.14;
      let height = 0;
      let metal = 0;
      let gloss = 0.75;
      if (kind === 'gold') {
        metal = 0.9;
        gloss = 0.5 + noise.at(x * 0.12, y * 0.12) * 0.1;
        height = Math.min(7, seams[i] * 1.4) + noise.at(x * 0.09, y * 0.09) * 1.1 + 8;
      } else if (kind === 'pearl') {
        height = Math.sqrt(seams[i] * 46) * 1.3 + 10;
        tone *= 0.94 + 0.06 * Math.sin(seams[i] * 0.2);
      } else if (kind === 'enamel') {
        height = 4 + noise.at(x * 0.02, y * 0.02) * 1.5;
        tone *= 0.95 + Math.min(0.2, seams[i] * 0.01);
      } else {
        // Flat-bottomed foil-backed stones: bright within, dark at the setting.
        height = Math.min(16, seams[i]) * 1.25 + 14;
        tone *=
          0.65 +
          Math.min(1.1, seams[i] * 0.035) +
          0.35 * Math.max(0, Math.sin(x * 0.05 + y * 0.034 + cloud * 3));
        gloss = 0.95;
      }
      for (let k = 0; k < 3; k++) plate.colour[i * 3 + k] = colours[kind][k] * tone;
      plate.relief[i] = height;
      plate.metal[i] = metal;
      plate.gloss[i] = gloss;
    }
  const lit = lightPlate(plate, { reach: 7, occlusion: 1.1, sheen: 1.3 });
  return mount(size, size, lit, plate.cover, { ground: p.ground, lift: 22, seed });
}

function regular(at: Point, r: number): Point[] {
  return Array.from({ length: 8 }, (_, i) => polar(r, (tau * (i + 0.5)) / 8, at));
}
