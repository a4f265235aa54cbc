import type { Page } from '@playwright/test';
import { answered, expect, goTo, openKnown, type Step, translated } from './acts.ts';

/** Pictures, previews, and files of translators. */
export const mediaSteps: Readonly<Record<string, readonly Step[]>> = {
  translations: [
    async ({ page, take }, translations) => {
      await goTo(page, translations);
      const language = page.getByRole('main').getByRole('link', { name: 'ʻŌlelo Hawaiʻi' });
      await language.click();
      await expect(language).toHaveAttribute('aria-current', 'page');
      await take();
    },
    async ({ page }, begin) => {
      await page.getByRole('link', { name: begin }).click();
      await expect(page.locator(`[data-path^="${translated}."]`).first()).toBeVisible();
    },
    async () => {},
    async ({ page }, translations, lacking) => {
      await goTo(page, translations);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: lacking }).click(),
      ]);
      await download.saveAs(fileOf(page));
    },
    async ({ page }, choose) => {
      const field = page.getByLabel(choose);
      await answered(page, '', () => field.setInputFiles(fileOf(page)));
    },
  ],
  pictures: [
    async ({ page }, pictures, upload) => {
      await goTo(page, pictures);
      await page.getByLabel(upload).setInputFiles('content/images/scenes/tile-wall.webp');
    },
    async ({ page }) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /tile-wall/ })
        .first()
        .click();
    },
    async ({ page }, words, credit) => {
      for (const [name, text] of [
        [words, 'A wall of tiles in the light of noon.'],
        [credit, 'Photo: Leilani Kealoha'],
      ] as const) {
        const part = page.getByRole('region', { name, exact: true });
        await part.getByRole('textbox').first().fill(text);
      }
    },
    async ({ page, take }, cuts) => {
      const picture = page.getByRole('main').locator('img').first();
      await answered(page, '', () => picture.click({ position: { x: 200, y: 120 } }));
      const shown = page.locator('section, div').filter({
        has: page.getByRole('heading', { name: cuts }),
      });
      await shown.last().scrollIntoViewIfNeeded();
      await take();
    },
  ],
  preview: [
    async ({ page }, preview) => {
      await openKnown(page);
      const button = page.getByRole('button', { name: preview, exact: true });
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      await expect(shownPage(page)).toBeVisible();
    },
    async ({ page, take }, phone, tablet, desk) => {
      await page.locator('#side iframe').first().scrollIntoViewIfNeeded();
      await take();
      for (const name of [tablet, desk, phone])
        await page.getByLabel(name, { exact: true }).check();
    },
    async ({ page }, share, whom, make) => {
      await page.getByRole('button', { name: share, exact: true }).click();
      await page.getByLabel(whom).fill('The trustees');
      await page.getByRole('button', { name: make, exact: true }).click();
    },
    async ({ page }, copy) => {
      await expect(page.getByRole('button', { name: copy, exact: true })).toBeVisible();
    },
    async ({ page, now }, previews, moment, prepare) => {
      await goTo(page, previews);
      const tomorrow = new Date(now().getTime() + 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel(moment, { exact: true }).first().fill(`${tomorrow}T09:00`);
      await page.getByRole('button', { name: prepare, exact: true }).click();
      await expect(page.getByRole('main').locator('a[target=_blank]').first()).toBeVisible();
    },
  ],
};

/** What the preview beside the form is about; another one may be drawn behind it. */
const shownPage = (page: Page) =>
  page.frameLocator('#side iframe').first().getByRole('heading', { level: 1 });

const files = new WeakMap<Page, string>();
/** Where this window keeps the file for translators. */
function fileOf(page: Page): string {
  const file = files.get(page) ?? `test-results/guide-${process.pid}-${Date.now()}.xlf`;
  files.set(page, file);
  return file;
}
