import type { Page } from '@playwright/test';
import { gotoReady, isLarge, mobileBreakpointPx } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(isLarge, 'there is no such menu on large screens');

const menuOf = (page: Page) => page.getByRole('dialog');

async function openMenu(page: Page, address: string, name = 'Menu') {
  await gotoReady(page, address);
  await page.getByRole('button', { name }).click();
  await expect(menuOf(page)).toBeVisible();
  return menuOf(page);
}

test('the menu is for screens below 768 px only', async ({ page }) => {
  const menu = await openMenu(page, '/tickets');
  await page.setViewportSize({ width: mobileBreakpointPx - 1, height: 844 });
  await expect(menu).toBeVisible();
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 767, height: 844 });
  await page.setViewportSize({ width: mobileBreakpointPx, height: 844 });
  await expect(menu).toBeHidden();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.setViewportSize({ width: mobileBreakpointPx - 1, height: 844 });
  await expect(menu, 'it does not come back by itself').toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('with text of twice the size nothing of it stands beyond the edge', async ({ page }) => {
  for (const [address, name] of [
    ['/tickets', 'Menu'],
    ['/haw/tickets', 'Papa kuhikuhi'],
  ] as const) {
    const menu = await openMenu(page, address, name);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const beyond = await menu.locator('a:visible, button:visible').evaluateAll((all) =>
      all
        .filter((one) => !one.querySelector('img'))
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map(({ textContent }) => textContent),
    );
    expect(beyond, address).toEqual([]);
  }
});

test('the name of the house keeps its place while the menu comes', async ({ page }) => {
  await gotoReady(page, '/visit/plan-your-visit');
  const home = page.locator('header a[href="/"]').first();
  const place = (await home.boundingBox())?.x;
  await page.getByRole('button', { name: 'Menu' }).click();
  const name = menuOf(page).getByText('Hale Girih').first().locator('..');
  await expect(name).toBeVisible();
  for (let frame = 0; frame < 4; frame += 1) {
    expect(Math.abs(((await name.boundingBox())?.x ?? 0) - (place ?? 0))).toBeLessThan(2);
  }
  await expect(home).toBeVisible();
});

