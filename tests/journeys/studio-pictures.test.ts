import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';
import { joinStudio, studioOrigin } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** A machine that others use too draws pictures slowly. */
const busy = { timeout: 20_000 };

const paint = (color: string) =>
  sharp({ create: { width: 1_200, height: 800, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

test('pictures are added, each failing one says why, and one is described, replaced and shown by an item @desktop', async ({
  page,
  expectComplaint,
}) => {
  test.setTimeout(90_000);
  // The file that is refused.
  expectComplaint(/422/);
  await joinStudio(page, 'Leilani', { role: 'publisher' });
  const name = `gate-${randomUUID().slice(0, 8)}.jpg`;
  await page.goto('/studio/pictures');
  await page.getByLabel('Add pictures and films').setInputFiles([
    { name, mimeType: 'image/jpeg', buffer: await paint('#336699') },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await expect(page.getByText('Added: 1. Could not be added: 1.')).toBeVisible(busy);
  await expect(page.getByText('This is no picture, film')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('link', { name: `Open ${name}` }).click();
  const spot = page.getByRole('button', { name: /What must be seen: 50 percent/ });
  await spot.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText('40 percent from the left, 50 percent from the top')).toBeVisible();
  for (const [language, text] of [
    ['English', 'A blue gate'],
    ['Español', 'Una puerta azul'],
    ['ʻŌlelo Hawaiʻi', 'He ʻīpuka uliuli'],
  ] as const) {
    await page.getByLabel(`Words that describe it: ${language}`).fill(text);
  }
  await page.getByLabel('Words that describe it: English').focus();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const file = { name: 'other.jpg', mimeType: 'image/jpeg', buffer: await paint('#993366') };
  await page.getByLabel('Replace the file').setInputFiles(file);
  await expect(page.getByText('The file is replaced.')).toBeVisible(busy);

  await page.goto('/studio/items/new?type=news');
  await page.getByLabel('Title, in English').fill(`Gate ${randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('button', { name: 'Image Choose from the library' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose for “Image”' });
  await chooser.getByLabel('Search').fill(name.replace('.jpg', ''));
  await chooser.getByRole('button', { name: `Choose ${name}` }).click();
  await expect(page.getByLabel('What it shows, here').first()).toHaveValue('A blue gate');
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Where it is used' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Gate / })).toBeVisible();
});

test('a picture that was deleted is told of, and brought back @desktop', async ({ page }) => {
  test.setTimeout(90_000);
  await joinStudio(page, 'Leilani');
  const name = `wall-${randomUUID().slice(0, 8)}.jpg`;
  const file = { name, mimeType: 'image/jpeg', buffer: await paint('#226644') };
  await page.goto('/studio/pictures');
  await page.getByLabel('Add pictures and films').setInputFiles([file]);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Delete ${name}?`)).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  await page.getByRole('link', { name: 'Look at it once more' }).click();
  await expect(page.getByText('Deleted: it is no more in the library.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('button', { name: 'Replace the file' })).toBeVisible();
});
