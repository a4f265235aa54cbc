import { join } from 'node:path';
import { lookNear } from '../families/close-ups/near.ts';
import { develop, makeSunlight } from '../families/close-ups/sunlight.ts';
import { composeAmbience } from './ambience.ts';
import { drawDrawnFilm, findDrawnFilm } from './drawn/draw-drawn-film.ts';
import { encodeFilm } from './encode-film.ts';
import { films } from './films.ts';

/** A window of 1920 by 1080 is covered by this without enlarging. */
const scale = Number(process.env.PICTURE_SCALE ?? 1);
export const width = Math.round(1920 * scale);
export const height = Math.round(1080 * scale);
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
  const { of, view, light = {} } = film.look;
  const sight = lookNear(await of(name), view, width, height);
  const sunAt = makeSunlight(light, name);
  for (let number = 0; number < only; number++)
    yield { number, pixels: develop(sight, sunAt, light, number / count).pixels };
}
