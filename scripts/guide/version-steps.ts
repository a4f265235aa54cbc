import { expect } from '@playwright/test';
import { goTo, openKnown, publish, type Step } from './acts.ts';

/** What was, and what comes. */
export const versionSteps: Readonly<Record<string, readonly Step[]>> = {
  history: [
    async ({ page }, history) => {
      await openKnown(page);
      await page.getByRole('button', { name: history, exact: true }).click();
    },
    async ({ page, take }, compare) => {
      await page.locator('#side li input[type=radio]').last().check();
      await expect(
        page.getByRole('region', { name: compare }).locator('ins, del').first(),
      ).toBeVisible();
      await take();
    },
    async ({ page }, restore) => {
      const restored = page.waitForResponse((answer) => answer.url().endsWith('/restore'));
      await page.getByRole('button', { name: restore, exact: true }).click();
      expect((await restored).ok()).toBe(true);
    },
    async ({ page }, more, act) => publish(page, more, act),
  ],
  releases: [
    async ({ page }, more, put) => {
      await openKnown(page);
      await page.getByRole('button', { name: more, exact: true }).click();
      await page.getByRole('menuitem', { name: put }).click();
    },
    async ({ page }, aNewOne, name, act) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption({ label: aNewOne });
      await dialog.getByLabel(name, { exact: true }).fill('Lunar calendar 2027');
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    async ({ page, take }, releases, items) => {
      await goTo(page, releases);
      await page.getByRole('link', { name: 'Lunar calendar 2027' }).click();
      await expect(page.getByRole('heading', { name: items })).toBeVisible();
      await take();
    },
    async ({ page }, later, now, act) => {
      await page.getByLabel(later, { exact: true }).check();
      await page.getByLabel(now, { exact: true }).check();
      const published = page.waitForResponse((answer) => answer.url().endsWith('/publish'));
      await page.getByRole('button', { name: act, exact: true }).click();
      expect((await published).ok()).toBe(true);
    },
  ],
};
