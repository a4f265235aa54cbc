import type { Page } from '@playwright/test';
import { gotoReady, isSmall } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

/** Lines of the list that lie in the first window, above what is fixed at its foot. */
const countInFirstWindow = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isSeen = (line: Element) => {
      const title = line.querySelector('h3, h4')?.getBoundingClientRect();
      return title !== undefined && title.bottom < window.innerHeight - 60;
    };
    return Array.from(main.querySelectorAll('li:has(time)')).filter(isSeen).length;
  });

for (const path of ['/whats-on', '/es/whats-on?when=today', '/haw/whats-on?when=weekend']) {
  test(`${path} shows the first of what is on without scrolling`, async ({ page }) => {
    await gotoReady(page, path);
    expect(await countInFirstWindow(page)).toBeGreaterThan(0);
  });
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test('what is on tonight, or tomorrow when the evening is over, is one tap from home, with its price', async ({
    page,
  }) => {
    await gotoReady(page, '/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Tonight|Tomorrow)/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/whats-on\?when=(tonight|tomorrow)$/);
    const lines = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    // The lamps are lit every evening; where little else is on, the next day follows. Late on a Friday the galleries are open.
    await expect(
      lines.filter({ hasText: /Lighting the lamps|Cobalt after hours/ }).first(),
    ).toContainText(/Free.*No reservation needed|Included with admission/);
  });

  test('this Saturday is one tap from home, with the places left and the way to reserve one', async ({
    page,
  }) => {
    await gotoReady(page, '/');
    // On a Friday night it is tomorrow.
    const saturday = page.locator('main a[href*="when=saturday"]');
    const tomorrow = page.locator('main a[href*="when=tomorrow"]');
    await saturday.or(tomorrow).last().click();
    await expect(page).toHaveURL(/\/whats-on\?when=(saturday|tomorrow)$/);
    const dated = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    const tour = dated.filter({ hasText: 'House tour' });
    await expect(tour).toContainText(/\d+ places? left/);
    await tour.getByRole('link', { name: 'Reserve: House tour' }).click();
    await expect(page).toHaveURL(/\/tickets\?offer=house-tour&day=[\d-]+&by=[^&#]+#times$/);
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('a day is chosen on a calendar, and filters rise as a sheet', async ({ page }) => {
    await gotoReady(page, '/whats-on');
    const main = page.getByRole('main');
    await main.locator('summary', { hasText: 'Choose a day' }).click();
    const day = main.getByRole('link', { name: /^Saturday, \w+ \d+: \d+ things to do$/ }).first();
    await expect(day).toBeInViewport();
    await day.click();
    await expect(page).toHaveURL(/\/whats-on\?day=[\d-]+$/);
    await expect(day).toBeHidden();
    await main.locator('summary', { hasText: /^Filters/ }).click();
    const language = main.getByRole('list', { name: 'Language' });
    await language.getByRole('link', { name: /^Hawaiian \d+$/ }).click();
    await expect(page).toHaveURL(/[?&]language=haw/);
    // Several may be chosen before the sheet goes.
    await expect(language.locator('[aria-current]')).toHaveText(/^Hawaiian/);
    await expect(language.getByRole('link', { name: / 0$/ })).toHaveCount(0);
    const show = main.getByRole('link', { name: /^Show \d+$/ });
    await expect(show).toBeInViewport();
    await show.click();
    await expect(show).toBeHidden();
    await main.locator('summary', { hasText: /^Filters/ }).click();
    await main.getByRole('link', { name: 'Close' }).click();
    await expect(show).toBeHidden();
    await expect(main.locator('summary', { hasText: /^Filters/ })).toBeFocused();
  });
});

test('no picture stands twice in a list, and each thing shows its own where it comes first', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/whats-on');
  const rows = await page.locator('main ol[data-lead="hours"] > li').evaluateAll((all) =>
    all.map((row) => ({
      title: row.querySelector('h3')?.textContent,
      picture: row.querySelector('img')?.src.split('?')[0] ?? null,
    })),
  );
  expect(rows.length).toBeGreaterThan(5);
  const pictures = rows.flatMap(({ picture }) => picture ?? []);
  expect(new Set(pictures).size).toBe(pictures.length);
  const first = rows.filter(({ title }, at) => rows.findIndex((one) => one.title === title) === at);
  expect(first.filter(({ picture }) => picture === null)).toEqual([]);
});

test('in a wide window a day stands beside its lines', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ['/whats-on', '/es/whats-on', '/haw/whats-on']) {
    await page.goto(path);
    const day = page.locator('main section[data-day]').first();
    const heading = await day.locator('h2').boundingBox();
    const line = await day.locator('li').first().boundingBox();
    expect(heading && heading.x + heading.width).toBeLessThan(line?.x ?? 0);
    expect(heading && line && Math.abs(heading.y - line.y)).toBeLessThan(40);
  }
});

test('the title of what every day has is underlined from end to end', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/haw/whats-on');
  const parts = await page
    .getByRole('main')
    .locator('section li > a')
    .filter({ hasText: ' ka ' })
    .locator('span')
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).display));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((display) => display.startsWith('inline-'))).toEqual([]);
});

