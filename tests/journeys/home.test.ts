import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test('the first screen says what this is, whether it is open, how to get in and what is on', async ({
  page,
}) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  for (const height of isPhone ? [640, 844] : [900]) {
    if (isPhone) await page.setViewportSize({ width: height === 640 ? 320 : 390, height });
    for (const address of ['/', '/es', '/haw']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      const facts = page.getByRole('main').locator('dl').first();
      await expect(facts, `${address}, ${height} px`).toBeInViewport({ ratio: 1 });
      // Also what comes next; on tablets instead of what is on for months.
      // The address is said by the bar where there is no room.
      const links = facts.getByRole('link').filter({ visible: true });
      const count = height === 640 ? 4 : 5;
      // On phones also what the evening begins with, where that is not what comes next.
      expect(isPhone ? [count, count + 1] : [count]).toContain(await links.count());
      const street = facts.getByRole('link', { name: '4210 Ala Hōkū' });
      await expect(street).toBeVisible({ visible: height !== 640 });
    }
  }
});

test('the Hawaiian title leaves a phone its picture: three lines', { tag: '@phone' }, async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await gotoReady(page, '/haw');
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) =>
        Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
      );
    expect(lines, `${width} px`).toBeLessThanOrEqual(3);
    // Who asks for larger letters gets a larger title too.
    const sizes = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const size = () => Number.parseFloat(getComputedStyle(title).fontSize);
      const usual = size();
      document.documentElement.style.fontSize = '200%';
      return { usual, large: size() };
    });
    expect(sizes.large, `${width} px`).toBeGreaterThan(sizes.usual * 1.25);
  }
});

test('what the facts of today are called is read from a chair', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  const sizes = await page
    .getByRole('main')
    .locator('dl')
    .first()
    .locator('dt')
    .evaluateAll((terms) =>
      terms.map((term) => Number.parseFloat(getComputedStyle(term).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('the facts of today stay larger than what they are called, however large letters are', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const [term = 0, fact = 0] = await Promise.all(
    ['dt', 'dd a'].map((part) =>
      page
        .locator(`main dl ${part}`)
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    ),
  );
  expect(fact).toBeGreaterThan(term * 1.5);
});

test('a visitor finds the next program from home', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/');
  const programs = page.getByRole('region', { name: 'Next programs' });
  // A tour leads to its tickets; a program has a page.
  const pages = page.locator('a[href*="/public-programs/"], a[href*="/events/"]');
  // What is held daily is named in a line without a date.
  const dated = programs.getByRole('listitem').filter({ has: page.locator('time') });
  const first = dated.filter({ has: pages }).first();
  await expect(first.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}/);
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/(public-programs|events)\/[\w-]+\?day=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the collection on the home page opens a group of it', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/');
  await page.getByRole('list', { name: 'The collection' }).getByRole('link').first().click();
  await expect(page).toHaveURL(
    /explore-the-collection\?collection=tiles&title=Tiles&sourceId=tiles/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiles');
});

test('a monogram stays a small mark beside its name', async ({ page }) => {
  // Where residents stand in one grid, a mark is as wide as the pictures beside it.
  for (const path of ['/', '/what-we-do/artists/kekoa-lindsey']) {
    await page.goto(path);
    const widths = await page
      .getByRole('main')
      .locator('img[src^="/images/people/"]')
      .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().width));
    expect(Math.max(0, ...widths), path).toBeLessThanOrEqual(192);
  }
});

test('on a phone what stands beside each other does not stand below each other', {
  tag: '@phone',
}, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 500, 'phones');
  await gotoReady(page, '/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(7_900);
  const programs = page.getByRole('region', { name: 'Next programs' });
  for (const day of await programs.locator('[data-day] > ol').all()) {
    const rows = day.locator(':scope > li').filter({ visible: true });
    expect(await rows.count()).toBeLessThanOrEqual(3);
  }
  await expect(programs.getByRole('link', { name: 'All programs' })).toBeVisible();
});
