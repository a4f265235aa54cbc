import type { Page } from '@playwright/test';
import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

test.use({ userAgent: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** Counts shifts of the layout, and notes every main heading that was painted. */
async function watchPage(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0, headings: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const heading = document.querySelector('main h1, main h2');
      const isPainted = heading && getComputedStyle(heading).visibility === 'visible';
      const text = isPainted ? (heading.textContent ?? '') : '';
      if (text && seen.headings.at(-1) !== text) seen.headings.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
const readSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number; headings: string[] } }).seen);
const cookieOf = async (page: Page, name: string | RegExp) =>
  (await page.context().cookies()).find((cookie) => cookie.name.match(name));

test.describe('a test of two headings', () => {
  test('shows one of them from the first paint, and the same on the next visit', async ({
    page,
  }) => {
    await watchPage(page);
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    await gotoReady(page, '/visit/evenings');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Eighty lamps, one fountain');
    expect(await readSeen(page)).toEqual({ shift: 0, headings: ['Eighty lamps, one fountain'] });
    const cookie = await cookieOf(page, /^builder\.tests\./);
    expect(cookie).toMatchObject({ value: 'evenings-lamps', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);

    await page.addInitScript(() => {
      Math.random = () => 0.9;
    });
    await page.reload();
    await expect(heading).toHaveText('Eighty lamps, one fountain');
  });

  test('shows the default to the others', async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.9;
    });
    await gotoReady(page, '/visit/evenings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evenings in the court');
    expect(await cookieOf(page, /^builder\.tests\./)).toBeDefined();
  });

  test('shows the default and stores nothing where a visitor does not want to be watched', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/track')) sent.push(request.url());
    });
    await page.addInitScript(() => {
      Math.random = () => 0.1;
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await gotoReady(page, '/visit/evenings');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evenings in the court');
    expect(await cookieOf(page, /^builder/)).toBeUndefined();
    expect(await page.evaluate(() => localStorage.getItem('builderVisitorId'))).toBeNull();
    expect(sent).toEqual([]);
  });

  test('counts what was shown, with the variation', async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    // What a beacon carries is hidden from the test's own view of requests.
    await page.addInitScript(() => {
      const bodies: Promise<string>[] = [];
      Object.assign(window, { bodies });
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        bodies.push((body as Blob).text());
        return send(address, body);
      };
    });
    const tracked = page.waitForResponse(/\/page-builder-api\/api\/v1\/track$/);
    await gotoReady(page, '/visit/evenings');
    expect((await tracked).ok()).toBe(true);
    const [body = ''] = await page.evaluate(() =>
      Promise.all((window as unknown as { bodies: Promise<string>[] }).bodies),
    );
    const { events } = JSON.parse(body) as {
      events: { type: string; data: Record<string, unknown> }[];
    };
    expect(events[0]).toMatchObject({
      type: 'impression',
      data: { variationId: 'evenings-lamps', userAttributes: { urlPath: '/visit/evenings' } },
    });
    expect((await cookieOf(page, 'builderSessionId'))?.value).toBe(events[0]?.data.sessionId);
  });
});

test.describe('blocks for some visitors', () => {
  test('are there from the first paint for those they are meant for', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ userAgent: phone, baseURL });
    const page = await context.newPage();
    await watchPage(page);
    await gotoReady(page, '/es/visit/find-your-way');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'Con el teléfono en la mano',
    );
    expect((await readSeen(page)).shift).toBe(0);
    await context.close();
  });

  test('are not shown to the others, nor after their dates', async ({ page }) => {
    await gotoReady(page, '/visit/find-your-way');
    const container = page.locator('.builder-personalization-container');
    await expect(container.getByRole('heading')).toHaveText('Before you leave home');
    // React has taken the page over, and nothing waits in it any more.
    await expect(container.locator('template')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the default is there', async ({ page, expectComplaint }) => {
      // Chromium calls what it may not run blocked by a policy.
      expectComplaint(/^failed: .*\.js csp$/);
      await page.goto('/visit/find-your-way');
      await expect(page.getByText('Before you leave home')).toBeVisible();
      await page.goto('/visit/evenings');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evenings in the court');
    });
  });
});

test.describe('links in an editor’s text', () => {
  test('lead through the site, to a page that was fetched when the link was pointed at', async ({
    page,
    isMobile,
  }) => {
    await gotoReady(page, '/visit/find-your-way');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const link = page.locator('.builder-text').getByRole('link', { name: 'Plan your visit' });
    const fetched = page.waitForResponse(/\/visit\/plan-your-visit\.data/);
    if (isMobile) await link.dispatchEvent('touchstart');
    else await link.hover();
    await (await fetched).finished();
    const later: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data')) later.push(request.url());
    });
    await link.click();
    await expect(page).toHaveURL('/visit/plan-your-visit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(later).toEqual([]);
  });
});