test('hours end before what they are the hours of, in three languages', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ['/whats-on', '/es/whats-on', '/haw/whats-on']) {
    await page.goto(path);
    // Narrower, they stand above the title.
    for (const width of [1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page
        .getByRole('main')
        .locator('article:has(h3 a), li:has(h3 a)')
        .evaluateAll((rows) =>
          rows.flatMap((row) => {
            const title = row.querySelector('h3')?.getBoundingClientRect();
            const hours = [...row.querySelectorAll('p')].find((part) =>
              /^\D*\d/.test(part.textContent),
            );
            const ends = [...(hours?.querySelectorAll('span') ?? [])].map(
              (part) => part.getBoundingClientRect().right,
            );
            return title && ends.length > 0 ? [title.left - Math.max(...ends)] : [];
          }),
        );
      expect(gaps.length, `rows of ${path}`).toBeGreaterThan(0);
      expect(Math.min(...gaps), `${path} at ${width} px`).toBeGreaterThanOrEqual(8);
    }
  }
});

for (const prefix of ['', '/es', '/haw']) {
  test(`each row tells when, where and what it costs, and its action opens that very time (${prefix || '/en'})`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const opened = new Map<string, string>();
    for (const query of ['', '?page=2', '?kind=exhibition', '?kind=convening', '?kind=event']) {
      await page.goto(`${prefix}/whats-on${query}`);
      const rows = await page
        .getByRole('main')
        .locator('ol[data-lead] > li')
        .evaluateAll((all) =>
          all.map((row) => {
            const tickets = [...row.querySelectorAll('a')].filter(({ hash }) => hash === '#times');
            return {
              title: row.querySelector('h3, h4')?.textContent ?? '',
              hours: row.querySelector('time')?.textContent?.trim() ?? '',
              texts: [...row.querySelectorAll('p')].filter((one) => one.textContent.trim()).length,
              actions: row.querySelectorAll('[data-print="none"]').length,
              href: tickets.at(-1)?.getAttribute('href') ?? null,
            };
          }),
        );
      expect(rows.length).toBeGreaterThan(0);
      for (const { title, hours, texts, actions, href } of rows) {
        expect(hours, title).toMatch(/\d/);
        // Kind, summary, place and offer, and where the day is not above it, its date.
        expect(texts, title).toBeGreaterThanOrEqual(4);
        expect(actions, title).toBeLessThanOrEqual(1);
        if (href) opened.set(href, title);
      }
    }
    expect(opened.size).toBeGreaterThan(5);
    for (const [href, title] of opened) {
      const { searchParams } = new URL(href, 'http://museum.example');
      const html = await (await page.request.get(href)).text();
      const [slot, at] =
        /<input[^>]*checked=""[^>]*value="([^"]+)T([\d:]+)"/.exec(html)?.slice(1) ?? [];
      expect(slot, title).toBe(`${searchParams.get('offer')}@${searchParams.get('day')}`);
      const by = searchParams.get('by');
      if (by && searchParams.get('offer') !== 'admission') expect(at, title).toBe(by);
      // Nobody is let in after it has begun.
      else if (by) expect(by >= (at ?? ''), `${title} at ${by}, let in at ${at}`).toBe(true);
    }
  });
}

