import { expect, test, vi } from 'vitest';
import { createPreviewCheck } from './preview-check.ts';

function openCheck(statusOf: (ref: string) => number) {
  let time = 1_000_000;
  const fetch = vi.fn(async (address: string) => {
    const ref = new URL(address).searchParams.get('ref') ?? '';
    return new Response('{}', { status: statusOf(ref) });
  });
  const isLive = createPreviewCheck({
    endpoint: 'https://girih.cdn.prismic.io/api/v2',
    fetch: fetch as never,
    findMasterRef: async () => 'master',
    now: () => time,
  });
  const pass = (ms: number) => {
    time += ms;
  };
  return { isLive, fetch, pass };
}

test('the service is asked once for a ref, known or not', async () => {
  const { isLive, fetch } = openCheck((ref) => (ref === 'draft' ? 200 : 404));
  const answers = await Promise.all(['draft', 'draft', 'no', 'no'].map(isLive));
  expect(answers).toEqual([true, true, false, false]);
  expect(await isLive('draft')).toBe(true);
  expect(await isLive('no')).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('thousands of made-up refs cost few calls, and no editor her preview', async () => {
  const { isLive, fetch, pass } = openCheck((ref) => (ref === 'draft' ? 200 : 404));
  expect(await isLive('draft')).toBe(true);
  for (let number = 0; number < 3_000; number++) await isLive(`made-up-${number}`);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(60);
  expect(await isLive('draft')).toBe(true);
  pass(60_001);
  expect(await isLive('later')).toBe(false);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(61);
});

test('what is published, what is no ref, and a failing service are no preview', async () => {
  const { isLive, fetch } = openCheck((ref) => (ref === 'down' ? 503 : 200));
  expect(await isLive('master')).toBe(false);
  for (const ref of ['', ' ', 'a b', 'ʻ', '\u0000', 'x'.repeat(4_097)]) {
    expect(await isLive(ref)).toBe(false);
  }
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await isLive('down')).toBe(false);
  await isLive('down');
  expect(fetch).toHaveBeenCalledTimes(3);
});
