import type { Locator, Page } from '@playwright/test';
import { gotoReady, isSmall, stopClock, waitForPiece } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

// What a stopped clock leaves in a context would be an error in the next test's pages.
test.use({ reuseContext: false });

// The page that shows every piece of the site in its states.
const showcase = '/typography';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the page with its clock stopped, and gives the button and the toasts of one system. */
async function openShowcase(page: Page, system: 'toast' | 'notification') {
  await page.clock.install();
  await gotoReady(page, showcase);
  await waitForPiece(page, '[data-wanted="specimens"] button');
  const button = page.getByRole('button', { name: `Show a ${system}` });
  await button.scrollIntoViewIfNeeded();
  await stopClock(page);
  const region = page.getByRole('region', {
    name: system === 'toast' ? 'Messages' : 'Notifications',
  });
  return { button, toasts: region.locator(':scope > *') };
}

const open = (toasts: Locator) => toasts.and(toasts.page().locator('[data-open]'));

test('one toast is visible, for 5000 ms', { tag: '@phone' }, async ({ page }) => {
  const { button, toasts } = await openShowcase(page, 'toast');
  await button.click();
  await page.clock.runFor(4_000);
  await button.click();
  await expect(toasts, 'the newer one takes the place of the older').toHaveCount(1);
  await page.clock.runFor(4_999);
  await expect(open(toasts)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(open(toasts)).toHaveCount(0);
  await page.clock.runFor(450);
  await expect(toasts).toHaveCount(0);
});

test('a toast is swiped away by 50 px and not by 49', { tag: '@phone' }, async ({ page }) => {
  const { button, toasts } = await openShowcase(page, 'toast');
  await button.click();
  const swipe = async (px: number) => {
    const box = await toasts.boundingBox();
    if (!box) throw new Error('There is no toast');
    await page.mouse.move(box.x + 40, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + px, box.y + 30, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(5, 5);
  };
  const place = await toasts.boundingBox();
  await swipe(49);
  await expect(open(toasts)).toHaveCount(1);
  expect(await toasts.boundingBox(), 'it goes back to its place').toEqual(place);
  await swipe(-50);
  await expect(open(toasts)).toHaveCount(0);
});

test('time stands still while a toast is pointed at; its buttons end it', {
  tag: '@phone',
}, async ({ page }) => {
  const { button, toasts } = await openShowcase(page, 'toast');
  await button.click();
  await toasts.hover();
  await page.clock.runFor(60_000);
  await expect(open(toasts)).toHaveCount(1);
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await page.clock.runFor(450);
  await expect(toasts).toHaveCount(0);
  await button.click();
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(open(toasts)).toHaveCount(0);
});

test('three notifications are visible, 356 px wide, 14 px apart, for 4000 ms', async ({ page }) => {
  const { button, toasts } = await openShowcase(page, 'notification');
  for (let clicks = 0; clicks < 4; clicks += 1) await button.click();
  await expect(toasts).toHaveCount(3);
  const boxes = await toasts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
  expect((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0)).toBe(14);
  expect((boxes[2]?.top ?? 0) - (boxes[1]?.bottom ?? 0)).toBe(14);
  await page.clock.runFor(3_999);
  await expect(open(toasts)).toHaveCount(3);
  await page.clock.runFor(1);
  await expect(open(toasts)).toHaveCount(0);
});

test('a toast and a notification do not cover each other', async ({ page }) => {
  const { button } = await openShowcase(page, 'toast');
  await button.click();
  await page.getByRole('button', { name: 'Show a notification' }).click();
  const both = page.locator('[data-kind] > [data-open]');
  await expect(both).toHaveCount(2);
  const boxes = await both.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const [a, b] = boxes;
  if (!a || !b) throw new Error('Both should be there');
  expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(
    true,
  );
});

test.describe('tooltip', () => {
  test.skip(isSmall, 'a pointer rests on large screens only');

  test('it opens after 700 ms, and at once within 300 ms of another', async ({ page }) => {
    await page.clock.install();
    await gotoReady(page, showcase);
    await waitForPiece(page, '[data-wanted="specimens"] button');
    const buttons = page.getByRole('button', { name: 'Rest here' });
    const tips = page.locator('[role="tooltip"]:popover-open');
    await buttons.first().scrollIntoViewIfNeeded();
    await stopClock(page);

    await buttons.nth(0).hover();
    await page.clock.runFor(699);
    await expect(tips).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tips).toHaveCount(1);

    await page.mouse.move(5, 300);
    await expect(tips).toHaveCount(0);
    await page.clock.runFor(299);
    await buttons.nth(1).hover();
    await page.clock.runFor(1);
    await expect(tips, 'one millisecond before the skip delay is over').toHaveCount(1);

    await page.mouse.move(5, 300);
    await page.clock.runFor(300);
    await buttons.nth(0).hover();
    await page.clock.runFor(699);
    await expect(tips, 'after the skip delay the whole time counts again').toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tips).toHaveCount(1);
  });
});