test('the filters count the list that was chosen last', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/whats-on');
  const main = page.getByRole('main');
  const result = main.getByRole('status');
  const all = await result.textContent();
  const weekend = main.getByRole('link', { name: /weekend/i });
  await weekend.click();
  await expect(weekend).toHaveAttribute('aria-current', 'true');
  await expect(result).not.toHaveText(all ?? '');
  // Programs and exhibitions are counted apart.
  const counted = (await result.textContent())?.match(/\d+/g)?.map(Number) ?? [];
  const count = counted.reduce((sum, one) => sum + one, 0);
  await main.locator('summary', { hasText: /^Filters/ }).click();
  await expect(main.getByRole('link', { name: /^Show/ })).toHaveText(`Show ${count}`);
});

test('the days under All dates hold as much as the calendar says of each, on every page', async ({
  page,
}) => {
  await gotoReady(page, '/whats-on');
  const main = page.getByRole('main');
  const counts = await main
    .locator('details a[href*="day="]')
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [
          new URL((link as HTMLAnchorElement).href).searchParams.get('day'),
          Number(/(\d+)\D*$/.exec(link.getAttribute('aria-label') ?? '')?.[1]),
        ]),
      ),
    );
  const readDays = () =>
    main.locator('section[data-day]').evaluateAll((days) =>
      days.flatMap((day) =>
        // Closed days in a row are told as one.
        [day.getAttribute('data-day'), day.getAttribute('data-until')].flatMap((one) =>
          one ? [[one, day.querySelectorAll('li').length] as const] : [],
        ),
      ),
    );
  const days = await readDays();
  expect(days.length).toBe(7);
  // What every open day has stands once, and is counted on each.
  const standing = main
    .getByRole('region', { name: /^Every (open )?day/ })
    .getByRole('link')
    .and(page.locator('[href^="/"]:not([href*="kind="])'));
  const standingCount = await standing.count();
  expect(standingCount).toBeGreaterThan(0);
  await expect(main.getByRole('link', { name: 'Lighting the lamps' })).toHaveCount(1);
  await main.getByRole('link', { name: 'More days' }).click();
  await expect(page).toHaveURL('/whats-on?page=2');
  await expect(main.locator(`section[data-day="${days[0]?.[0]}"]`)).toHaveCount(0);
  for (const [day, own] of [...days, ...(await readDays())]) {
    const counted = counts[String(day)] ?? 0;
    expect([day, counted >= own && counted <= own + standingCount]).toEqual([day, true]);
  }
});

for (const path of ['/whats-on', '/es/whats-on', '/haw/whats-on', '/es', '/haw']) {
  test(`${path} offers its days in one line, none of them empty`, { tag: '@phone' }, async ({
    page,
  }) => {
    await gotoReady(page, path);
    const links = page.locator('main nav a[href*="when="]').filter({ visible: true });
    await expect(links.first()).toBeVisible();
    const places = await links.evaluateAll((all) =>
      all.map((link) => {
        const { top, right } = link.getBoundingClientRect();
        return { top: Math.round(top), isInside: right <= window.innerWidth };
      }),
    );
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    expect(places.every(({ isInside }) => isInside)).toBe(true);
    await expect(links.filter({ hasText: /\s0$/ })).toHaveCount(0);
    // A smaller phone has them in two lines, none covered by another and none beyond the edge.
    await page.setViewportSize({ width: 320, height: 568 });
    const hidden = await links.evaluateAll((all) =>
      all
        .filter((link) => {
          link.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, right, top, height } = link.getBoundingClientRect();
          const isCovered = [left + 2, (left + right) / 2, right - 2].some(
            (x) => !link.contains(document.elementFromPoint(x, top + height / 2)),
          );
          return left < 0 || right > window.innerWidth || isCovered;
        })
        .map(({ textContent }) => textContent),
    );
    expect(hidden).toEqual([]);
    // So small, "Esta noche" read as one word, and as one with "Sáb 5".
    const tight = await links.evaluateAll((all) =>
      all.filter((link) => {
        const { letterSpacing, wordSpacing, fontSize } = getComputedStyle(link);
        const isSmall = Number.parseFloat(fontSize) < 16;
        return (
          Number.parseFloat(letterSpacing) < 0 || (isSmall && Number.parseFloat(wordSpacing) < 1)
        );
      }),
    );
    expect(tight).toHaveLength(0);
  });
}

