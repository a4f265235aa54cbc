import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { museumTimeZone } from '#brand/names.ts';
import type { Language } from '#shared/languages/languages.ts';
import { readSteps } from '../../scripts/guide/read-guide.ts';
import { guideWindow, lastMorning, openStage, type Stage } from '../../scripts/guide/stage.ts';
import { walkChapter } from '../../scripts/guide/walk.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { test as base, expect } from '../setup/page.ts';
import { joinStudio, openMenu, studioOrigin } from '../setup/studio-people.ts';

base.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** A studio of its own, in the morning. */
const test = base.extend<{ readonly spoken: Language; readonly stage: Stage }>({
  spoken: ['en', { option: true }],
  stage: [
    async ({ spoken }, use) => {
      const folder = join(process.env.TEST_DATA_FOLDER ?? '', 'content');
      const late = lastMorning() - Date.now();
      const stage = await openStage(spoken, late, { CONTENT_FOLDER: folder });
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
    expectComplaint,
  }) => {
    test.setTimeout(240_000);
    expectComplaint(endedByNext);
    await page.clock.install({ time: stage.now() });
    await walk(page, stage, 'en');
  });

  // What is composed shows pages of the site in its language: more than names of buttons.
  for (const language of ['es', 'haw'] as const) {
    test.describe(() => {
      test.use({ spoken: language, locale: language });
      test(`pages are composed as the guide says it in ${language} @desktop`, async ({
        page,
        stage,
        expectComplaint,
      }) => {
        test.setTimeout(120_000);
        expectComplaint(endedByNext);
        await page.clock.install({ time: stage.now() });
        await walk(page, stage, language, ['sign-in', 'pages']);
      });
    });
  }
});

/** A page that is drawn anew ends what the one before still fetched. */
const endedByNext = /translations of "\w+" could not be loaded/;

/** @param wanted chapters; all of them where none are named */
async function walk(page: Page, stage: Stage, language: Language, wanted?: readonly string[]) {
  const { link, now } = stage;
  const chapters = readSteps(language);
  expect([...chapters.keys()]).toEqual(expect.arrayContaining([...(wanted ?? [])]));
  for (const [chapter, steps] of chapters) {
    if (wanted && !wanted.includes(chapter)) continue;
    await test.step(chapter, () =>
      walkChapter({ page, language, link, now, take: async () => {} }, chapter, steps),
    );
  }
}

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
