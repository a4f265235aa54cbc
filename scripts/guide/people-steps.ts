import { toCode } from '#server/studio/people/studio-browser.test-support.ts';
import { answered, expect, goTo, type Step } from './acts.ts';

const ownPassword = 'kapa moena ʻōlapa';

/** Accounts: one's own and those of others. */
export const peopleSteps: Readonly<Record<string, readonly Step[]>> = {
  'sign-in': [
    async ({ page, link, take }, name, password, make) => {
      await page.goto(link);
      await page.getByLabel(name).fill('Leilani Kealoha');
      await take();
      await page.getByLabel(password).fill(ownPassword);
      await page.getByRole('button', { name: make }).click();
    },
    async ({ page }, password, signIn) => {
      await expect(page.locator('input[type=email]')).toHaveValue(/@/);
      await page.getByLabel(password, { exact: true }).fill(ownPassword);
      await page.getByRole('button', { name: signIn, exact: true }).click();
    },
    async ({ page }, setUp, password, begin) => {
      await page.getByRole('link', { name: setUp }).click();
      await page.getByLabel(password).fill(ownPassword);
      await page.getByRole('button', { name: begin }).click();
    },
    async ({ page, now }, code, confirm) => {
      const key = await page.locator('span[translate="no"]').textContent();
      const address = `otpauth://totp/x?secret=${key}`;
      await page.getByLabel(code).fill(toCode(address, now().getTime()));
      await page.getByRole('button', { name: confirm, exact: true }).click();
    },
    async ({ page }, codes, copy) => {
      await expect(page.getByRole('heading', { name: codes })).toBeVisible();
      await expect(page.getByRole('button', { name: copy, exact: true })).toBeVisible();
    },
  ],
  people: [
    async ({ page }, people) => {
      await goTo(page, people);
    },
    async ({ page, take }, email, role) => {
      await page.getByLabel(email).fill('kai@museum.example');
      await page.getByLabel(role, { exact: true }).selectOption('publisher');
      await take();
    },
    async ({ page }, send) => {
      const button = page.getByRole('button', { name: send });
      await answered(page, '/invitations', () => button.click());
    },
  ],
};
