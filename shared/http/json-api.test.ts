import { expect, test } from 'vitest';
import { readJsonBody, refuseMethod } from './json-api.ts';

const nameSchema = {
  safeParse: (given: unknown) =>
    typeof (given as { name?: unknown } | undefined)?.name === 'string'
      ? { success: true as const, data: given as { name: string } }
      : {
          success: false as const,
          error: { issues: [{ path: given ? ['name'] : [], message: 'must be a text' }] },
        },
};

async function send(body: BodyInit, type = 'application/json; charset=utf-8') {
  const request = new Request('https://museum.internal/', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  const read = await readJsonBody(request, nameSchema, 1024);
  return read.refusal ? [read.refusal.status, (await read.refusal.json()).error] : read.body;
}

test('a body that fits is given as it was parsed', async () => {
  expect(await send('{"name":"Leilani"}')).toEqual({ name: 'Leilani' });
});

test.each([
  ['{"name":"Leilani"}', 'text/plain', 415, 'not-json', 'Send the body as application/json.'],
  ['x'.repeat(1025), undefined, 413, 'too-large', 'Send at most 1 KB.'],
  ['{"name":7}', undefined, 400, 'malformed', 'name: must be a text'],
  ['{"name":', undefined, 400, 'malformed', 'the body: must be a text'],
  [new Uint8Array([0x22, 0xff, 0x22]), undefined, 400, 'malformed', 'the body: must be a text'],
])('%s is refused with a sentence', async (body, type, status, code, message) => {
  expect(await send(body, type)).toEqual([status, { code, message }]);
});

test('another method is refused with the one that there is', () => {
  const response = refuseMethod('POST');
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
});
