import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue, type FairQueueOptions } from './fair-queue.ts';
import { NobodyWaits, TooBusy } from './too-busy.ts';

function open(options: FairQueueOptions = {}) {
  const refused: string[] = [];
  const queue = new FairQueue({
    concurrency: 2,
    onRefused: (reason, client) => refused.push(`${reason} ${client}`),
    ...options,
  });
  const begun: string[] = [];
  const ends = new Map<string, (value: string) => void>();
  const signals = new Map<string, AbortSignal>();
  const ask = (client: string, key: string, signal?: AbortSignal) => {
    const asked = queue.run(key, { client, signal }, (unwanted) => {
      begun.push(key);
      signals.set(key, unwanted);
      return new Promise<string>((resolve) => ends.set(key, resolve));
    });
    const told = asked.catch((error: Error) => error);
    return told;
  };
  const finish = async (key: string) => {
    ends.get(key)?.(`${key} made`);
    await soon();
  };
  return { queue, begun, refused, signals, ask, finish };
}

test('one client leaves a place free for the others', async () => {
  const { begun, ask } = open();
  for (const key of ['a1', 'a2', 'a3']) void ask('a', key);
  expect(begun).toEqual(['a1']);
  void ask('b', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
});

test('clients take turns, whoever asked first and however much', async () => {
  const { begun, ask, finish } = open({ concurrency: 1 });
  for (const key of ['a1', 'a2', 'a3']) void ask('a', key);
  for (const key of ['b1', 'b2']) void ask('b', key);
  void ask('c', 'c1');
  for (const key of ['a1', 'a2', 'b1', 'c1', 'a3']) await finish(key);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('what several ask for is made once, in the first turn of any of them', async () => {
  const { begun, ask, finish } = open({ concurrency: 1 });
  void ask('a', 'a1');
  void ask('a', 'a2');
  const first = ask('a', 'same');
  const second = ask('b', 'same');
  await finish('a1');
  await finish('a2');
  await finish('same');
  expect(begun).toEqual(['a1', 'a2', 'same']);
  expect(await Promise.all([first, second])).toEqual(['same made', 'same made']);
});

test('what nobody waits for any more is not begun', async () => {
  const { queue, begun, ask, finish } = open({ concurrency: 1 });
  void ask('a', 'a1');
  const [one, other] = [new AbortController(), new AbortController()];
  const gone = ask('a', 'a2', one.signal);
  const alsoWanted = ask('a', 'a3', one.signal);
  const wanted = ask('b', 'a3', other.signal);
  one.abort();
  expect(await gone).toBeInstanceOf(NobodyWaits);
  expect(await alsoWanted).toBeInstanceOf(NobodyWaits);
  await finish('a1');
  await finish('a3');
  expect(await wanted).toBe('a3 made');
  expect(begun).toEqual(['a1', 'a3']);
  expect(queue.load).toEqual({ running: 0, waiting: 0 });
});

test('work that was begun is told when its last asker has gone', async () => {
  const { signals, ask } = open();
  const [one, other] = [new AbortController(), new AbortController()];
  void ask('a', 'a1', one.signal);
  void ask('b', 'a1', other.signal);
  one.abort();
  expect(signals.get('a1')?.aborted).toBe(false);
  other.abort();
  expect(signals.get('a1')?.aborted).toBe(true);
});

test('who went away before asking has nothing begun', async () => {
  const { begun, ask } = open();
  expect(await ask('a', 'a1', AbortSignal.abort())).toBeInstanceOf(NobodyWaits);
  expect(begun).toEqual([]);
});

test('one client may have so much waiting, and no more', async () => {
  const { refused, ask } = open({ concurrency: 1, maxWaitingPerClient: 2 });
  for (const key of ['a1', 'a2', 'a3']) void ask('a', key);
  expect(await ask('a', 'a4')).toMatchObject({ by: 'client', status: 429 });
  expect(refused).toEqual(['client a']);
});

test('where it is full, whoever has most waiting gives way to who has less', async () => {
  const { begun, refused, ask, finish } = open({ concurrency: 1, maxWaiting: 3 });
  void ask('a', 'a1');
  void ask('a', 'a2');
  void ask('a', 'a3');
  const last = ask('a', 'a4');
  void ask('b', 'b1');
  expect(await last).toMatchObject({ by: 'all', status: 503 });
  expect(await ask('a', 'a5')).toMatchObject({ by: 'all', status: 503 });
  expect(refused).toEqual(['all a', 'all a']);
  for (const key of ['a1', 'a2', 'b1']) await finish(key);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a share that is used up refuses what is new, and gives what is being made', async () => {
  const { ask, finish } = open({
    admit: (client) => {
      if (client === 'greedy') throw new TooBusy('client', 30);
    },
  });
  const first = ask('a', 'a1');
  const joined = ask('greedy', 'a1');
  expect(await ask('greedy', 'g1')).toMatchObject({ by: 'client', retryAfterSeconds: 30 });
  await finish('a1');
  expect(await Promise.all([first, joined])).toEqual(['a1 made', 'a1 made']);
});

test('an error is told to all who wait, and the next is begun', async () => {
  const { begun, ask, queue } = open({ concurrency: 1 });
  const fails = () => Promise.reject(new Error('no picture'));
  const [one, other] = [
    queue.run('x', { client: 'a' }, fails),
    queue.run('x', { client: 'b' }, fails),
  ];
  void ask('a', 'a1');
  await expect(one).rejects.toThrow('no picture');
  await expect(other).rejects.toThrow('no picture');
  await soon();
  expect(begun).toEqual(['a1']);
});

test('slow work is done when there is no other, one thing after the other', async () => {
  const { queue, begun, ask, finish } = open();
  void ask('a', 'a1');
  for (const key of ['later1', 'later2']) {
    queue.runWhenIdle(key, async () => {
      begun.push(key);
    });
  }
  expect(begun).toEqual(['a1']);
  await finish('a1');
  await soon();
  expect(begun).toEqual(['a1', 'later1', 'later2']);
});

test('a closed queue begins nothing: who waits is told, what runs ends', async () => {
  const { queue, begun, ask, finish } = open({ concurrency: 1 });
  const running = ask('a', 'a1');
  const waiting = ask('a', 'a2');
  queue.runWhenIdle('later', async () => begun.push('later'));
  queue.close();
  expect(await waiting).toMatchObject({ by: 'all' });
  expect(await ask('b', 'b1')).toMatchObject({ by: 'all' });
  await finish('a1');
  expect(await running).toBe('a1 made');
  expect(begun).toEqual(['a1']);
});
