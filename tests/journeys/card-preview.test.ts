import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test('on a slow line the card’s picture and title are there before its page', async ({ page }) => {
  await gotoReady(page, '/whats-on/exhibitions');
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  const link = page.getByRole('article').getByRole('link').first();
  const title = ((await link.textContent()) ?? '').trim();
  await link.click();
  const preview = page.locator('[data-card-preview]');
  await expect(preview).toBeVisible();
  await expect(preview).toContainText(title);
  const picture = preview.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  release();
  await expect(page).toHaveURL(/\/whats-on\/exhibitions\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(preview).toHaveCount(0);
});

test('the local storage key debug tells what is loaded', { tag: '@phone' }, async ({ page }) => {
  const notes: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') notes.push(message.text());
  });
  const goTwice = async () => {
    await gotoReady(page, '/about/news');
    await page.locator('main a[href^="/about/news/"]').first().click();
    await expect(page).toHaveURL(/\/about\/news\/[\w-]+$/);
  };
  await goTwice();
  expect(notes).toEqual([]);
  await page.evaluate(() => localStorage.setItem('debug', 'true'));
  await goTwice();
  await expect.poll(() => notes.join('\n')).toContain('[museum] loaded');
});
