import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { CollectionObject } from '#services/object-collection/contract.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { createSiteWork } from '../limits/site-work.ts';
import { createPictureFinder } from './find-picture.ts';
import { imageServer } from './image-server.ts';

// An image server over painted pictures, of which every pixel is known.

export const origin = 'https://museum.example';
/** Squares in a row and in a column, each of its own color. */
export const columns = 12;
export const rows = 8;
export const free = { uri: 'https://creativecommons.org/publicdomain/zero/1.0/' };

/** A server of its own for each test file. Its pictures are there once `paint` is done. */
export function createPaintedServer() {
  const folder = mkdtempSync(join(tmpdir(), 'girih-iiif-'));
  const objects: Record<string, { images: string[]; rights: typeof free | null }> = {
    small: { images: ['/images/objects/small.png'], rights: free },
    large: { images: ['/images/objects/large.png', '/images/objects/odd.png'], rights: free },
    reserved: { images: ['/images/objects/large.png'], rights: null },
    elsewhere: { images: ['https://pictures.example/one.jpg'], rights: free },
    escaping: { images: ['/images/../../secret.png'], rights: free },
    gone: { images: ['/images/objects/gone.webp'], rights: free },
  };
  const pictures = createPictureFinder({
    objectCollection: {
      findObject: async (id) => {
        if (id === 'down') throw new ServiceUnavailable('object collection', id);
        const object = objects[id];
        if (!object) return null;
        const images = object.images.map((src) => ({ src }));
        return { id, rights: object.rights, images } as unknown as CollectionObject;
      },
    },
    imagesFolder: join(folder, 'images'),
    mastersFolders: [join(folder, 'masters')],
  });
  const app = new Hono();
  const log = pino({ level: 'silent' });
  const work = createSiteWork(log, 0);
  const cacheFolder = join(folder, 'cache');
  app.all('/iiif/3/*', imageServer({ publicOrigin: origin, pictures, cacheFolder, work, log }));

  return {
    folder,
    objects,
    app,
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(`/iiif/3/${path}`, { headers }),
    async paint() {
      mkdirSync(join(folder, 'images/objects'), { recursive: true });
      mkdirSync(join(folder, 'masters/objects'), { recursive: true });
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
        .png()
        .toFile(join(folder, 'secret.png'));
      const squares = Buffer.from(
        Array.from({ length: rows * columns }, (_, at) =>
          colorOf(at % columns, Math.floor(at / columns)),
        ).flat(),
      );
      const write = (name: string, width: number, height: number) =>
        sharp(squares, { raw: { width: columns, height: rows, channels: 3 } })
          .resize(width, height, { kernel: 'nearest', fit: 'fill' })
          .png()
          .toFile(join(folder, 'images/objects', name));
      await write('small.png', 1_200, 800);
      await write('large.png', 3_600, 2_400);
      await write('odd.png', 2_501, 1_667);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Far enough apart that no compression makes one of another. */
export function colorOf(column: number, row: number): [number, number, number] {
  return [
    (column % 4) * 80,
    (row % 4) * 80,
    Math.floor(column / 4) * 100 + Math.floor(row / 4) * 50,
  ];
}

/** The pixels of an answer. */
export async function look(response: Response) {
  expect(response.status).toBe(200);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => [
      ...data.subarray(
        (Math.floor(y) * info.width + Math.floor(x)) * info.channels,
        (Math.floor(y) * info.width + Math.floor(x)) * info.channels + 3,
      ),
    ],
  };
}

export function expectColor(found: number[], [red, green, blue]: [number, number, number]) {
  for (const [at, value] of [red, green, blue].entries()) {
    expect(
      Math.abs((found[at] ?? -1000) - value),
      `${found} is ${[red, green, blue]}`,
    ).toBeLessThan(12);
  }
}
