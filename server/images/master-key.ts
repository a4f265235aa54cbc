import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { MasterFile } from './find-master.ts';
import type { PictureKey } from './image-cache.ts';

const hashes = new LRUCache<string, Promise<string>>({ max: 10_000 });

/**
 * The key of a picture made from a file. On other machines the same file lies elsewhere and has another
 * time, so there it is known by what it holds, which is read once in a process and only where machines share
 * what they made.
 * @param making the size, format and whatever else is wanted
 */
export const toPictureKey = (master: MasterFile, making: string): PictureKey => ({
  own: `${master.path}@${master.version} ${making}`,
  everywhere: async () => `${await findHash(master)} ${making}`,
});

function findHash({ path, version }: MasterFile): Promise<string> {
  const key = `${path}@${version}`;
  const known = hashes.get(key);
  if (known) return known;
  const hash = hashFile(path);
  hashes.set(key, hash);
  hash.catch(() => hashes.delete(key));
  return hash;
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('base64url');
}
