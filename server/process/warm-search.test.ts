import { pino } from 'pino';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';
import { createWarmSearch } from './warm-search.ts';

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
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  const log = pino({ level: 'silent' });
  const warm = createWarmSearch(render, 'https://museum.example', log, () => false);
  return { asked, waiting, finishOne, warm };
}

test('the search of the present content is built in each language, one after the other', async () => {
  const { asked, waiting, finishOne, warm } = openSite();
  warm();
  for (const language of languages) {
    await finishOne();
    expect([language, waiting.length]).toEqual([language, 0]);
  }
  await expect.poll(() => asked.length).toBe(languages.length);
});

test('what changes while it is built is built once after it, whatever number of times it changed', async () => {
  const { asked, waiting, finishOne, warm } = openSite();
  warm();
  await expect.poll(() => waiting.length).toBe(1);
  for (let change = 0; change < 5; change += 1) warm();
  expect(asked).toHaveLength(1);
  // The other languages of what is outdated are left out.
  for (let language = 0; language <= languages.length; language += 1) await finishOne();
  await expect.poll(() => asked.length).toBe(1 + languages.length);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(1 + languages.length);
});
