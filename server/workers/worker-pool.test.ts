import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

// Each test starts some processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const soon = { timeout: 20_000 };

function createPool(stub: 'lives' | 'dies' | 'fails', count = 2, takeWithinMs = 20_000) {
  const folder = mkdtempSync(join(tmpdir(), 'girih-pool-'));
  const file = join(folder, 'told');
  vi.stubEnv('STUB', stub);
  vi.stubEnv('STUB_FILE', file);
  const gaveUp: Error[] = [];
  const pool = new WorkerPool({
    findEntry: () => new URL('../../tests/fakes/stub-worker.ts', import.meta.url),
    count,
    log: pino({ level: 'silent' }),
    hear: () => {},
    giveUp: (error) => gaveUp.push(error),
    firstRestartMs: 10,
    takeWithinMs,
  });
  onTestFinished(async () => {
    pool.tellStopping();
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  });
  const listTold = () => readFileSync(file, 'utf8').trim().split('\n');
  const listReady = () => pool.ready.map(({ processId }) => processId);
  const untilReady = (wanted = count) =>
    expect.poll(() => pool.ready.length, { timeout: 20_000 }).toBe(wanted);
  return { pool, gaveUp, listTold, listReady, untilReady };
}

test('one worker alone has the duties of all, and the next one has them when it dies', async () => {
  const { pool, listTold, listReady, untilReady } = createPool('lives');
  await pool.start();
  await untilReady();
  const first = listReady();
  expect(listTold().filter((line) => line.endsWith('duties'))).toEqual(['1 duties']);
  process.kill(first[0] ?? 0, 'SIGKILL');
  await expect.poll(() => listTold().at(-1) !== '1 duties' && pool.ends.failed).toBe(1);
  await untilReady();
  expect(listTold().filter((line) => line.endsWith('duties'))).toEqual(['1 duties', '2 duties']);
  // Its number goes to its successor.
  expect(pool.ready.map(({ number }) => number).sort()).toEqual([1, 2]);
  expect(listReady()).not.toContain(first[0]);
});

test('a rolling restart has each new worker ready before the old one is told to finish', async () => {
  const { pool, listTold, listReady, untilReady } = createPool('lives');
  await pool.start();
  await untilReady();
  const before = listReady();
  let fewest = 2;
  const watch = setInterval(() => {
    fewest = Math.min(fewest, pool.ready.length);
  }, 1);
  pool.roll();
  await expect.poll(() => pool.ends.replaced, { timeout: 20_000 }).toBe(2);
  clearInterval(watch);
  await untilReady();
  expect(fewest).toBe(2);
  expect(listReady().filter((id) => before.includes(id))).toEqual([]);
  const told = listTold();
  expect(told.indexOf('3 start')).toBeLessThan(told.indexOf('1 finish'));
  expect(told.indexOf('1 finish')).toBeLessThan(told.indexOf('2 finish'));
});

test('a rolling restart is given up when the new worker does not start, and the old ones stay', async () => {
  const { pool, listReady, untilReady } = createPool('lives');
  await pool.start();
  await untilReady();
  const before = listReady();
  vi.stubEnv('STUB', 'dies');
  pool.roll();
  await expect.poll(() => pool.ends.failed, { timeout: 20_000 }).toBe(1);
  expect(pool.ends.replaced).toBe(0);
  expect(listReady()).toEqual(before);
});

test('what the first worker says of its start is the reason that nothing starts', async () => {
  const { pool } = createPool('fails');
  await expect(pool.start()).rejects.toMatchObject({
    name: 'InvalidSetting',
    message: 'The setting X is wrong.',
  });
});

test('a first worker that dies again and again ends the start with a sentence', async () => {
  const { pool } = createPool('dies');
  await expect(pool.start()).rejects.toThrow(
    /^The workers of the site end as soon as they start \(the last one with exit code 3\)/,
  );
  expect(pool.ends.failed).toBe(5);
});

test('when nobody answers any more and no worker starts, the whole is given up', async () => {
  const { pool, gaveUp, listReady, untilReady } = createPool('lives', 1);
  await pool.start();
  await untilReady();
  vi.stubEnv('STUB', 'dies');
  process.kill(listReady()[0] ?? 0, 'SIGKILL');
  await expect.poll(() => gaveUp.length, { timeout: 30_000 }).toBe(1);
  expect(gaveUp[0]?.message).toContain('end as soon as they start');
});

test('a worker that hangs is ended, and the visitors it was given go to others', async () => {
  const { pool, listTold, listReady, untilReady } = createPool('lives', 2, 4_000);
  await pool.start();
  await untilReady();
  const hanging = pool.ready.find(({ number }) => number === 1)?.processId ?? 0;
  process.kill(hanging, 'SIGSTOP');
  for (let visitor = 0; visitor < 4; visitor += 1) pool.handOver.give(new Socket());
  const countGiven = (line: string) => listTold().filter((one) => one === line).length;
  await expect.poll(() => countGiven('2 connection'), soon).toBe(2);
  // It is passed over as soon as it is known to be slow.
  await expect.poll(() => pool.workers.filter(({ isBrisk }) => !isBrisk).length, soon).toBe(1);
  for (let visitor = 0; visitor < 2; visitor += 1) pool.handOver.give(new Socket());
  await expect.poll(() => countGiven('2 connection'), soon).toBe(4);
  await expect.poll(() => pool.ends.failed, soon).toBe(1);
  await expect.poll(() => countGiven('2 connection'), soon).toBe(6);
  await untilReady();
  expect(listReady()).not.toContain(hanging);
});

test('a worker that dies while it imports its code is not replaced before the databases are ready', async () => {
  const { pool, listTold, untilReady } = createPool('lives');
  pool.preload(false);
  process.kill(pool.workers[0]?.processId ?? 0, 'SIGKILL');
  await expect.poll(() => pool.ends.failed).toBe(1);
  await wait(300);
  expect(pool.workers).toEqual([]);
  await pool.start();
  await untilReady();
  expect(listTold().filter((line) => line.endsWith('start'))).toHaveLength(2);
});

test('a worker that is ready after the site was told to stop is told so too', async () => {
  const { pool, listTold } = createPool('lives', 1);
  const started = pool.start();
  pool.tellStopping();
  await started;
  await expect.poll(() => listTold()).toEqual(['1 start', '1 stopping', '1 stopping']);
});
