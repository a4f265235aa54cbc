import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FairQueue } from '../limits/fair-queue.ts';
import { ImageCache } from './image-cache.ts';

test('what earlier processes left counts, however often a process is restarted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-image-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'aa'));
  for (let index = 0; index < 20; index += 1) {
    const path = join(folder, 'aa', `old-${index}`);
    writeFileSync(path, Buffer.alloc(1_000));
    utimesSync(path, index, index);
  }
  const cache = new ImageCache({ folder, queue: new FairQueue(), maxBytes: 10_000 });
  const made = { contentType: 'image/webp', body: Buffer.alloc(500) };
  await cache.findOrMake('new', { client: 'a' }, async () => made);
  const left = readdirSync(join(folder, 'aa')).sort();
  expect(left).toHaveLength(9);
  expect(left).toContain('old-19');
  expect(await cache.find('new')).toEqual(made);
});
