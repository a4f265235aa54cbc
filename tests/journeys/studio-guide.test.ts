import { join } from 'node:path';
import { museumTimeZone } from '#brand/names.ts';
import { readSteps } from '../../scripts/guide/read-guide.ts';
import { guideWindow, lastMorning, openStage, type Stage } from '../../scripts/guide/stage.ts';
import { walkChapter } from '../../scripts/guide/walk.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { test as base, expect } from '../setup/page.ts';
import { joinStudio, openMenu, studioOrigin } from '../setup/studio-people.ts';

base.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** A studio of its own, in the morning. */
const test = base.extend<{ readonly stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const folder = join(process.env.TEST_DATA_FOLDER ?? '', 'content');
      const stage = await openStage('en', lastMorning() - Date.now(), { CONTENT_FOLDER: folder });
      await use(stage);
      await stage.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ stage }, use) => use(stage.origin),
});

// That names in other languages are those of the same buttons: studio/help/guide.test.ts.
test.describe(() => {
  test.use({
    viewport: guideWindow,
    timezoneId: museumTimeZone,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('every step of the editors’ guide can be done as it says @desktop', async ({
    page,
    stage,
  }) => {
    test.setTimeout(240_000);
    await page.clock.install({ time: stage.now() });
    for (const [chapter, steps] of readSteps('en')) {
      await test.step(chapter, () =>
        walkChapter(
          { page, language: 'en', link: stage.link, now: stage.now, take: async () => {} },
          chapter,
          steps,
        ),
      );
    }
  });
});

base.describe(() => {
  base.use({ baseURL: studioOrigin });

  base('help opens the chapter of the screen, and its contents are searched', async ({ page }) => {
    await joinStudio(page, 'Leilani');
    await page.goto('/studio/items?type=news');
    await openMenu(page);
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: /^Publish news/ })).toBeFocused();
    const picture = main.getByRole('img');
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBe(1120);
    expect(await findViolations(page)).toEqual([]);

    await main.getByRole('link', { name: 'The editors’ guide' }).click();
    await main.getByLabel('Search the guide').fill('okina');
    await expect(main.getByRole('status')).toHaveText('No chapter says this. Try another word.');
    await main.getByLabel('Search the guide').fill('yesterdays version');
    await expect(main.getByRole('listitem')).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await main.getByRole('link', { name: 'Bring back yesterday’s version' }).click();
    await expect(main.getByRole('listitem').first()).toContainText('press History');
  });
});
