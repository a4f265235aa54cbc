import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { drawnFilms } from './drawn/drawn-films.ts';
import { films } from './films.ts';

const folder = join(import.meta.dirname, '../../content/films');

/**
 * @param isWanted by the film's name
 * @param jobs films drawn at the same time
 * @returns how many films could not be drawn
 */
export async function drawFilms(
  isWanted: (name: string) => boolean,
  jobs: number,
): Promise<number> {
  const queue = [...films, ...drawnFilms].map(({ name }) => name).filter(isWanted);
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    console.error(
      'Films need ffmpeg, which is not installed. Install it (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg) and run this again.',
    );
    return queue.length;
  }
  let failed = 0;
  const run = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift())
      if (!(await drawInWorker(name))) failed++;
  };
  await Promise.all(Array.from({ length: jobs }, run));
  return failed;
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
      if (done && done % 96 === 0) console.log(`films/${name}  ${done}/${all} frames`);
      if (finished || error) resolve(!error);
    });
  });
}
