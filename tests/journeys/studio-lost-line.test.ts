import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../setup/page.ts';
import { joinStudio, studioOrigin } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** The server of the tests has others to answer. */
const busy = { timeout: 30_000 };

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });
const label = (page: Page) => page.locator('[data-path="en.date_label"]').getByRole('textbox');

test('a line that drops while somebody types is told, and what was typed is saved when it is back @desktop', async ({
  page,
  context,
  expectComplaint,
}) => {
  test.setTimeout(120_000);
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await joinStudio(page, 'Leilani');
  await page.goto('/studio/items/new?type=news');
  await page.getByLabel('Title, in English').fill(`Line ${randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Make it' }).click();
  await label(page).click();
  await page.keyboard.type('One');
  await expect(saved(page)).toBeVisible(busy);
  await context.setOffline(true);
  await page.keyboard.type(', two');
  await expect(page.getByText(/Not saved since .+ does not answer/)).toBeVisible(busy);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible(busy);
  await page.reload({ waitUntil: 'commit' });
  await expect(label(page)).toHaveValue('One, two', busy);
});

test('a line that drops while a picture is sent is told, and the picture goes on by itself @desktop', async ({
  page,
  context,
  expectComplaint,
}) => {
  test.setTimeout(120_000);
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await joinStudio(page, 'Leilani');
  await page.goto('/studio/pictures');
  let parts = 0;
  await page.route('**/studio/api/uploads/*', async (route) => {
    const isPart = route.request().method() === 'PATCH';
    if (isPart) parts += 1;
    if (isPart && parts === 2) await context.setOffline(true);
    await route.continue();
  });
  // Noise does not shrink: it is sent in several parts.
  const [width, height] = [1_600, 1_200];
  const raw = { width, height, channels: 3 } as const;
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .png()
    .toBuffer();
  const file = { name: 'noise.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Add pictures and films').setInputFiles([file]);
  await expect(page.getByText('the line is lost. It goes on by itself.')).toBeVisible(busy);
  await context.setOffline(false);
  await expect(page.getByText('Added: 1.')).toBeVisible(busy);
  expect(parts).toBeGreaterThan(2);
});
