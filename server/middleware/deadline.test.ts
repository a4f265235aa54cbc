import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { readLocaleFiles } from '../pages/locale-files.ts';
import { createUnavailableAnswer } from '../pages/unavailable-answer.ts';
import { type DeadlineVariables, deadline } from './deadline.ts';

const answerUnavailable = createUnavailableAnswer(readLocaleFiles('locales'));

function open(ms: number) {
  const signals: AbortSignal[] = [];
  const app = new Hono<{ Variables: DeadlineVariables }>();
  app.use(deadline(ms, (c) => answerUnavailable(c, { status: 504, retryAfterSeconds: 30 })));
  app.get('/now', (c) => c.text('here'));
  app.all('*', async (c) => {
    signals.push(c.get('signal'));
    await new Promise((resolve) => c.get('signal').addEventListener('abort', resolve));
    return c.text('too late');
  });
  return { app, signals };
}

test('what takes too long is answered by a page in the language of its address, and told to stop', async () => {
  const { app, signals } = open(5);
  const answer = await app.request('/es/visit', { headers: { Accept: 'text/html' } });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([504, '30']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const page = await answer.text();
  expect(page).toContain('<html lang="es">');
  expect(page).toMatch(/<h1>.+<\/h1><p>.+<\/p><p><a href="">.+<\/a>/);
  expect(signals[0]?.aborted).toBe(true);
});

test.each([
  ['a program', '/visit', 'GET', '*/*'],
  ['the data of a page', '/visit.data', 'GET', 'text/html'],
  ['a form', '/visit', 'POST', 'text/html'],
])('%s gets a sentence', async (_, path, method, accept) => {
  const answer = await open(5).app.request(path, { method, headers: { Accept: accept } });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([504, '30']);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
});

test('work is told when its visitor goes away', async () => {
  const { app, signals } = open(60_000);
  const visitor = new AbortController();
  void app.request('/visit', { signal: visitor.signal });
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  visitor.abort();
  expect(signals[0]?.aborted).toBe(true);
});

test('what is quick is not touched', async () => {
  expect(await (await open(60_000).app.request('/now')).text()).toBe('here');
});
