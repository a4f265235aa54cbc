import type { Page } from '@playwright/test';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoForm, gotoReady, waitForForm } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const send = (page: Page) => page.locator('form button[type="submit"]').last();

test('a reader subscribes from the footer, says yes, and is told what comes next', async ({
  page,
}) => {
  await gotoReady(page, '/visit/plan-your-visit');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/subscribe');
  await waitForForm(page);
  // Nothing is agreed to or chosen beforehand but the language that is being read.
  await expect(page.locator('form :checked')).toHaveValue('en');

  await field(page, 'email').fill(`reader-${test.info().project.name}@example.org`);
  await page.getByLabel('Exhibitions').check();
  await send(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Tick the box' }).click();
  await expect(field(page, 'consent')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'One step left: confirm by email' }),
  ).toBeFocused();
  await expect(page).toHaveURL(/\/subscribe\?sent=[0-9A-Z-]+$/);
});

test('who subscribes again is answered in the same way', async ({ page }) => {
  for (let time = 0; time < 2; time++) {
    await gotoForm(page, '/es/subscribe');
    await field(page, 'email').fill(`Again-${test.info().project.name}@Example.org`);
    await field(page, 'consent').check();
    await send(page).click();
    await expect(
      page.getByRole('heading', { name: 'Falta un paso: confirme por correo' }),
    ).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader subscribes in Hawaiian', async ({ page, expectComplaint }) => {
    expectComplaint(/^failed: .*\.js csp$|status of 400/);
    await page.goto('/haw/subscribe');
    await field(page, 'firstName').fill('Noʻeau');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('nā kahua 2');
    await expect(field(page, 'firstName')).toHaveValue('Noʻeau');
    await field(page, 'email').fill('noeau@example.org');
    await field(page, 'consent').check();
    await send(page).click();
    await expect(
      page.getByRole('heading', { name: 'Hoʻokahi hana i koe: e hōʻoia ma ka leka uila' }),
    ).toBeVisible();
  });
});

for (const language of languages) {
  test(`axe finds nothing in any state of the form (${language})`, { tag: '@phone' }, async ({
    page,
  }) => {
    await gotoForm(page, localizePath('/subscribe', language));
    expect(await findViolations(page)).toEqual([]);
    await send(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await field(page, 'email').fill(`axe-${language}@example.org`);
    await field(page, 'consent').check();
    await send(page).click();
    await expect(page).toHaveURL(/\?sent=/);
    expect(await findViolations(page)).toEqual([]);
  });
}
