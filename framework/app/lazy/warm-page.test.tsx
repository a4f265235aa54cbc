import { beforeEach, expect, test, vi } from 'vitest';
import { warmPage } from './warm-page.ts';

/** A route's file, which keeps what its loader got. */
const toModule = (name: string) =>
  `data:text/javascript,${encodeURIComponent(
    `export const clientLoader = async ({ request, params, serverLoader }) => {
      globalThis.kept['${name}'] = [request.url, params, await serverLoader()];
    };`,
  )}`;
const kept: Record<string, unknown> = {};
const fetched = vi.fn<(url: URL) => Promise<Response>>();

/** `{ frame: { data: null }, shop: { data: "prints" } }` as the framework's server writes it. */
const answer = '[{"_1":2,"_5":6},"frame",{"_3":4},"data",null,"shop",{"_3":7},"prints"]\n';
const frame = { id: 'frame', hasLoader: true, hasClientLoader: true, imports: ['/assets/site.js'] };
const shop = { id: 'shop', hasLoader: true, hasClientLoader: true };
const root = { id: 'root', module: '/assets/root.js', hasLoader: true, hasClientLoader: false };

beforeEach(() => {
  document.head.innerHTML = '';
  for (const name of Object.keys(kept)) delete kept[name];
  Object.assign(globalThis, { kept });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  return () => vi.unstubAllGlobals();
});

const warm = (path: string) =>
  warmPage(
    path,
    [root, { ...frame, module: toModule('frame') }, { ...shop, module: toModule('shop') }],
    { id: '7' },
  );

test('each route keeps its data as if the page had been asked for, with one request for all', async () => {
  fetched.mockImplementation(async () => new Response(answer));
  await warm('/shop?kind=prints');
  expect(fetched.mock.calls.map(([url]) => url.href)).toEqual([
    `${location.origin}/shop.data?kind=prints&_routes=frame%2Cshop`,
  ]);
  expect(kept).toEqual({
    frame: [`${location.origin}/shop?kind=prints`, { id: '7' }, null],
    shop: [`${location.origin}/shop?kind=prints`, { id: '7' }, 'prints'],
  });
});

test('the code comes ahead too, each file once', async () => {
  fetched.mockImplementation(async () => new Response(answer));
  await warm('/');
  await warm('/');
  const links = [...document.querySelectorAll('link[rel="modulepreload"]')];
  expect(
    links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('/')),
  ).toEqual(['/assets/root.js', '/assets/site.js']);
  expect(fetched.mock.calls[0]?.[0].pathname).toBe('/_.data');
});

test.each([
  ['fails', () => new Response('', { status: 503 })],
  ['is missing', () => new Response('[{"_1":2},"frame",{"_3":4},"error",null]\n')],
])('a page that %s keeps nothing', async (_, reply) => {
  fetched.mockImplementation(async () => reply());
  await expect(warm('/shop')).rejects.toThrow('/shop');
  expect(kept.shop).toBeUndefined();
});
