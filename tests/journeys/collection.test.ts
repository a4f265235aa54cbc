import { gotoReady, isSmall } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

const screen = '/collection/explore-the-collection';

test.describe('searching', () => {
  test('words find objects, are said in the address and can be taken away', async ({ page }) => {
    await gotoReady(page, screen);
    const field = page.getByRole('searchbox', { name: 'Search objects' });
    await field.fill('lustre bowl');
    await field.press('Enter');
    await expect(page).toHaveURL(/words=lustre\+bowl/);
    const results = page.getByRole('region', { name: /objects?$/ });
    await expect(results.getByRole('article').first()).toContainText(/lustre bowl/i);
    await expect(page.getByRole('status')).toHaveText(/^\d+ objects?/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('lustre bowl');

    await page.getByRole('link', { name: 'Remove: lustre bowl' }).click();
    await expect(page).toHaveURL(screen);
    await expect(field).toHaveValue('');
  });

  test('spelling is forgiven: marks, ʻokina and kahakō may be left out or added', async ({
    request,
  }) => {
    const count = async (words: string, language = '') => {
      const answer = await request.get(`${language}${screen}?words=${encodeURIComponent(words)}`);
      return (await answer.text()).match(/role="status">([\d,]+)/)?.[1];
    };
    expect(Number(await count('iznik'))).toBeGreaterThan(1);
    expect(await count('İznik')).toBe(await count('iznik'));
    expect(await count('Kāshān')).toBe(await count('kashan'));
    expect(await count('Hawaiʻi')).toBe(await count('hawaii'));
    const hawaiian = await count('hōkū', '/haw');
    expect(Number(hawaiian)).toBeGreaterThan(0);
    expect(await count('hoku', '/haw')).toBe(hawaiian);
  });

  test('a choice of filter or order is enough, and keeps the focus', async ({ page }) => {
    await gotoReady(page, `${screen}?words=tile`);
    const filter = page.getByRole('checkbox', { name: 'On view now' });
    await filter.check();
    await expect(page).toHaveURL(/words=tile.*onView=true/);
    await expect(filter).toBeFocused();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('date');
    await expect(page).toHaveURL(/order=date/);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('');
  });

  test('nothing found says so, keeps the words and offers the way back', async ({ page }) => {
    await gotoReady(page, `${screen}?words=zzzz&sourceId=tiles`);
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('zzzz');
    await expect(page.getByRole('link', { name: 'Remove: Tiles' })).toBeVisible();
    await page.getByRole('link', { name: 'Remove: zzzz' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiles');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a collection that is not there is named as such beside the ones that are', async ({
    page,
  }) => {
    await page.goto(`${screen}?collection=no&title=Nothing&sourceId=no`);
    await expect(page.getByText('There is no collection of this name.')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Collections' }).getByRole('link').first(),
    ).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends its words, and the pages turn', async ({ page, expectComplaint }) => {
    // Chromium calls what it may not run blocked by a policy.
    expectComplaint(/^failed: .*\.js csp$/);
    await page.goto(`/es${screen}`);
    await page.getByRole('searchbox').fill('azulejo');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/es\/collection\/explore-the-collection\?.*words=azulejo/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(screen);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
  });
});

test('a group opens from its card, and the page goes slowly to its top', async ({ page }) => {
  await gotoReady(page, screen);
  const card = page.getByRole('list', { name: 'Collections' }).getByRole('link').first();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const before = Date.now();
  await card.click();
  await expect(page).toHaveURL(/collection=tiles&title=Tiles&sourceId=tiles/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiles');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(Date.now() - before, 'two seconds after 150 ms').toBeGreaterThan(2_000);
});

test('pages turn, are read from the list on, and the way back returns to the place', async ({
  page,
}) => {
  await gotoReady(page, screen);
  const next = page.getByRole('link', { name: 'Next page' });
  await next.click();
  await expect(page).toHaveURL(/page=2#results/);
  const heading = page.getByRole('heading', { name: '300 objects' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('status')).toHaveText('300 objects. Page 2 of 7');

  const object = page.getByRole('main').getByRole('article').nth(9).getByRole('link');
  await object.scrollIntoViewIfNeeded();
  await object.click();
  await expect(page).toHaveURL(/\/objects\//);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(object).toBeInViewport();
});

test('the last page has no next one, and a page behind it leads to it', async ({ page }) => {
  await page.goto(`${screen}?page=99`);
  await expect(page).toHaveURL(`${screen}?page=7`);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Page 7 of 7' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.describe('an object', () => {
  test('its page leads from a wrong name to the right one in one step', async ({ request }) => {
    const right = '/objects/demo-0041/lustre-bowl-with-a-verse-under-the-rim';
    for (const wrong of ['/objects/demo-0041', '/objects/demo-0041/x']) {
      const answer = await request.get(wrong, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(right);
    }
    expect((await request.get(right, { maxRedirects: 0 })).status()).toBe(200);
    expect((await request.get('/objects/none/none')).status()).toBe(404);
  });

  test('its title and inscription stand in their own script and language', async ({ page }) => {
    await page.goto('/es/objects/demo-0041');
    const original = page.locator('[lang="fa"]');
    await expect(original.first()).toBeVisible();
    for (const text of await original.all()) {
      expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    }
    await expect(page.getByText('Que siempre tengas alegría')).toBeVisible();
  });

  test('the visitor changes the language there and keeps the page', async ({ page, viewport }) => {
    test.skip(isSmall({ viewport }), 'the dropdown is the same');
    await gotoReady(page, '/objects/demo-0001/star-tile-with-a-rising-arabesque');
    const dropdown = page.locator('[data-language-dropdown]');
    await dropdown.locator('summary').click();
    await dropdown.getByText('Español').click();
    await expect(page).toHaveURL('/es/objects/demo-0001/star-tile-with-a-rising-arabesque');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Azulejo de estrella con un arabesco ascendente',
    );
  });

  test('it shows its whole picture, and others like it', async ({ page }) => {
    await page.goto('/objects/demo-0001');
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeInViewport({ ratio: 1 });
    expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
    await expect(
      page.getByRole('region', { name: 'More like this' }).getByRole('article'),
    ).not.toHaveCount(0);
  });
});
