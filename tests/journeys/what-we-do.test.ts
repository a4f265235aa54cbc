import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test('a visitor finds a weaver among the residents, by keyboard alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await gotoReady(page, '/what-we-do/residencies/explore-all-residencies');
  const main = page.getByRole('main');
  const discipline = main.getByRole('combobox', { name: 'Discipline' });
  await discipline.focus();
  await page.keyboard.type('Quilt');
  await expect(discipline).toHaveValue('quilting');
  await main.getByRole('button', { name: 'Show' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?.*discipline=quilting/);
  await expect(main.getByRole('status')).toContainText('1 residency');

  await main.getByRole('article').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aaliyah Thompson');
  await expect(main.getByText('Past', { exact: true })).toBeVisible();

  await main.getByRole('link', { name: 'Life and earlier work' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/what-we-do/artists/aaliyah-thompson');
  await expect(main.getByRole('region', { name: 'Residencies' }).getByRole('link')).toHaveText([
    'Star block, twelve ways',
  ]);
});

test('on a tablet no resident stands alone in a row', { tag: '@desktop' }, async ({ page }) => {
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gotoReady(page, '/what-we-do/residencies');
    const lists = await page
      .getByRole('main')
      .locator('ul:has(> li h3)')
      .evaluateAll((all) =>
        all.map((list) =>
          Object.values(
            Object.groupBy(list.children, (item) => Math.round(item.getBoundingClientRect().top)),
          ).map((row) => row?.length ?? 0),
        ),
      );
    expect(lists.length).toBeGreaterThan(0);
    for (const rows of lists)
      if (rows.length > 1) expect(Math.min(...rows), `${rows} at ${width} px`).toBeGreaterThan(1);
  }
});

test('an upright picture of a resident is not higher than the window', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await gotoReady(page, '/what-we-do/residencies/leila-okonjo');
  const picture = await page.getByRole('main').locator('figure[data-upright] img').boundingBox();
  expect(picture?.height).toBeLessThanOrEqual(700);
});

test('a convening tells its agenda by day, who speaks and how to take part', async ({ page }) => {
  await gotoReady(page, '/what-we-do/convenings');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Water and number', exact: true }).click();
  const agenda = main.getByRole('region', { name: 'Agenda' });
  await expect(agenda.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(agenda.getByRole('listitem')).toHaveCount(5);
  await expect(main.getByRole('region', { name: 'Speakers' }).getByRole('listitem')).toHaveCount(4);
  await expect(main.getByText('Hālawa Canoe School')).toBeVisible();
  const ask = main.getByRole('link', { name: 'Ask for a place' });
  // The desk has no places of convenings; who prepares them answers.
  await expect(ask).toHaveAttribute('href', '/about/contact-us?about=residencies#write');
  await expect(main.getByRole('link', { name: 'Add to calendar' })).toBeVisible();

  await page.goto('/what-we-do/convenings/explore-all?when=past');
  await main.getByRole('link', { name: 'Names of the wind' }).click();
  await expect(main.getByText('This convening has ended.')).toBeVisible();
  const recording = main.getByRole('region', { name: 'Recording' });
  await recording.getByText('Transcript').click();
  await expect(recording.getByText('We agreed not to translate.')).toBeVisible();
});

/** Lists whose first row stands in the first window of a phone, above the bar at its foot. */
const lists = [
  '/what-we-do/residencies/explore-all-residencies',
  '/what-we-do/convenings/explore-all',
  '/what-we-do/events/explore-all',
  '/whats-on/public-programs/explore-all',
  '/whats-on/exhibitions/explore-all',
  '/whats-on',
  '/collection/makers',
  '/collection/subjects',
  '/collection/explore-the-collection',
  '/about/news',
  '/about/staff',
  '/about/careers',
];

for (const prefix of ['', '/es', '/haw'])
  test(`on a phone each list begins in the first window, at ${prefix || '/'}`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    const late: string[] = [];
    for (const list of lists) {
      await page.goto(prefix + list);
      // Choices above a list are links in short lines; a row of it is an article, or a line as wide as the window.
      const top = await page.locator('main :is(article, li)').evaluateAll((rows) =>
        Math.min(
          ...rows
            .filter((row) => !row.closest('nav, form, search, header'))
            .filter((row) => row.matches('article') || row.clientWidth > 250)
            .map((row) => row.getBoundingClientRect().top),
        ),
      );
      if (top > 720) late.push(`${list}: ${Math.round(top)}`);
    }
    expect(late).toEqual([]);
  });
