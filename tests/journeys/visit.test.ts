import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoReady } from '../setup/chrome.ts';
import { openState } from '../setup/open-state.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every part of a visit stands right below the bar where an address names it', async ({
  page,
}) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const part of ['hours', 'way', 'access', 'prices', 'expect']) {
      await page.goto('about:blank');
      await page.goto(`/visit/plan-your-visit#${part}`);
      await page.evaluate(() => document.fonts.ready);
      const read = () =>
        page.evaluate(
          (id) =>
            (document.getElementById(id)?.getBoundingClientRect().top ?? 0) -
            (document.querySelector('header')?.offsetHeight ?? 0),
          part,
        );
      await expect.poll(read, `${part} at ${width}`).toBeGreaterThanOrEqual(8);
      // The map beside the heading of the way begins above it.
      const most = part === 'way' && width > 390 ? 120 : 28;
      expect(await read(), `${part} at ${width}`).toBeLessThanOrEqual(most);
    }
  }
});

test('whoever is led to access reads its facts at once', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/visit/plan-your-visit');
  const facts = page.getByText(/an elevator goes to the upper floor/);
  await expect(facts).toBeHidden();
  await page
    .locator('nav[data-visit]')
    .getByRole('link', { name: /^Access/ })
    .click();
  await expect(facts).toBeVisible();
});

test('a visitor learns whether it is open tomorrow, the way, the price and the rules', async ({
  page,
}) => {
  await gotoReady(page, '/visit/plan-your-visit');
  const days = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: 'Tomorrow' })
    .locator('> li');
  await expect(days).toHaveCount(7);
  await expect(page.locator('[aria-current="date"]')).toContainText('Today');
  await expect(days.nth(1)).toContainText('Tomorrow');
  await expect(days.nth(1)).toContainText(/\d\s[ap]m|Closed/);

  // Maps are linked once, where the way is told; the head leads there.
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^Map:/ })).toBeVisible();
  const way = page.getByRole('region', { name: 'Getting here' });
  await expect(way).toContainText('4210 Ala Hōkū');
  await expect(way.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    /mlat=21\.2668&mlon=-157\.7726/,
  );

  // The map once lay on the last line of the words above it.
  const [words, map] = await Promise.all([
    way.getByText('Maps open in a new window.').boundingBox(),
    page.getByRole('img', { name: /^Map:/ }).boundingBox(),
  ]);
  const { x = 0, y = 0, width = 0, height = 0 } = map ?? {};
  const isBeside = x + width <= (words?.x ?? 0);
  expect(isBeside || (words?.y ?? 0) >= y + height).toBe(true);

  // Whoever asks for the way sees the whole map above the bar.
  await page.goto('/visit/plan-your-visit#way');
  await expect(page.getByRole('img', { name: /^Map:/ })).toBeInViewport({ ratio: 0.99 });

  const prices = page.getByRole('region', { name: 'Prices' });
  await expect(prices).toContainText('Residents of Hawaiʻi, with proof of address');
  const access = page.getByRole('region', { name: 'Access' });
  await expect(access).toContainText(
    'The Sea Terrace and the Upper Studio are reached by steps only',
  );
  await page.getByRole('heading', { name: 'Photography', level: 3 }).click();
  await expect(page.getByText('Ink cannot be taken out of wool.')).toBeHidden();
  await expect(page.getByText('Photograph anything for yourself')).toBeVisible();

  await prices.getByRole('link', { name: 'All tickets, tours and times' }).click();
  await expect(page).toHaveURL('/tickets');
  const rules = page.getByRole('region', { name: 'Before you reserve' });
  await expect(rules).toContainText('Entry is timed');
  const tour = page.locator('#house-tour');
  await expect(tour).toBeHidden();
  await page.getByRole('main').getByRole('heading', { name: 'Guided tours' }).click();
  await expect(tour).toContainText('Wednesday');
  await expect(tour).toContainText('Spanish');
  await expect(tour).toContainText('$30');
  // An address unfolds the ticket that it names.
  await page.goto('/tickets#garden-and-water-tour');
  await expect(page.locator('#garden-and-water-tour')).toBeInViewport();
});

test('whether it is open and the way there are one screen, and days come before exceptions', async ({
  page,
}) => {
  for (const path of ['/visit/plan-your-visit', '/es/visit/plan-your-visit']) {
    await gotoReady(page, path);
    const head = page.locator('main header');
    const bar = await page.locator('nav[data-visit]').boundingBox();
    for (const told of ['4210 Ala Hōkū', /14\s·\s/, /^(Getting here|Cómo llegar)/]) {
      const box = await head.getByText(told).boundingBox();
      expect((box?.y ?? 1e4) + (box?.height ?? 0), `${told}`).toBeLessThan(bar?.y ?? 0);
    }
    await expect(head).toContainText(/Open|Close|Ab(re|ierto)|Cerrado/);
    // Nobody leaves for another's map without being told.
    await expect(head.locator('a[href^="http"]')).toHaveCount(0);
    // What few need is folded.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_400);
  }
  await gotoReady(page, '/visit/plan-your-visit');
  const headings = await page.locator('main h3').allTextContents();
  expect(headings.indexOf('The next seven days')).toBeGreaterThanOrEqual(0);
  expect(headings.indexOf('The next seven days')).toBeLessThan(
    headings.indexOf('Holidays and special hours'),
  );
});

