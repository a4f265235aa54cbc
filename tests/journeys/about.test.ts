import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('somebody who looks for work finds pay and deadline, and search engines only open positions', async ({
  page,
  request,
}) => {
  await gotoReady(page, '/about/careers');
  const open = page.getByRole('region', { name: 'Open positions' });
  await expect(open).toContainText('$47,000–$53,000 a year');
  await expect(open).toContainText(/Apply by \w+\s\d+, \d{4}, midnight HST/);
  await expect(open.getByText('Honolulu, on site').first()).toBeVisible();
  const picture = (name: RegExp) => page.getByRole('main').getByRole('img', { name });
  await expect(picture(/work table/)).toHaveCount(1);
  await open.getByRole('link', { name: 'Gardener' }).click();
  await expect(page).toHaveURL('/about/careers/gardener');
  // A position has a picture of its own work.
  await expect(picture(/taro leaf/i)).toHaveCount(1);
  for (const name of ['Responsibilities', 'Qualifications', 'Benefits', 'How to apply']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }

  const html = await (await request.get('/about/careers/gardener')).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
  expect(JSON.parse(data)).toMatchObject({ '@type': 'JobPosting', title: 'Gardener' });
  await page.goto('/about/careers');
  const closed = page.getByRole('region', { name: 'Closed positions' }).getByRole('link').first();
  const address = (await closed.getAttribute('href')) ?? '';
  const past = await (await request.get(address)).text();
  expect(past).not.toContain('JobPosting');
  expect(past).toContain('This position is closed');
});

test('news have kinds to choose, stand by year, and each says how long it takes to read', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, '/es/about/news');
  await page
    .getByRole('navigation', { name: 'Tipo' })
    .getByRole('link', { name: /^Anuncios/ })
    .click();
  await expect(page).toHaveURL('/es/about/news?kind=announcement');
  await expect(page).toHaveTitle(/^Anuncios – Noticias/);
  await expect(page.getByRole('heading', { name: /^\d{4}$/ }).first()).toBeVisible();
  await page
    .getByRole('region', { name: /^\d{4}$/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/es\/about\/news\/[\w-]+$/);
  await expect(page.getByText(/\d+ minutos? de lectura/)).toBeVisible();
});

test('people stand by department and topics have somebody to write to', { tag: '@phone' }, async ({
  page,
}) => {
  await gotoReady(page, '/about/staff');
  const direction = page.getByRole('region', { name: 'Direction' });
  await expect(direction.getByRole('heading', { level: 3 }).first()).toHaveText('Malia Kahananui');
  // A person is a line, which opens; the parts are named above.
  const mail = direction.getByRole('link', { name: 'director@museum.example' });
  await expect(mail).toBeHidden();
  await direction.locator('summary').first().click();
  await expect(mail).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Learning' }),
  ).toHaveAttribute('href', '#learning');
  await page.goto('/about/contact-us');
  await expect(
    page
      .getByRole('region', { name: 'By topic' })
      .getByRole('link', { name: 'access@museum.example' }),
  ).toHaveAttribute('href', 'mailto:access@museum.example');
});

test('departments stand in a column of their own, where no name is', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/about/staff');
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = (level: number) =>
      page
        .getByRole('main')
        .locator(`section[aria-labelledby]:has(h3) h${level}`)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    const departments = await edges(2);
    expect(departments.length).toBeGreaterThan(4);
    expect(new Set(departments).size).toBe(1);
    expect(Math.min(...(await edges(3)))).toBeGreaterThan(width / 4);
  }
});

test('the facts of a story stand in a row above its column, and its pictures run off the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about/news/a-fragment-goes-home');
  const words = page.getByRole('main').locator('article p').filter({ hasText: /1951/ }).last();
  const picture = page.getByRole('main').locator('figure img').first();
  const facts = page.getByRole('main').locator('dl').first();
  const [story, seen, known] = await Promise.all([
    words.boundingBox(),
    picture.boundingBox(),
    facts.boundingBox(),
  ]);
  expect((known?.y ?? 0) + (known?.height ?? 0)).toBeLessThan(story?.y ?? 0);
  expect(story?.x).toBeGreaterThan(300);
  expect(seen?.x).toBe(story?.x);
  expect((seen?.x ?? 0) + (seen?.width ?? 0)).toBe(1440);
  // What it shows has one caption; it is no paragraph of the text below.
  await expect(page.locator('figcaption').first()).toContainText(/The gap/);
});
