import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';
import { isSmall } from '../setup/chrome.ts';
import { finishedScreens } from '../setup/finished-screens.ts';
import { expect, test } from '../setup/page.ts';

// Entrances are over at once, so that what is judged is what stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

for (const path of finishedScreens) {
  test(`${path} is sound in every language`, async ({ page, viewport }) => {
    // Three languages, and every element looked at by axe.
    test.setTimeout(120_000);
    // What is judged does not depend on what the pictures show, and making them takes long.
    await page.route('**/images/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
    );
    for (const language of languages) {
      const address = localizePath(path, language);
      await page.goto(address);
      await expect(page.locator('h1'), `main heading of ${address}`).toHaveCount(1);
      expect(await findBarePictures(page), `pictures of ${address}`).toEqual([]);
      expect(await findForeignWords(page), `words of ${address}`).toEqual([]);
      expect(await measureOverflow(page), `width of ${address}`).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(describe), `axe on ${address}`).toEqual([]);
      if (isSmall({ viewport })) {
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await measureOverflow(page), `320 px of ${address}`).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 390, height: 844 });
      }
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(isSmall, 'the same document at both widths');

  for (const path of finishedScreens) {
    test(`${path} reads`, async ({ page, expectComplaint }) => {
      // Chromium calls what it may not run blocked by a policy.
      expectComplaint(/^failed: .*\.js csp$/);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/\p{L}{3,}/u);
      const links = page.getByRole('main').getByRole('link');
      await expect(links.first()).toBeVisible();
    });
  }
});

/** Pixels by which the page is wider than its window. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Pictures that say nothing and are not marked as decoration. */
const findBarePictures = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('img:not([alt])'), (image) => image.outerHTML),
  );

/** Texts in Arabic script that no `lang` announces. */
const findForeignWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/\p{Script=Arabic}/u.test(node.textContent ?? '')) continue;
      if (node.parentElement?.closest('script')) continue;
      const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      if (!/^(ar|fa|ota|ur)/.test(lang)) found.push(`${lang}: ${node.textContent}`);
    }
    return found;
  });

const describe = (violation: {
  id: string;
  nodes: readonly { html: string; failureSummary?: string }[];
}) =>
  `${violation.id}: ${violation.nodes
    .slice(0, 3)
    .map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`)
    .join(' | ')}`;
