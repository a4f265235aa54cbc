import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { runSite } from '../../scripts/site/run-site.ts';
import { expect, test } from '../setup/page.ts';
import { joinStudio, studioOrigin } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });
const label = (page: Page) => page.locator('[data-path="en.date_label"]').getByRole('textbox');

/** A piece of news that was just begun. */
async function beginNews(page: Page, origin: string) {
  await page.goto(`${origin}/studio/items/new?type=news`);
  await page.getByLabel('Title, in English').fill(`Line ${randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Make it' }).click();
  await label(page).click();
}

const signal = (processes: readonly number[], name: NodeJS.Signals) => {
  for (const id of processes) process.kill(id, name);
};

test('no letter is lost where the workers of the server are killed in the middle of a sentence @desktop', async ({
  page,
  expectComplaint,
}) => {
  test.setTimeout(180_000);
  expectComplaint(/another host|Failed to load|ERR_|status of 50/);
  // A second site over the same data: what kills its workers does not reach the other tests.
  const folder = process.env.TEST_DATA_FOLDER ?? '';
  const content = join(folder, 'content');
  const site = await runSite(folder, { WORKERS: '2', CONTENT_FOLDER: content });
  try {
    const origin = site.address.replace('127.0.0.1', 'localhost');
    await joinStudio(page, 'Leilani', {}, origin);
    await beginNews(page, origin);
    await page.keyboard.type('One');
    await expect(saved(page)).toBeVisible();
    const workers = execFileSync('pgrep', ['-P', String(site.processId)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
    expect(workers.length).toBeGreaterThanOrEqual(2);
    signal(workers, 'SIGSTOP');
    const asked = page.waitForRequest(/\/draft$/);
    await page.keyboard.type(', two');
    await asked;
    // Nothing is said to be saved that no server has.
    const unsaved = page.getByRole('status').filter({ hasText: /^(Saving|Not saved since)/ });
    await expect(unsaved).toBeVisible();
    signal(workers, 'SIGKILL');
    await page.keyboard.type(', three');
    await expect(saved(page)).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(label(page)).toHaveValue('One, two, three');
  } finally {
    await site.stop();
  }
});

test('a line that drops while somebody types is told, and what was typed is saved when it is back @desktop', async ({
  page,
  context,
  expectComplaint,
}) => {
  test.setTimeout(60_000);
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await joinStudio(page, 'Leilani');
  await beginNews(page, studioOrigin);
  await page.keyboard.type('One');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.type(', two');
  await expect(page.getByText(/Not saved since .+ does not answer/)).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(label(page)).toHaveValue('One, two');
});

test('a line that drops while a picture is sent is told, and the picture goes on by itself @desktop', async ({
  page,
  context,
  expectComplaint,
}) => {
  test.setTimeout(60_000);
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
  await expect(page.getByText('the line is lost. It goes on by itself.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Added: 1.')).toBeVisible({ timeout: 20_000 });
  expect(parts).toBeGreaterThan(2);
});
