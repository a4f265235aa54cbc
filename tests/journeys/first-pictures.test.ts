import type { Page } from '@playwright/test';
import { expect, test } from '../setup/page.ts';

// What pictures cost on a slow line: as wide as they are drawn, and none after the first that counts as it.

test.skip(({ viewport }) => viewport?.width === 390, 'sets its own windows');

const windows = [
  { name: 'a phone', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: 'a desk', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];
const paths = [
  '/',
  '/whats-on',
  '/whats-on/exhibitions/cobalt',
  '/collection/explore-the-collection',
  '/visit',
  '/visit/plan-your-visit',
  '/shop',
  '/about/our-center',
  '/about/staff',
  '/what-we-do/residencies',
  '/search-results?q=blue',
];

for (const { name, ...asked } of windows) {
  test(`pictures are asked for as wide as they are drawn, on ${name}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      ...asked,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    // Nothing moves and nothing is added: what is measured is the page as it was sent.
    await page.route('**/*', (route) =>
      ['script', 'media'].includes(route.request().resourceType())
        ? route.abort()
        : route.continue(),
    );
    const wrong: string[] = [];
    let pictures = 0;
    for (const path of paths) {
      await page.goto(path);
      const found = await readWidths(page);
      pictures += found.length;
      for (const { src, got, needed, candidates } of found) {
        const next = candidates.find((width) => width >= needed - 1) ?? got;
        // One step more than needed is what a place of no fixed width may cost.
        const most = candidates.find((width) => width > next) ?? next;
        if (got > most || got < needed * 0.6) wrong.push(`${path} ${src}: ${got} for ${needed}`);
      }
    }
    expect(pictures).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
    await context.close();
  });
}

test('the film of home never counts as its first sight: that is the picture below it', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/', '/es', '/haw']) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    // Pictures of tests are small, and a small one counts for less than it covers.
    await page.route('**/film-star-tiles-poster.webp*', (route) =>
      route.fulfill({ path: 'content/images/scenes/film-star-tiles-poster.webp' }),
    );
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.push((entry as PerformanceEntry & { element?: Element }).element?.tagName ?? '');
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(path);
    const film = page.locator('main header video[data-state="loaded"]');
    await expect(film).toBeVisible({ timeout: 20_000 });
    await film.evaluate(
      (video: HTMLVideoElement) =>
        new Promise((resolve) => video.requestVideoFrameCallback(resolve)),
    );
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen, path).toContain('IMG');
    expect(seen, path).not.toContain('VIDEO');
    await context.close();
  }
});

interface Widths {
  readonly src: string;
  /** Pixels of the picture that came. */
  readonly got: number;
  /** Pixels of the screen that it covers, with what its place cuts away. */
  readonly needed: number;
  readonly candidates: readonly number[];
}

/** Of all pictures of the page that come in widths, once each was near the window. */
async function readWidths(page: Page): Promise<Widths[]> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const shown = [...document.images].filter(
      (image) => image.srcset && image.currentSrc && image.getBoundingClientRect().width >= 40,
    );
    return shown.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const query = new URL(image.currentSrc).searchParams;
      const got = Number(query.get('w'));
      const cutHeight = Number(query.get('h'));
      const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const kept = cutHeight ? got / cutHeight : own;
      const fit = getComputedStyle(image).objectFit;
      const wide = {
        cover: Math.max(width, height * kept),
        contain: Math.min(width, height * kept),
      };
      return {
        src: new URL(image.currentSrc).pathname,
        got,
        needed: Math.round((wide[fit as 'cover' | 'contain'] ?? width) * devicePixelRatio),
        candidates: [...image.srcset.matchAll(/ (\d+)w/g)]
          .map(([, digits]) => Number(digits))
          .sort((one, other) => one - other),
      };
    });
  });
}
