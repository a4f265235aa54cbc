import { expect, test } from '@playwright/test';
import type { SiteServices } from '#server/services/build-services.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { listScreens, unknownPaths } from '../../scripts/screens/screens.ts';
import { readPage } from '../crawl/read-page.ts';
import {
  localeFiles,
  openContent,
  type Rendered,
  renderPage,
  type SiteContent,
} from '../setup/render-site.ts';

// Every screen while a service fails and nothing of it was ever known: an optional part is left out,
// a page that cannot do without answers 503 with words a visitor understands, and none breaks.

// In one worker, so that the content is loaded once; each test asks for every screen.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const explore = '/collection/explore-the-collection';
const paths = [...new Set((await listScreens()).map(({ path }) => path))];
/** One language for each path, in turn: what fails does not depend on it. The frame is asked for in all. */
const addresses = [
  ...new Set([
    ...paths.map((path, turn) => localizePath(path, languages[turn % languages.length] ?? 'en')),
    ...languages.map((code) => localizePath(unknownPaths[0] ?? '', code)),
    explore,
  ]),
];
let content: SiteContent;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = await openContent();
});

test.afterAll(() => content?.close());

test('every screen stands while all services answer', async () => {
  for (const { address, status } of await renderAll(content.services)) {
    expect(status, address).toBe(isUnknown(address) ? 404 : 200);
  }
});

for (const [name, words] of [
  ['contentManagement', 'the content management service fails'],
  ['objectCollection', 'the object collection fails'],
  ['all others', 'page builder, forms and videos fail'],
  ['all', 'every service fails'],
] as const) {
  test(`no screen breaks while ${words}`, async () => {
    const failing = Object.fromEntries(
      Object.entries(content.services).map(([service, calls]) => [
        service,
        name === 'all' || name === service || (name === 'all others' && !isMain(service))
          ? failAlways(service, calls)
          : calls,
      ]),
    ) as unknown as SiteServices;
    const rendered = await renderAll(failing);
    for (const { address, status, headers, html, broken } of rendered) {
      expect(broken, address).toEqual([]);
      expect([200, 404, 503], `${address} answers ${status}`).toContain(status);
      // What is missing cannot be known while its service fails.
      if (status === 404) expect(isUnknown(address), address).toBe(true);
      if (status !== 503) continue;
      expect(Number(headers.get('Retry-After')), address).toBeGreaterThan(0);
      const { lang, title, mainHeadings } = readPage(html);
      expect(mainHeadings, address).toBe(1);
      expect(title, address).toBe(unavailable(lang).title);
      expect(html, address).toContain(unavailable(lang).text);
    }
    const answered = rendered.filter(({ status }) => status === 200).length;
    if (name === 'objectCollection') {
      expect(answered).toBeGreaterThan(0.8 * rendered.length);
      const front = rendered.find(({ address }) => address.endsWith('/collection'));
      expect(front?.status, 'the doors of the collection').toBe(200);
      expect(front?.html, 'no heading without works').not.toContain('id="works"');
      expect(front?.html, 'no heading without ways').not.toContain('id="ways"');
    }
    if (name === 'all others') expect(answered).toBeGreaterThan(0.9 * rendered.length);
    if (name === 'contentManagement') {
      const objects = rendered.find(({ address }) => address === explore);
      expect(objects?.status, 'objects without their groups').toBe(200);
    }
    // The frame and its words need nobody.
    for (const address of languages.map((code) => localizePath(unknownPaths[0] ?? '', code))) {
      expect(rendered.find((page) => page.address === address)?.status, address).toBe(404);
    }
  });
}

test('an error that nobody foresaw shows the generic error screen and status 500', async () => {
  const broken = failAlways('contentManagement', content.services.contentManagement, () => {
    throw new TypeError('Cannot read properties of undefined');
  });
  const services = { ...content.services, contentManagement: broken };
  const { status, html } = await renderPage(services, '/about/news');
  expect(status).toBe(500);
  expect(html).toContain('Something went wrong');
  expect(html).toContain('We encountered an error while loading the page.');
  expect(html).toContain('Reload Page');
  expect(html).toContain('Error Details');
  expect(html, 'nothing of the inside is told').not.toContain('Cannot read properties');
});

async function renderAll(services: SiteServices): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  for (const address of addresses) rendered.push(await renderPage(services, address));
  return rendered;
}

/** The same calls, and each fails. */
function failAlways<Calls extends object>(
  service: string,
  calls: Calls,
  fail?: () => never,
): Calls {
  return new Proxy(calls, {
    get: (target, call) =>
      typeof Reflect.get(target, call) === 'function'
        ? async () => {
            fail?.();
            throw new ServiceUnavailable(service, String(call));
          }
        : Reflect.get(target, call),
  });
}

const isMain = (service: string) =>
  service === 'contentManagement' || service === 'objectCollection';

const isUnknown = (address: string) => unknownPaths.some((path) => address.endsWith(path));

function unavailable(language: string | null): { title: string; text: string } {
  const words = JSON.parse(localeFiles.get(`${language}/common.json`)?.json ?? '{}');
  return words.unavailable;
}
