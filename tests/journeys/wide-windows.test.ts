import type { Locator } from '@playwright/test';
import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

// What stands beside what in wide windows, and on which line.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ viewport }) => viewport?.width === 390, 'sets its own widths');

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, end: box.x + box.width, bottom: box.y + box.height };
};

test('the name of the house stands apart from the first section, in the longest words too', async ({
  page,
}) => {
  for (const path of ['/haw/about/news', '/es/about/news', '/about/news']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await gotoReady(page, path);
    const links = page.getByRole('banner').getByRole('link');
    const [name, first] = [await boxOf(links.nth(0)), await boxOf(links.nth(1))];
    expect(first.x - name.end, path).toBeGreaterThanOrEqual(32);
  }
});

test('a page that is not there has nothing under its bar, and its ways on stand above the line of a visit', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/es/visit/nada');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const siblings = page.locator('header ~ nav').first();
  await expect(siblings).toBeHidden();
  const line = await boxOf(page.locator('nav[data-visit]'));
  const ways = await boxOf(page.getByRole('main').getByRole('link').last());
  expect(ways.bottom).toBeLessThanOrEqual(line.y);
});

test('the words on the tour begin at the margin of its page', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await gotoReady(page, '/visit/virtual-tour');
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const room = page.getByText('Long Court', { exact: true }).first();
  expect(Math.abs((await boxOf(room)).x - title.x)).toBeLessThanOrEqual(1);
});

test('what one asks before a visit is a link each, in rows of one line', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await gotoReady(page, '/visit/plan-your-visit');
  const head = page.locator('main header');
  const fact = (name: RegExp) => boxOf(head.getByRole('link', { name }));
  const [street, bus] = [await fact(/^4210/), await fact(/^Bus\s14/)];
  const [price, access] = [await fact(/^General admission/), await fact(/^Step-free/)];
  expect([bus.y, access.y]).toEqual([street.y, price.y]);
  expect([price.x, access.x]).toEqual([street.x, bus.x]);
});

test('neither a fact of a visit nor one of four speakers is alone in a last line', async ({
  page,
}) => {
  const rowsOf = (all: Locator) =>
    all.evaluateAll((parts) =>
      parts
        .map((part) => Math.round(part.getBoundingClientRect().top))
        .map((top, _, tops) => tops.filter((other) => other === top).length),
    );
  await page.setViewportSize({ width: 1920, height: 1080 });
  await gotoReady(page, '/visit');
  const facts = page.locator('main header p:has(> a)').filter({ hasNotText: /Open|Clos/ });
  expect(await rowsOf(facts)).toEqual([2, 2, 2, 2]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await gotoReady(page, '/what-we-do/convenings/water-and-number');
  const speakers = page.getByRole('region', { name: 'Speakers' }).getByRole('listitem');
  expect(await rowsOf(speakers)).toEqual([2, 2, 2, 2]);
});

test('a question to the museum can be begun in the first screen', async ({ page }) => {
  for (const path of ['/visit/ask-the-museum', '/haw/visit/ask-the-museum']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await gotoReady(page, path);
    const line = await boxOf(page.locator('nav[data-visit]'));
    expect((await boxOf(page.locator('[name="email"]'))).bottom, path).toBeLessThan(line.y);
    const form = await boxOf(page.locator('form:has([name="email"])'));
    const head = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(form.end - head.x).toBeGreaterThan(1200);
  }
});

test('beside a film its words stand where it ends, with no dark room between', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await gotoReady(page, '/digital-studio');
  const film = await boxOf(page.locator('#film').locator('video, img').first());
  const words = await boxOf(page.locator('#film summary').last());
  expect(words.y - film.bottom).toBeLessThan(80);
});

test('the rows of links at the foot stand level in the longest words', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of ['/es/visit', '/haw/visit']) {
    await gotoReady(page, path);
    const lists = page.locator('footer details ul');
    const tops = await lists.evaluateAll((all) =>
      all.map((list) =>
        [...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect().top),
      ),
    );
    expect(tops, path).toEqual(tops.map(() => tops[0]));
  }
});

test('a link within words is as high as a finger needs', async ({ page }) => {
  for (const path of ['/subscribe', '/tickets', '/visit/plan-your-visit']) {
    await gotoReady(page, path);
    const low = await page.locator('main :is(p, li, dd) a').evaluateAll((links) =>
      links
        .filter(
          (link) => link.checkVisibility() && link.clientHeight + link.getClientRects().length,
        )
        .filter((link) => Math.max(...[...link.getClientRects()].map((box) => box.height)) < 24)
        .map((link) => link.textContent),
    );
    expect(low, path).toEqual([]);
  }
});

test('no title of home is shaded by the bar, whose letters are of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await gotoReady(page, '/haw');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const shade = await page.getByRole('banner').evaluate((bar) => {
    const { bottom } = getComputedStyle(bar, '::before');
    return bar.getBoundingClientRect().bottom - Number.parseFloat(bottom);
  });
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(title.y).toBeGreaterThanOrEqual(shade - 8);
});

test('names of residents beside one another stand on one line, however long their dates are', async ({
  page,
}) => {
  const windows = [
    { width: 1440, height: 900, path: '/what-we-do/residencies' },
    { width: 768, height: 1024, path: '/haw/what-we-do/residencies' },
  ];
  for (const { path, ...size } of windows) {
    await page.setViewportSize(size);
    await gotoReady(page, path);
    const people = await page.getByRole('main').locator('li:has(time, h3):has(img)').all();
    const boxes = await Promise.all(
      people.map(async (person) => ({
        row: (await boxOf(person)).y,
        name: (await boxOf(person.getByRole('heading', { level: 3 }))).y,
      })),
    );
    const rows = Map.groupBy(boxes, ({ row }) => row);
    expect([...rows.values()].some((row) => row.length > 2)).toBe(true);
    for (const row of rows.values()) {
      expect(new Set(row.map(({ name }) => Math.round(name))).size, path).toBe(1);
    }
  }
});

test('the buttons of the film end where the words of the page do', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await gotoReady(page, '/');
  const main = page.getByRole('main');
  const button = await boxOf(main.getByRole('button', { name: 'Unmute video' }));
  const link = await boxOf(main.getByRole('link', { name: 'All exhibitions' }));
  expect(Math.abs(button.end - link.end)).toBeLessThanOrEqual(1);
});

test('a head with a pattern leaves the list below it in the first window of a tablet', async ({
  page,
}) => {
  for (const path of ['/what-we-do/convenings', '/es/what-we-do/convenings']) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await gotoReady(page, path);
    const upcoming = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const first = await boxOf(page.locator('#upcoming'));
    await expect(upcoming).toBeVisible();
    expect(first.bottom, path).toBeLessThanOrEqual(690);
  }
});
