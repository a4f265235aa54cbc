import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { stagedScreens } from '../../scripts/screens/staged-screens.ts';
import { gotoReady } from '../setup/chrome.ts';
import { findForeignWords, findViolations, measureOverflow } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

// States that are there only after somebody did something: places kept, a list at the desk, a form that
// came back. Each in three languages, from the smallest window on. What their services fail in, and what
// is kept on a device, have journeys of their own.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// One after the other, so that no two take the same time.
test.describe.configure({ mode: 'default' });

const dataFolder = process.env.TEST_DATA_FOLDER ?? null;
const smallest = { width: 320, height: 640 };
const desktop = { width: 1440, height: 900 };
const states = stagedScreens.filter(({ isFailing, isOnDevice }) => !isFailing && !isOnDevice);

for (const [turn, { name, stage, act, complaint, needsData }] of states.entries()) {
  test(`${name}: sound in every language and from the smallest window on`, async ({
    page,
    baseURL,
    expectComplaint,
  }) => {
    test.skip(needsData === true && dataFolder === null, 'needs the data of the site');
    test.setTimeout(120_000);
    if (complaint) expectComplaint(complaint);
    for (const language of languages) {
      await page.setViewportSize(smallest);
      const address = localizePath(
        await stage({ address: baseURL ?? '', dataFolder }, language),
        language,
      );
      if (act) await gotoReady(page, address);
      else await page.goto(address);
      await act?.(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await findForeignWords(page), `words of ${address}`).toEqual([]);
      expect(await measureOverflow(page), `320 px of ${address}`).toBeLessThanOrEqual(0);
      // Each state is looked at by axe in one of the languages.
      if (language !== languages[turn % languages.length]) continue;
      expect(await findViolations(page), `axe on ${address} on a phone`).toEqual([]);
      await page.setViewportSize(desktop);
      expect(await measureOverflow(page), `1440 px of ${address}`).toBeLessThanOrEqual(0);
      expect(await findViolations(page), `axe on ${address} on a desktop`).toEqual([]);
    }
  });
}
