import { randomBytes } from 'node:crypto';
import { lstatSync, renameSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { listen } from '../process/listen.ts';
import { InvalidSetting } from '../settings/settings.ts';

/** Where a service is to be reached. */
export type ServicePlace =
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number }
  | {
      readonly kind: 'socket';
      /** Absolute. */
      readonly path: string;
      /** `0o600`: the same user; `0o660`: the same group too. */
      readonly mode: 0o600 | 0o660;
    };

/** Linux has room for 107 bytes; the name that it has at first is longer than the path. */
const maxPathBytes = 90;

export interface OpenedPlace {
  /** As the settings `…_URL` take it. */
  readonly address: string;
  /** Takes the socket away, unless another process has taken its place. */
  remove(): void;
}

/**
 * Listens. A socket gets another name at first and is then renamed over the one that may be there: calls
 * reach either the process before or this one, and none finds nothing.
 * @throws {InvalidSetting} where it can never be opened, and what the system says otherwise
 */
export async function openPlace(server: Server, place: ServicePlace): Promise<OpenedPlace> {
  if (place.kind === 'tcp') {
    return { address: await listen(server, place), remove: () => {} };
  }
  const { path, mode } = place;
  checkPath(path);
  const first = `${path}.${randomBytes(4).toString('hex')}`;
  await listenOnSocket(server, first, mode);
  const { ino } = lstatSync(first);
  try {
    renameSync(first, path);
  } catch (error) {
    rmSync(first, { force: true });
    throw error;
  }
  return {
    address: `unix:${path}`,
    remove() {
      if (lstatSync(path, { throwIfNoEntry: false })?.ino === ino) rmSync(path, { force: true });
    },
  };
}

function checkPath(path: string): void {
  if (!path.startsWith('/')) throw new InvalidSetting('--socket must be an absolute path.');
  if (Buffer.byteLength(path) > maxPathBytes) {
    throw new InvalidSetting(`--socket must be a path of at most ${maxPathBytes} bytes.`);
  }
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there && !there.isSocket()) {
    throw new InvalidSetting(`--socket is ${path}, where there is something else than a socket.`);
  }
}

/** The socket has its mode from its first moment: the mask is set while the system makes it. */
function listenOnSocket(server: Server, path: string, mode: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isFolder = error.code === 'ENOENT' || error.code === 'EACCES';
      const message = `--socket is ${path.replace(/\.\w+$/, '')}, in whose folder this user cannot make one.`;
      reject(isFolder ? new InvalidSetting(message) : error);
    });
    const before = process.umask(0o777 & ~mode);
    try {
      server.listen(path, () => {
        server.removeAllListeners('error');
        resolve();
      });
    } finally {
      process.umask(before);
    }
  });
}
