import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

/** What a telephone that lies on its side shows first, beside the title. */
const firsts = [
  ['/whats-on', 'li:has(time) :is(h3, h4)'],
  ['/whats-on/exhibitions/cobalt', 'header img, [data-form] img'],
  ['/tickets', 'a.slot-day'],
  ['/collection/explore-the-collection', 'ol img'],
  ['/objects/demo-0018', 'img'],
  ['/visit/plan-your-visit', 'img'],
] as const;

for (const prefix of ['', '/es', '/haw']) {
  test(`a low window shows the title and what one came for at once (${prefix || '/en'})`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const [path, first] of firsts) {
      await gotoReady(page, prefix + path);
      const main = page.getByRole('main');
      await expect.soft(main.getByRole('heading', { level: 1 }), path).toBeInViewport();
      await expect.soft(main.locator(first).first(), path).toBeInViewport();
      const { bar, pages, beyond } = await page.evaluate(() => {
        const heightOf = (element: Element | null | undefined) =>
          element?.getBoundingClientRect().height ?? 0;
        const current = document.querySelector('header ~ nav a[aria-current]');
        return {
          bar: heightOf(document.querySelector('header')),
          pages: heightOf(current?.closest('nav')),
          beyond: document.documentElement.scrollWidth - window.innerWidth,
        };
      });
      expect.soft(bar, path).toBeLessThan(60);
      expect.soft(pages, path).toBeLessThan(60);
      expect.soft(beyond, path).toBeLessThanOrEqual(0);
    }
    // What the bar has no room for is in the menu.
    await page.locator('header [aria-haspopup="dialog"]').click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeInViewport();
  });
}
