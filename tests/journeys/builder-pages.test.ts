import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningSite, runSite } from '../../scripts/site/run-site.ts';
import { gotoReady } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { test as base, expect } from '../setup/page.ts';

// Pages that editors could publish, on a site of their own, so that demo pages may change.

type Fields = Readonly<Record<string, unknown>>;

const component = (name: string, options: Fields = {}, rest: Fields = {}) => ({
  component: { name, options },
  ...rest,
});
const text = (html: unknown, rest?: Fields) => component('Text', { text: html }, rest);
const looks = (large: Fields, small?: Fields) => ({ responsiveStyles: { large, small } });
const inThree = (en: string, es: string, haw: string) => ({ en, es, haw });

const evil = 'javascript:alert(document.title="taken")';
let deep: Fields = text('deepest');
for (let depth = 0; depth < 150; depth++) deep = { children: [deep] };

const files: Readonly<Record<string, Fields>> = {
  'page/all': {
    name: 'All',
    url: '/all',
    data: {
      title: inThree('All blocks', 'Todos los bloques', 'Nā palaka a pau'),
      description: inThree('Of every kind', 'De cada tipo', 'O kēlā me kēia ʻano'),
      state: { count: 1, list: ['a', 'b'], color: 'rgb(200, 30, 30)' },
      cssCode: '.builder-text .lead { letter-spacing: 2px }',
      blocks: [
        component(
          'Core:Section',
          { maxWidth: 900 },
          {
            ...looks({ padding: '40px' }, { padding: '16px' }),
            children: [
              text(inThree('<h1>All blocks</h1>', '<h1>Todos</h1>', '<h1>A pau</h1>')),
              text('<p class="lead">Count {{state.count}}</p>', { id: 'builder-count' }),
              component(
                'Core:Button',
                { text: 'More' },
                {
                  ...looks({ backgroundColor: '#000', color: '#fff', padding: '15px 25px' }),
                  actions: { click: "state.count += 1; state.color = 'rgb(30, 30, 200)'" },
                },
              ),
              text('Coloured', {
                id: 'builder-colour',
                bindings: { 'style.color': 'state.color' },
              }),
              text('{{state.listItem}}', { repeat: { collection: 'state.list' } }),
              component('Columns', {
                space: 20,
                stackColumnsAt: 'mobile',
                columns: [
                  { blocks: [text('<a href="/visit/plan-your-visit">Plan your visit</a>')] },
                  { blocks: [text('<a href="/builder/other">The other page</a>')] },
                ],
              }),
              component('Image', {
                image: '/images/scenes/courtyard-dawn.webp',
                altText: 'A courtyard',
                aspectRatio: 0.5,
              }),
              component('Builder: Tabs', {
                tabs: ['One', 'Two'].map((name) => ({
                  label: [text(name)],
                  content: [text(`${name} content`)],
                })),
              }),
              component('Builder:Accordion', {
                items: [{ title: [text('Question')], detail: [text('Answer')] }],
              }),
              text('Fading', {
                id: 'builder-fading',
                animations: [
                  {
                    trigger: 'scrollInView',
                    duration: 0.1,
                    steps: [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }],
                  },
                ],
              }),
              component(
                'Core:Section',
                { lazyLoad: true },
                {
                  ...looks({ marginTop: '1500px', minHeight: '40px' }),
                  children: [text('Lazily')],
                },
              ),
              component('Mystery'),
            ],
          },
        ),
      ],
    },
  },
  'page/other': {
    name: 'Other',
    url: '/other',
    data: {
      title: inThree('Other', 'Otra', 'ʻĒ aʻe'),
      blocks: [
        text('<h1>Other</h1>', { id: 'builder-other', ...looks({ color: 'rgb(1, 2, 3)' }) }),
      ],
    },
  },
  'page/shop': {
    name: 'Shop',
    url: '/shop',
    data: {
      title: inThree('The editors’ shop', 'La tienda', 'Ka hale kūʻai'),
      blocks: [text('<h1>The editors’ shop</h1>')],
    },
  },
  'announcement-bar/early': {
    name: 'Early',
    url: '/visit',
    data: { blocks: [text('We close early today')] },
  },
  'after-body/everywhere': {
    name: 'Everywhere',
    data: { blocks: [text('After every body')] },
  },
  'page/hostile': {
    name: 'Hostile',
    url: '/hostile',
    data: {
      title: inThree('</title><script>alert(1)</script>', 'x', 'x'),
      state: JSON.parse('{"__proto__":{"polluted":"yes"},"url":"javascript:alert(1)","list":[]}'),
      cssCode: '</style><script>document.title = "taken"</script> body { display: none }',
      jsCode: 'document.title = "taken"',
      blocks: [
        text(
          '<h1>Safe</h1><script>document.title="taken"</script><img src="/images/scenes/courtyard-dawn.webp" alt="" onerror="alert(1)">',
        ),
        text(`<a href="${evil}">one</a>`),
        component('Core:Button', { text: 'two', link: evil }),
        { tagName: 'a', properties: { href: evil, onclick: evil }, children: [text('three')] },
        { tagName: 'script', children: [text('document.title="taken"')] },
        text('bound', { bindings: { 'component.options.text': '(function(){return 1})()' } }),
        component(
          'Core:Button',
          { text: 'four' },
          {
            bindings: { 'component.options.link': 'state.url' },
            actions: { click: 'window.document.title = "taken"' },
          },
        ),
        component('Custom Code', { code: '<script>document.title="taken"</script><b>code</b>' }),
        component('Embed', { content: '<iframe src="https://elsewhere.example"></iframe>' }),
        deep,
      ],
    },
  },
};

