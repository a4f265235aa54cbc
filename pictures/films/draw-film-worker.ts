import { parentPort, workerData } from 'node:worker_threads';
import { drawFilm } from './draw-film.ts';

try {
  await drawFilm(workerData.name, workerData.folder, (done, all) =>
    parentPort?.postMessage({ done, all }),
  );
  parentPort?.postMessage({ finished: true });
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
}
