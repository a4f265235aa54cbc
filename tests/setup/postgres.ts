import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findFreePort } from './free-port.ts';
import { makeTemplates, type Templates } from './postgres-templates.ts';

/**
 * Where the tests find PostgreSQL. `server` is a real one, on which each test makes databases of
 * its own. `pglite` is a folder dump from which each test file starts PGlite in its own process.
 */
export type TestPostgres =
  | { readonly kind: 'server'; readonly address: string; readonly templates: Templates }
  | { readonly kind: 'pglite'; readonly dump: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

/**
 * Vitest's global set-up: starts PostgreSQL once per run and stops it at the end. With
 * `TEST_POSTGRES_URL=postgres://…` the tests use that server, with `TEST_POSTGRES_URL=pglite` PGlite
 * even where PostgreSQL is installed.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(chooseParent(), 'girih-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });

  const given = process.env.TEST_POSTGRES_URL;
  if (given && given !== 'pglite') {
    const { templates, remove } = await makeTemplates(given);
    project.provide('postgres', { kind: 'server', address: given, templates });
    return async () => {
      await remove();
      removeFolder();
    };
  }

  const binaries = given === 'pglite' ? null : findBinaries();
  const server = binaries && (await startServer(binaries, folder));
  if (server) {
    const { templates } = await makeTemplates(server.address);
    project.provide('postgres', { kind: 'server', address: server.address, templates });
    return async () => {
      await server.stop();
      removeFolder();
    };
  }

  const dump = join(folder, 'pglite.tar');
  await writeFile(dump, await dumpFreshPglite());
  project.provide('postgres', { kind: 'pglite', dump });
  return async () => removeFolder();
}

const minMemoryBytes = 2 * 1024 ** 3;

/**
 * In memory where there is room: each test makes and removes hundreds of files, and file systems of
 * disks search long among those that were removed just before (ext4 does for five seconds).
 */
function chooseParent(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= minMemoryBytes ? memory : tmpdir();
}

/** The newest PostgreSQL that the system has installed, else null. */
export function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
    .concat('/opt/homebrew/bin', '/usr/local/bin', '/usr/bin');
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

interface StartedServer {
  readonly address: string;
  stop(): Promise<void>;
  /** Ends it as PostgreSQL's own `fast` (connections are told) and `immediate` (they are cut) do. */
  end(mode: 'fast' | 'immediate'): Promise<void>;
  /** Lets all its processes stand still, as behind a cut cable: nothing is closed, nothing answers. */
  freeze(isFrozen: boolean): void;
}

/** @param port of a server that was stopped, to start it again with the data it has */
export async function startServer(
  binaries: string,
  folder: string,
  usedPort?: number,
): Promise<StartedServer | null> {
  const user = chooseUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  if (usedPort === undefined) {
    const made = spawnSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...user, cwd: folder, encoding: 'utf8' },
    );
    if (made.status !== 0) {
      const reason = (made.stderr || made.error?.message || '').trim().split('\n').at(-1);
      process.stderr.write(`The installed PostgreSQL does not start (${reason}); using PGlite.\n`);
      return null;
    }
  }

  const port = usedPort ?? (await findFreePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    shared_buffers: '32MB',
    // The databases live as long as the tests: no need to survive a power cut.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_wal_size: '128MB',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The shell waits for the end of its input, which also comes when this process is killed.
  const shell = spawn(
    '/bin/sh',
    [
      '-c',
      '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server',
      'sh',
      join(binaries, 'postgres'),
      '-D',
      data,
      ...options,
    ],
    { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(address, shell);
  return {
    address,
    async stop() {
      if (shell.exitCode !== null) return;
      const ended = once(shell, 'exit');
      shell.stdin?.end();
      await ended;
    },
    async end(mode) {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      const ended = once(shell, 'exit');
      process.kill(Number(pid), mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      shell.stdin?.end();
      await ended;
    },
    freeze(isFrozen) {
      const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
      for (const one of [pid, ...children.filter((child) => child !== '')]) {
        process.kill(Number(one), isFrozen ? 'SIGSTOP' : 'SIGCONT');
      }
    },
  };
}

/** PostgreSQL refuses to run as root: then as its own user, else as nobody. */
export function chooseUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = new Map(lines.map((line) => [line.split(':')[0], line.split(':')]));
  const fields = users.get('postgres') ?? users.get('nobody');
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

async function waitUntilReady(address: string, server: ChildProcess): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${log}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Making a new PGlite takes seconds, starting one from this dump takes a third of one. */
async function dumpFreshPglite(): Promise<Uint8Array> {
  const { createPglite } = await import('./pglite.ts');
  const fresh = await createPglite();
  const dump = await fresh.dumpDataDir('none');
  await fresh.close();
  return new Uint8Array(await dump.arrayBuffer());
}
