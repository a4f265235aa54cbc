import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('somebody looks for tiles by keyboard, narrows to programs and opens one', async ({
  page,
}) => {
  await gotoReady(page, '/search');
  await page.getByRole('combobox').focus();
  await page.keyboard.type('tile');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search-results?q=tile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ results for “tile”$/);
  await expect(page.getByRole('combobox')).toHaveValue('tile');
  const found = page.getByRole('region', { name: 'Everything found, best first' });
  await expect(found.getByRole('listitem').filter({ hasText: 'Object' }).first()).toBeVisible();
  await expect(found.getByRole('listitem').filter({ hasText: 'Exhibition' }).first()).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Kinds of results' });
  const count = Number(
    /\d+/.exec((await tabs.getByRole('link', { name: /^What’s on/ }).textContent()) ?? '')?.[0],
  );
  await tabs.getByRole('link', { name: /^What’s on/ }).press('Enter');
  await expect(page).toHaveURL('/search-results?q=tile&kind=programs');
  await expect(tabs.getByRole('link', { name: /^What’s on/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const programs = page.getByRole('region', { name: 'What’s on' }).getByRole('listitem');
  await expect(programs).toHaveCount(count);
  await programs.first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/(whats-on|what-we-do)\//);
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveValue('tile');
});

test('what is typed before the scripts have come is kept, and suggestions come for it', {
  tag: '@phone',
}, async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.locator('#search-words');
  await field.click();
  await page.keyboard.type('iz');
  release();
  await page.waitForLoadState();
  await page.keyboard.type('nik', { delay: 60 });
  await expect(page.getByRole('combobox')).toHaveValue('iznik');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('who opens the search types at once, and an address with words shows what they find', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, '/es');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('iznik');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es/search-results?q=iznik');
  await page.goto('/es/search?q=iznik&kind=objects');
  await expect(page).toHaveURL('/es/search-results?q=iznik&kind=objects');
});

test('an accession number leads straight to its object', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/es/search');
  await page.getByRole('combobox').fill('1961.11');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/es\/objects\/demo-0001\//);
});

test('what a typing mistake was taken for is told, and nothing with ways on', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, '/search-results?q=residancies');
  await expect(page.getByText('Showing results for')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'residencies', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/results? for “residencies”/);
  await page.goto('/search-results?q=qqqq+vvvv');
  // Neither word finds anything by itself.
  await expect(page.getByRole('list', { name: 'Searches with fewer words' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
});

test('Escape and the close icon lead back to where the visitor was', { tag: '@desktop' }, async ({
  page,
}) => {
  await gotoReady(page, '/about/news');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('banner').getByRole('link', { name: 'Close' }).click(),
  ]) {
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href$="/search"]');
      link?.click();
    });
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('combobox')).toBeVisible();
    await leave();
    await expect(page).toHaveURL('/about/news');
  }
});

test('Escape clears what was typed before it leaves', { tag: '@desktop' }, async ({ page }) => {
  await gotoReady(page, '/search');
  await page.getByRole('combobox').fill('tile');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/search');
});

test('suggestions come while one types, by keyboard; what was searched stays on the device', {
  tag: '@desktop',
}, async ({ page }) => {
  await gotoReady(page, '/search');
  const field = page.getByRole('combobox', { name: 'Search the museum' });
  await field.focus();
  await page.keyboard.type('kahsan');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toContainText('Kashan');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('Kashan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search-results?q=Kashan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/“Kashan”/);
  await expect(field).toHaveValue('Kashan');

  await gotoReady(page, '/search');
  const recent = page.getByRole('region', { name: 'Your last searches' });
  await expect(recent.getByRole('link')).toHaveText(['Kashan']);
  await recent.getByRole('button', { name: 'Remove “Kashan”' }).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('museum.recent-searches'))).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works, tabs and all', { tag: '@phone' }, async ({ page, expectComplaint }) => {
    expectComplaint(/^failed: .*\.js csp$/);
    await page.goto('/search');
    await page.getByRole('searchbox').fill('weaver');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search-results?q=weaver');
    await expect(page.getByRole('searchbox')).toHaveValue('weaver');
    const tabs = page.getByRole('navigation', { name: 'Kinds of results' });
    await tabs.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/kind=/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

test.describe('a question about the visit, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('who asks whether the house is open reads its hours above the results', async ({ page }) => {
    await page.goto('/search-results?q=are+you+open+on+sunday');
    const answer = page.getByRole('region', { name: /Sunday, / });
    await expect(answer.locator('dt')).toHaveCount(7);
    // Each day of the week is named, once.
    const days = (await answer.locator('dt').allInnerTexts()).flatMap((day) =>
      day.match(/\w+day,/g),
    );
    expect(days.filter((day) => day !== 'Today,').length).toBe(7);
    await expect(answer.getByRole('link', { name: 'Plan your visit' })).toBeVisible();
    await expect(answer.getByRole('link', { name: 'Tickets' })).toBeVisible();
    await page.goto('/search-results?q=hours');
    const [above, found] = await Promise.all([
      page.locator('#visit-answer').boundingBox(),
      page.locator('#found ~ ul').boundingBox(),
    ]);
    expect(above?.y ?? Number.NaN).toBeLessThan(found?.y ?? Number.NaN);
  });
});
