import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaintedServer, origin } from './pictures.test-support.ts';

const { app, get, paint, remove } = createPaintedServer();
beforeAll(paint);
afterAll(remove);

test('the base address leads to the information; both are open to every origin', async () => {
  const base = await get('small:1');
  expect(base.status).toBe(303);
  expect(base.headers.get('Location')).toBe(`${origin}/iiif/3/small:1/info.json`);
  for (const path of ['small:1', 'small:1/info.json', 'small:1/full/9,/0/default.jpg', 'x:1']) {
    expect((await get(path)).headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
  const asked = await app.request('/iiif/3/small:1/info.json', { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('Access-Control-Allow-Methods')).toContain('GET');
});

test('the information is JSON-LD, and JSON for who asks for JSON alone', async () => {
  const typeFor = async (accept: string) =>
    (await get('small:1/info.json', accept ? { Accept: accept } : {})).headers.get('Content-Type');
  const linked = 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"';
  expect(await typeFor('')).toBe(linked);
  expect(await typeFor('*/*')).toBe(linked);
  expect(await typeFor('application/ld+json, application/json;q=0.5')).toBe(linked);
  expect(await typeFor('application/json')).toBe('application/json');
});

test('images name their canonical address and the level', async () => {
  const canonicalOf = async (path: string) =>
    /<([^>]+)>;rel="canonical"/.exec((await get(path)).headers.get('Link') ?? '')?.[1];
  const at = (rest: string) => `${origin}/iiif/3/small:1/${rest}`;
  expect(await canonicalOf('small:1/pct:0,0,100,100/pct:100/!360/color.jpg')).toBe(
    at('full/max/!0/default.jpg'),
  );
  expect(await canonicalOf('small%3A1/pct:50,0,50,50/!60,60/90/gray.png')).toBe(
    at('600,0,600,400/60,40/90/gray.png'),
  );
  expect((await get('small:1/full/9,/0/default.jpg')).headers.get('Link')).toContain(
    '<http://iiif.io/api/image/3/level2.json>;rel="profile"',
  );
});

test('what is wrong in an address is refused with a sentence', async () => {
  for (const part of [
    'frob/max/0/default.jpg',
    '1,2,3/max/0/default.jpg',
    '-1,0,9,9/max/0/default.jpg',
    '0,0,0,9/max/0/default.jpg',
    '1200,0,9,9/max/0/default.jpg',
    'pct:0,0,1e2,50/max/0/default.jpg',
    'pct:101,0,9,9/max/0/default.jpg',
    'full/frob/0/default.jpg',
    'full/0,/0/default.jpg',
    'full/,/0/default.jpg',
    'full/!9,/0/default.jpg',
    'full/1201,/0/default.jpg',
    'full/pct:101/0/default.jpg',
    'full/pct:0.01/0/default.jpg',
    'full/9,9,9/0/default.jpg',
    'full/max/45/default.jpg',
    'full/max/-90/default.jpg',
    'full/max/450/default.jpg',
    'full/max/0/native.jpg',
    'full/max/0/default.gif',
    'full/max/0/default',
    'full/max/0/default.jpg.png',
    'full/%E0%A4%A/0/default.jpg',
    'info.xml',
  ]) {
    const response = await get(`small:1/${part}`);
    expect([part, response.status]).toEqual([part, 400]);
    expect(await response.text()).toMatch(/^[A-Z].+\.$/);
  }
});

test('nothing is enlarged: what ^ asks beyond the region is told to be not done here', async () => {
  for (const size of ['^max', '^1201,', '^pct:120', '^1200,801', '^!5000,5000']) {
    expect([size, (await get(`small:1/full/${size}/0/default.jpg`)).status]).toEqual([size, 501]);
  }
});

test('unknown identifiers, and ones that lead elsewhere, are not found', async () => {
  for (const identifier of [
    'nothing:1',
    'small:2',
    'small:0',
    'small',
    '%5Bfrob%5D',
    'a%2Fb',
    '..%2f..%2fsecret.png:1',
    'elsewhere:1',
    'escaping:1',
    'gone:1',
  ]) {
    const response = await get(`${identifier}/full/max/0/default.jpg`);
    expect([identifier, response.status]).toEqual([identifier, 404]);
    expect(await response.text()).toMatch(/\.$/);
  }
  expect((await get('small:1/full/max')).status).toBe(404);
});

test('a failing collection is 503, never 404', async () => {
  const response = await get('down:1/info.json');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
});

test('any address is answered with an image, a sentence or a way, never with an error of ours', async () => {
  const odd = [
    '',
    '0',
    '-1',
    '1e9',
    '999999999',
    'pct:',
    ',',
    '!',
    '^',
    '%00',
    '..',
    'max',
    '\u{1f33a}',
  ];
  // A sequence that is the same in every run.
  let seed = 7;
  const pick = <Value>(values: readonly Value[]): Value => {
    seed = (seed * 48_271) % 2_147_483_647;
    return values[seed % values.length] as Value;
  };
  const regions = ['full', 'square', '0,0,64,64', 'pct:10,10,5,5', '1199,799,9,9', ...odd];
  const sizes = ['max', '^max', '64,', ',64', '!9,9', 'pct:3', '1,1', '^9,9', ...odd];
  const files = ['default.jpg', 'gray.png', 'bitonal.webp', 'default.', '.jpg', 'x.y.z', ...odd];
  for (let round = 0; round < 600; round += 1) {
    const identifier = pick(['small:1', 'small:1', 'small:1', 'small:1e3', ':', 'small:1:1']);
    const parts = [pick(regions), pick(sizes), pick(['0', '!90', '360', ...odd]), pick(files)];
    const path = [identifier, ...parts.slice(0, pick([4, 4, 4, 4, 1, 2, 3]))].join('/');
    const response = await get(path);
    expect([path, response.status]).toEqual([
      path,
      expect.toSatisfy((status: number) => [200, 303, 400, 404, 501].includes(status)),
    ]);
    if (response.status >= 400) expect(await response.text()).toMatch(/\.$/);
  }
});
