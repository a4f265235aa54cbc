import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { component, text, toEntry } from '#app/blocks/show-entry.test-support.tsx';
import {
  languageContext,
  nowContext,
  pageSheetContext,
  replacedBodyContext,
  reportErrorContext,
  reportWarningContext,
  type Services,
  type SiteSettings,
  servicesContext,
  siteContext,
} from '#app/request-context.ts';
import type { PageBuilder, Visit } from '#services/page-builder/contract.ts';
import { loader, middleware } from './EditorsFrame.tsx';

type Found = Readonly<Record<string, ReturnType<typeof toEntry> | null>>;

function visit(
  address: string,
  find: (models: readonly string[], visit: Visit) => Found,
  site: Partial<SiteSettings['pageBuilder']> = {},
  params: Record<string, string> = /\/builder\//.test(address) ? { '*': '' } : {},
) {
  const asked: Visit[] = [];
  const warnings: string[] = [];
  const context = new RouterContextProvider();
  const pageBuilder = {
    async findContents(models: readonly string[], one: Visit) {
      asked.push(one);
      return find(models, one);
    },
    findContent: async (_: string, { urlPath }: Visit) =>
      urlPath === '/builder/old' ? { data: { target: '/builder/new', blocks: [] } } : null,
  } as unknown as PageBuilder;
  context.set(servicesContext, { pageBuilder } as Services);
  context.set(siteContext, {
    timeZone: 'Pacific/Honolulu',
    publicOrigin: 'https://museum.example',
    pageBuilder: { allowsCustomCode: false, formHosts: [] as readonly string[], ...site },
  } as SiteSettings);
  context.set(languageContext, address.startsWith('/es') ? 'es' : 'en');
  context.set(nowContext, new Date());
  context.set(pageSheetContext, new Set());
  context.set(reportErrorContext, () => {});
  context.set(reportWarningContext, (message) => warnings.push(message));
  const request = new Request(`https://museum.example${address}`);
  const url = new URL(request.url.replace(/\.data$/, ''));
  const loaded = () => loader({ context, request, url, params } as never);
  return { loaded, context, asked, warnings };
}

const nothing = (models: readonly string[]): Found =>
  Object.fromEntries(models.map((model) => [model, null]));
const withPage = (models: readonly string[]): Found => ({
  ...nothing(models),
  page: toEntry({
    title: 'Made by editors',
    blocks: [text('<p style="color: red">x</p>'), component('Mystery')],
  }),
});
const statusOf = (thrown: unknown) => (thrown as { init?: ResponseInit }).init?.status;

test('a screen that editors left alone costs one question and brings nothing', async () => {
  const { loaded, asked, context } = visit('/es/visit', nothing);
  expect(await loaded()).toBeNull();
  expect(asked).toEqual([{ urlPath: '/visit', language: 'es' }]);
  expect(context.get(pageSheetContext).size).toBe(0);
  expect(context.get(replacedBodyContext)).toBe(false);
});

test('a document carries its styles in its head, data carries them along', async () => {
  const document = visit('/visit', withPage);
  const editors = await document.loaded();
  expect(editors?.css).toBeUndefined();
  expect([...document.context.get(pageSheetContext)].join()).toContain('{color:red}');
  const data = visit('/visit.data', withPage);
  expect((await data.loaded())?.css).toContain('{color:red}');
});

test('a page of editors brings its title and replaces the body', async () => {
  const { loaded, context, warnings } = visit('/visit', withPage);
  const editors = await loaded();
  expect(editors?.editorsHead).toEqual({ title: 'Made by editors', description: null });
  expect(editors?.page?.content.blocks).toHaveLength(2);
  expect(context.get(replacedBodyContext)).toBe(true);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('Mystery');
});

test('an entry is prepared once for as long as it stays the same', async () => {
  const entry = withPage(['page']);
  const first = visit('/visit', () => entry);
  const second = visit('/visit', () => entry);
  const one = await first.loaded();
  const other = await second.loaded();
  expect(other?.page?.content).toBe(one?.page?.content);
  expect(second.warnings).toEqual([]);
});

test('scripts left out of a draft and what is around it stay on everybody’s pages', async () => {
  const script = component('Custom Code', { code: '<script>window.x = 1</script>' });
  const entry = { ...nothing([]), page: toEntry({ blocks: [script] }) };
  const drawn = async (site: Partial<SiteSettings['pageBuilder']>) =>
    JSON.stringify(await visit('/visit', () => entry, site).loaded());
  expect(await drawn({ allowsCustomCode: false, isDraft: true })).not.toContain('window.x');
  expect(await drawn({ allowsCustomCode: true })).toContain('window.x');
});

test('the right to see a draft is nobody else’s affair', async () => {
  const { loaded, asked } = visit('/visit?draft=a.b.c&x=1', nothing);
  await loaded();
  expect(asked[0]?.queryString).toBe('?x=1');
});

test('while the page builder fails the screen stands alone', async () => {
  const { loaded } = visit('/visit', () => {
    throw new Error('unreachable');
  });
  expect(await loaded()).toBeNull();
});

test('under /builder the rest of the path is the page, or all of it', async () => {
  const short = visit('/es/builder/a/b', withPage);
  await short.loaded();
  expect(short.asked.map(({ urlPath }) => urlPath)).toEqual(['/a/b']);
  const whole = visit('/builder/a', (models, { urlPath }) =>
    urlPath === '/builder/a' ? withPage(models) : nothing(models),
  );
  expect((await whole.loaded())?.page).not.toBeNull();
});

test('a page that stands in a section of the site has its address there alone, and its old ones lead to it', async () => {
  const page = (models: readonly string[], { urlPath }: Visit) =>
    urlPath === '/visit/night' ? withPage(models) : nothing(models);
  for (const old of ['/es/builder/night', '/es/builder/visit/night']) {
    const answer = (await visit(`${old}?x=1`, page)
      .loaded()
      .catch((thrown) => thrown)) as Response;
    expect([answer.status, answer.headers.get('Location')], old).toEqual([
      301,
      '/es/visit/night?x=1',
    ]);
  }
  const there = visit('/es/visit/night', page, {}, { '*': 'night' });
  expect((await there.loaded())?.page).toBeTruthy();
  const missing = visit('/visit/none', page, {}, { '*': 'none' });
  expect(await missing.loaded().catch(statusOf)).toBe(404);
});

test('under /builder what is missing is missing, and what fails fails', async () => {
  const missing = await visit('/builder/a', nothing).loaded().catch(statusOf);
  expect(missing).toBe(404);
  const failing = visit('/builder/a', () => {
    throw new Error('unreachable');
  });
  await expect(failing.loaded()).rejects.toThrow('unreachable');
});

test('under /builder who has an old address is led to the new one, in the language and with the query', async () => {
  const answer = (await visit('/es/builder/old?x=1', nothing)
    .loaded()
    .catch((thrown) => thrown)) as unknown as Response;
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/es/builder/new?x=1']);
});

test('a body that was replaced does not fail with its screen', async () => {
  const [run] = middleware;
  const answerOf = async (isReplaced: boolean, status: number) => {
    const { context } = visit('/visit', nothing);
    context.set(replacedBodyContext, isReplaced);
    const next = async () => new Response('x', { status, headers: { 'Retry-After': '30' } });
    return (await run?.({ context } as never, next as never)) as Response;
  };
  expect((await answerOf(false, 503)).status).toBe(503);
  const replaced = await answerOf(true, 503);
  expect(replaced.status).toBe(200);
  expect(replaced.headers.has('Retry-After')).toBe(false);
  expect((await answerOf(true, 200)).status).toBe(200);
});
