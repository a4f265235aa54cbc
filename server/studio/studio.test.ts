import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Person } from '#shared/studio/rights.ts';
import { createGetItems } from './items/get-items.ts';
import type { GetPeople } from './people/get-people.ts';
import type { People } from './people/open-people.ts';
import { readStudioBuild } from './room/read-build.ts';
import { createRightGuard, readRight, type StudioEnv } from './room/rights.ts';
import { answerStudioError } from './room/studio-error.ts';
import { createStudio, createStudioApi } from './studio.ts';

const origin = 'https://museum.example';
const leilani: Person = {
  id: 'p1',
  name: 'Leilani',
  email: 'leilani@museum.example',
  role: 'editor',
  languages: [],
  language: 'haw',
};

/** Accounts of which only the session is asked for. */
const peopleWith =
  (person: Person | null): GetPeople =>
  async () =>
    ({ findSession: async () => person && { id: 's1', person } }) as unknown as People;

function open(person: Person | null = leilani, isBuilt = true) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-build-'));
  const manifest = { 'studio/main.tsx': { file: 'assets/main-1.js', isEntry: true, css: [] } };
  if (isBuilt) writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const studio = createStudio({
    origin,
    folder,
    people: peopleWith(person),
    items: createGetItems(null),
  });
  return (path: string, init?: RequestInit) => studio.request(origin + path, init);
}

test('every screen is one document with a policy of its own that nothing may frame', async () => {
  const ask = open();
  const answer = await ask('/items/exhibition');
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(await answer.text()).toContain(`nonce="${nonce}" content="${nonce}"`);
});

test('the document names the styles of the entry and of all that it imports, each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-build-'));
  const manifest = {
    'studio/main.tsx': { file: 'a/main.js', isEntry: true, imports: ['_b'], css: ['a/main.css'] },
    _b: { file: 'a/b.js', imports: ['_c'], css: ['a/b.css'] },
    _c: { file: 'a/c.js', imports: ['_b'], css: ['a/c.css'] },
    'studio/late.tsx': { file: 'a/late.js', imports: ['_b'], css: ['a/late.css'] },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  expect(readStudioBuild(folder)).toEqual({
    script: 'a/main.js',
    styles: ['a/c.css', 'a/b.css', 'a/main.css'],
  });
});

test('no two documents have the same nonce', async () => {
  const ask = open();
  const [first, second] = await Promise.all([ask('/'), ask('/')]);
  expect(first?.headers.get('Content-Security-Policy')).not.toBe(
    second?.headers.get('Content-Security-Policy'),
  );
});

test('a studio that was not built says how to build it', async () => {
  const answer = await open(leilani, false)('/');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm run build');
});

test('who is signed in is told who that is, and nobody else is', async () => {
  expect(await (await open()('/api/me')).json()).toEqual(leilani);
  const nobody = await open(null)('/api/me');
  expect(await nobody.json()).toBeNull();
  expect(nobody.headers.get('Cache-Control')).toBe('no-store');
  expect((await open(null)('/api/account')).status).toBe(401);
});

test.for([
  { name: 'from another site', headers: { 'Sec-Fetch-Site': 'cross-site' }, status: 403 },
  {
    name: 'from another host of the same site',
    headers: { 'Sec-Fetch-Site': 'same-site' },
    status: 403,
  },
])('a call $name is refused', async ({ headers, status }) => {
  expect((await open()('/api/me', { headers })).status).toBe(status);
});

test.for([
  { name: 'without an origin', headers: {}, status: 403 },
  { name: 'of no origin', headers: { Origin: 'null' }, status: 403 },
  { name: 'of another origin', headers: { Origin: 'https://other.example' }, status: 403 },
  { name: 'of a form', headers: { Origin: origin, 'Content-Type': 'text/plain' }, status: 415 },
])('a change $name is refused', async ({ headers, status }) => {
  const answer = await open()('/api/me', {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: '{}',
  });
  expect(answer.status).toBe(status);
});

test.for(['{', '', 'null', '[1', '\u0000'])(
  'a body that is no JSON is told so: %j',
  async (body) => {
    const answer = await open(null)('/api/invitation/look', {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body,
    });
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, 'invalid']);
  },
);

test('an unknown call is not answered with a screen', async () => {
  const answer = await open()('/api/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { code: 'unknown' } });
});

test('whoever asks for a thousand things at once is told to wait, and holds up nobody else', async () => {
  let caller = leilani;
  const held: (() => void)[] = [];
  const right = createRightGuard(async () => caller);
  const app = new Hono<StudioEnv>()
    .get('/slow', right('items.read'), async (c) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return c.text('done');
    })
    .get('/quick', right('items.read'), (c) => c.text('done'))
    .onError(answerStudioError);
  const slow = Array.from({ length: 150 }, async () => (await app.request('/slow')).status);
  await vi.waitFor(() => expect(held.length).toBe(8));
  expect((await app.request('/quick')).status).toBe(503);
  caller = { ...leilani, id: 'kai' };
  expect((await app.request('/quick')).status).toBe(200);
  const ending = setInterval(() => held.splice(0).forEach((end) => void end()), 1);
  const counts = Map.groupBy(await Promise.all(slow), (status) => status);
  clearInterval(ending);
  expect([counts.get(200)?.length, counts.get(503)?.length]).toEqual([108, 42]);
});

test('every call names exactly one right', () => {
  const { routes } = createStudioApi({
    origin,
    folder: '',
    people: peopleWith(null),
    items: createGetItems(null),
  });
  const calls = Map.groupBy(routes, ({ method, path }) => `${method} ${path}`);
  const wrong = [...calls].filter(
    ([, handlers]) => handlers.filter(({ handler }) => readRight(handler)).length !== 1,
  );
  expect(wrong.map(([call]) => call)).toEqual([]);
  expect(calls.size).toBeGreaterThan(0);
});
