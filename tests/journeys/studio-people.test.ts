import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Invited } from '#server/studio/people/invitations.ts';
import { toCode } from '#server/studio/people/studio-browser.test-support.ts';
import { expect, test } from '../setup/page.ts';
import {
  expectSound,
  joinStudio,
  openMenu,
  studioOrigin,
  studioPassword,
} from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

const join = (page: Page, invited: Partial<Omit<Invited, 'email'>> = {}) =>
  joinStudio(page, 'Leilani Kealoha', invited);

test('an invitation becomes an account, a second factor is set up, and its code is asked for', async ({
  page,
}) => {
  const email = await join(page);
  await expectSound(page);
  await page.getByRole('link', { name: 'Set up a second factor' }).click();
  await page.getByLabel('Your password, to be sure').fill(studioPassword);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const code = page.getByLabel('Type the code that it shows');
  await expect(code).toBeVisible();
  await expectSound(page);
  const key = await page.locator('span[translate="no"]').textContent();
  const address = `otpauth://totp/x?secret=${key}`;
  await code.fill(toCode(address));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  const [backup = ''] = await page.locator('ul[translate="no"] li').allInnerTexts();

  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(studioPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Code of six digits')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(backup);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: /^Aloha/ })).toBeVisible();
});

test('a passkey of this device signs in without a password', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await join(page);
  await openMenu(page);
  await page.getByRole('link', { name: /^My account/ }).click();
  await page.getByLabel('Name of this device').fill('The telephone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove The telephone' })).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: /^Aloha/ })).toBeVisible();
});

test('a session that ended elsewhere is begun again over what is being typed', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  await join(page);
  await openMenu(page);
  await page.getByRole('link', { name: /^My account/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Leilani of the night');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password').fill(studioPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Leilani of the night');
});

test('somebody is invited, seen, changed and found in the log', async ({ page }) => {
  await join(page, { role: 'administrator' });
  await openMenu(page);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  const email = `${randomUUID()}@museum.example`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Role').selectOption('translator');
  await page.getByLabel('ʻŌlelo Hawaiʻi').check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  // Mails of tests lie in the outbox.
  await expect(page.getByText(`The invitation of ${email} is made`)).toBeVisible();
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click();
  await expect(
    page.getByRole('button', { name: `Withdraw the invitation of ${email}` }),
  ).toBeHidden();
  await openMenu(page);
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email }).first()).toBeVisible();
  await expectSound(page);
});

test('an editor sees neither people nor log, also by their addresses', async ({ page }) => {
  await join(page);
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Items', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'People', exact: true })).toHaveCount(0);
  await page.goto('/studio/people');
  await expect(page.getByRole('alert')).toContainText('Your role does not allow this');
});

test('a link that was used says so, and what to do', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/);
  await page.goto(`${studioOrigin}/studio/invitation#${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'worth nothing any more' })).toBeVisible();
  await expectSound(page);
  // Whoever opens an invitation again has an account.
  await page.getByRole('link', { name: 'Back to signing in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

for (const [name, title] of [
  ['Español', 'Iniciar sesión'],
  ['ʻŌlelo Hawaiʻi', 'E komo mai'],
] as const) {
  test(`by keyboard alone somebody chooses ${name}, fails and gets in`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/status of 401/);
    const email = await join(page);
    await page.context().clearCookies();
    await page.goto('/studio');
    await page.getByLabel('E-mail').waitFor();
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectSound(page);
    await page.getByRole('textbox').first().focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-kind="problem"]')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(studioPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Aloha, Leilani Kealoha' })).toBeVisible();
  });
}
