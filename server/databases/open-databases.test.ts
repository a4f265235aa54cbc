import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { InvalidSetting } from '../settings/settings.ts';
import { openDatabases } from './open-databases.ts';

const open = (dataFolder: string, databaseUrl: string | null = null) =>
  openDatabases({ dataFolder, databaseUrl, databasePoolSize: 2 });
const failureOf = (dataFolder: string, databaseUrl?: string): Promise<Error> =>
  open(dataFolder, databaseUrl).then(
    async (databases) => {
      await databases.close();
      return new Error('opened');
    },
    (error) => error,
  );
const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-open-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('the data folder is made with the folders above it', async () => {
  const folder = join(createFolder(), 'one/two');
  await (await open(folder)).close();
  expect(existsSync(join(folder, 'visitors.sqlite'))).toBe(true);
});

test.for([
  ['is a file', 'file'],
  ['lies in a file', 'file/data'],
] as const)('a data folder that %s is a wrong setting', async ([, path]) => {
  const folder = createFolder();
  writeFileSync(join(folder, 'file'), '');
  const failure = await failureOf(join(folder, path));
  expect(failure).toBeInstanceOf(InvalidSetting);
  expect(failure.message).toContain(`DATA_FOLDER, ${folder}/${path}, is a file or lies in one.`);
});

test.runIf(existsSync('/proc/self'))(
  'a data folder where the system makes none is a wrong setting, not an endless try',
  async () => {
    const failure = await failureOf('/proc/girih/data');
    expect(failure).toBeInstanceOf(InvalidSetting);
    expect(failure.message).toMatch(/^The setting DATA_FOLDER, \/proc\/girih\/data, /);
  },
);

test('a host that nobody knows is a wrong setting', async () => {
  const failure = await failureOf(createFolder(), 'postgres://ana:secret@nowhere.invalid/museum');
  // A machine without any name service cannot tell.
  const isKnown = failure instanceof InvalidSetting || failure instanceof DatabaseUnavailable;
  expect(isKnown).toBe(true);
  expect(failure.message).toContain('DATABASE_URL');
  expect(failure.message).toContain('nowhere.invalid');
  expect(failure.message).not.toContain('secret');
});

test('a server that is not there does not answer, and is named', async () => {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
  const failure = await failureOf(createFolder(), `postgres://ana:secret@127.0.0.1:${port}/museum`);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(failure.message).toBe(
    `The PostgreSQL server in the setting DATABASE_URL does not answer at 127.0.0.1:${port} (ECONNREFUSED). Check that it is running and that this machine may connect to it.`,
  );
});
