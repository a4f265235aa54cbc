import { gotoReady } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

const tile = '/objects/demo-0001/star-tile-with-a-rising-arabesque';

test('on paper the work stands whole above its title', { tag: '@desktop' }, async ({ page }) => {
  // A sheet without its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(tile);
  const picture = await page.locator('main img[src*="/objects/"]').first().boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(picture && picture.y + picture.height).toBeLessThanOrEqual(title?.y ?? 0);
  // Whose sheet it is, where that is, and of which day.
  await expect(page.getByText(/^Hale Girih .*Honolulu.*As of .*\d{4}$/)).toBeVisible();
});

test('what is on is told on paper without doors to further pages', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/whats-on');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [data-doors]')).toBeHidden();
});

test('titles of works are set in one typeface, whatever the list', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of [tile, '/collection', '/collection/explore-the-collection']) {
    await page.goto(path);
    const families = await page
      .locator('main :is(h2, h3, h4):has(> a[href*="/objects/"])')
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).fontFamily));
    expect(families.length, path).toBeGreaterThan(2);
    expect(families.filter((family) => !family.startsWith('Cormorant'))).toEqual([]);
  }
});

test('a picture is opened, moved with the keys and closed; its tiles come from our own service', async ({
  page,
  expectComplaint,
}) => {
  // The viewer says so of tiles that are under way when it is closed.
  expectComplaint(/Ignoring tile .* loaded before reset/);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The details below are cut from the same picture.
    if (!pathname.includes('/pct:')) asked.push(pathname);
  });
  await gotoReady(page, tile);
  expect(asked.filter((path) => /iiif|deep-zoom/.test(path))).toEqual([]);

  const opener = page.getByRole('button', { name: 'Look closely' });
  await opener.click();
  const view = page.getByRole('application');
  await expect(view).toBeFocused();
  await expect(view).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  const tilesBefore = asked.filter((path) => path.startsWith('/iiif/3/demo-0001:1/')).length;
  expect(tilesBefore).toBeGreaterThan(1);
  for (let step = 0; step < 3; step++) await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => asked.filter((path) => /^\/iiif\/3\/demo-0001:1\/\d/.test(path)).length)
    .toBeGreaterThan(2);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a number on the picture leads to its part at once, and the numbers go along', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Ignoring tile .* loaded before reset/);
  // Nothing glides, which machines without a graphics card draw for seconds.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/objects/demo-0018');
  const number = page.locator('main svg text').getByText('1', { exact: true });
  await number.click();
  const view = page.getByRole('application');
  await expect(view).toHaveAccessibleName(/^The rim/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The whole picture' }).click();
  await expect(view).toHaveAccessibleName(/^Dish with three/);
  await expect(dialog.getByText('3', { exact: true })).toBeInViewport();
  await dialog.getByText('2', { exact: true }).click();
  await expect(view).toHaveAccessibleName(/^Three bunches/);
  await expect(dialog.getByText('2', { exact: true })).toBeInViewport();
  const words = dialog.getByRole('listitem').filter({ hasText: 'Three bunches' });
  await expect(words, 'its words are read beside it').toBeInViewport({ ratio: 0.99 });
});

test('what a finger pressed does not stay lit', { tag: '@phone' }, async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Ignoring tile .* loaded before reset/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, tile);
  await page.getByRole('button', { name: 'Look closely' }).tap();
  const dialog = page.getByRole('dialog');
  const whole = dialog.getByRole('button', { name: 'The whole picture' });
  const toColor = (button: Element) => getComputedStyle(button).backgroundColor;
  const before = await whole.evaluate(toColor);
  await whole.tap();
  expect(await whole.evaluate(toColor)).toBe(before);
});

test('from near, each line of a number still leads from it to its part', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Ignoring tile .* loaded before reset/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/objects/demo-0018');
  await page.getByRole('button', { name: 'Look closely' }).click();
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  // How far the line's beginning is from the middle of its number.
  const farthest = () =>
    dialog.evaluate((near) => {
      const lines = [...near.querySelectorAll<SVGPathElement>('svg path[d*="L"]')];
      const numbers = [...near.querySelectorAll('[aria-hidden="true"]')].filter(({ textContent }) =>
        /^\d$/.test(textContent),
      );
      const all = lines.map((line, index) => {
        const { x = 0, y = 0 } = line
          .getPointAtLength(0)
          .matrixTransform(line.getScreenCTM() ?? undefined);
        const { left, top, width, height } =
          numbers[index]?.getBoundingClientRect() ?? new DOMRect();
        return Math.hypot(x - left - width / 2, y - top - height / 2);
      });
      return lines.length === numbers.length && lines.length > 0 ? Math.max(...all) : Number.NaN;
    });
  expect(await farthest(), 'the whole').toBeLessThan(3);
  await dialog.getByRole('button', { name: 'The rim: wave and rock' }).click();
  await expect.poll(farthest, 'the rim').toBeLessThan(3);
  await dialog.getByRole('button', { name: 'Closer' }).click();
  await expect.poll(farthest, 'closer').toBeLessThan(3);
  await dialog.getByRole('button', { name: /^Turn/ }).click();
  await expect.poll(farthest, 'turned').toBeLessThan(3);
});

