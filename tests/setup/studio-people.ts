import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openSqlite } from '#database/database.ts';
import {
  createInvitation,
  type Invited,
  toInvitationAddress,
} from '#server/studio/people/invitations.ts';
import { peopleQuery } from '#server/studio/people/tables.ts';
import { findViolations } from './look-at-page.ts';
import { expect } from './page.ts';

/** The studio answers its own origin alone, and passkeys want a name. */
export const studioOrigin =
  process.env.TEST_BASE_URL ?? `http://localhost:${process.env.TEST_PORT}`;

export const studioPassword = 'kapa moena ʻōlapa';

/** The link of an invitation, as the mail would bring it. */
async function invite(invited: Partial<Omit<Invited, 'email'>>) {
  const database = openSqlite('visitors', process.env.TEST_DATA_FOLDER ?? '');
  const email = `${randomUUID()}@museum.example`;
  const person = { role: 'editor', languages: [], language: 'en', ...invited, email } as const;
  const query = peopleQuery(database);
  // All tests come from one network address.
  await query.deleteFrom('rate_limits').where('limit_name', 'like', 'studio-%').execute();
  const { token } = await createInvitation(query, 'person', person, null, new Date());
  await database.close();
  return { email, link: toInvitationAddress(studioOrigin, token) };
}

/**
 * Makes an account by an invitation's link, and signs in with it.
 * @returns its mail address
 */
export async function joinStudio(
  page: Page,
  name: string,
  invited: Partial<Omit<Invited, 'email'>> = {},
) {
  const { email, link } = await invite(invited);
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('New password').fill(studioPassword);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password').fill(studioPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Aloha, ${name}` })).toBeVisible();
  return email;
}

/** Nothing that accessibility forbids, and nothing beside the window. */
export async function expectSound(page: Page) {
  expect(await findViolations(page)).toEqual([]);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, 'pixels beside the window').toBeLessThanOrEqual(0);
}

/** On phones the rooms are behind a button. */
export async function openMenu(page: Page) {
  await page.getByRole('banner').waitFor();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}
