import type { Page } from '@playwright/test';
import { gotoReady, stopClock, ticketsOf } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

// What a stopped clock leaves in a context would be an error in the next test's pages.
test.use({ reuseContext: false });

test('closing a menu page goes home after 500 ms, not before, while the panel leaves', async ({
  page,
}) => {
  await page.clock.install();
  await gotoReady(page, '/es/what-we-do');
  await stopClock(page);
  const asked = listPagesAskedFor(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-menu-panel]')).toHaveAttribute('data-phase', 'exit');
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  const homeAskedFor = page.waitForRequest(/\/es\.data/);
  await page.clock.runFor(1);
  await homeAskedFor;
  await page.clock.resume();
  await expect(page).toHaveURL('/es');
});

test('a page chosen while the panel leaves is the one that comes', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.install();
  await gotoReady(page, '/what-we-do');
  await stopClock(page);
  const asked = listPagesAskedFor(page);
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await ticketsOf(page).click();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(page).toHaveURL('/tickets');
  expect(asked.filter((path) => path !== '/tickets.data')).toEqual([]);
});

/** Pages that the router asks for from now on. */
function listPagesAskedFor(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) paths.push(pathname);
  });
  return paths;
}
