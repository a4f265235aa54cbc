// Kills the first start (migrations, loading of the demo content, listening) at random moments and
// looks at what is left: after every kill the databases are sound, and the next start that is left
// alone holds exactly the content of one that was never disturbed.
// `node bench/killed-start.ts [--times 30]`
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';

const { values } = readCommandLine({ options: { times: { type: 'string', default: '30' } } });
const times = Number(values.times);
const folder = mkdtempSync(join(tmpdir(), 'girih-killed-start-'));
/** Their rows are the same whenever they are loaded; those that hold a time are not compared. */
const ownOfOneRun = /_fts|_docidx|_config|_content$|_data$|_idx$|sqlite_/;

// A copy, so that nobody changes it meanwhile.
const contentFolder = join(folder, 'content');
for (const path of ['documents', 'objects', 'images/index.json']) {
  cpSync(join('content', path), join(contentFolder, path), { recursive: true });
}
mkdirSync(join(contentFolder, 'films'));
for (const { name } of readdirSync('content/images', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)) {
  symlinkSync(resolve('content/images', name), join(contentFolder, 'images', name));
}

try {
  const undisturbed = join(folder, 'undisturbed');
  const startedAt = performance.now();
  await stop(await startUntilReady(undisturbed));
  const takes = performance.now() - startedAt;
  const expected = countRows(undisturbed);
  console.log(`a first start takes ${Math.round(takes)} ms; killing ${times} of them`);

  let data = join(folder, 'run-0');
  let kills = 0;
  let wholeStarts = 0;
  while (kills < times) {
    const child = start(data);
    const after = Math.random() * takes;
    const isReady = await Promise.race([
      once(child.stdout as NodeJS.ReadableStream, 'data').then(() => true),
      new Promise<false>((resolve) => setTimeout(resolve, after, false)),
    ]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    kills += 1;
    checkSound(data);
    console.log(
      `kill ${kills} after ${Math.round(after)} ms: sound${isReady ? ', was ready' : ''}`,
    );
    // Some are disturbed once, some several times in a row.
    if (isReady || Math.random() < 0.5) {
      await stop(await startUntilReady(data));
      checkSound(data);
      compare(expected, countRows(data));
      wholeStarts += 1;
      data = join(folder, `run-${kills}`);
    }
  }
  await stop(await startUntilReady(data));
  compare(expected, countRows(data));
  console.log(`${kills} kills, ${wholeStarts + 1} starts after them: all content there, all sound`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function start(data: string): ChildProcess {
  return spawn(process.execPath, ['tests/fakes/server-process.ts', '--load-content'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'error',
      CONTENT_FOLDER: contentFolder,
      DATA_FOLDER: data,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function startUntilReady(data: string): Promise<ChildProcess> {
  const child = start(data);
  const [line] = await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, 'data'),
    once(child, 'exit').then(() => [null]),
  ]);
  if (line === null) throw new Error('The start after a kill failed.');
  const address = /http:\S+/.exec(String(line))?.[0] ?? '';
  const ready = await fetch(`${address}/health/ready`);
  if (!ready.ok) throw new Error(`After a kill the server says ${ready.status}.`);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

function listDatabases(data: string): DatabaseSync[] {
  return ['content', 'visitors']
    .map((name) => join(data, `${name}.sqlite`))
    .filter((path) => existsSync(path))
    .map((path) => new DatabaseSync(path));
}

function checkSound(data: string): void {
  for (const database of listDatabases(data)) {
    const [row] = database.prepare('PRAGMA integrity_check').all();
    database.close();
    if (row?.integrity_check !== 'ok') throw new Error(`Not sound: ${row?.integrity_check}`);
  }
}

function countRows(data: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const database of listDatabases(data)) {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    for (const { name } of tables) {
      if (ownOfOneRun.test(String(name))) continue;
      const [row] = database.prepare(`SELECT count(*) AS count FROM "${name}"`).all();
      counts.set(String(name), Number(row?.count));
    }
    database.close();
  }
  return counts;
}

function compare(expected: Map<string, number>, found: Map<string, number>): void {
  for (const [table, count] of expected) {
    if (found.get(table) !== count) {
      throw new Error(`${table} has ${found.get(table)} rows instead of ${count}.`);
    }
  }
}
