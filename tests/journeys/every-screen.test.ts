import type { Page } from '@playwright/test';
import { languages } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';
import { listScreens, unknownPaths } from '../../scripts/screens.ts';
import {
  findForeignWords,
  findViolations,
  listDialogOpeners,
  measureOverflow,
  openEverything,
  readBothTexts,
  waitForScripts,
} from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

// Every route and every state of one, in three languages and at three widths, looked at once with all
// questions that can be asked of any page.

// Entrances are over at once, so that what is judged is what stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const smallest = { width: 320, height: 640 };
const desktop = { width: 1440, height: 900 };

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** Axe asks for names, roles and languages too, which do not depend on the width. */
const judgedWide = 'en';

for (const { name, path } of (await listScreens()).filter(({ press }) => !press)) {
  const title = `${path}: ${name} is sound in every language and at every width`;
  test(title, { tag: '@phone' }, async ({ page, expectComplaint }) => {
    // Three languages, and every element looked at by axe.
    test.setTimeout(120_000);
    const status = unknownPaths.includes(path) ? 404 : 200;
    // The browser itself notes in the console that an address answered 404.
    if (status === 404) expectComplaint(/the server responded with a status of 404/);
    // What is judged does not depend on what the pictures show, and making them takes long.
    await page.route('**/images/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
    );
    for (const language of languages) {
      await page.setViewportSize(phone);
      const address = localizePath(path, language);
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1'), `main heading of ${address}`).toHaveCount(1);
      await expect(page, `title of ${address}`).toHaveTitle(/\p{L}{2}/u);
      expect(await findForeignWords(page), `words of ${address}`).toEqual([]);
      expect(await measureOverflow(page), `width of ${address}`).toBeLessThanOrEqual(0);

      await waitForScripts(page);
      const text = await readBothTexts(page, (await response?.text()) ?? '');
      expect(text.now, `words of ${address} after its scripts ran`).toBe(text.sent);
      await lookAt(page, `${address} on a phone`);

      await page.setViewportSize(smallest);
      expect(await measureOverflow(page), `320 px of ${address}`).toBeLessThanOrEqual(0);
      await page.setViewportSize(desktop);
      expect(await measureOverflow(page), `1440 px of ${address}`).toBeLessThanOrEqual(0);
      if (language === judgedWide) await lookAt(page, `${address} on a desktop`);
    }
  });
}

/** Axe over the page with all of it opened, and over each dialog that can be opened from it. */
async function lookAt(page: Page, where: string): Promise<void> {
  await openEverything(page);
  expect(await findViolations(page), `axe on ${where}`).toEqual([]);
  for (const opener of await listDialogOpeners(page)) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page), `axe on a dialog of ${where}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
}