test('a picture from near fills the window, keeps the focus, and the way back leads out of it', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Ignoring tile .* loaded before reset/);
  await gotoReady(page, '/collection/explore-the-collection');
  await gotoReady(page, tile);
  const part = page.getByRole('link', { name: 'Scratched curls' });
  await part.click();
  const dialog = page.getByRole('dialog', { name: 'Star tile with a rising arabesque' });
  const view = page.getByRole('application', { name: /^Scratched curls: / });
  await expect(view).toBeFocused();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(dialog.getByRole('button', { name: 'Scratched curls' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    // Beyond the last control is the browser's own bar, never the page below.
    const isBelow = await page.evaluate(
      () => document.activeElement?.matches(':not(body, dialog *)') ?? false,
    );
    expect(isBelow).toBe(false);
  }
  await dialog.getByRole('button', { name: 'The whole picture' }).click();
  await expect(page.getByRole('application', { name: /^Star tile/ })).toBeVisible();

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${tile}$`));
  await part.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(part).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/explore-the-collection/);
});

test('a picture comes no nearer than its file has something to show, and its button says so', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Ignoring tile .* loaded before reset/);
  await gotoReady(page, tile);
  await page.getByRole('button', { name: 'Look closely' }).click();
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  const closer = dialog.getByRole('button', { name: 'Closer' });
  await expect(closer).not.toHaveAttribute('aria-disabled');
  await closer.focus();
  for (let step = 0; step < 9; step++) await page.keyboard.press('Enter');
  await expect(closer).toHaveAttribute('aria-disabled', 'true');
  await expect(closer).toBeFocused();
  await dialog.getByRole('button', { name: 'Farther' }).click();
  await expect(closer).not.toHaveAttribute('aria-disabled');
});

test('beside the room of a work hang its title and chief facts, and the further ones lie below', {
  tag: '@desktop',
}, async ({ page }) => {
  await gotoReady(page, tile);
  const boxOf = async (part: string, index = 0) => {
    const box = await page.locator(part).nth(index).boundingBox();
    return { top: 0, left: 0, bottom: 0, ...(box && toEdges(box)) };
  };
  const room = await boxOf('[data-beside]');
  const title = await boxOf('main h1');
  const chief = await boxOf('main dl');
  const further = await boxOf('main dl', 1);
  expect(title.left).toBeGreaterThan(room.left + 500);
  expect(title.top).toBeLessThan(room.bottom);
  expect(chief.left).toBeCloseTo(title.left, 0);
  expect(chief.bottom).toBeLessThanOrEqual(room.bottom);
  expect(further.top).toBeGreaterThanOrEqual(room.bottom);
  expect(room.bottom).toBeLessThan(1.7 * (page.viewportSize()?.height ?? 0));
});

const toEdges = ({ x, y, height }: { x: number; y: number; height: number }) => ({
  ...{ left: x, top: y, bottom: y + height },
});

test('previous and next follow the search that the object was found in', {
  tag: '@desktop',
}, async ({ page }) => {
  await gotoReady(page, '/collection/explore-the-collection?q=lustre&order=title');
  const first = page.getByRole('main').locator('a[href*="/objects/"]').first();
  await first.click();
  await expect(page).toHaveURL(/\/objects\/[^?]+\?from=/);
  const results = page.getByRole('navigation', { name: 'Results' });
  await expect(results).toContainText(/^Back to the results1 of \d+/);
  const here = page.url();
  await results.getByRole('link', { name: /^Next: / }).click();
  await expect(results).toContainText(/2 of \d+/);
  await results.getByRole('link', { name: /^Previous: / }).click();
  await expect(page).toHaveURL(here);
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /from/);
  await results.getByRole('link', { name: 'Back to the results' }).click();
  await expect(page).toHaveURL(/explore-the-collection\?q=lustre&order=title#results$/);
});

test('what was found by the search of the site leads back to its results', {
  tag: '@desktop',
}, async ({ page }) => {
  await gotoReady(page, '/search-results?q=tile&kind=objects&page=2');
  await page.getByRole('main').locator('a[href*="/objects/"]').first().click();
  await expect(page).toHaveURL(/\/objects\/[^?]+\?found=/);
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /found/);
  await page
    .getByRole('navigation', { name: 'Results' })
    .getByRole('link', { name: 'Back to the results' })
    .click();
  await expect(page).toHaveURL('/search-results?q=tile&kind=objects&page=2');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the views are links, and pictures and facts can be taken away', {
    tag: '@desktop',
  }, async ({ page, request, expectComplaint }) => {
    // Chromium calls what it may not run blocked by a policy.
    expectComplaint(/^failed: .*\.js csp$/);
    await page.goto('/es/objects/demo-0024/zellige-panel-with-eight-pointed-stars');
    await expect(page.getByRole('button', { name: 'Ver de cerca' })).toBeHidden();
    await page.getByRole('link', { name: 'Vista 2' }).click();
    await expect(page).toHaveURL(/\?view=2$/);
    await expect(page.locator('main img[fetchpriority=high]')).toHaveAttribute('src', /tile-wall/);
    await page.getByText('Descargar la imagen').click();
    const link = page.getByRole('link', { name: 'En su tamaño completo' }).first();
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

test('what is looked at closely is seen to come from the press on', { tag: '@desktop' }, async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/ObjectZoom-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await gotoReady(page, tile);
  await page.getByRole('button', { name: 'Look closely' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
});
