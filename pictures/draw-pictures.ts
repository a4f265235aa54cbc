import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { catalogue } from './catalogue.ts';
import {
  measureLook,
  measurePicture,
  type PictureFolders,
  type PictureRecord,
} from './write-picture.ts';

const folder = join(import.meta.dirname, '../content/images');
const folders: PictureFolders = {
  images: folder,
  masters: join(import.meta.dirname, '../content/masters'),
};
const indexFile = join(folder, 'index.json');

/** The names of pictures that fit, all that are there or only those without a file. */
export function listPictures(fits: (name: string) => boolean, isMissingOnly: boolean): string[] {
  return catalogue
    .map(({ slug }) => slug)
    .filter((slug) => fits(slug) && !(isMissingOnly && existsSync(join(folder, `${slug}.webp`))));
}

/** @returns how many pictures could not be drawn. */
export async function drawPictures(slugs: string[], jobs: number): Promise<number> {
  const records = new Map<string, PictureRecord>();
  const queue = slugs.slice();
  const started = Date.now();
  let done = 0;
  let failed = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
        workerData: { folders },
      });
      const next = () => {
        const slug = queue.shift();
        if (slug === undefined) {
          resolve(worker.terminate().then(() => undefined));
        } else worker.postMessage(slug);
      };
      worker.on('error', reject);
      worker.on('message', ({ slug, record, error }) => {
        done++;
        if (record) records.set(slug, record);
        else failed++;
        const seconds = ((Date.now() - started) / 1000).toFixed(0);
        console.log(`${done}/${slugs.length}  ${slug}  ${error ?? `${seconds} s`}`);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, slugs.length) }, run));
  await writeIndex(records);
  return failed;
}

/** The index follows the catalogue and the files: what lies there but is not listed is measured. */
async function writeIndex(drawn: Map<string, PictureRecord>): Promise<void> {
  const before: Record<string, PictureRecord> = existsSync(indexFile)
    ? JSON.parse(await readFile(indexFile, 'utf8'))
    : {};
  const index: Record<string, PictureRecord> = {};
  for (const entry of catalogue) {
    if (!existsSync(join(folder, `${entry.slug}.webp`))) continue;
    const record = drawn.get(entry.slug) ?? before[entry.slug];
    // Ground and colors are measured each time: a file may have come from another machine without its entry.
    index[entry.slug] = {
      ...(record
        ? { ...record, alt: entry.alt, ...(await measureLook(join(folder, record.file))) }
        : await measurePicture(entry, folder)),
      focalPoint: entry.focalPoint,
    };
  }
  await writeFile(`${indexFile}.new`, `${JSON.stringify(index, null, 2)}\n`);
  await rename(`${indexFile}.new`, indexFile);
}
