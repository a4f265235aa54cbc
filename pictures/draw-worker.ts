import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from './catalogue.ts';
import { writePicture } from './write-picture.ts';

// Answers each slug with the record of the picture drawn, or with the reason why it was not.
parentPort?.on('message', async (slug: string) => {
  const entry = catalogue.find((one) => one.slug === slug);
  try {
    if (!entry) throw new Error(`The catalogue has no picture ${slug}.`);
    parentPort?.postMessage({ slug, record: await writePicture(entry, workerData.folders) });
  } catch (error) {
    parentPort?.postMessage({ slug, error: error instanceof Error ? error.stack : String(error) });
  }
});
