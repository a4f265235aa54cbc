import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../../surface/mount.ts';
import { encodeFilm } from '../encode-film.ts';
import { type DrawnFilm, frameHeight, frameWidth, toFrame } from './drawn-film.ts';
import { drawnFilms } from './drawn-films.ts';

const framesPerSecond = 24;
const size = { width: frameWidth, height: frameHeight };

export const findDrawnFilm = (name: string): DrawnFilm | null =>
  drawnFilms.find((film) => film.name === name) ?? null;

/** Paints a film frame by frame into ffmpeg, with its sound. */
export async function drawDrawnFilm(
  film: DrawnFilm,
  file: string,
  report: (done: number, all: number) => void,
): Promise<void> {
  const { rate = 400 } = film;
  const count = film.seconds * framesPerSecond;
  const painted = await paintFrames(film);
  const frames = function* () {
    for (let number = 0; number < count; number++) {
      yield painted(number / framesPerSecond);
      report(number + 1, count);
    }
  };
  await encodeFilm(frames(), file, {
    ...size,
    framesPerSecond,
    sound: film.sound?.(film.seconds) ?? null,
    // Much stands still in these films, so that few bytes show every line: at most 50 kB a second.
    options: [
      [
        '-crf',
        '26',
        '-maxrate',
        `${rate}k`,
        '-bufsize',
        '1600k',
        '-tune',
        'animation',
        '-g',
        '240',
      ],
      ['-ac', '1', '-b:a', '36k'],
    ].flat(),
  });
}

/** The picture that stands for a film before it plays. */
export async function drawFilmPoster(name: string): Promise<Picture> {
  const film = findDrawnFilm(name);
  if (!film) throw new Error(`There is no film ${name}.`);
  return { ...size, pixels: (await paintFrames(film))(film.poster) };
}

async function paintFrames(film: DrawnFilm): Promise<(seconds: number) => Uint8Array> {
  const brush = createCanvas(size.width, size.height).getContext('2d');
  const paint = await film.prepare();
  return (seconds) => {
    toFrame(brush);
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = 'source-over';
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    paint(brush, seconds);
    const { data } = brush.getImageData(0, 0, size.width, size.height);
    const pixels = new Uint8Array(size.width * size.height * 3);
    for (let i = 0, j = 0; j < pixels.length; i += 4) {
      pixels[j++] = data[i];
      pixels[j++] = data[i + 1];
      pixels[j++] = data[i + 2];
    }
    return pixels;
  };
}
