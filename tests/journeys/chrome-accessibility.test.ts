import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';
import { gotoReady, isSmall, scrollTo } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds, in one line for each element. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const language of languages) {
  test(`axe finds nothing on home, menu page and 404, open menus included (${language})`, async ({
    page,
    viewport,
    expectComplaint,
  }) => {
    test.setTimeout(90_000);
    expectComplaint(/status of 404/);
    await gotoReady(page, localizePath('/', language));
    if (isSmall({ viewport })) {
      for (const summary of await page.locator('footer summary').all()) await summary.click();
      await expect(page.locator('footer details[open]')).toHaveCount(3);
      await scrollTo(page, 0);
    }
    await page.locator('[data-language-dropdown] summary').click();
    expect(await findViolations(page), 'home, languages and footer open').toEqual([]);

    if (isSmall({ viewport })) {
      await page.locator('header a[role="button"]').click();
      await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
      expect(await findViolations(page), 'menu open').toEqual([]);
    }

    await page.goto(localizePath('/what-we-do', language));
    expect(await findViolations(page), 'menu page').toEqual([]);
    await page.goto(localizePath('/nowhere', language));
    expect(await findViolations(page), '404').toEqual([]);
  });
}
