import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceAnswer } from './replace-answer.ts';
import { sentWhole, type WholeBodyVariables } from './sent-whole.ts';

type Env = { Variables: WholeBodyVariables };
const app = new Hono<Env>();
app.use(sentWhole);
app.use('/late', async (c, next) => {
  await next();
  replaceAnswer(c, c.text('Come again.', 504));
});
// A header that is set so late makes the answer anew.
app.use('/renewed', async (c, next) => {
  await next();
  c.header('X-Late', 'yes');
});
app.get('*', (c: Context<Env>) => {
  const body = Buffer.from('A kapa moth');
  const headers = { 'Content-Length': String(body.byteLength), 'Content-Type': 'text/plain' };
  const { takeWholeBody } = c.var;
  const shown = takeWholeBody ? null : new Uint8Array(body);
  takeWholeBody?.(body);
  return new Response(shown, { status: 404, headers });
});
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  const { status, headers } = answer;
  return { status, length: headers.get('Content-Length'), text: await answer.text() };
}

test('a whole body is sent with the status and the headers of its answer', async () => {
  expect(await ask('/')).toEqual({ status: 404, length: '11', text: 'A kapa moth' });
});

test('who asks for the head alone gets no body', async () => {
  expect(await ask('/', 'HEAD')).toEqual({ status: 404, length: '11', text: '' });
});

test('an answer that came in its place is sent with its own body', async () => {
  expect(await ask('/late')).toMatchObject({ status: 504, text: 'Come again.' });
});

test('an answer that was made anew has its body still', async () => {
  expect(await ask('/renewed')).toEqual({ status: 404, length: '11', text: 'A kapa moth' });
});

test('where nobody sends, the answer has its body itself', async () => {
  expect(await (await app.request('/')).text()).toBe('A kapa moth');
});
