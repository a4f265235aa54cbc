import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openSqlite } from '#database/database.ts';
import {
  createInvitation,
  type Invited,
  toInvitationAddress,
} from '#server/studio/people/invitations.ts';
import { peopleQuery } from '#server/studio/people/tables.ts';
import { expect } from './page.ts';

/** The studio answers its own origin alone, and passkeys want a name. */
export const studioOrigin =
  process.env.TEST_BASE_URL ?? `http://localhost:${process.env.TEST_PORT}`;

const password = 'kapa moena ʻōlapa';

/** Makes an account by an invitation's link, and signs in with it. */
export async function joinStudio(page: Page, name: string, invited: Partial<Invited> = {}) {
  const database = openSqlite('visitors', process.env.TEST_DATA_FOLDER ?? '');
  const email = `${randomUUID()}@museum.example`;
  const person = { email, role: 'editor', languages: [], language: 'en', ...invited } as const;
  const query = peopleQuery(database);
  // All tests come from one network address.
  await query.deleteFrom('rate_limits').where('limit_name', 'like', 'studio-%').execute();
  const { token } = await createInvitation(query, 'person', person, null, new Date());
  await database.close();
  await page.goto(toInvitationAddress(studioOrigin, token));
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Aloha, ${name}` })).toBeVisible();
}
