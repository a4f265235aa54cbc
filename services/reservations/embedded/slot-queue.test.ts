import { expect, test, vi } from 'vitest';
import { SlotQueue } from './slot-queue.ts';

test('changes of one time come one after the other, those of others at once', async () => {
  const queue = new SlotQueue();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (name: string, until?: Promise<void>) => async () => {
    await until;
    done.push(name);
  };
  const all = [
    queue.run(['a'], work('a1', first.promise)),
    queue.run(['b', 'a'], work('a2 and b1')),
    queue.run(['c'], work('c1')),
  ];
  await all[2];
  expect(done).toEqual(['c1']);
  first.resolve();
  await Promise.all(all);
  expect(done).toEqual(['c1', 'a1', 'a2 and b1']);
});

test('a change that fails lets the next one begin', async () => {
  const queue = new SlotQueue();
  const failing = queue.run(['a'], () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await queue.run(['a'], async () => 1)).toBe(1);
});

test('who would wait too long, or behind too many, is told to come again', async () => {
  const queue = new SlotQueue();
  const first = Promise.withResolvers<void>();
  const running = queue.run(['a'], () => first.promise);
  const waiting = Array.from({ length: 200 }, () =>
    queue.run(['a'], async () => 'done').catch((error: Error) => error.name),
  );
  await expect(queue.run(['a'], async () => {})).rejects.toThrow(/reservations/);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 5_001);
  first.resolve();
  await running;
  const outcomes = await Promise.all(waiting);
  clock.mockRestore();
  expect(new Set(outcomes)).toEqual(new Set(['ServiceUnavailable']));
  expect(await queue.run(['a'], async () => 1)).toBe(1);
});
