import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoFooter, gotoReady, isSmall, scrollTo } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  test(`axe finds nothing with the menus open (${language})`, async ({ page, viewport }) => {
    test.setTimeout(90_000);
    await gotoReady(page, localizePath('/', language));
    if (isSmall({ viewport })) {
      await gotoFooter(page);
      for (const summary of await page.locator('footer summary').all()) await summary.click();
      await expect(page.locator('footer details[open]')).toHaveCount(3);
      await scrollTo(page, 0);
    }
    await page.locator('[data-language-dropdown] summary').click();
    expect(await findViolations(page), 'home, languages and footer open').toEqual([]);

    if (isSmall({ viewport })) {
      await page.locator('header a[role="button"]').click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      expect(await findViolations(page), 'menu open').toEqual([]);
    }
  });
}
