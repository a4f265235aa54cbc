import { expect, test } from 'vitest';
import { fakeSite } from '../tests/fakes/built-site.ts';
import { openGuard } from '../tests/setup/open-guard.ts';
import type { SiteServices } from './build-services.ts';
import { createRenderer, type SiteBuild } from './render-page.ts';

const toRoute = (id: string, path: string) => ({
  [id]: { id, path, module: { loader: async () => new Response(id), default: undefined } },
});

/** The same address in two languages, and one for whatever is not there. */
const routes = {
  ...toRoute('health', '/health'),
  ...toRoute('en/visit', '/visit'),
  ...toRoute('en/*', '/*'),
  ...toRoute('es/visit', '/es/visit'),
  ...toRoute('es/*', '/es/*'),
} as unknown as SiteBuild['routes'];

const render = createRenderer({
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
  reportError: (error) => {
    throw error;
  },
  formGuard: openGuard,
  pageLanguages: { find: async () => ({}) },
  policyHosts: { images: [], upgradeInsecureRequests: true },
  now: () => new Date(),
});
const answerOf = async (path: string) =>
  (await render(new Request(`https://museum.example${path}`))).text();

test.each([
  ['/visit', 'en/visit'],
  ['/es/visit', 'es/visit'],
  ['/espresso', 'en/*'],
  ['/es/nowhere', 'es/*'],
  ['/health', 'health'],
])('%s is answered by the route %s of its language', async (path, route) => {
  expect(await answerOf(path)).toBe(route);
});
