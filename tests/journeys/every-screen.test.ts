import type { Page } from '@playwright/test';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { listScreens, unknownPaths } from '../../scripts/screens/screens.ts';
import {
  findForeignWords,
  findHalfBleeds,
  findSmallTexts,
  findViolations,
  listDialogOpeners,
  measureOverflow,
  openEverything,
  readBothTexts,
  readSeenText,
  waitForScripts,
} from '../setup/look-at-page.ts';
import { test as base, expect } from '../setup/page.ts';

// Every route and every state of one, in three languages and at three widths, looked at once with all
// questions that can be asked of any page.

const phone = { width: 390, height: 844 };
const smallest = { width: 320, height: 640 };
const desktop = { width: 1440, height: 900 };

const test = base.extend<object, { plain: Page }>({
  /** A page without scripts, one for all tests. */
  plain: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        ...{ javaScriptEnabled: false, viewport: desktop, reducedMotion: 'reduce' },
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
// Entrances are over at once, so that what is judged is what stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = (await listScreens()).filter(({ press }) => !press);
for (const [turn, { name, path }] of screens.entries()) {
  const title = `${path}: ${name} is sound in every language and at every width`;
  test(title, { tag: '@phone' }, async ({ page, plain, baseURL, expectComplaint }) => {
    // Three languages, and every element looked at by axe.
    test.setTimeout(120_000);
    const status = unknownPaths.includes(path) ? 404 : 200;
    // The browser itself notes in the console that an address answered 404.
    if (status === 404) expectComplaint(/the server responded with a status of 404/);
    for (const language of languages) {
      // Colours, and what is seen without scripts, come from what the languages share: the documents
      // are compared and judged in each, these in one, and in each on a third of the screens.
      const isTurn = language === languages[turn % languages.length];
      await page.setViewportSize(phone);
      const address = localizePath(path, language);
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1'), `main heading of ${address}`).toHaveCount(1);
      await expect(page, `title of ${address}`).toHaveTitle(/\p{L}{2}/u);
      expect(await findForeignWords(page), `words of ${address}`).toEqual([]);
      expect(await measureOverflow(page), `width of ${address}`).toBeLessThanOrEqual(0);
      expect(await findHalfBleeds(page), `edges of ${address}`).toEqual([]);

      await waitForScripts(page);
      const text = await readBothTexts(page, (await response?.text()) ?? '');
      expect(text.now, `words of ${address} after its scripts ran`).toBe(text.sent);
      if (isTurn) {
        // Phones fold more away where scripts can unfold it.
        await page.setViewportSize(desktop);
        await plain.goto(baseURL + address);
        const opensAt = await plain.evaluate(() => window.scrollY);
        expect(opensAt, `where ${address} opens`).toBe(0);
        const seen = await readSeenText(plain);
        expect(seen).toMatch(/\p{L}{3}/u);
        expect(await readSeenText(page), `what is seen of ${address}`).toBe(seen);
        await page.setViewportSize(phone);
      }
      await lookAt(page, `${address} on a phone`, isTurn);

      await page.setViewportSize(smallest);
      expect(await findSmallTexts(page), `small letters of ${address}`).toEqual([]);
      expect(await measureOverflow(page), `320 px of ${address}`).toBeLessThanOrEqual(0);
      await page.setViewportSize(desktop);
      expect(await measureOverflow(page), `1440 px of ${address}`).toBeLessThanOrEqual(0);
      await lookAt(page, `${address} on a desktop`, isTurn);
    }
  });
}

/** Axe over the page with all of it opened, and over each dialog that can be opened from it. */
async function lookAt(page: Page, where: string, hasContrast: boolean): Promise<void> {
  await openEverything(page);
  expect(await findViolations(page, { hasContrast }), `axe on ${where}`).toEqual([]);
  for (const opener of await listDialogOpeners(page)) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const found = await findViolations(page, { hasContrast });
    expect(found, `axe on a dialog of ${where}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
}
