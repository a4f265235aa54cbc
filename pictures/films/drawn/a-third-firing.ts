import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { smoothstep } from '../../surface/field.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { paintCanvas } from '../../surface/plate.ts';
import { between, type DrawnFilm, height, width } from './drawn-film.ts';

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
    const master = paintCanvas(width, height, (brush) => {
      // The ground goes on to either side as it is at the picture's left edge.
      brush.drawImage(bowl, 0, 0, 4, bowl.height, 0, top, width, size);
      const right = (width + size) / 2;
      const edge = brush.createLinearGradient(right - 90, 0, right, 0);
      edge.addColorStop(0, '#000f');
      edge.addColorStop(1, '#0000');
      const faded = paintCanvas(width, height, (own) => {
        own.drawImage(bowl, (width - size) / 2, top, size, size);
        own.globalCompositeOperation = 'destination-in';
        own.fillStyle = edge;
        own.fillRect(0, 0, width, height);
      });
      brush.drawImage(faded, 0, 0);
    });
    const gold = master.getContext('2d').getImageData(0, 0, width, height).data;
    const soot = new Float32Array(width * height).map((_, i) =>
      noise.fbm((i % width) * 0.006, Math.floor(i / width) * 0.006, 5),
    );
    return (brush, seconds) => {
      const image = brush.createImageData(width, height);
      const now = readKiln(seconds);
      const drifts = driftOver(noise, seconds);
      for (let i = 0; i < width * height; i++) {
        const x = i % width;
        const y = Math.floor(i / width);
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
        const drift = drifts[(y >> 1) * (width / 2) + (x >> 1)] ?? 0;
        const flame = now.fire * Math.max(0, drift + 0.35 + (y / height) * 0.4);
        const glow = now.heat * (0.55 + 0.45 * (y / height));
        const fired = now.fired * rubbed;
        for (let c = 0; c < 3; c++) {
          const finished = [r, g, b][c] ?? 0;
          const body = ((raw[c] ?? 0) * (1 - fired) + finished * fired) * dark;
          const hot = body * (1 - now.heat * 0.45) * ([1.5, 0.72, 0.36][c] ?? 1) ** now.heat;
          image.data[i * 4 + c] =
            hot +
            ([255, 120, 28][c] ?? 0) * (flame * 0.75 + glow * 0.12) +
            70 * now.smoke * Math.max(0, drift + 0.3);
        }
        image.data[i * 4 + 3] = 255;
      }
      const painted = paintCanvas(width, height, (own) => own.putImageData(image, 0, 0));
      brush.drawImage(painted, 0, 0);
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

/** How flames and smoke drift upwards, for every second pixel. */
function driftOver(noise: Noise, seconds: number): Float32Array {
  const drifts = new Float32Array((width / 2) * (height / 2));
  for (let i = 0; i < drifts.length; i++) {
    const x = (i % (width / 2)) * 2;
    const y = Math.floor(i / (width / 2)) * 2;
    drifts[i] = noise.fbm(x * 0.004 + seconds * 0.2, y * 0.004 + seconds * 0.75, 4);
  }
  return drifts;
}
