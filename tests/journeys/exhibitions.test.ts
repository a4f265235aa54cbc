import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test('a visitor goes from home to an exhibition, to one of its objects and back', async ({
  page,
}) => {
  await gotoReady(page, '/');
  const now = page.getByRole('region', { name: 'On now' });
  const card = now.getByRole('article').filter({ hasText: 'Cobalt' });
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/whats-on/exhibitions/cobalt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cobalt');

  const object = page.getByRole('region', { name: 'Objects on view' }).getByRole('link').first();
  const name = (await object.textContent()) ?? '';
  await object.click();
  await expect(page).toHaveURL(/\/objects\/[\w-]+\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cobalt');
  // Where the object was chosen, not at the top.
  await expect(object).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the list of all exhibitions narrows to one kind, and the address keeps it', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, '/whats-on/exhibitions');
  await page.getByRole('link', { name: 'Explore all exhibitions' }).click();
  await expect(page).toHaveURL('/whats-on/exhibitions/explore-all');
  // The address changes a moment before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All exhibitions');
  const cards = page.getByRole('main').getByRole('article');
  const all = await cards.count();
  const kinds = page.getByRole('navigation', { name: 'All exhibitions' });
  await kinds.getByRole('link', { name: 'Past' }).click();
  await expect(page).toHaveURL('/whats-on/exhibitions/explore-all?show=past');
  await expect(kinds.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2 })).not.toContainText(['On now']);
  const past = await cards.count();
  expect(past).toBeGreaterThan(0);
  expect(past).toBeLessThan(all);
  await page.reload();
  await expect(cards).toHaveCount(past);
  await kinds.getByRole('link', { name: 'All exhibitions' }).click();
  await expect(cards).toHaveCount(all);
});

test('tickets to an exhibition are offered once, in the first screen', async ({ page }) => {
  await page.goto('/whats-on/exhibitions/cobalt');
  const offers = page.locator('main header, nav').getByRole('link', { name: 'Tickets' });
  await expect(offers.filter({ visible: true })).toHaveCount(1);
  await expect(offers.filter({ visible: true })).toBeInViewport({ ratio: 1 });
});

test('an exhibition that has ended says so and sells no tickets', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/whats-on/exhibitions/breath-and-fire');
  const main = page.getByRole('main');
  await expect(main.getByText('This exhibition has ended.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
});

test('an exhibition that does not exist is not found', { tag: '@phone' }, async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  const answer = await page.goto('/whats-on/exhibitions/no-such-exhibition');
  expect(answer?.status()).toBe(404);
});

test('an exhibition is told before its facts, and ends with one row of who and what belongs to it', async ({
  page,
}) => {
  await gotoReady(page, '/whats-on/exhibitions/cobalt');
  const main = page.getByRole('main');
  const top = async (text: string | RegExp) =>
    (await main.getByText(text).first().boundingBox())?.y ?? Number.NaN;
  expect(await top(/^Around 800, potters/)).toBeLessThan(await top('Access'));
  const [artists, related] = await Promise.all(
    ['Artists', 'Related'].map((name) => main.getByRole('heading', { name }).boundingBox()),
  );
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  expect(artists?.y === related?.y).toBe(isWide);
});

test('the title of an exhibition stands alone below its picture, and its words begin where the picture does', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/whats-on/exhibitions/cobalt');
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`There is no ${selector}`);
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };
    const [title, picture, words] = await Promise.all([
      boxOf('h1'),
      boxOf('[data-form] img'),
      boxOf('main article section p'),
    ]);
    expect(title.y).toBeGreaterThanOrEqual(picture.bottom - 1);
    expect(title.bottom).toBeLessThan(height);
    expect(picture.right).toBeCloseTo(width, 0);
    if (width >= 1280) expect(words.x).toBeCloseTo(picture.x, 0);
  }
});

test('on a phone the first work stands below what is said of it, with its number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/whats-on/exhibitions/cobalt');
  const topOf = async (text: string) =>
    (await page.locator('main').getByText(text).first().boundingBox())?.y ?? 0;
  const [said, work, after] = [
    await topOf('like ink on snow'),
    await topOf('White bowl with a splash of blue'),
    await topOf('The mineral traveled further'),
  ];
  expect(said).toBeLessThan(work);
  expect(work).toBeLessThan(after);
  await expect(page.getByText(/, 1959\.23$/)).toBeVisible();
});

test('on a phone each further plate follows the words that tell of it', { tag: '@phone' }, async ({
  page,
}) => {
  await gotoReady(page, '/whats-on/exhibitions/cobalt');
  const top = async (words: RegExp) =>
    (await page.locator('main').getByText(words).filter({ visible: true }).first().boundingBox())
      ?.y ?? Number.NaN;
  const tops = [
    await top(/^The mineral traveled/),
    await top(/^Clouds that came from China/),
    await top(/^The forty-four pieces/),
    await top(/^From Raqqa in Syria/),
    await top(/^One case belongs/),
  ];
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});
