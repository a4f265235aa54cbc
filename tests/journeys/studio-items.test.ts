import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';
import { joinStudio, studioOrigin, studioPassword } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** Scripts of the studio's first screen, as they are sent. */
const maxScriptBytes = 300_000;

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });

/** Begins an item of the given type as the form for a new one does. */
async function begin(page: Page, type: string, title: string) {
  await page.goto(`/studio/items/new?type=${type}`);
  await page.getByLabel('Title, in English').fill(title);
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
}

test('an editor finds an item, mends a word of Hawaiian, and finds it mended after a reload @desktop', async ({
  page,
}) => {
  let bytes = 0;
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await joinStudio(page, 'Leilani');
  bytes = 0;
  await page.goto('/studio/');
  await page.getByRole('link', { name: 'Items', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(maxScriptBytes);

  const title = `Rain ${randomUUID().slice(0, 8)}`;
  await begin(page, 'news', title);
  await page.getByRole('link', { name: 'Items', exact: true }).first().click();
  await page.getByLabel('Search titles and addresses').fill(title);
  await expect(page.getByRole('status').filter({ hasText: 'Items: 1' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  await page.getByRole('button', { name: 'ʻŌlelo Hawaiʻi' }).first().click();
  const hawaiian = page.locator('[data-path="haw.short_description"]').getByRole('textbox');
  await page.locator('[data-path="haw.title"]').getByRole('textbox').fill('Ka ua');
  await hawaiian.fill('Ka ua ma Honolulu');
  await hawaiian.blur();
  await expect(saved(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(hawaiian).toHaveValue('Ka ua ma Honolulu');
});

test('by keys alone an item is begun, written, its lists are sorted, and a step is taken back @desktop', async ({
  page,
}) => {
  await joinStudio(page, 'Leilani');
  await page.goto('/studio/items/new?type=exhibition');
  await page.getByLabel('Title, in English').focus();
  const title = `Ink ${randomUUID().slice(0, 8)}`;
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();

  const add = page.getByRole('button', { name: 'Add: Credits' });
  await add.focus();
  await page.keyboard.press('Enter');
  const names = page.locator('[data-path^="en.credits["][data-path$=".name"]').getByRole('textbox');
  await names.first().focus();
  await page.keyboard.type('Kai');
  await add.focus();
  await page.keyboard.press('Enter');
  await names.nth(1).focus();
  await page.keyboard.type('Noa');
  await page.getByRole('button', { name: 'Move up: Noa' }).focus();
  await page.keyboard.press('Enter');
  await expect(names.first()).toHaveValue('Noa');
  await expect(page.getByRole('button', { name: 'Move up: Noa' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Noa: now 1 of 2' })).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(names.first()).toHaveValue('Kai');
  await page.keyboard.press('Control+Shift+z');
  await expect(names.first()).toHaveValue('Noa');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(names.first()).toHaveValue('Noa');

  // Each problem leads to its field.
  await page.getByText('Before this can be published').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Description', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-path="en.description"] :focus')).toBeAttached();
});

test('two in one item see each other, what they write is joined, and where it clashes both stay @desktop', async ({
  page,
  browser,
  expectComplaint,
}) => {
  // Browsers tell of each refusal; a clash is one.
  expectComplaint(/409 \(Conflict\)/);
  await joinStudio(page, 'Leilani');
  const title = `Tide ${randomUUID().slice(0, 8)}`;
  await begin(page, 'news', title);
  const other = await browser.newPage({ baseURL: studioOrigin });
  await joinStudio(other, 'Kai');
  await other.goto(page.url());
  const subject = (one: Page, name: string) =>
    one.locator(`[data-path="en.${name}"]`).getByRole('textbox');
  await expect(other.getByText('Also here: Leilani')).toBeVisible();

  await subject(page, 'short_description').fill('Low water');
  await expect(saved(page)).toBeVisible();
  await subject(other, 'date_label').fill('Tomorrow');
  await expect(subject(other, 'short_description')).toHaveValue('Low water');

  // Kai's words come second: their request waits until the others are saved.
  let go = () => {};
  const isSaved = new Promise<void>((resolve) => {
    go = resolve;
  });
  await other.route('**/draft', async (route) => {
    await isSaved;
    await route.continue();
  });
  const first = page.waitForResponse((answer) => /\/draft$/.test(answer.url()) && answer.ok());
  await subject(other, 'short_description').fill('High tide');
  await subject(page, 'short_description').fill('Spring flood');
  await first;
  go();
  const clash = other.getByRole('region', { name: /wrote here at the same time/ });
  await expect(clash).toContainText('High tide');
  await clash.getByRole('button', { name: 'Take what Kai wrote' }).click();
  await expect(clash).toBeHidden();
  await expect(subject(other, 'short_description')).toHaveValue('High tide');
  await page.reload();
  await expect(subject(page, 'short_description')).toHaveValue('High tide');
  await other.close();
});

test('words of a window whose line was cut are there when the item is opened again @desktop', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to load/);
  await joinStudio(page, 'Leilani');
  await begin(page, 'news', `Cut ${randomUUID().slice(0, 8)}`);
  const address = page.url();
  const field = (one: Page) => one.locator('[data-path="en.date_label"]').getByRole('textbox');
  await page.route('**/draft', (route) => route.abort('failed'));
  await field(page).fill('Not lost');
  await expect(page.getByText(/Not saved since .+ does not answer/)).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await expect(field(next)).toHaveValue('Not lost');
  await next.reload();
  await expect(field(next)).toHaveValue('Not lost');
});

test('a session that ends in the middle of a sentence is begun again in place, and the sentence goes on @desktop', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  await joinStudio(page, 'Leilani');
  await begin(page, 'news', `Session ${randomUUID().slice(0, 8)}`);
  const field = page.locator('[data-path="en.date_label"]').getByRole('textbox');
  await field.click();
  await page.keyboard.type('One');
  await expect(saved(page)).toBeVisible();
  await page.context().clearCookies();
  await page.keyboard.type(', two');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password').fill(studioPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.type(', three');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('One, two, three');
});
