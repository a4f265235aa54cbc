import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openSqlite } from '#database/database.ts';
import { createInvitation, type Invited } from '#server/studio/people/invitations.ts';
import { peopleQuery } from '#server/studio/people/tables.ts';
import { findViolations } from './look-at-page.ts';
import { expect } from './page.ts';

/** The studio answers its own origin alone, and passkeys want a name. */
export const studioOrigin =
  process.env.TEST_BASE_URL ?? `http://localhost:${process.env.TEST_PORT}`;

/** Where people are invited and work; the journeys' own server unless another one is named. */
interface StudioPlace {
  readonly origin: string;
  /** Of its databases. */
  readonly folder: string;
}

const ownPlace: StudioPlace = { origin: studioOrigin, folder: process.env.TEST_DATA_FOLDER ?? '' };

export const studioPassword = 'kapa moena ʻōlapa';

/** An invitation, with what its link would bring. */
async function invite(invited: Partial<Omit<Invited, 'email'>>, folder: string) {
  const database = openSqlite('visitors', folder);
  const email = `${randomUUID()}@museum.example`;
  const person = { role: 'editor', languages: [], language: 'en', ...invited, email } as const;
  const query = peopleQuery(database);
  // All tests come from one network address.
  await query.deleteFrom('rate_limits').where('limit_name', 'like', 'studio-%').execute();
  const { token } = await createInvitation(query, 'person', person, null, new Date());
  await database.close();
  return { email, token };
}

/**
 * Makes an account as an invitation's link would, signs in with it and opens the studio. What the forms on
 * that way do is the matter of `studio-people.test.ts`.
 * @returns its mail address
 */
export async function joinStudio(
  page: Page,
  name: string,
  invited: Partial<Omit<Invited, 'email'>> = {},
  { origin, folder }: StudioPlace = ownPlace,
) {
  const { email, token } = await invite(invited, folder);
  const call = async (path: string, data: object) => {
    const headers = { Origin: origin };
    const answer = await page.request.post(`${origin}/studio/api${path}`, { data, headers });
    expect(answer.status(), path).toBe(200);
  };
  await call('/invitation/take', { token, name, password: studioPassword });
  await call('/auth/sign-in/email', { email, password: studioPassword });
  await page.goto(`${origin}/studio`);
  // Whatever a journey is about comes after this, which a busy machine may take long for.
  const welcome = page.getByRole('heading', { name: `Aloha, ${name}` });
  await expect(welcome).toBeVisible({ timeout: 20_000 });
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
