import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '#shared/languages/languages.ts';
import { createWarmSearch } from './warm-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => vi.advanceTimersByTimeAsync(1_000);

/** A site whose search takes as long as the test wants. */
function openSite() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const render = async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response('[]');
  };
  const finishOne = async () => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  };
  const log = pino({ level: 'silent' });
  const warm = createWarmSearch(render, 'https://museum.example', log, () => false);
  return { asked, waiting, finishOne, warm };
}

test('the search of the present content is built in each language, one after the other', async () => {
  const { asked, waiting, finishOne, warm } = openSite();
  warm();
  await rest();
  for (const [count] of languages.entries()) {
    expect([asked.length, waiting.length]).toEqual([count + 1, 1]);
    await finishOne();
  }
  expect(asked).toHaveLength(languages.length);
});

test('the search waits until nothing has changed for a while', async () => {
  const { asked, warm } = openSite();
  for (let change = 0; change < 5; change += 1) {
    warm();
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(asked).toHaveLength(0);
  await rest();
  expect(asked).toHaveLength(1);
});

test('what changes while it is built is built once after it, whatever number of times it changed', async () => {
  const { asked, finishOne, warm } = openSite();
  warm();
  await rest();
  for (let change = 0; change < 5; change += 1) warm();
  await rest();
  expect(asked).toHaveLength(1);
  // The other languages of what is outdated are left out.
  for (let language = 0; language <= languages.length; language += 1) await finishOne();
  await rest();
  expect(asked).toHaveLength(1 + languages.length);
});
