import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { catalogue } from './catalogue.ts';
import { drawFilms } from './films/draw-films.ts';
import { measurePicture, type PictureRecord } from './write-picture.ts';

const help = `Draws the museum's own pictures into content/images and its films into content/films.

node pictures/draw.ts [options]
  --only <pattern>   only names that contain the text; * stands for anything
  --missing          only pictures whose file is not there yet
  --films            draw the films too, named films/<name> (needs ffmpeg, takes minutes)
  --jobs <n>         pictures drawn at the same time (default 2)
  --list             print the names and stop
  --help             print this and stop

The same program draws the same pictures everywhere. Exit codes: 0 all drawn, 1 some could not be
drawn, 2 the options are wrong or nothing has such a name.`;

const folder = join(import.meta.dirname, '../content/images');
const indexFile = join(folder, 'index.json');

async function main(): Promise<number> {
  const options = readOptions();
  if (typeof options === 'string') {
    console.error(`${options}\n\n${help}`);
    return 2;
  }
  if (options.help) {
    console.log(help);
    return 0;
  }
  const wanted = catalogue.filter(
    ({ slug }) =>
      matches(slug, options.only) && !(options.missing && existsSync(join(folder, `${slug}.webp`))),
  );
  if (options.list) {
    for (const { slug } of wanted) console.log(slug);
    return 0;
  }
  if (wanted.length === 0 && !options.missing && !options.films) {
    console.error(`No picture has a name like ${options.only}. --list prints all names.`);
    return 2;
  }
  const failed = await drawAll(
    wanted.map(({ slug }) => slug),
    options.jobs,
  );
  const filmsFailed = options.films
    ? await drawFilms((name) => matches(`films/${name}`, options.only), options.jobs)
    : 0;
  return failed + filmsFailed > 0 ? 1 : 0;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: '*' },
        missing: { type: 'boolean', default: false },
        films: { type: 'boolean', default: false },
        jobs: { type: 'string', default: '2' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const jobs = Number(values.jobs);
    if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64)
      return '--jobs must be a whole number from 1 to 64.';
    return { ...values, jobs };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function matches(slug: string, pattern: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('\\$', '$');
  return new RegExp(source).test(slug);
}

/** @returns how many pictures could not be drawn. */
async function drawAll(slugs: string[], jobs: number): Promise<number> {
  const records = new Map<string, PictureRecord>();
  const queue = slugs.slice();
  const started = Date.now();
  let done = 0;
  let failed = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
        workerData: { folder },
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
    index[entry.slug] = record
      ? { ...record, alt: entry.alt }
      : await measurePicture(entry, folder);
  }
  await writeFile(`${indexFile}.new`, `${JSON.stringify(index, null, 2)}\n`);
  await rename(`${indexFile}.new`, indexFile);
}

process.exitCode = await main();
