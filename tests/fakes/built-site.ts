import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRequestContext } from '#app/request-context.ts';
import type { SiteBuild } from '#server/pages/render-page.ts';
import type { BuiltSite } from '#server/start.ts';

const slowly = async () => {
  console.log('working');
  await wait(1_500);
  return new Response(`slow, but whole${'.'.repeat(100_000)}`);
};
let timesDrawn = 0;
/** Tells a page that the cache has kept from one that was drawn anew. */
const countDrawn = async () => new Response(`${process.pid} ${++timesDrawn}`);
const toRoute = (id: string, path: string, loader: () => Promise<Response>) => ({
  [id]: { id, path, module: { loader, default: undefined } },
});

/**
 * A site that needs no build: `/` and `/es` answer at once, `/slow` says so and takes its time, `/drawn`
 * says by which process it was drawn and for which time.
 */
export const fakeSite: BuiltSite = {
  stamp: null,
  folder: mkdtempSync(join(tmpdir(), 'girih-built-')),
  load: async () =>
    ({
      entry: { module: { createRequestContext, default: async () => new Response(null) } },
      routes: {
        ...toRoute('home', '/', async () => new Response('home')),
        ...toRoute('inicio', '/es', async () => new Response('inicio')),
        ...toRoute('slow', '/slow', slowly),
        ...toRoute('drawn', '/drawn', countDrawn),
      },
      assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
      future: {},
      basename: '/',
      publicPath: '/',
      assetsBuildDirectory: '',
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: 'initial' },
    }) as unknown as SiteBuild,
};
