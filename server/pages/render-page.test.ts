import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext, siteContext } from '#app/request-context.ts';
import type { PageBuilder } from '#services/page-builder/contract.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { fakeSite } from '../../tests/fakes/built-site.ts';
import { openGuard } from '../../tests/setup/open-guard.ts';
import { toFailure } from '../failures/outages.ts';
import { findRequest } from '../failures/request-scope.ts';
import type { SiteServices } from '../services/build-services.ts';
import {
  createRenderer,
  type RenderDependencies,
  renderWhole,
  type SiteBuild,
} from './render-page.ts';

const toRoute = (id: string, path: string) => ({
  [id]: { id, path, module: { loader: async () => new Response(id), default: undefined } },
});

/** The same address in two languages, and one for whatever is not there. */
const routes = {
  ...toRoute('health', '/health'),
  ...toRoute('en/visit', '/visit'),
  ...toRoute('en/visit/tour', '/visit/tour'),
  ...toRoute('en/shop', '/shop'),
  ...toRoute('en/things/:id', '/:things/:id'),
  ...toRoute('en/*', '/*'),
  ...toRoute('es/visit', '/es/visit'),
  ...toRoute('es/*', '/es/*'),
} as unknown as SiteBuild['routes'];

const dependencies: RenderDependencies = {
  loadBuild: async () => ({ ...(await fakeSite.load()), routes }),
  mode: 'production',
  services: new Proxy({}, { get: () => ({}) }) as SiteServices,
  site: {
    publicOrigin: 'https://museum.example',
    isSearchEnabled: true,
    hasDemoNotice: false,
    timeZone: 'Pacific/Honolulu',
    pageBuilder: {
      apiKey: 'key',
      endpoint: '',
      formEndpoint: '',
      isEmbedded: true,
      requestHosts: [],
      formHosts: [],
      allowsCustomCode: false,
    },
  },
  reportFailure: (error) => {
    throw error;
  },
  formGuard: openGuard,
  pageLanguages: { find: async () => ({}) },
  policyHosts: { images: [], upgradeInsecureRequests: true },
  now: () => new Date(),
};
const render = createRenderer(dependencies);
const answerOf = async (path: string) =>
  (await render(new Request(`https://museum.example${path}`))).text();

test.each([
  ['/visit', 'en/visit'],
  ['/Visit', 'en/visit'],
  ['/vis%69t/tour', 'en/visit/tour'],
  ['/visit/tour?day=2', 'en/visit/tour'],
  ['/visit/nowhere', 'en/things/:id'],
  ['/visit%2Ftour', 'en/*'],
  ['/shop', 'en/shop'],
  ['/es/visit', 'es/visit'],
  ['/espresso', 'en/*'],
  ['/es/nowhere', 'es/*'],
  ['/health', 'health'],
])('%s is answered by the route %s of its language', async (path, route) => {
  expect(await answerOf(path)).toBe(route);
});

const serviceNames = [
  'contentManagement',
  'forms',
  'newsletter',
  'objectCollection',
  'reservations',
  'videoPlaylists',
];

test('a draft takes the place of what is published, without scripts of editors', async () => {
  const shown: unknown[] = [];
  const loader = async ({ context }: { context: RouterContextProvider }) => {
    const { pageBuilder } = context.get(servicesContext);
    const { allowsCustomCode, isDraft } = context.get(siteContext).pageBuilder;
    const visit = { urlPath: '/visit', language: 'en' } as const;
    shown.push([await pageBuilder.findContent('page', visit), allowsCustomCode, isDraft]);
    return new Response('drawn');
  };
  const withScripts = { ...dependencies.site.pageBuilder, allowsCustomCode: true };
  const draw = createRenderer({
    ...dependencies,
    services: {
      ...Object.fromEntries(serviceNames.map((name) => [name, {}])),
      pageBuilder: { findContent: async () => null },
    } as unknown as SiteServices,
    site: { ...dependencies.site, pageBuilder: withScripts },
    loadBuild: async () => ({
      ...(await fakeSite.load()),
      routes: {
        'en/visit': { id: 'en/visit', path: '/visit', module: { loader, default: undefined } },
      } as unknown as SiteBuild['routes'],
    }),
  });
  const request = () => new Request('https://museum.example/visit');
  const draft = { findContent: async () => ({ id: 'draft' }) } as unknown as PageBuilder;
  await draw(request(), { draft });
  await draw(request());
  expect(shown).toEqual([
    [{ id: 'draft' }, false, true],
    [null, true, undefined],
  ]);
});

test.each([
  ['fails, though the page goes without it', true],
  ['answers', false],
])('a page knows that a service %s', async (_what, isPartial) => {
  const outages: string[] = [];
  const listPaths = async () => {
    if (isPartial) throw new ServiceUnavailable('page builder', 'listPaths');
    return [];
  };
  const loader = async ({ context }: { context: RouterContextProvider }) => {
    await context
      .get(servicesContext)
      .pageBuilder.listPaths()
      .catch(() => []);
    return new Response('drawn');
  };
  const draw = createRenderer({
    ...dependencies,
    services: new Proxy(
      {},
      { get: (_, name) => (name === 'pageBuilder' ? { listPaths } : {}) },
    ) as SiteServices,
    loadBuild: async () => ({
      ...(await fakeSite.load()),
      routes: {
        'en/*': { id: 'en/*', path: '/*', module: { loader, default: undefined } },
      } as unknown as SiteBuild['routes'],
    }),
    reportFailure: (error) => {
      const { service, call } = toFailure(error);
      outages.push(`${service} ${call} ${findRequest()?.path}`);
    },
  });
  const page = await renderWhole(draw, new Request('https://museum.example/visit'));
  expect([page.status, page.isPartial]).toEqual([200, isPartial]);
  expect(outages).toEqual(isPartial ? ['page builder listPaths /visit'] : []);
});
