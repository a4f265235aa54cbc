import { gotoReady } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two works are saved without an account, and the list can be sent to a friend', async ({
  page,
  browser,
  baseURL,
}) => {
  await gotoReady(page, '/collection/saved-objects');
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  // An empty list leads to works to begin with.
  await expect(
    page.getByRole('region', { name: 'Worth a long look' }).getByRole('article'),
  ).toHaveCount(4);
  for (const id of ['demo-0001', 'demo-0041']) {
    await gotoReady(page, `/objects/${id}`);
    const save = page.getByRole('button', { name: /^Save/ });
    await save.click();
    await expect(save).toHaveText('Saved Remove');
    await expect(page.getByText('Saved on this device')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Saved objects (2)' }).click();
  await expect(page).toHaveURL('/collection/saved-objects?ids=demo-0041,demo-0001');
  const list = page.getByRole('list', { name: 'Saved objects' });
  await expect(list.getByRole('article')).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);

  const friend = await browser.newPage();
  await friend.goto(`${baseURL}/es/collection/saved-objects?ids=demo-0041,demo-0001`);
  await expect(
    friend.getByRole('list', { name: 'Obras guardadas' }).getByRole('article'),
  ).toHaveCount(2);
  await friend.close();

  await list
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/collection/saved-objects?ids=demo-0001');
});

test('what is saved can be taken away again', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/objects/demo-0001');
  const save = page.getByRole('button', { name: /^Save/ });
  await save.click();
  await page.reload();
  await expect(save).toHaveText('Saved Remove');
  await save.click();
  await expect(save).toHaveText('Save this object');
  await expect(page.getByRole('link', { name: 'Saved objects', exact: true })).toBeVisible();
});
