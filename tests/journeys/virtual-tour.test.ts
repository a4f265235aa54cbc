import type { Page } from '@playwright/test';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoReady } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Rooms in the round are drawn by the processor where there is no graphics card.
test.describe.configure({ timeout: 90_000 });
// The browser's note on the imitation of a card: a picture was taken while another was drawn.
test.beforeEach(({ expectComplaint }) => expectComplaint(/GPU stall due to ReadPixels/));

const address = '/visit/virtual-tour';
const caption = (page: Page) => page.locator('main [aria-live="polite"]');

async function start(page: Page, path: string, room: string) {
  await gotoReady(page, path);
  await page.locator('main button').first().click();
  await expect(page.getByRole('application')).toBeFocused({ timeout: 30_000 });
  await expect(caption(page)).toContainText(room);
}

test('a visitor walks from room to room, looks at a work, and goes back the way they came', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await gotoReady(page, address);
  // The stage is a cut of it.
  expect(fetched.filter((url) => /panorama/.test(url) && !/rect=/.test(url))).toEqual([]);
  await start(page, address, 'Long Court');

  await page.getByRole('button', { name: 'Go to: Tile Loggia' }).click();
  await expect(page).toHaveURL(`${address}?room=tile-loggia`);
  await expect(caption(page)).toContainText('Room 2 of 6', { timeout: 30_000 });

  const work = page.getByRole('button', { name: 'Stars of sixteen points' });
  await work.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Zellige panel with a sixteen-pointed star' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(panel.getByRole('link')).toHaveAttribute('href', /^\/objects\/demo-0027\//);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(work).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(caption(page)).toContainText('Room 1 of 6', { timeout: 30_000 });
  await page.getByRole('button', { name: 'End the tour' }).click();
  await expect(page.getByRole('button', { name: 'Look around', exact: true })).toBeFocused();
});

test('on a tablet nothing lies on the controls of the tour, nor close to its button', {
  tag: '@desktop',
}, async ({ page }) => {
  const bar = page.locator('main + nav');
  for (const language of languages) {
    await page.setViewportSize({ width: 768, height: 1024 });
    await gotoReady(page, localizePath(address, language));
    const button = await page.locator('main button').first().boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(top - (button?.y ?? 0) - (button?.height ?? 0), language).toBeGreaterThanOrEqual(16);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await start(page, address, 'Long Court');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: 'End the tour' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'End the tour' }).click();
  await expect(bar).toBeVisible();
});

test('the picture that was pressed stays until its room is painted, with one word on it', {
  tag: '@desktop',
}, async ({ page }) => {
  let bring = () => {};
  const wanted = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/[?&]w=4096$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await gotoReady(page, address);
  await page.locator('main button').first().click();
  await expect(caption(page)).toContainText('loading');
  // The room's own canvas is there, black still, below the picture.
  await page.locator('.psv-container').waitFor({ state: 'attached', timeout: 30_000 });
  const seen = () =>
    page.getByRole('application').evaluate((view) => {
      const { left, width, height } = view.getBoundingClientRect();
      const still = view.parentElement?.querySelector('picture');
      const box = still?.getBoundingClientRect();
      return {
        isCovered:
          still?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
          (box?.left ?? left + 1) <= left &&
          (box?.width ?? 0) >= width &&
          (box?.height ?? 0) >= height,
        words: [...view.querySelectorAll('.psv-loader-container')].filter((loader) =>
          loader.checkVisibility(),
        ).length,
      };
    });
  expect(await seen()).toEqual({ isCovered: true, words: 0 });
  bring();
  await expect(caption(page)).toContainText('Room 1 of 6', { timeout: 30_000 });
  await expect.poll(async () => (await seen()).isCovered).toBe(false);
});

test('a room has an address, and is entered and turned with the keyboard alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await start(page, `/es${address}?room=library`, 'Biblioteca');
  const door = page.getByRole('button', { name: 'Ir a: Patio Largo' });
  // The way back lies behind who looks at the windows, until they turn or reach for it.
  await expect(door).toHaveAttribute('data-away', '');
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
  await expect(door).not.toHaveAttribute('data-away');
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
  await expect(door).toHaveAttribute('data-away', '');
  await page.keyboard.press('Tab');
  await expect(door).toBeFocused();
  await expect(door).not.toHaveAttribute('data-away');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/es${address}?room=long-court`);
  await expect(caption(page)).toContainText('Patio Largo');
});

test('the list says and shows the same, and each room can be opened from it', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, `/haw${address}`);
  const room = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Lānai Kile' }) });
  await expect(room.getByRole('link', { name: /kihi|Papa/ }).first()).toHaveAttribute(
    'href',
    /^\/haw\/objects\/demo-/,
  );
  await room.getByRole('button', { name: 'Nānā a puni ma: Lānai Kile' }).click();
  await expect(page).toHaveURL(`/haw${address}?room=tile-loggia`);
  await expect(page.getByRole('application')).toBeFocused({ timeout: 30_000 });
  await expect(page.getByRole('application')).toBeInViewport();
});

test('where rooms cannot be shown in the round, the pictures are said to be below', {
  tag: '@phone',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/WebGL|PhotoSphereViewer/);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await gotoReady(page, address);
  await page.getByRole('button', { name: 'Look around', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Every room is below as a picture');
  await expect(page.getByRole('button', { name: /^Look around/ })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^The Sea Terrace at sunset/ })).toBeAttached();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan leads to the rooms, and the rooms to their works', { tag: '@phone' }, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/^failed: .*\.js csp$/);
    await page.goto(address);
    await expect(page.locator('main button')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Plan of the house' })
      .getByRole('link', { name: 'Library' })
      .click();
    await expect(page).toHaveURL(`${address}#room-library`);
    await expect(page.getByRole('heading', { name: 'Library' })).toBeInViewport();
    const room = page.locator('#room-library');
    await room.getByRole('link', { name: 'Mamluk-revival ewer' }).click();
    await expect(page).toHaveURL(/\/objects\/demo-0053\//);
  });
});

for (const language of languages) {
  test(`axe finds nothing on the page, in a room and beside a text (${language})`, {
    tag: '@phone',
  }, async ({ page }) => {
    await gotoReady(page, localizePath(address, language));
    await page.locator('main button').first().click();
    await expect(page.getByRole('application')).toBeFocused({ timeout: 30_000 });
    expect(await findViolations(page)).toEqual([]);
    await page.locator('[data-kind="text"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#tour-panel')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
  });
}
