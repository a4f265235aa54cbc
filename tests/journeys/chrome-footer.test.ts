import { gotoFooter, gotoReady, isLarge, isSmall } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const groups = {
  'About us': ['Our center', 'The foundation', 'News', 'People', 'Careers'],
  'What we do': ['Residencies', 'Convenings', 'Events', 'Exhibitions', 'Public programs'],
  Engage: ['Plan your visit', 'Convening inquiry', 'Event inquiry', 'Digital studio', 'Collection'],
};

test('three groups of links, the newsletter, contacts and legal pages', async ({ page }) => {
  await gotoReady(page, '/tickets');
  const footer = page.getByRole('contentinfo');
  for (const [name, links] of Object.entries(groups)) {
    const group = footer.locator('details', { has: page.getByRole('heading', { name }) });
    expect(await group.locator('a').allTextContents(), name).toEqual(links);
  }
  await expect(footer.getByRole('list', { name: 'Contact' }).getByRole('link')).toHaveText([
    'Contact us',
    'Instagram',
    'LinkedIn',
    'Facebook',
  ]);
  const legal = footer.getByRole('list', { name: 'Legal' }).getByRole('link');
  await expect(legal).toHaveText(['Terms of Use', 'Privacy Policy', 'Site credit']);
  for (const name of ['The foundation', 'Instagram', 'LinkedIn', 'Facebook']) {
    const outside = footer.locator('a', { hasText: name });
    await expect(outside, name).toHaveAttribute('target', '_blank');
    await expect(outside, name).toHaveAttribute('href', /^https:/);
  }
  await expect(footer.locator('a', { hasText: 'People' })).toHaveAttribute('href', '/about/staff');
  await footer.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/subscribe');
});

test('whether it is open, where it is, tickets, shop and access stand together', async ({
  page,
}) => {
  await gotoReady(page, '/tickets');
  const footer = page.getByRole('contentinfo');
  const visit = footer.locator('div:has(> address)');
  await expect(visit.getByText(/Honolulu/)).toBeVisible();
  const links = visit.getByRole('link');
  await expect(links).toHaveText([/open|close/i, 'Tickets', 'What’s on', 'Shop', 'Access']);
  await links.last().click();
  await expect(page).toHaveURL('/visit/plan-your-visit#access');
});

test('the newsletter button is 116 px wide in every language', async ({ page }) => {
  for (const [address, name] of [
    ['/tickets', 'Subscribe'],
    ['/es/tickets', 'Suscribirse'],
    ['/haw/tickets', 'Kau inoa'],
  ] as const) {
    await page.goto(address);
    const button = page.getByRole('contentinfo').getByRole('link', { name });
    const box = await button.boundingBox();
    expect(box?.width).toBe(116);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const isCut = await button.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut, `the word of ${address} fits`).toBe(false);
  }
});

test('a link to the page one is on scrolls to its top', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/es/visit/plan-your-visit');
  await gotoFooter(page);
  const footer = page.getByRole('contentinfo');
  const group = footer.locator('details').nth(1);
  if (!(await group.getAttribute('open').then((open) => open !== null))) {
    await group.locator('summary').click();
  }
  const entries = await page.evaluate(() => window.history.length);
  await group.getByRole('link', { name: 'Planifique su visita' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL('/es/visit/plan-your-visit');
  expect(await page.evaluate(() => window.history.length), 'no new entry').toBe(entries);
});

test.describe('on large screens', () => {
  test.skip(isSmall, 'large screens only');

  test('the footer is 723 px high and its groups are open', async ({ page }) => {
    for (const address of ['/tickets', '/es/tickets', '/haw/tickets']) {
      await gotoReady(page, address);
      const footer = page.getByRole('contentinfo');
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect((await footer.boundingBox())?.height, `${address} at ${width} px`).toBe(723);
      }
      await expect(footer.locator('details[open]')).toHaveCount(3);
    }
  });
});

test.describe('on small screens', () => {
  test.skip(isLarge, 'small screens only');

  test('the footer fits into the window below the bar, in every language', async ({ page }) => {
    for (const address of ['/tickets', '/es/tickets', '/haw/tickets']) {
      await gotoReady(page, address);
      const height = (await page.getByRole('contentinfo').boundingBox())?.height ?? 0;
      expect(height, address).toBeLessThanOrEqual(820);
    }
  });

  test('the groups are folded at first and unfold one by one', async ({ page }) => {
    await gotoReady(page, '/tickets');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('details')).toHaveCount(3);
    await expect(footer.getByRole('link', { name: 'News', exact: true })).toBeHidden();
    await gotoFooter(page);
    await expect(footer.locator('details[open]')).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'News', exact: true })).toBeHidden();
    const title = footer.getByRole('heading', { name: 'About us' });
    await title.click();
    await expect(footer.getByRole('link', { name: 'News', exact: true })).toBeVisible();
    await expect(footer.locator('details[open]')).toHaveCount(1);
    const summary = footer.locator('summary').last();
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await summary.press('Enter');
    await expect(footer.locator('details[open]')).toHaveCount(0);
  });
});
