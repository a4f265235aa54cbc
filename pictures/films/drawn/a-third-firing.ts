import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { smoothstep } from '../../surface/field.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import {
  between,
  type DrawnFilm,
  frameHeight,
  frameWidth,
  height,
  pixelsPerUnit,
  width,
} from './drawn-film.ts';
import { computeFrame, drawWhole, sampleBetween } from './paper.ts';

const picture = join(import.meta.dirname, '../../../content/images/objects/lustre-bowl-01.webp');
/** The picture is square; the bowl fills the frame's height. */
const size = 1_010;
const top = -92;

/** Lustre: painted like clay, smoked in a starved kiln, black when it comes out, rubbed to gold. */
export const aThirdFiring: DrawnFilm = {
  name: 'a-third-firing',
  seconds: 28,
  poster: 26.5,
  prepare: async () => {
    const bowl = await loadImage(picture);
    const noise = createNoise('third firing');
    const paintBowl = (brush: Brush) => {
      // The ground goes on to either side as it is at the picture's left edge.
      brush.drawImage(bowl, 0, 0, 4, bowl.height, 0, top, width, size);
      const right = (width + size) / 2;
      const edge = brush.createLinearGradient(right - 90, 0, right, 0);
      edge.addColorStop(0, '#000f');
      edge.addColorStop(1, '#0000');
      const fade = (own: Brush) => {
        own.drawImage(bowl, (width - size) / 2, top, size, size);
        own.globalCompositeOperation = 'destination-in';
        own.fillStyle = edge;
        own.fillRect(0, 0, width, height);
      };
      drawWhole(brush, paintCanvas(width, height, fade, pixelsPerUnit));
    };
    const gold = paintCanvas(width, height, paintBowl, pixelsPerUnit)
      .getContext('2d')
      .getImageData(0, 0, frameWidth, frameHeight).data;
    const soot = new Float32Array(frameWidth * frameHeight).map((_, i) =>
      noise.fbm(
        ((i % frameWidth) / pixelsPerUnit) * 0.006,
        (Math.floor(i / frameWidth) / pixelsPerUnit) * 0.006,
        5,
      ),
    );
    return (brush, seconds) => {
      const now = readKiln(seconds);
      const driftAt = driftOver(noise, seconds);
      computeFrame(brush, (x, y, i) => {
        const [r, g, b] = [gold[i * 4] ?? 0, gold[i * 4 + 1] ?? 0, gold[i * 4 + 2] ?? 0];
        // What is warm in the finished bowl is where the lustre was painted.
        const painted = smoothstep(14, 60, r - b);
        const light = (r + g + b) / 765;
        const raw = [
          r + (178 * light + 18 - r) * painted,
          g + (112 * light + 6 - g) * painted,
          b + (62 * light - b) * painted,
        ];
        const rubbed = smoothstep(-60, 60, now.cloth - x - (soot[i] ?? 0) * 90 + (y - 360) * 0.25);
        const onBowl = 1 - smoothstep(0.98, 1.02, Math.hypot((x - 640) / 446, (y - 371) / 327));
        const sooty = onBowl * (1 - rubbed) + (1 - onBowl) * now.closed;
        const dark = 1 - now.soot * sooty * (0.72 + (soot[i] ?? 0) * 0.35);
        const drift = now.fire + now.smoke > 0 ? driftAt(x, y) : 0;
        const flame = now.fire * Math.max(0, drift + 0.35 + (y / height) * 0.4);
        const glow = now.heat * (0.55 + 0.45 * (y / height));
        const fired = now.fired * rubbed;
        return [0, 1, 2].map((c) => {
          const finished = [r, g, b][c] ?? 0;
          const body = ((raw[c] ?? 0) * (1 - fired) + finished * fired) * dark;
          const hot = body * (1 - now.heat * 0.45) * ([1.5, 0.72, 0.36][c] ?? 1) ** now.heat;
          return (
            hot +
            ([255, 120, 28][c] ?? 0) * (flame * 0.75 + glow * 0.12) +
            70 * now.smoke * Math.max(0, drift + 0.3)
          );
        }) as [number, number, number];
      });
    };
  },
  sound: null,
};

/** What happens in the kiln; every number but `cloth` (pixels from the left) runs from 0 to 1. */
function readKiln(seconds: number) {
  return {
    heat: between(seconds, 4, 7) * (1 - between(seconds, 13.5, 16)),
    fire: between(seconds, 5, 7.5) * (1 - between(seconds, 9, 10.5)),
    smoke: between(seconds, 9, 10.5) * (1 - between(seconds, 14, 16)),
    soot: between(seconds, 9.5, 13),
    closed: 1 - between(seconds, 14.5, 17.5),
    fired: seconds > 12 ? 1 : 0,
    cloth: -220 + between(seconds, 18, 25.5) * (width + 460),
  };
}

/** Units from one place to the next for which the drift is computed; it changes slowly between. */
const step = 4;
const columns = width / step + 1;

/** How flames and smoke drift upwards. */
function driftOver(noise: Noise, seconds: number): (x: number, y: number) => number {
  const drifts = new Float32Array(columns * (height / step + 1));
  for (let i = 0; i < drifts.length; i++) {
    const x = (i % columns) * step;
    const y = Math.floor(i / columns) * step;
    drifts[i] = noise.fbm(x * 0.004 + seconds * 0.2, y * 0.004 + seconds * 0.75, 4);
  }
  return (x, y) => sampleBetween(drifts, columns, x / step, y / step);
}
