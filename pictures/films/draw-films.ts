import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { films } from './films.ts';

const folder = join(import.meta.dirname, '../../content/films');

/** @returns how many films could not be drawn. */
export async function drawFilms(): Promise<number> {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    console.error(
      'Films need ffmpeg, which is not installed. Install it (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg) and run this again.',
    );
    return films.length;
  }
  const results = await Promise.all(films.map(({ name }) => drawInWorker(name)));
  return results.filter((done) => !done).length;
}

function drawInWorker(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./draw-film-worker.ts', import.meta.url), {
      workerData: { name, folder },
    });
    worker.on('error', (error: Error) => {
      console.error(`films/${name}  ${error.stack}`);
      resolve(false);
    });
    worker.on('message', ({ done, all, finished, error }) => {
      if (error) console.error(`films/${name}  ${error}`);
      if (done && done % 24 === 0) console.log(`films/${name}  ${done}/${all} frames`);
      if (finished || error) resolve(!error);
    });
  });
}
