// How long a viewer waits for a tile of a master of 100 megapixels: from our image server, and from
// the same library's pipeline as another one uses it (iiif-processor of Samvera), over the same JPEG
// and over the pyramid that ours makes of it. Everything in process, so that only the making counts.
// Cold: nothing of the tile is kept; warm: it was asked for before.
// `node bench/iiif-tiles.ts [tiles of each kind, 40 by default]`
import { createReadStream, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { Processor } from 'iiif-processor';
import { pino } from 'pino';
import sharp from 'sharp';
import { createPictureFinder } from '#server/iiif/find-picture.ts';
import { imageServer } from '#server/iiif/image-server.ts';
import { createSiteWork } from '#server/limits/site-work.ts';
import type { CollectionObject } from '#services/object-collection/contract.ts';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';

const { positionals } = readCommandLine({ words: 1 });
const tiles = Number(positionals[0] ?? 40);
/** Those that read the whole master for each tile take long enough with few. */
const fewTiles = Math.min(tiles, 6);
const budgetMs = 50;
const side = 512;
const columns = 8;
const rows = 5;
const cell = 1_600;
const width = columns * cell;
const height = rows * cell;

const folder = mkdtempSync(join(tmpdir(), 'girih-tiles-'));
async function measure(): Promise<void> {
  const started = performance.now();
  const master = await drawMaster();
  console.log(
    `Master: ${width} × ${height} (${Math.round((width * height) / 1e6)} megapixels), JPEG, ` +
      `${Math.round(statSync(master).size / 1e6)} MB, drawn in ${secondsSince(started)} s`,
  );
  const cacheFolder = join(folder, 'cache');
  const ours = openOurs(cacheFolder);

  const preparing = performance.now();
  await ours(listTiles(1, 1)[0] ?? '');
  const pyramids = `${cacheFolder}-pyramids`;
  const [pyramid = ''] = readdirSync(pyramids);
  console.log(
    `Pyramid: made once, at the first tile, in ${secondsSince(preparing)} s, ` +
      `${Math.round(statSync(join(pyramids, pyramid)).size / 1e6)} MB`,
  );
  const overPyramid = openOther(join(pyramids, pyramid));
  const overJpeg = openOther(master);
  // The first of each is made by code that has not been compiled yet.
  for (const get of [ours, overPyramid, overJpeg]) await get(listTiles(8, 2)[1] ?? '');

  const table: Record<string, Record<string, number | string>> = {};
  for (const [name, scale] of [
    ['full size', 1],
    ['a quarter', 4],
    ['a sixteenth', 16],
  ] as const) {
    const wanted = listTiles(scale, tiles);
    const cold = await time(ours, wanted);
    const warm = await time(ours, wanted);
    // Made and not read: the pyramid holds no WebP.
    const webp = await time(
      ours,
      wanted.map((path) => path.replace('.jpg', '.webp')),
    );
    const tiled = await time(overPyramid, wanted);
    const whole = await time(overJpeg, wanted.slice(0, fewTiles));
    table[`${name}: ours, cold`] = { ...cold, 'times ours': 1 };
    table[`${name}: ours, warm`] = { ...warm, 'times ours': ratio(warm, cold) };
    table[`${name}: ours, cold, WebP`] = { ...webp, 'times ours': ratio(webp, cold) };
    table[`${name}: iiif-processor, our pyramid`] = { ...tiled, 'times ours': ratio(tiled, cold) };
    table[`${name}: iiif-processor, the JPEG`] = { ...whole, 'times ours': ratio(whole, cold) };
    const isKept = cold['95 % ms'] < budgetMs;
    console.log(
      `${name}: cold 95 % within ${cold['95 % ms']} ms, budget ${budgetMs} ms: ${isKept ? 'kept' : 'NOT KEPT'}`,
    );
    if (!isKept) process.exitCode = 1;
  }
  console.table(table);
}

/** The demo's pictures side by side: glaze, wool and wood, which compress as photographs do. */
async function drawMaster(): Promise<string> {
  const pictures = readdirSync('content/images/objects').filter((name) => name.endsWith('.webp'));
  const composites = await Promise.all(
    Array.from({ length: columns * rows }, async (_, at) => ({
      input: await sharp(join('content/images/objects', pictures[at % pictures.length] ?? ''))
        .resize(cell, cell, { fit: 'cover' })
        .sharpen()
        .png({ compressionLevel: 1 })
        .toBuffer(),
      left: (at % columns) * cell,
      top: Math.floor(at / columns) * cell,
    })),
  );
  mkdirSync(join(folder, 'images'), { recursive: true });
  const path = join(folder, 'images', 'master.jpg');
  await sharp({
    create: { width, height, channels: 3, background: '#888' },
    limitInputPixels: false,
  })
    .composite(composites)
    .jpeg({ quality: 92 })
    .toFile(path);
  return path;
}

type Get = (path: string) => Promise<number>;

function openOurs(cacheFolder: string): Get {
  const object = {
    id: 'master',
    rights: { uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    images: [{ src: '/images/master.jpg' }],
  } as unknown as CollectionObject;
  const pictures = createPictureFinder({
    objectCollection: { findObject: async () => object },
    imagesFolder: join(folder, 'images'),
    mastersFolders: [],
  });
  const publicOrigin = 'https://museum.example';
  const log = pino({ level: 'warn' });
  const work = createSiteWork(log, 0);
  const app = new Hono();
  app.all('/iiif/3/*', imageServer({ publicOrigin, pictures, cacheFolder, work, log }));
  return async (path) => {
    const response = await app.request(`/iiif/3/master:1/${path}`);
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.arrayBuffer()).byteLength;
  };
}

function openOther(file: string): Get {
  return async (path) => {
    const processor = new Processor(
      `https://museum.example/iiif/3/master/${path}`,
      async () => createReadStream(file),
      { sharpOptions: { limitInputPixels: false } },
    );
    const result = await processor.execute();
    if (result.type !== 'content') throw new Error(`It answered with ${result.type}.`);
    return result.body.length;
  };
}

/** Addresses of tiles all over the picture at one scale. */
function listTiles(scale: number, count: number): string[] {
  const step = side * scale;
  const across = Math.ceil(width / step);
  const all = across * Math.ceil(height / step);
  return Array.from({ length: Math.min(count, all) }, (_, index) => {
    const at = Math.floor((index * all) / Math.min(count, all));
    const left = (at % across) * step;
    const top = Math.floor(at / across) * step;
    const w = Math.min(step, width - left);
    const h = Math.min(step, height - top);
    return `${left},${top},${w},${h}/${Math.ceil(w / scale)},${Math.ceil(h / scale)}/0/default.jpg`;
  });
}

async function time(get: Get, paths: readonly string[]) {
  const times: number[] = [];
  let bytes = 0;
  for (const path of paths) {
    const before = performance.now();
    bytes += await get(path);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => {
    const value = times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return Number(value.toFixed(1));
  };
  const kilobytes = Math.round(bytes / times.length / 1_000);
  return {
    tiles: times.length,
    'KB each': kilobytes,
    'median ms': at(0.5),
    '95 % ms': at(0.95),
    'longest ms': at(1),
  };
}

type Times = Awaited<ReturnType<typeof time>>;

const ratio = (times: Times, ours: Times) =>
  Number((times['median ms'] / ours['median ms']).toFixed(2));

const secondsSince = (from: number) => ((performance.now() - from) / 1_000).toFixed(1);

try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