test('on a tablet the filters end with what was found, which their button shows', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await gotoReady(page, '/es/whats-on');
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: /^Filtros/ }).click();
  await main.locator('a[href$="language=ase"]').click();
  const show = main.getByRole('link', { name: /^Mostrar \d/ });
  await expect(show).toBeInViewport();
  await show.click();
  await expect(show).toBeHidden();
  await expect(main.locator('li:has(time) h3').first()).toBeInViewport();
});

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a workshop is found for a day and its places are chosen', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/\/assets\/\S+\.js csp$/);
    await page.goto('/whats-on?kind=workshop');
    const star = page.getByRole('listitem').filter({ hasText: 'Draw a ten-fold star' });
    await star.getByRole('link', { name: 'Reserve: Draw a ten-fold star' }).first().click();
    await expect(page).toHaveURL(
      /\/tickets\?offer=draw-a-ten-fold-star&day=[\d-]+&by=[^&#]+#times$/,
    );
    await expect(page.getByRole('radio')).toHaveCount(1);
  });
});

test('all filters are menus in one row of a wide window, and the list begins below it', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ['/whats-on', '/es/whats-on', '/haw/whats-on']) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const width of [1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const menus = main.locator('details[name="whats-on-menu"] > summary');
      await expect(menus).toHaveCount(5);
      const tops = await menus.evaluateAll((all) =>
        all.map((menu) => Math.round(menu.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size, `${path} ${width}: ${tops}`).toBe(1);
      const first = main.locator('section h3').first();
      expect((await first.boundingBox())?.y).toBeLessThan(450);
    }
  }
});

test('the panels open, choose and close by keyboard, and the focus is never lost', async ({
  page,
  viewport,
}) => {
  // In wider windows the filters are no panel.
  if ((viewport?.width ?? 0) >= 1200) await page.setViewportSize({ width: 1024, height: 900 });
  await gotoReady(page, '/whats-on');
  const main = page.getByRole('main');
  const days = main.locator('summary', { hasText: 'Choose a day' });
  const filters = main.locator('summary', { hasText: /^Filters/ });
  const kind = main.getByRole('list', { name: 'Kind' }).getByRole('link').first();

  // Escape closes the panel and not the page, for which it means to go back.
  await filters.focus();
  await page.keyboard.press('Enter');
  // On a phone the way out comes first.
  if (isSmall({ viewport })) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(kind).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(kind).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(page).toHaveURL('/whats-on');

  await page.keyboard.press('Enter');
  await expect(kind).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(days).toBeFocused();
  await expect(kind).toBeHidden();

  await page.keyboard.press('Enter');
  if (isSmall({ viewport })) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/whats-on\?day=[\d-]+$/);
  await expect(days).toBeFocused();
});

test('who reserves from the list is brought to the times, whose code comes later than the page', async ({
  page,
}) => {
  await gotoReady(page, '/whats-on?kind=workshop');
  const reserve = page
    .getByRole('main')
    .getByRole('link', { name: /^Reserve: / })
    .first();
  await reserve.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tickets\?offer=[\w-]+&day=[\d-]+&by=[^&#]+#times$/);
  const times = page.locator('#times');
  await expect(times).toBeFocused();
  await expect(times).toBeInViewport();
});
