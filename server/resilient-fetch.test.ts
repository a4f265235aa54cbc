import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createResilientFetch, type Fetch } from './resilient-fetch.ts';

const log = pino({ level: 'silent' });
const address = 'https://service.example/items';

/** Answers one after the other; the last one again and again. */
function answering(...answers: (() => Promise<Response> | Response)[]) {
  const calls: Request[] = [];
  const fetch: Fetch = async (input, init) => {
    calls.push(new Request(input, init));
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (!answer) throw new Error('no answer');
    return answer();
  };
  return { fetch, calls };
}
const good =
  (text = 'good') =>
  () =>
    new Response(text);
const bad =
  (status = 500) =>
  () =>
    new Response('bad', { status });
const broken = () => Promise.reject<Response>(new TypeError('connection lost'));
const resilient = (fetch: Fetch, options = {}) =>
  createResilientFetch(fetch, { service: 'test', log, timeoutMs: 200, ...options });

test('a call that fails is tried again', async () => {
  const { fetch, calls } = answering(broken, bad(502), good());
  expect(await (await resilient(fetch)(address)).text()).toBe('good');
  expect(calls).toHaveLength(3);
});

test('the last good answer is served while the service fails', async () => {
  const { fetch } = answering(good('first'), broken);
  const call = resilient(fetch);
  await call(address);
  expect(await (await call(address)).text()).toBe('first');
});

test('what was never known fails', async () => {
  await expect(resilient(answering(broken).fetch)(address)).rejects.toThrow('connection lost');
  expect((await resilient(answering(bad(500)).fetch)(address)).status).toBe(500);
});

test('a service that does not answer is given up', async () => {
  const silent: Fetch = () => new Promise(() => {});
  await expect(resilient(silent, { retries: 0, timeoutMs: 20 })(address)).rejects.toThrow();
});

test('a service that fails again and again is left alone for a while', async () => {
  const { fetch, calls } = answering(broken);
  const call = resilient(fetch, { retries: 0, failuresBeforeBreak: 3, breakMs: 60_000 });
  for (let time = 0; time < 10; time += 1) await call(address).catch(() => {});
  expect(calls).toHaveLength(3);
});

test('a missing thing is an answer, not a failure', async () => {
  const { fetch, calls } = answering(bad(404));
  expect((await resilient(fetch)(address)).status).toBe(404);
  expect(calls).toHaveLength(1);
});

test('what changes something is never sent twice', async () => {
  const { fetch, calls } = answering(bad(500));
  expect((await resilient(fetch)(address, { method: 'POST', body: 'x' })).status).toBe(500);
  expect(calls).toHaveLength(1);
});

test('"too many requests" becomes "unavailable" after the tries', async () => {
  expect((await resilient(answering(bad(429)).fetch, { retries: 1 })(address)).status).toBe(503);
});

test('an answer without end is cut off', async () => {
  const endless: Fetch = async () =>
    new Response(
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) }),
    );
  await expect(resilient(endless, { retries: 0, timeoutMs: 5_000 })(address)).rejects.toThrow(
    /too large/,
  );
});
