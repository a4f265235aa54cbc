import { join } from 'node:path';
import sharp from 'sharp';
import { developFrame } from '../render/finish.ts';
import { rayAt } from '../render/rasterise.ts';
import { prepareFrames } from '../render/scene.ts';
import { smoothstep } from '../surface/field.ts';
import { composeAmbience } from './ambience.ts';
import { drawDrawnFilm, findDrawnFilm } from './drawn/draw-drawn-film.ts';
import { encodeFilm } from './encode-film.ts';
import { driftingSky, films, shimmerAt } from './films.ts';

/** A window of 1920 by 1080 is covered by this without enlarging. */
const scale = Number(process.env.PICTURE_SCALE ?? 1);
export const width = Math.round(1920 * scale);
export const height = Math.round(1080 * scale);
// Thin leaves against the sky need it.
const oversampling = 1.5;
const framesPerSecond = 24;

/** Draws one film, of either kind, frame by frame into ffmpeg, with its sound. */
export async function drawFilm(
  name: string,
  folder: string,
  report: (done: number, all: number) => void,
): Promise<void> {
  const file = join(folder, `${name}.mp4`);
  const drawn = findDrawnFilm(name);
  if (drawn) return drawDrawnFilm(drawn, file, report);
  const film = films.find((one) => one.name === name);
  if (!film) throw new Error(`There is no film ${name}.`);
  const count = film.seconds * framesPerSecond;
  const pixels = async function* () {
    for await (const frame of renderFrames(name, count)) {
      yield frame.pixels;
      report(frame.number + 1, count);
    }
  };
  await encodeFilm(pixels(), file, {
    width,
    height,
    framesPerSecond,
    sound: composeAmbience(film.seconds, film.ambience, name),
    // Rates that keep twelve seconds below two megabytes.
    options: ['-crf', '26', '-maxrate', '1300k', '-bufsize', '3000k', '-b:a', '64k'],
  });
}

/** @param count frames of the loop; the first is the film's poster */
export async function* renderFrames(name: string, count: number, only = count) {
  const film = films.find((one) => one.name === name);
  if (!film) throw new Error(`There is no film ${name}.`);
  const scene = film.build();
  const [w, h] = [width * oversampling, height * oversampling];
  const prepared = prepareFrames(scene, w, h);
  for (let number = 0; number < only; number++) {
    const phase = number / count;
    const moving = film.move(phase);
    const materials = scene.materials.slice();
    for (const [slot, material] of moving) materials[slot] = material;
    const light = prepared.shade(
      materials,
      driftingSky(film.look, phase),
      new Set([-1, ...moving.keys()]),
    );
    if (film.shimmer !== undefined) {
      const { view, sight } = prepared;
      for (let i = 0; i < w * h; i++) {
        if (sight.material[i] !== film.shimmer || sight.depth[i] === Number.POSITIVE_INFINITY)
          continue;
        const ray = rayAt(view, i % w, Math.floor(i / w));
        const k = shimmerAt(
          view.eye[0] + ray[0] * sight.depth[i],
          view.eye[2] + ray[2] * sight.depth[i],
          phase,
        );
        for (let c = 0; c < 3; c++) light[i * 3 + c] *= k;
      }
    }
    const bytes = developFrame(light, w, h, {
      exposure: scene.exposure ?? 1,
      glow: scene.glow ?? 0.08,
      flare: scene.flare,
    });
    const sharpest = await sharp(bytes, { raw: { width: w, height: h, channels: 3 } })
      .resize(width, height)
      .raw()
      .toBuffer();
    const pixels = scene.flare ? await softenCorners(sharpest) : sharpest;
    yield { number, pixels };
  }
}

/** A lens is sharp in its middle; towards the corners it is a little less so. */
async function softenCorners(pixels: Buffer): Promise<Buffer> {
  const soft = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(1.3 * scale)
    .raw()
    .toBuffer();
  const out = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const away = Math.hypot(x / width - 0.5, y / height - 0.5) / Math.SQRT1_2;
      const share = smoothstep(0.42, 1, away);
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++)
        out[i + c] = Math.round(pixels[i + c] + (soft[i + c] - pixels[i + c]) * share);
    }
  return out;
}