test('tickets begin with days to choose, and a chosen one shows its date', async ({ page }) => {
  await gotoReady(page, '/haw/tickets');
  const days = page.locator('.slot-calendar a');
  const first = await days.first().boundingBox();
  const foot = page.viewportSize()?.height ?? 0;
  expect((first?.y ?? 1e4) + (first?.height ?? 0)).toBeLessThan(foot);
  await days.nth(2).click();
  await expect(page).toHaveURL(/[?&]day=[\d-]+$/);
  // Today is chosen as any other day is: dark on dark was read by nobody.
  const chosen = page.locator('.slot-day[aria-current]');
  const light = 'rgb(255, 255, 255)';
  await expect(chosen).toHaveCSS('color', light);
  await chosen.evaluate((day) => day.parentElement?.setAttribute('data-today', ''));
  await expect(chosen).toHaveCSS('color', light);
  await expect(page.locator('#times-title')).toBeInViewport();
});

test('what is paid at the museum is said once', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/tickets');
  await expect(page.getByRole('main').getByText(/you pay/i)).toHaveCount(1);
});

test('days and times of tickets are one screen of a phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'es', 'haw'] as const) {
    await gotoReady(page, localizePath('/tickets', language));
    const bar = await page.locator('main form button[type="submit"]').last().boundingBox();
    const times = page.locator('.slot-time');
    // All times and whom the first price is for, above the button that stays in view.
    for (const part of [times.last(), page.locator('.slot-kind').first()]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0), language).toBeLessThan(bar?.y ?? 0);
    }
  }
});

test('hours keep clear of the edges of their tiles on phones', { tag: '@phone' }, async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const language of ['en', 'es', 'haw'] as const) {
      await gotoReady(page, localizePath('/tickets?offer=house-tour', language));
      const room = await page.locator('label.slot-time').evaluateAll((tiles) =>
        Math.min(
          ...tiles.map((tile) => {
            const hour = tile.querySelector('.slot-hour') as Element;
            return (tile.clientWidth - hour.getBoundingClientRect().width) / 2;
          }),
        ),
      );
      expect(room, `${language} at ${width}`).toBeGreaterThanOrEqual(5);
    }
  }
});

test('the way to the gate is told by what is written, in Hawaiian and with the keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await gotoReady(page, '/haw/visit/visitor-guidelines');
  const contents = page.getByRole('navigation', { name: 'Ma kēia ʻaoʻao' });
  await contents.getByRole('link', { name: 'Nā keiki' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#na-keiki$/);
  await expect(page.getByRole('heading', { name: 'Nā keiki' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'E paʻi i kēia ʻaoʻao' })).toBeVisible();
});

test('the shop says what is left and warns before another site', { tag: '@phone' }, async ({
  page,
}) => {
  await gotoReady(page, '/es/shop');
  const scarf = page.locator('#margilan-scarf');
  await expect(scarf).toContainText('$140');
  await expect(scarf).toContainText('Quedan pocas unidades');
  await expect(scarf).toContainText(/70\s×\s200\scm\s+\$190\s+Agotado/);
  await expect(page.getByText('la compra abre shop.example en una ventana nueva.')).toHaveCount(1);
  await expect(scarf.getByRole('link').last()).toHaveAttribute('target', '_blank');
});

test('what one takes along is two pages on paper', { tag: '@desktop' }, async ({ page }) => {
  for (const language of ['haw', 'es', 'en'] as const) {
    await gotoReady(page, localizePath('/visit/plan-your-visit', language));
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(pages, `${language} on ${format}`).toHaveLength(2);
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Map:/ })).toBeVisible();
  await expect(page.locator('main header img')).toBeHidden();
  // Whose sheet it is, and where that is.
  const sheetOf = page.getByText(/^Hale Girih .*Honolulu.*As of/);
  await expect(sheetOf).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheetOf).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  // All begins at the same margin.
  const starts = await page.locator('main :is(h1, h2)').evaluateAll((headings) =>
    headings
      .map((heading) => heading.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x }) => Math.round(x)),
  );
  expect(starts.filter((x) => x === starts[0]).length).toBeGreaterThanOrEqual(starts.length - 1);
});

test('the tickets are their prices and rules on two sheets of paper, the exhibitions on no more than three', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [path, most] of [
    ['/tickets', 2],
    ['/es/tickets', 2],
    ['/haw/tickets', 2],
    ['/whats-on/exhibitions', 3],
  ] as const) {
    await gotoReady(page, path);
    const pdf = await page.pdf({ format: 'Letter' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, path).toBeLessThanOrEqual(most);
  }
  await gotoReady(page, '/tickets');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'House tour', level: 4 })).toBeVisible();
  await expect(page.locator('main form, main [type="radio"]').first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Request a group tour' })).toBeHidden();
});

for (const path of ['/visit/visitor-guidelines', '/privacy-policy', '/terms-of-use']) {
  test(`${path} does not move while it loads`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shifts).toBeLessThan(0.001);
  });
}

test('no picture stands twice on a screen of a visit', async ({ page }) => {
  for (const path of ['/visit', '/visit/plan-your-visit', '/tickets', '/visit/tour-form']) {
    await gotoReady(page, path);
    const pictures = await page
      .locator('main img')
      .evaluateAll((images) =>
        images.map((image) => new URL((image as HTMLImageElement).src).pathname),
      );
    expect(pictures.length - new Set(pictures).size, path).toBe(0);
  }
});

test('on a phone the hours follow the doors at once', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/visit');
  const hours = await page.getByRole('heading', { name: 'When we are open' }).boundingBox();
  expect(hours?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
});

test('whether it is open and where it is stand before the ways of a visit', async ({ page }) => {
  await gotoReady(page, '/visit');
  const main = page.getByRole('main');
  const now = main.getByRole('link', { name: openState }).first();
  const place = main.getByRole('link', { name: '4210 Ala Hōkū, Honolulu' }).first();
  const first = await main.getByRole('link', { name: /Plan/ }).first().boundingBox();
  for (const link of [now, place]) {
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  }
  await place.click();
  await expect(page).toHaveURL('/visit/plan-your-visit#way');
});
