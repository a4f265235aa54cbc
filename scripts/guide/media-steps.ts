import { expect, type Page } from '@playwright/test';
import { goTo, openKnown, type Step, translated } from './acts.ts';

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
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: lacking }).click();
      await (await download).saveAs(fileOf(page));
    },
    async ({ page }, choose) => {
      const read = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.getByLabel(choose).setInputFiles(fileOf(page));
      expect((await read).ok()).toBe(true);
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
      await expect(page.getByText(words).first()).toBeVisible();
      await page.getByLabel(credit).first().fill('Photo: Leilani Kealoha');
    },
    async ({ page, take }, focal) => {
      await expect(page.getByText(focal).first()).toBeVisible();
      await take();
    },
  ],
  preview: [
    async ({ page }, preview) => {
      await openKnown(page);
      await page.getByRole('button', { name: preview, exact: true }).click();
      await expect(
        page.frameLocator('#side iframe').first().getByRole('heading', { level: 1 }),
      ).toBeVisible();
    },
    async ({ page, take }, _width, _phone, _tablet, desk) => {
      await take();
      await page.getByLabel(desk, { exact: true }).check();
    },
    async ({ page }, share, whom, make) => {
      await page.getByRole('button', { name: share, exact: true }).click();
      await page.getByLabel(whom).fill('The trustees');
      await page.getByRole('button', { name: make, exact: true }).click();
    },
    async ({ page }, copy) => {
      await expect(page.getByRole('button', { name: copy, exact: true })).toBeVisible();
    },
  ],
};

const files = new WeakMap<Page, string>();
/** Where this window keeps the file for translators. */
function fileOf(page: Page): string {
  const file = files.get(page) ?? `test-results/guide-${process.pid}-${Date.now()}.xlf`;
  files.set(page, file);
  return file;
}
