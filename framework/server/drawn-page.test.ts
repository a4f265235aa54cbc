import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';
import { expect, test } from 'vitest';
import { type DrawnPage, readDrawnPage } from './read-drawn-page.ts';
import { sealInlineCode } from './seal-inline-code.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { listImports, toDrawnContext } from './to-drawn-context.ts';

const nonce = 'b3a1';
const address = 'https://museum.example/visit?day=2';
let context: EntryContext | null = null;
let drawn: DrawnPage | null = null;
let imports: readonly string[] = [];

async function draw(_: Request, status: number, headers: Headers, whole: EntryContext) {
  drawn = readDrawnPage(whole);
  context = await toDrawnContext(whole);
  imports = listImports(whole);
  const router = createElement(ServerRouter, { context, url: address, nonce });
  return new Response(renderToString(router), { status, headers });
}

const Root = () =>
  createElement('html', null, [
    createElement('head', { key: 'head' }, createElement(Links)),
    createElement('body', { key: 'body' }, [
      createElement(Outlet, { key: 'outlet' }),
      createElement(Scripts, { key: 'scripts' }),
    ]),
  ]);
const Visit = () => createElement(Fragment, null, useLoaderData<string>());

const files = (id: string) => ({
  id,
  module: `/assets/${id}.js`,
  imports: ['/assets/react.js', `/assets/of-${id}.js`],
  css: [],
});
const build = {
  entry: { module: { default: draw } },
  routes: {
    root: { id: 'root', module: { default: Root, loader: () => 'frame' } },
    visit: {
      id: 'visit',
      parentId: 'root',
      path: 'visit',
      module: { default: Visit, loader: async () => 'Open until five' },
    },
    shop: { id: 'shop', parentId: 'root', path: 'shop', module: { default: Visit } },
  },
  assets: {
    entry: { imports: ['/assets/react.js'], module: '/assets/entry.js' },
    routes: { root: files('root'), visit: files('visit'), shop: files('shop') },
    url: '/assets/manifest.js',
    version: '1',
  },
  future: {},
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const drawPage = async () => {
  const answer = await createRequestHandler(build, 'production')(
    new Request(address),
    new RouterContextProvider(),
  );
  return answer.text();
};

test('a page is drawn in one go, with the data of its loaders and their end', async () => {
  const html = await drawPage();
  expect(html).toContain('Open until five');
  expect(html).toMatch(/streamController\.enqueue\([^<]*Open until five/);
  expect(html).toContain('streamController.close()');
  expect(html, 'a boundary that waits').not.toContain('<!--$?-->');
});

test('the router is given the routes of the page alone', async () => {
  await drawPage();
  expect(Object.keys(context?.manifest.routes ?? {})).toEqual(['root', 'visit']);
  expect(Object.keys(context?.routeModules ?? {})).toEqual(['root', 'visit']);
});

test('what the loaders came to is read as the framework holds it', async () => {
  await drawPage();
  expect(drawn).toEqual({ status: 200, path: '/visit', loaderData: ['frame', 'Open until five'] });
});

test('of the framework’s own HTML every script waits for the paint and is known by its hash', async () => {
  const [before = '', after = ''] = (await drawPage()).split(/(?=<body>)/);
  const { head, body, starter } = startAfterPaint({ head: before, body: after }, imports, nonce);
  const html = head + body.replace('</body>', () => `${starter}</body>`);
  expect(html).toContain('type="text/module"');
  expect(html).not.toMatch(/<script\b[^>]*type="module"|<link\b[^>]*modulepreload/);
  expect(imports).toEqual(['/assets/react.js', '/assets/of-root.js', '/assets/of-visit.js']);
  for (const file of ['entry', 'root', 'visit', 'react', 'of-root', 'of-visit']) {
    expect(html).toContain(`/assets/${file}.js`);
  }
  const inline = html.match(/<script\b[^>]*>[^<]/g) ?? [];
  const sealed = sealInlineCode(html.replace('</html>', '<script>steal()</script></html>'), nonce);
  expect(sealed.scriptHashes.length).toBe(inline.length);
  expect(sealed.html).not.toContain(nonce);
});
