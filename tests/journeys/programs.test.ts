import { readFile } from 'node:fs/promises';
import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test('a visitor finds something for the weekend, takes it along and tells a friend', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gotoReady(page, '/whats-on/public-programs');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /weekend/i }).click();
  await expect(page).toHaveURL('/whats-on?kind=program&when=weekend');
  await expect(page).toHaveTitle(/This weekend/);
  // Late on a Sunday nothing is left of it, and the page tells what comes next.
  const programs = main.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(programs.first()).toBeVisible();

  const name = (await programs.first().getByRole('heading').textContent()) ?? '';
  await programs.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // A single date is told in the head alone.
  await expect(main.getByText(/\d\s(am|pm)$/).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Add to calendar' }).click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name.replaceAll(',', '\\,')}`);

  const address = new URL(page.url());
  await main.getByRole('link', { name: 'Share' }).click();
  await expect(page.getByText('The address was copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(address.pathname);
});

test('what the head says of a date is not said again below it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/whats-on/public-programs/saturday-family-court');
  const main = page.getByRole('main');
  const when = main.getByText(/^Saturday, \w+\s\d+, 10\sam/);
  const said = await when.allTextContents();
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said).size).toBe(said.length);
  await expect(main.getByText(/^\d more dates?$/)).toBeVisible();
  await expect(main.getByRole('article').getByText('Where', { exact: true })).toHaveCount(0);
  await page.goto('/whats-on/public-programs/lighting-the-lamps');
  await expect(main.getByText(/^Every evening, 5:40/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list narrows by kind and by audience, and the past is kept', { tag: '@phone' }, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/\/assets\/\S+\.js csp$/);
    await page.goto('/es/whats-on/public-programs/explore-all');
    await expect(page).toHaveURL('/es/whats-on?kind=program');
    const main = page.getByRole('main');
    const lines = main.locator('li').filter({ has: page.locator('time') });
    const all = await lines.count();
    await main.getByText(/^Filtros \(/).click();
    const kinds = main.getByRole('list', { name: 'Tipo' });
    await kinds.getByRole('link', { name: /^Talleres \d/ }).click();
    await expect(page).toHaveURL(/\/es\/whats-on\?kind=workshop/);
    const workshops = await lines.count();
    expect(workshops).toBeGreaterThan(1);
    expect(workshops).toBeLessThan(all);

    await main.getByText(/^Filtros \(/).click();
    const audiences = main.getByRole('list', { name: 'Para quién' });
    const fewer = audiences.getByRole('link').filter({ hasNotText: `${workshops}` });
    await fewer.first().click();
    await expect(page).toHaveURL(/\?kind=workshop&audience=[\w-]+/);
    expect(await lines.count()).toBeLessThan(workshops);

    await main.getByRole('link', { name: 'Quitar los filtros' }).click();
    await main.getByRole('link', { name: 'Ver los programas anteriores' }).click();
    await expect(page).toHaveURL('/es/whats-on?when=past');
    await expect(main.getByRole('heading', { name: '¿Quién dibujó la cúpula?' })).toBeVisible();
  });
});

test('a choice that nothing matches tells what comes next', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/whats-on?kind=performance&when=tonight');
  const main = page.getByRole('main');
  await expect(main.getByText('Performances: nothing tonight.')).toBeVisible();
  const coming = main.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(coming.first()).toBeVisible();
  await main.getByRole('link', { name: 'See past programs' }).click();
  await expect(main.getByRole('heading', { name: /oud/ })).toBeVisible();
});

test('a program says what became of it, and what is over cannot be booked', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/what-we-do/events/canoe-frame');
  const main = page.getByRole('main');
  await expect(main.getByText('This program has ended.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);

  await page.goto('/what-we-do/events/moonrise-reading');
  await expect(main.getByText('We will post the new date here')).toBeVisible();
  await page.goto('/whats-on/public-programs/bread-and-taro');
  await expect(main.getByText('This program will not take place.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test('what is put forward beside a list of programs is not told in it too', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['/what-we-do/events', '/whats-on/public-programs']) {
    await page.goto(path);
    const list = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.locator('#upcoming') });
    // Programs stand below their days.
    const titles = await list.locator('h3, h4').allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    expect(new Set(titles).size, path).toBe(titles.length);
    for (const forward of await page.locator('main article h2').allTextContents()) {
      expect(titles, path).not.toContain(forward);
    }
  }
});

test('a small phone shows when, where and how much in its first screen', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['', '/es', '/haw']) {
    await page.goto(`${language}/whats-on/public-programs/the-inlayers-bench`);
    // What the house asks for the workshop.
    const price = page.getByRole('article').getByText('$60', { exact: true }).first();
    await expect(price, language).toBeInViewport({ ratio: 1 });
  }
});
