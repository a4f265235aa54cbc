import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';
import { joinStudio, studioOrigin } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** An item of its own, which nobody has published. */
async function writeNews(page: Page): Promise<string> {
  const uid = `rain-${randomUUID().slice(0, 8)}`;
  return page.evaluate(async (name) => {
    const answer = await fetch('/studio/api/items', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'news', uid: name, title: 'Rain' }),
    });
    return ((await answer.json()) as { setId: string }).setId;
  }, uid);
}

// The next page is drawn behind the present one until it is whole.
const previewOf = (page: Page) =>
  page.frameLocator('iframe[title="The page as visitors would see it"]:not([inert])');

test('the page stands beside its form, follows what is typed, and reaches nothing of the studio', async ({
  page,
  expectComplaint,
}) => {
  await joinStudio(page, 'Leilani Kealoha');
  const setId = await writeNews(page);
  await page.goto(`/studio/items/${setId}?side=preview`);
  const heading = previewOf(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Rain');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rain at noon');
  await expect(heading).toHaveText('Rain at noon');
  await page.getByLabel('Desk').check();
  await expect(heading).toBeVisible();
  // The frame holds a page of the site, which is looked at by journeys of its own.
  expect(
    (await findViolations(page)).filter((one) => !JSON.stringify(one).includes('iframe')),
  ).toEqual([]);

  expectComplaint(/CORS policy|net::ERR_FAILED|403/);
  const frame = page.frames().find((one) => one.url().includes('preview='));
  const reached = await frame?.evaluate(async () => {
    const tried = async (reach: () => unknown) => {
      try {
        await reach();
        return 'reached';
      } catch {
        return 'refused';
      }
    };
    return {
      origin: self.origin,
      studio: await tried(() => parent.document.title),
      // The page itself is told that there are none; what is asked is the browser.
      cookies: await tried(() =>
        Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.get?.call(document),
      ),
      storage: await tried(() => localStorage.length),
      calls: await tried(() => fetch('/studio/api/me', { credentials: 'include' })),
    };
  });
  expect(reached).toEqual({
    origin: 'null',
    studio: 'refused',
    cookies: 'refused',
    storage: 'refused',
    calls: 'refused',
  });
});

test('a link shows the draft to somebody without an account, until it is ended', async ({
  page,
  browser,
  expectComplaint,
}) => {
  await joinStudio(page, 'Leilani Kealoha');
  const setId = await writeNews(page);
  await page.goto(`/studio/items/${setId}?side=share`);
  await page.getByLabel('For whom or what').fill('Trustees');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const address = await page.getByLabel('The link', { exact: true }).inputValue();
  expect(new URL(address).origin).toBe(studioOrigin);

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Rain');
  await expect(reader.getByText('This is a draft. Visitors do not see it.')).toBeVisible();
  const sent: string[] = [];
  reader.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  // As any form of the site, whether its script takes it or not.
  await reader.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/about/contact-us';
    document.body.append(form);
    form.requestSubmit();
  });
  await expect(reader.getByText('This is a preview. Nothing was sent.')).toBeVisible();
  await reader.getByRole('link', { name: 'Collection', exact: true }).first().click();
  await expect(reader).toHaveURL(/\/collection\?preview=[\w-]{43}$/);

  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'End the link “Trustees” now' }).click();
  await expect(page.getByText('There are no open links.')).toBeVisible();
  expectComplaint(/410/);
  expect((await reader.goto(address))?.status()).toBe(410);
  await expect(reader.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  await reader.context().close();
});

test('the whole site is walked through as it will be at a moment, and the bar ends that', async ({
  page,
}) => {
  await joinStudio(page, 'Leilani Kealoha');
  await page.goto('/studio/previews');
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Day and time').first().fill(`${year}-05-05T09:00`);
  await page.getByRole('button', { name: 'Prepare the site' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the site at that moment' }).click();
  const site = await opening;
  const bar = site.getByText(`May 5, ${year} at 9`);
  await expect(bar).toBeVisible();
  expect(await site.evaluate(() => new Date().getFullYear())).toBe(year);
  await site.getByRole('link', { name: 'Visit', exact: true }).first().click();
  await expect(site).toHaveURL(/\/visit\?preview=[0-9a-f]{32}$/);
  await expect(bar).toBeVisible();
  await site.getByRole('link', { name: 'End the preview' }).click();
  await expect(site).toHaveURL(/\/visit$/);
  await expect(bar).toBeHidden();
});
