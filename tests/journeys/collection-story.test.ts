import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const path = '/collection/about-the-collection';

test('the collection tells its numbers, and they are those of the object service', async ({
  page,
  request,
}) => {
  await gotoReady(page, path);
  const { total } = await (await request.get('/object-collection-api/objects?pageSize=1')).json();
  const figures = page.getByRole('region', { name: 'The collection in numbers' });
  await expect(figures).toContainText(`${total}`);
  await expect(page.getByRole('img', { name: 'Works by the time' })).toBeVisible();
  await page.getByText('See the numbers as a table').click();
  expect(await page.getByRole('row').count()).toBeGreaterThan(10);
});

test('a place leads into the collection, and a study visit to somebody to write to', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, path);
  const places = page.getByRole('region', { name: 'Where they come from' });
  await places.getByRole('link', { name: /^Iran/ }).click();
  await expect(page).toHaveURL(/explore-the-collection\?.*Iran/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Request a study visit' }).click();
  await expect(page).toHaveURL('/about/contact-us');
});

test('how works came, what is known of them, pictures, study and land each have their part', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, path);
  for (const name of [
    'How works came here',
    'Where they were before',
    'Pictures and data',
    'Study visits',
    'The land',
  ]) {
    await expect(page.getByRole('region', { name })).toContainText(/\w{3,} \w{2,}/);
  }
});

test('beside the story stands the way to each part of the page', { tag: '@desktop' }, async ({
  page,
}) => {
  await gotoReady(page, path);
  const ways = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(ways.first()).toHaveText('When they were made');
  await expect(ways.last()).toHaveText('The land');
  await ways.filter({ hasText: 'Browse the groups' }).click();
  await expect(page.getByRole('heading', { name: 'Browse the groups' })).toBeInViewport();
});

test('in a wide window what belongs together stands side by side', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await gotoReady(page, path);
  const tops = await page
    .getByRole('heading', { name: /^(How works came here|Where they were before)$/ })
    .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0);
  const { scrollHeight } = await page.evaluate(() => ({
    scrollHeight: document.documentElement.scrollHeight,
  }));
  expect(scrollHeight).toBeLessThan(10_000);
});