const test = base.extend<object, { ownSite: RunningSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants it so
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'girih-pages-'));
      for (const part of ['documents', 'images', 'films', 'objects', 'mappings']) {
        symlinkSync(resolve('content', part), join(folder, part));
      }
      for (const [name, entry] of Object.entries(files)) {
        const file = join(folder, 'pages', `${name}.json`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(entry));
      }
      const site = await runSite(null, { CONTENT_FOLDER: folder });
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.address),
});

const colourOf = (page: Page, id: string) =>
  page.locator(`[builder-id="${id}"]`).evaluate((element) => getComputedStyle(element).color);

test('a page is there without scripts, with its title, its styles and one stylesheet', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(`${baseURL}/builder/all`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^All blocks – /);
  await expect(page.getByRole('heading', { name: 'All blocks' })).toBeVisible();
  await expect(page.getByText('Count 1')).toHaveCSS('letter-spacing', '2px');
  expect(await colourOf(page, 'builder-colour')).toBe('rgb(200, 30, 30)');
  await expect(page.getByText('Fading')).toHaveCSS('opacity', '1');
  for (const words of ['Lazily', 'Two content', 'Answer']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('After every body')).toBeVisible();
  const html = (await answer?.text()) ?? '';
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).not.toMatch(/ style=/);
  expect(html).not.toContain('Mystery');
  await context.close();
});

test('actions change the page, tabs and questions open, lazy parts come', async ({ page }) => {
  await gotoReady(page, '/builder/all');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('Count 2')).toBeVisible();
  expect(await colourOf(page, 'builder-colour')).toBe('rgb(30, 30, 200)');
  await page.getByRole('tab', { name: 'One' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Two' })).toHaveText('Two content');
  await page.getByRole('button', { name: 'Question' }).press('Enter');
  await expect(page.getByText('Answer')).toBeVisible();
  await expect(page.getByText('Lazily')).toHaveCount(0);
  await page.getByText('After every body').scrollIntoViewIfNeeded();
  await expect(page.getByText('Lazily')).toBeVisible();
  await page.getByText('Fading').scrollIntoViewIfNeeded();
  await expect(page.getByText('Fading')).toHaveCSS('opacity', '1');
});

test('from page to page in the browser each has its own styles, and back', async ({ page }) => {
  await gotoReady(page, '/builder/all');
  await page.getByRole('link', { name: 'The other page' }).click();
  await expect(page).toHaveURL(/\/builder\/other$/);
  await expect(page).toHaveTitle(/^Other – /);
  expect(await colourOf(page, 'builder-other')).toBe('rgb(1, 2, 3)');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All blocks' })).toBeVisible();
  expect(await colourOf(page, 'builder-colour')).toBe('rgb(200, 30, 30)');
  await expect(page.getByText('Count 1')).toHaveCSS('letter-spacing', '2px');
  await page.getByRole('link', { name: 'Plan your visit' }).first().click();
  await expect(page).toHaveURL(/\/visit\/plan-your-visit$/);
  await expect(page.getByText('After every body')).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0);
});

test('a page comes in the language of its address, links keep it', async ({ page }) => {
  await gotoReady(page, '/es/builder/all');
  await expect(page.getByRole('heading', { name: 'Todos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The other page' })).toHaveAttribute(
    'href',
    '/es/builder/other',
  );
  await gotoReady(page, '/haw/builder/all');
  await expect(page.getByRole('heading', { name: 'A pau' })).toBeVisible();
});

test('columns stack on phones and stand beside each other elsewhere', async ({ page }) => {
  await gotoReady(page, '/builder/all');
  const measure = () =>
    page
      .locator('.builder-column')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().toJSON()));
  const [upper, lower] = await measure();
  expect(lower.top).toBeGreaterThanOrEqual(upper.bottom);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [first, second] = await measure();
  expect(second.top).toBe(first.top);
  expect(second.left - first.right).toBeCloseTo(20, 0);
  expect(first.width).toBeCloseTo((900 - 20) / 2, 0);
});

test('editors replace the body of a screen, and stand before and after others', async ({
  page,
}) => {
  await gotoReady(page, '/shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['The editors’ shop']);
  await expect(page).toHaveTitle(/^The editors’ shop – /);
  await gotoReady(page, '/visit');
  await expect(page.getByText('We close early today')).toBeVisible();
  await expect(page.getByText('After every body')).toBeVisible();
  await expect(page).not.toHaveTitle(/editors/);
});

test('an address that no editor has made is the not-found page', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  const answer = await page.goto('/builder/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
});

test('a hostile page runs nothing and leads nowhere', async ({ page }) => {
  await gotoReady(page, '/builder/hostile');
  await expect(page.getByRole('heading', { name: 'Safe' })).toBeVisible();
  for (const button of await page.locator('main').getByRole('button').all()) await button.click();
  await expect(page).toHaveTitle(/^<\/title><script>/);
  const found = await page.evaluate(() => ({
    links: [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')),
    frames: document.querySelectorAll('iframe').length,
    scripts: document.querySelectorAll('main script').length,
    polluted: ({} as Record<string, unknown>).polluted,
    isShown: getComputedStyle(document.body).display,
  }));
  expect(found.links.filter((href) => href?.includes('script'))).toEqual([]);
  expect(found).toMatchObject({ frames: 0, scripts: 0, isShown: 'block' });
  expect(found.polluted).toBeUndefined();
  await expect(page.getByText('1', { exact: true })).toBeVisible();
});

test('a page of blocks has no violation of accessibility rules', async ({ page }) => {
  await gotoReady(page, '/builder/all');
  expect(await findViolations(page)).toEqual([]);
});

test('pages without blocks load none of their code', async ({ page, baseURL }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await gotoReady(page, '/typography');
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((address) => /EntryView|EntryFrame|\/part-/.test(address))).toEqual([]);
  expect(baseURL).toBeTruthy();
});
