import { type Point, polar, smooth, starInner, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { distanceTo, distanceToSeams } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { fillPolygon } from '../../surface/pieces.ts';
import { type Brush, createPlate, fillShape, paintField, strokeLine } from '../../surface/plate.ts';

const size = 1500;
const c: Point = [size / 2, size / 2];

/** An astrolabe from the front: mother plate with its scales, and the pierced net of star pointers over it. */
export function drawAstrolabe(
  p: { brass: string; pointers: number; ground: Ground },
  seed: string,
): Picture {
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const plate = createPlate(size, size, 0.5);
  const r = size * 0.385;
  const ring = (brush: Brush, at: Point, radius: number, width: number, colour = '#fff') => {
    brush.beginPath();
    brush.arc(at[0], at[1], radius, 0, 7);
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke();
  };
  const centre: Point = [c[0], c[1] + 70];
  const body = paintField(size, size, (brush) => {
    brush.beginPath();
    brush.arc(centre[0], centre[1], r, 0, 7);
    brush.fill();
    fillShape(
      brush,
      smooth(
        [
          [centre[0] - 170, centre[1] - r + 22],
          [centre[0] - 96, centre[1] - r - 56],
          [centre[0] - 60, centre[1] - r - 70],
          [centre[0], centre[1] - r - 136],
          [centre[0] + 60, centre[1] - r - 70],
          [centre[0] + 96, centre[1] - r - 56],
          [centre[0] + 170, centre[1] - r + 22],
        ],
        false,
        8,
      ),
      '#fff',
    );
    ring(brush, [centre[0], centre[1] - r - 170], 42, 15);
  });
  const engraved = paintField(size, size, (brush) => {
    brush.lineCap = 'butt';
    for (const k of [0.985, 0.93, 0.885]) ring(brush, centre, r * k, 3);
    for (let i = 0; i < 360; i++) {
      const a = (tau * i) / 360;
      strokeLine(
        brush,
        [polar(r * 0.93, a, centre), polar(r * (i % 5 ? 0.955 : i % 30 ? 0.97 : 0.985), a, centre)],
        '#fff',
        i % 5 ? 1.4 : 2.4,
      );
    }
    brush.save();
    brush.beginPath();
    brush.arc(centre[0], centre[1], r * 0.84, 0, 7);
    brush.clip();
    // Circles of height and direction of the plate below, all drawn from one pole.
    for (let k = 1; k < 15; k++)
      ring(
        brush,
        [centre[0], centre[1] - r * (0.3 + 0.012 * k * k * 0.4)],
        r * (0.06 * k + 0.004 * k * k),
        2,
      );
    for (let k = 0; k < 24; k++)
      strokeLine(
        brush,
        [
          [centre[0], centre[1] - r * 0.3],
          polar(r * 1.4, (tau * k) / 24, [centre[0], centre[1] - r * 0.3]),
        ],
        '#fff',
        1.4,
      );
    brush.restore();
  });
  const net = paintField(size, size, (brush) => {
    ring(brush, centre, r * 0.845, 26);
    const ecliptic: Point = [centre[0], centre[1] - r * 0.27];
    ring(brush, ecliptic, r * 0.53, 34);
    strokeLine(
      brush,
      [
        [centre[0] - r * 0.84, centre[1]],
        [centre[0] + r * 0.84, centre[1]],
      ],
      '#fff',
      20,
    );
    strokeLine(
      brush,
      [
        [centre[0], centre[1] - r * 0.84],
        [centre[0], centre[1] + r * 0.84],
      ],
      '#fff',
      15,
    );
    for (let i = 0; i < p.pointers; i++) {
      const a = (tau * (i + random.between(-0.25, 0.25))) / p.pointers;
      const inner = random.next() > 0.5;
      const from = polar(inner ? r * 0.53 : r * 0.84, a, inner ? ecliptic : centre);
      const to = polar(
        (inner ? r * 0.53 : r * 0.84) - r * random.between(0.14, 0.28),
        a + random.bell() * 0.16,
        inner ? ecliptic : centre,
      );
      const side: Point = [-(to[1] - from[1]) * 0.3, (to[0] - from[0]) * 0.3];
      fillShape(
        brush,
        smooth(
          [
            from,
            [from[0] + side[0], from[1] + side[1]],
            [(from[0] + to[0]) / 2 + side[0] * 0.9, (from[1] + to[1]) / 2 + side[1] * 0.9],
            to,
            [(from[0] + to[0]) / 2 + side[0] * 0.2, (from[1] + to[1]) / 2 + side[1] * 0.2],
          ],
          true,
          6,
        ),
        '#fff',
      );
    }
    fillShape(brush, starPolygon(8, 52, 0.7, 0, centre), '#fff');
    const rule = 0.9;
    for (const s of [0, Math.PI])
      fillShape(
        brush,
        [
          polar(r * 0.9, rule + s, centre),
          polar(60, rule + s + 0.5, centre),
          polar(60, rule + s - 0.5, centre),
        ],
        '#fff',
      );
  });
  const depth = distanceTo(size, size, (i) => net[i] < 0.5);
  const rim = distanceTo(size, size, (i) => body[i] < 0.5);
  const brass = parseColour(p.brass);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      plate.cover[i] = body[i];
      if (body[i] === 0) continue;
      const far = Math.hypot(x - centre[0], y - centre[1]);
      const turned = noise.at(far * 0.35, 2.2) * 0.5 + noise.at(far * 1.3, 7.7) * 0.35;
      const stain = noise.fbm(x * 0.006, y * 0.006, 5);
      const sunk = far < r * 0.86 ? 8 : 0;
      plate.relief[i] =
        Math.min(10, rim[i] * 0.8) -
        sunk +
        (net[i] > 0.5 ? 9 + Math.min(4, depth[i] * 0.6) : 0) -
        (net[i] > 0.5 ? 0 : engraved[i] * 2.6) +
        turned * 0.35 +
        stain * 3;
      const dark =
        (net[i] > 0.5 ? 1 : 1 - engraved[i] * 0.75) *
        (1 + stain * 0.22 + turned * 0.06) *
        (net[i] > 0.5 ? 1.12 : 0.82);
      for (let k = 0; k < 3; k++)
        plate.colour[i * 3 + k] = brass[k] * dark * (k === 2 ? 1 - stain * 0.2 : 1);
      plate.metal[i] = 0.85;
      plate.gloss[i] = 0.42 + turned * 0.1;
    }
  const lit = lightPlate(plate, { reach: 8, occlusion: 1.2 });
  return mount(size, size, lit, plate.cover, { ground: p.ground, lift: 30, seed });
}

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
