import { languages } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';
import { listScreens, unknownPaths } from '../../scripts/screens.ts';
import { isSmall } from '../setup/chrome.ts';
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

// Every route and every state of one, in three languages and at two widths, looked at once with all
// questions that can be asked of any page.

// Entrances are over at once, so that what is judged is what stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

for (const { name, path } of (await listScreens()).filter(({ press }) => !press)) {
  test(`${path}: ${name} is sound in every language`, async ({
    page,
    viewport,
    expectComplaint,
  }) => {
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
      await openEverything(page);
      expect(await findViolations(page), `axe on ${address}`).toEqual([]);
      for (const opener of await listDialogOpeners(page)) {
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findViolations(page), `axe on a dialog of ${address}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(opener).toBeFocused();
      }
      if (isSmall({ viewport })) {
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await measureOverflow(page), `320 px of ${address}`).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 390, height: 844 });
      }
    }
  });
}
