import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { toInstant } from '#shared/calendar/to-instant.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import { findFreePort } from '../setup/free-port.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';
import { joinStudio, studioOrigin } from '../setup/studio-people.ts';

const dataFolder = process.env.TEST_DATA_FOLDER ?? '';
test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** News of the museum, doubled under an address of its own, opened in the studio. */
async function openNews(page: Page) {
  const uid = `news-${randomUUID().slice(0, 8)}`;
  const setId = await page.evaluate(async (address) => {
    const ask = async (path: string, body?: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const sent = body && { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`/studio/api/items${path}`, sent)).json();
    };
    const { items } = await ask('?type=news&state=published');
    const { setId: made } = await ask(`/${items[0].setId}/duplicate`, { uid: address });
    return made as string;
  }, uid);
  await page.goto(`/studio/items/${setId}`);
  return { uid, setId, address: `/about/news/${uid}` };
}

const authorOf = (page: Page) => page.locator('[data-path="en.author"]').getByRole('textbox');

async function write(page: Page, author: string) {
  await authorOf(page).fill(author);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText('Visitors see this at once.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
}

test('what is published is seen by visitors, and yesterday’s version comes back', async ({
  page,
  request,
}) => {
  await joinStudio(page, 'Leilani Kealoha', { role: 'publisher' });
  const { address, setId } = await openNews(page);
  const seen = async () => (await request.get(address)).text();
  await write(page, 'Noelani');
  await publish(page);
  await expect.poll(seen).toContain('Noelani');

  await write(page, 'Kealoha');
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.locator('del')).toContainText(['Noelani']);
  await expect(dialog.locator('ins')).toContainText(['Kealoha']);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect.poll(seen).toContain('Kealoha');

  const began = Date.now();
  await page.goto(`/studio/items/${setId}?side=history`);
  const history = page.getByRole('region', { name: 'History' });
  await history
    .getByRole('radio', { name: /Published/ })
    .last()
    .check();
  await expect(history.locator('del')).toContainText(['Noelani']);
  await history.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(authorOf(page)).toHaveValue('Noelani');
  await publish(page);
  await expect.poll(seen).toContain('Noelani');
  expect(Date.now() - began).toBeLessThan(60_000);

  await page.getByRole('button', { name: 'Take that back' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect.poll(seen).toContain('Kealoha');
});

test('news for tomorrow at nine appears then, and not before', async ({ page, request }) => {
  test.slow();
  await joinStudio(page, 'Leilani Kealoha', { role: 'publisher' });
  const { address } = await openNews(page);
  await write(page, 'Nohea');
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('radio', { name: 'At a time' }).check();
  const at = await dialog.getByLabel('From, on the clock of Honolulu').inputValue();
  expect(at).toMatch(/T09:00$/);
  await expect(dialog.getByText(/Visitors see this from 9\sam, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(page.getByText(/^Scheduled\. Visitors see it from/)).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);

  const day = parseLocalDate(at.slice(0, 10));
  const nine = day && toInstant(day, 540, 'Pacific/Honolulu')?.getTime();
  const statuses = await Promise.all(
    [-600_000, 1_000].map((before) => askAt(Number(nine) + before - Date.now(), address)),
  );
  expect(statuses).toEqual([404, 200]);
});

/** What a server answers whose clock is so many milliseconds further. */
async function askAt(movedMs: number, address: string): Promise<number> {
  const port = await findFreePort();
  const clock = new URL('../setup/moved-clock.ts', import.meta.url).href;
  const server = spawn(process.execPath, ['--import', clock, 'scripts/site/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      WORKERS: '1',
      DATA_FOLDER: dataFolder,
      CONTENT_FOLDER: `${dataFolder}/content`,
      LOG_LEVEL: 'error',
      CLOCK_MOVED_MS: String(movedMs),
    },
    stdio: 'ignore',
  });
  try {
    let status = 0;
    await expect
      .poll(
        async () => {
          const answer = await fetch(`http://127.0.0.1:${port}${address}`).catch(() => null);
          status = answer?.status ?? 0;
          return status;
        },
        { timeout: 40_000 },
      )
      .toBeGreaterThanOrEqual(200);
    return status;
  } finally {
    server.kill('SIGKILL');
  }
}
