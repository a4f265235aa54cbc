import { gotoReady } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

const screen = '/objects/demo-0237/screen-of-laminated-koa';
const maker = /\/collection\/makers\/kekoa-alapai$/;

test('from a work one comes to its maker, to another work of that hand, and to what it shows', async ({
  page,
}) => {
  await gotoReady(page, screen);
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /^Kekoa Alapai/ })
    .first()
    .click();
  await expect(page).toHaveURL(maker);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Kekoa Alapai/);
  const works = main.getByRole('list', { name: '2 works' });
  await expect(works.getByRole('heading')).toHaveCount(2);
  await expect(works).toContainText('Screen of laminated koa');
  expect(await findViolations(page)).toEqual([]);

  await works.getByRole('link', { name: 'Star tile cast in coral sand' }).click();
  await expect(page).toHaveURL(/\/objects\/demo-0300\//);
  await main.getByRole('link', { name: 'Eight-pointed star', exact: true }).first().click();
  await expect(page).toHaveURL(/\/collection\/subjects\/eight-pointed-star$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^eight-pointed star$/i);
  expect(await findViolations(page)).toEqual([]);

  // The oldest first, from an address of its own; then to all subjects.
  await main.getByRole('link', { name: 'Oldest first' }).click();
  await expect(page).toHaveURL(/eight-pointed-star\?order=date$/);
  await expect(main.getByRole('link', { name: 'Oldest first' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await main.getByRole('link', { name: 'All subjects' }).click();
  await expect(page).toHaveURL(/\/collection\/subjects$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('makers are found from the collection, by a name and by a letter', async ({
    page,
    expectComplaint,
  }) => {
    // Chromium calls what it may not run blocked by a policy.
    expectComplaint(/^failed: .*\.js csp$/);
    await page.goto('/collection/explore-the-collection');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'All makers' }).click();
    const names = main.getByRole('list', { name: 'Makers' });
    expect(await names.getByRole('listitem').count()).toBeGreaterThan(15);
    await main.getByRole('searchbox', { name: 'Find a name' }).fill('alapai');
    await main.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/makers\?q=alapai$/);
    await page.goto('/es/collection/makers?words=alapai&order=works');
    await expect(page).toHaveURL(/\/es\/collection\/makers\?order=works&q=alapai$/);
    await page.goto('/collection/makers?q=alapai');
    await names.getByRole('link', { name: /^Kekoa Alapai/ }).click();
    await expect(page).toHaveURL(maker);
    await expect(main.getByRole('list', { name: '2 works' })).toBeVisible();
    await page.goto('/collection/makers?initial=k');
    await expect(names.getByRole('link')).toHaveText([/^Kekoa Alapai/, /^Kishan Lal Sharma/]);
  });
});

test('a thumb meets every name of the lists', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/collection/makers', '/collection/subjects']) {
    await page.goto(path);
    const heights = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          // Of a maker the whole row leads on.
          const isRow = getComputedStyle(link, '::after').position === 'absolute';
          return (isRow ? link.closest('li') : link)?.getBoundingClientRect().height ?? 0;
        }),
      );
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
  }
});
