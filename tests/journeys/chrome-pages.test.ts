import { gotoReady, scrollTo, ticketsOf } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first stop of the keyboard leads past the bar to the content', async ({ page }) => {
  await gotoReady(page, '/visit/plan-your-visit');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => !!document.activeElement?.closest('main'));
  expect(isInMain).toBe(true);
});

test('a new page begins at its top, with the focus in its content and its title announced', async ({
  page,
}) => {
  await gotoReady(page, '/visit/plan-your-visit');
  await scrollTo(page, 900);
  await scrollTo(page, 800);
  // Without the driver's own scrolling to what it clicks.
  await ticketsOf(page).dispatchEvent('click');
  await expect(page).toHaveURL('/tickets');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveTitle(/^Tickets – /);
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
  await page.goBack();
  await expect(page).toHaveURL('/visit/plan-your-visit');
  await expect.poll(() => page.evaluate(() => window.scrollY), 'back to the place').toBe(800);
});

test('a spinner turns while a page is loading', { tag: '@phone' }, async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/tickets.data*', async (route) => {
    await asked;
    await route.continue();
  });
  await gotoReady(page, '/visit/plan-your-visit');
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toHaveCount(0);
  await ticketsOf(page).click();
  await expect(spinner).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCSS('opacity', '1');
  // In the bar, over nothing that is read.
  await expect(page.getByRole('banner').locator('[data-loading]')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/visit/plan-your-visit');
  answer();
  await expect(page).toHaveURL('/tickets');
  await expect(spinner).toHaveCount(0);
});

for (const [what, file] of [
  ['the script of a screen', 'Tickets-*'],
  ['a script that every further screen needs', 'query-client-*'],
]) {
  test(`where ${what} cannot be had the visitor is led to the page she wanted`, {
    tag: '@phone',
  }, async ({ page, expectComplaint }) => {
    expectComplaint(/Tickets-|query-client/);
    expectComplaint(/Failed to (fetch dynamically imported module|load resource)/);
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404 }));
    for (const from of ['/visit/plan-your-visit', '/about/staff']) {
      await gotoReady(page, from);
      await ticketsOf(page).click();
      await expect(page).toHaveURL('/tickets');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets');
    }
  });
}

test('where the server cannot be reached either the error screen says why, and leads on later', {
  tag: '@phone',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/Tickets-|tickets|Failed to/);
  await page.addInitScript(() => {
    window.addEventListener('vite:preloadError', () => {
      const count = Number(sessionStorage.getItem('preload-errors')) + 1;
      sessionStorage.setItem('preload-errors', String(count));
    });
  });
  await gotoReady(page, '/visit/plan-your-visit');
  await page.route('**/assets/Tickets-*', (route) => route.abort());
  await page.route('**/tickets', (route) => route.abort());
  await scrollTo(page, 900);
  await scrollTo(page, 800);
  await ticketsOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(
    page.getByText('We encountered an error while loading the page.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText('Something went wrong');
  expect(await page.evaluate(() => window.scrollY), 'the error is read from its top').toBe(0);
  // A screen is imported for each of its parts.
  expect(await page.evaluate(() => sessionStorage.getItem('preload-errors'))).toMatch(/^[12]$/);

  const details = page.locator('main details');
  await expect(details).not.toHaveAttribute('open');
  await details.getByText('Error Details', { exact: true }).click();
  await expect(details.locator('pre')).toHaveText('The scripts of /tickets could not be loaded.');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page).toHaveTitle(/^Tickets – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets');
});

test('the noise of observers that answer each other is suppressed', { tag: '@phone' }, async ({
  page,
}) => {
  await gotoReady(page, '/tickets');
  const seen = await page.evaluate(async () => {
    const seen = { errors: 0, calls: 0 };
    window.addEventListener('error', () => {
      seen.errors += 1;
    });
    const box = document.body.appendChild(document.createElement('div'));
    const observer = new ResizeObserver(() => {
      seen.calls += 1;
      box.style.height = `${20 + (seen.calls % 2)}px`;
    });
    observer.observe(box);
    for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return seen;
  });
  expect(seen.errors).toBe(0);
  expect(seen.calls).toBeGreaterThan(1);
});

test('an unknown address answers 404 in its language and offers ways on', {
  tag: '@desktop',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/);
  for (const [address, title, home] of [
    ['/nowhere', 'This page is not here', '/'],
    ['/es/nada/de/nada', 'Esta página no está aquí', '/es'],
    ['/haw/ʻaʻohe', 'ʻAʻole i loaʻa ka ʻaoʻao', '/haw'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const ways = page.locator('main').getByRole('link');
    await expect(ways).toHaveCount(5);
    await expect(ways.first()).toHaveAttribute('href', home);
  }
});

test('printed, a page is without bar, footer and messages', { tag: '@desktop' }, async ({
  page,
}) => {
  await gotoReady(page, '/visit/plan-your-visit');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