test('it never opens in another language while its words are on the way', async ({ page }) => {
  await page.route('**/locales/haw.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await gotoReady(page, '/haw/visit');
  await page.getByRole('button', { name: 'Papa kuhikuhi' }).click();
  await expect(menuOf(page)).toBeVisible();
  const words = await menuOf(page).textContent();
  expect(words).toContain('Hopena pule');
  expect(words).not.toMatch(/\b(Today|Tonight|This weekend|Saturday)\b/);
});

test('all sections at once, two that lead on at once, and search', async ({ page }) => {
  const menu = await openMenu(page, '/visit/plan-your-visit');
  const strip = menu.getByRole('navigation', { name: 'Sections' });
  await expect(strip.locator('> ul > li > :first-child')).toHaveText([
    'Visit',
    'What’s on',
    'Collection',
    'What we do',
    'Digital studio',
    'Shop',
    'About',
    'Search',
  ]);
  await expect(strip.locator('> ul > li > a')).toHaveText(['Digital studio', 'Shop', 'Search']);
  await expect(strip.getByRole('button', { pressed: true })).toHaveText('Visit');

  await strip.getByRole('button', { name: 'What’s on' }).click();
  await expect(strip.getByRole('button', { pressed: true })).toHaveText('What’s on');
  // The days stand before the sections, whichever is open; when today is over, tomorrow takes its place.
  const lists = menu.getByRole('list', { name: 'What’s on' });
  await expect
    .poll(async () => (await lists.first().getByRole('link').allTextContents()).join(', '))
    .toMatch(/^(Today, Tonight|Tonight, Tomorrow|Tomorrow)(, Sat \d+)?, This weekend$/);
  await expect(lists.last().getByRole('link')).toHaveText([
    'All dates',
    'Exhibitions',
    'Public programs',
  ]);

  await strip.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(strip.getByRole('button', { pressed: true })).toHaveCount(0);
  await strip.getByRole('link', { name: 'Digital studio' }).click();
  await expect(page).toHaveURL('/digital-studio');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(strip.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('no section is cut, in any language; tickets, hours and languages stand in the first screen', async ({
  page,
}) => {
  for (const [prefix, name, width, height] of [
    ['', 'Menu', 390, 844],
    ['/es', 'Menú', 390, 844],
    ['/haw', 'Papa kuhikuhi', 390, 844],
    ['', 'Menu', 320, 640],
    ['/haw', 'Papa kuhikuhi', 320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const menu = await openMenu(page, `${prefix}/about/news`, name);
    for (const item of await menu.locator('nav > ul > li > :first-child').all()) {
      await expect(item).toBeInViewport({ ratio: 1 });
    }
    const languages = ['en', 'es', 'haw']
      .map((code) => (code === 'en' ? '/about/news' : `/${code}/about/news`))
      .filter((address) => address !== `${prefix}/about/news`);
    // In a low window no section is open at first.
    await expect(menu.getByRole('button', { pressed: true })).toHaveCount(height < 800 ? 0 : 1);
    for (const path of ['/tickets', '/visit/plan-your-visit', ...languages]) {
      const address = languages.includes(path) ? path : `${prefix}${path}`;
      const link = menu.locator(`a[href="${address}"]:not([tabindex])`).last();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => window.scrollY), 'the page behind it stays').toBe(0);
  }
});

test('a language chosen in the menu is that of the page', async ({ page }) => {
  const menu = await openMenu(page, '/visit/plan-your-visit');
  await menu.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/visit/plan-your-visit');
  await expect(menu).toBeHidden();
});

test('all pages of the section stand in the first screen below its name, and once', async ({
  page,
}) => {
  const menu = await openMenu(page, '/visit/plan-your-visit');
  const pages = menu.getByRole('list', { name: 'Visit', exact: true }).getByRole('link');
  await expect(pages).toHaveText([
    'See all',
    'Plan your visit',
    'Visitor guidelines',
    'Virtual tour',
    'Request a tour',
    'Access',
    'With children',
  ]);
  for (const link of await pages.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(menu.locator('a[href="/visit/virtual-tour"]')).toHaveCount(1);
  const next = await menu.getByRole('button', { name: 'What’s on' }).boundingBox();
  const last = await pages.last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
  for (const name of ['What we do', 'Visit']) {
    await expect(
      menu.locator('a, button').filter({ hasText: new RegExp(`^${name}$`) }),
    ).toHaveCount(1);
  }
});

test('the menu leads to Saturday in three taps, and leaves no part of the window empty', async ({
  page,
}) => {
  const menu = await openMenu(page, '/about/news');
  await menu.getByRole('button', { name: 'What’s on' }).tap();
  const contact = await menu.getByRole('link', { name: 'Contact us' }).boundingBox();
  expect(844 - ((contact?.y ?? 0) + (contact?.height ?? 0))).toBeLessThan(48);
  // On a Friday evening Saturday is there as tomorrow.
  await menu
    .getByRole('link', { name: /^(Tomorrow|Sat \d+)$/ })
    .last()
    .tap();
  await expect(page).toHaveURL(/\/whats-on\?when=(saturday|tomorrow)$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
    'Saturday',
  );
});

test('the row below holds the contact page here and the networks in a new tab', async ({
  page,
}) => {
  const menu = await openMenu(page, '/tickets');
  for (const network of ['Instagram', 'Facebook']) {
    const link = menu.getByRole('link', { name: network });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  await menu.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/about/contact-us');
});

test('the keyboard stays in the menu, Escape closes it and the focus returns', async ({ page }) => {
  await gotoReady(page, '/tickets');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = menuOf(page);
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the last control and the first the focus visits the browser's own.
      return activeElement === document.body ? 'browser' : !!activeElement?.closest('dialog');
    });
    expect(place, `after ${presses + 1} times Tab`).toBeTruthy();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press(' ');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test('every control of the menu is 44 px high, and all fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [address, name] of [
    ['/es/tickets', 'Menú'],
    ['/haw/tickets', 'Papa kuhikuhi'],
  ] as const) {
    const menu = await openMenu(page, address, name);
    const controls = menu.locator('a, button');
    const heights = await controls.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const footer = menu.getByRole('link', { name: 'Instagram' });
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport();
  }
});

test('with text of 200 % the menu begins with the languages, for which the bar has no room', {
  tag: '@phone',
}, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await gotoReady(page, '/about');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.locator('header [aria-haspopup="dialog"]').click();
    const spanish = page.getByRole('dialog').getByRole('link', { name: 'Español' });
    await expect(spanish, `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});
