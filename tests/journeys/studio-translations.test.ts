import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { expect, test } from '../setup/page.ts';
import { expectSound, joinStudio, openMenu, studioOrigin } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** An editor in another window, of whom only what they write matters here. */
async function openEditor(browser: Browser) {
  const page = await browser.newPage({ baseURL: studioOrigin });
  await joinStudio(page, 'Leilani Kealoha', { role: 'editor' });
  const call = (method: string, path: string, body: object) =>
    page.evaluate(
      async ([how, where, json]) => {
        const headers = { 'Content-Type': 'application/json' };
        const given = { method: how, headers, body: JSON.stringify(json) };
        const answer = await fetch(`/studio/api/items${where}`, given);
        return (await answer.json()) as { setId: string; revision: number };
      },
      [method, path, body] as const,
    );
  const uid = `rain-${randomUUID().slice(0, 8)}`;
  const { setId, revision } = await call('POST', '', { type: 'news', uid, title: 'Rain' });
  const write = (base: number, changes: object[]) =>
    call('PATCH', `/${setId}/draft`, { base, changes, key: randomUUID() });
  await write(revision, [
    { path: 'en.short_description', from: null, to: 'It rained all night.' },
    { path: 'en.date_label', from: null, to: 'Last night' },
    { path: 'haw.title', from: null, to: [{ type: 'heading1', text: 'Ka ua', spans: [] }] },
    { path: 'haw.short_description', from: null, to: "I ka po a pau, ua ua 'oia." },
  ]);
  return { setId, write };
}

test('a translator of Hawaiian mends a typo, confirms what is outdated, and brings a file back', async ({
  page,
  browser,
}) => {
  const { setId, write } = await openEditor(browser);
  await joinStudio(page, 'Leilani Kealoha', { role: 'translator', languages: ['haw'] });
  await openMenu(page);
  await page.getByRole('link', { name: 'Translations', exact: true }).click();
  await expect(page.getByRole('link', { name: 'ʻŌlelo Hawaiʻi' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectSound(page);
  await page.locator(`a[href*="${setId}"]`).first().click();

  const cell = page.locator('[data-path="haw.short_description"]');
  const field = cell.getByRole('textbox');
  await expect(cell.getByText('Ready')).toBeVisible();
  const english = page.locator('[data-path="en.short_description"]').getByRole('textbox');
  await expect(english).toHaveAttribute('readonly');
  await field.click();
  const keys = page.getByRole('toolbar', { name: 'Letters of Hawaiian' });
  await keys.getByRole('button', { name: "Write ʻokina for ' (1)" }).click();
  await expect(field).toHaveValue('I ka po a pau, ua ua ʻoia.');
  await field.evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(6, 7));
  await page.keyboard.press('Alt+o');
  await expect(field).toHaveValue('I ka pō a pau, ua ua ʻoia.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('I ka po a pau, ua ua ʻoia.');
  await field.evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(6, 7));
  await keys.getByRole('button', { name: 'o with kahakō', exact: true }).click();
  await expect(field).toHaveValue('I ka pō a pau, ua ua ʻoia.');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expectSound(page);

  const from = 'It rained all night.';
  await write(9, [{ path: 'en.short_description', from, to: 'It rained all that night.' }]);
  await page.reload();
  await expect(cell.getByText('Outdated')).toBeVisible();
  await cell.getByRole('button', { name: 'What changed in English' }).click();
  await expect(cell.locator('ins')).toContainText('that');
  await expectSound(page);
  await cell.getByRole('button', { name: 'Still right' }).click();
  await expect(cell.getByText('Ready')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'File for translators' }).click(),
  ]);
  const given = await readFile(await download.path(), 'utf8');
  const source = '<source>Last night</source>';
  expect(given).toContain(source);
  const file = given.replace(source, `${source}<target>I ka pō nei</target>`);
  await openMenu(page);
  await page.getByRole('link', { name: 'Translations', exact: true }).click();
  await page.getByLabel('File of a translator').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(file),
  });
  await expect(page.getByText('new or changed: 1')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Take into the drafts: 1' }).click();
  await expect(page.getByText('Taken into the drafts: 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the item' }).click();
  await expect(page.locator('[data-path="haw.date_label"]').getByText('Ready')).toBeVisible();
});
