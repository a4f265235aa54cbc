import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of a repository cannot be taken; the message says why. */
class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
}

const maxBytes = 200 * 1024 * 1024;
const timeoutMs = 120_000;

/**
 * Brings a file from one of the given hosts, by https and without following elsewhere. It is there whole
 * or not at all.
 * @throws {CannotFetch}
 */
export async function fetchFile(
  address: string,
  to: string,
  { hosts, fetch: ask }: { readonly hosts: readonly string[]; readonly fetch: typeof fetch },
): Promise<void> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || !hosts.includes(url.host)) {
    throw new CannotFetch(`${address.slice(0, 200)} lies on no host of the repository`);
  }
  const response = await ask(url.href, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error) => {
    throw new CannotFetch(`${address} cannot be fetched: ${(error as Error).message}`);
  });
  if (!response.ok || !response.body) {
    throw new CannotFetch(`${address} answers ${response.status}`);
  }
  let bytes = 0;
  const bound = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new CannotFetch(`${address} is larger than 200 MB`) : null, chunk);
    },
  });
  await mkdir(dirname(to), { recursive: true });
  try {
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(body, bound, createWriteStream(`${to}.part`));
    await rename(`${to}.part`, to);
  } catch (error) {
    await rm(`${to}.part`, { force: true });
    throw error;
  }
}
