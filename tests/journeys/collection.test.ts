import type { Page } from '@playwright/test';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoReady, isSmall, scrollTo } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

const screen = '/collection/explore-the-collection';

/** The filters: beside the results, on phones in a dialog. */
async function openFilters(page: Page, viewport: { width: number } | null) {
  if (!isSmall({ viewport })) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test.describe('exploring the collection', () => {
  test('works of two rows stand in the first screen, below the groups', async ({
    page,
    viewport,
  }) => {
    await gotoReady(page, screen);
    const makers = page.getByRole('link', { name: 'All makers' });
    if (isSmall({ viewport })) await expect(makers).toBeHidden();
    else await expect(makers).toBeInViewport({ ratio: 1 });
    const foot = isSmall({ viewport })
      ? ((await page.locator('nav').last().boundingBox())?.y ?? 0)
      : (viewport?.height ?? 0);
    const tops = await page
      .locator('li[data-object]')
      .evaluateAll((works) => works.map((work) => Math.round(work.getBoundingClientRect().top)));
    expect([...new Set(tops)].filter((top) => top < foot).length).toBeGreaterThanOrEqual(2);
    // Below the head, the field and one row.
    if (isSmall({ viewport })) expect(tops[0]).toBeLessThan(330);
    if (isSmall({ viewport })) return;
    const shelf = page.getByRole('list', { name: 'Collections' });
    expect(await shelf.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    // The filters beside them begin with something else, until one of the groups is chosen.
    const group = page.locator('#choose-sourceId');
    await expect(group).toBeHidden();
    await gotoReady(page, `${screen}?sourceId=tiles`);
    await expect(group.getByRole('checkbox', { checked: true })).toBeVisible();
  });

  test('all makers and subjects stay in reach once something is chosen', async ({
    page,
    viewport,
  }) => {
    await gotoReady(page, `${screen}?sourceId=tiles`);
    const filters = await openFilters(page, viewport);
    await expect(filters.getByRole('link', { name: 'All subjects' })).toBeVisible();
    const makers = filters.getByRole('link', { name: 'All makers', exact: true });
    if (!isSmall({ viewport })) {
      // The window scrolls to it, and the bar leaves: what was scrolled to stays in sight.
      await makers.evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
      await page.waitForFunction(
        () => scrollY === 0 || document.querySelector('header[data-hidden]'),
      );
      await expect(makers).toBeInViewport({ ratio: 1 });
    }
    await makers.click();
    await expect(page).toHaveURL('/collection/makers');
  });

  test('what is suggested while one types becomes a filter, by keyboard alone', async ({
    page,
  }) => {
    await gotoReady(page, screen);
    const field = page.getByRole('combobox', { name: 'Search objects' });
    // What comes for fewer letters would take the choice away again.
    const answered = page.waitForResponse(/suggestions\?q=ston$/);
    await field.pressSequentially('ston', { delay: 20 });
    await answered;
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await field.press('Escape');
    await expect(options.first()).toBeHidden();
    await expect(field).toHaveValue('ston');
    await field.press('ArrowDown');
    const chosen = (await options.first().textContent())?.match(/^(.*)(Material|Technique)/)?.[1];
    await field.press('Enter');
    await expect(page).toHaveURL(/(material|technique)=/);
    const chip = page.getByRole('link', { name: `Remove: ${chosen}` });
    await expect(chip).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/^\d+ objects?/);
    await chip.click();
    await expect(page).toHaveURL(screen);
    await expect(page.getByRole('heading', { name: '188 objects' })).toBeFocused();
  });

  test('choices add up without leaving the place, and the way back takes them away', async ({
    page,
    viewport,
  }) => {
    await gotoReady(page, `${screen}?q=tile`);
    const heading = page.getByRole('heading', { level: 2, name: /objects?$/ });
    const before = await heading.textContent();
    const filters = await openFilters(page, viewport);
    await filters.getByRole('checkbox', { name: /^On view now/ }).check();
    await expect(page).toHaveURL(/q=tile&onView=true$/);
    await filters.getByRole('checkbox', { name: /^Tile \d/ }).check();
    await expect(page).toHaveURL(/q=tile&type=tile&onView=true$/);
    const slider = filters.getByRole('slider', { name: 'From year' });
    await slider.fill('4');
    await expect(page).toHaveURL(/yearFrom=\d+/);
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d+$/);
    // Not the spinner's, which may still turn.
    await expect(page.getByRole('main').getByRole('status')).not.toHaveText(before ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/q=tile&type=tile&onView=true$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${screen}?q=tile`);
    await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('works stand in full rows on a phone, on plates of one size over words of one line', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(screen);
    for (const width of [320, 390, 640, 767]) {
      await page.setViewportSize({ width, height: 844 });
      const works = await page.locator('li[data-object]').evaluateAll((all) =>
        all.map((work) => {
          const [plate, title] = ['[data-fit]', 'h3'].map((part) =>
            work.querySelector(part)?.getBoundingClientRect(),
          );
          return [plate?.top, plate?.width, plate?.height, title?.top].map((place) =>
            Math.round(place ?? Number.NaN),
          );
        }),
      );
      const rows = Map.groupBy(works, ([top]) => top);
      expect(new Set([...rows.values()].map((row) => row.length)).size, `${width}`).toBe(1);
      for (const row of rows.values()) {
        expect(row.length).toBeGreaterThan(1);
        expect(new Set(row.map(([, ...sizes]) => sizes.slice(1).join(' '))).size).toBe(1);
      }
    }
  });

  test('the box that one ticks stays under the pointer, and the groups above it', {
    tag: '@desktop',
  }, async ({ page }) => {
    await gotoReady(page, screen);
    const box = page.getByRole('checkbox', { name: /^On view now/ });
    const before = await box.boundingBox();
    await box.check();
    await expect(page).toHaveURL(/onView=true$/);
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Collections' })).toBeVisible();
    expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test('the filters stay in reach while the results scroll', async ({ page }) => {
    test.setTimeout(60_000);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await gotoReady(page, screen);
      const results = page.getByRole('region', { name: '188 objects' }).getByRole('article');
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect(results).toHaveCount(48);
      const filters =
        width < 1024
          ? page.getByRole('button', { name: /^Filters/ })
          : page.getByRole('checkbox', { name: /^On view now/ });
      for (const top of [2_400, 4_200, 3_600]) {
        await scrollTo(page, top);
        await expect(filters).toBeInViewport({ ratio: 1 });
        // Nothing lies over it, also when the site's bar comes back.
        const isOnTop = (node: HTMLElement | SVGElement) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        };
        await expect.poll(() => filters.evaluate(isOnTop)).toBe(true);
      }
    }
  });

  test('the list goes on where one wants more, and the way back from an object finds its place', async ({
    page,
    viewport,
  }) => {
    test.skip(isSmall({ viewport }), 'a list is as long on phones');
    // Two hundred pictures are made for it the first time.
    test.setTimeout(60_000);
    await gotoReady(page, screen);
    const results = page.getByRole('region', { name: '188 objects' }).getByRole('article');
    await expect(results).toHaveCount(24);
    const more = page.getByRole('link', { name: 'Load more' });
    await more.click();
    await expect(results).toHaveCount(48);
    await more.click();
    await expect(results).toHaveCount(72);
    await expect(page.getByRole('status')).toHaveText('188 objects. 72 of 188');
    const object = results.nth(40).getByRole('link');
    await object.scrollIntoViewIfNeeded();
    await expect(page).toHaveURL(/page=2$/);
    const place = await page.evaluate(() => window.scrollY);
    await object.click();
    await expect(page).toHaveURL(/\/objects\/.*\?from=all$/);
    await expect(results).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/page=2$/);
    await expect.poll(() => results.count()).toBeGreaterThanOrEqual(72);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the forms send words and filters, and the pages turn', async ({
      page,
      viewport,
      expectComplaint,
    }) => {
      test.skip(isSmall({ viewport }), 'the forms are the same');
      // Chromium calls what it may not run blocked by a policy.
      expectComplaint(/^failed: .*\.js csp$/);
      await page.goto(`/es${screen}`);
      await page.getByRole('searchbox').fill('azulejo');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(page).toHaveURL(/\/es\/collection\/explore-the-collection\?.*q=azulejo/);
      const panel = page.getByRole('region', { name: 'Filtros' });
      await panel.getByRole('checkbox', { name: /^En sala ahora/ }).check();
      await panel.getByRole('textbox', { name: 'Desde el año' }).fill('1500');
      await panel.getByRole('button', { name: 'Mostrar resultados' }).click();
      await expect(page).toHaveURL(/q=azulejo.*yearFrom=1500/);
      await expect(page.getByRole('link', { name: 'Quitar: En sala ahora' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto(screen);
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
    });
  });
});

test.describe('the addresses of the explore screen', () => {
  test.skip(isSmall, 'the server answers every window alike');

  test('spelling is forgiven: marks, ʻokina and kahakō may be left out or added', async ({
    request,
  }) => {
    const count = async (words: string, language = '') => {
      const answer = await request.get(`${language}${screen}?q=${encodeURIComponent(words)}`);
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

  test('nothing found says so, and leads on; a page that is no more leads to the last', async ({
    request,
  }) => {
    const read = async (query: string) => (await request.get(`${screen}?${query}`)).text();
    const empty = await read('q=zzzz&sourceId=tiles');
    expect(empty).toContain('No object for “zzzz”');
    expect(empty).toMatch(/>Remove: <\/span>Tiles</);
    expect(empty).toMatch(/<s>zzzz<\/s><small[^>]*>\d+/);
    const unknown = await read('collection=no&title=Nothing&sourceId=no');
    expect(unknown).toContain('There is no collection by this name.');
    expect(unknown).toMatch(/href="[^"]*sourceId=tiles"/);
    const behind = await request.get(`${screen}?page=99`, { maxRedirects: 0 });
    expect(behind.headers().location).toBe(`${screen}?page=8`);
    const last = await read('page=8');
    expect(last).toMatch(/<link rel="prev" href="[^"]*page=7"/);
    expect(last).not.toContain('rel="next"');
  });

  test('whatever they say, they are answered soon and with a page', async ({ request }) => {
    const values = [
      '',
      '%00',
      '-1',
      '1e309',
      '%F0%9F%98%80',
      '"',
      '(((',
      'a:b:c',
      '%E0%A4%A',
      "'--",
    ];
    const names = [
      'q',
      'words',
      'type',
      'sourceId',
      'yearFrom',
      'page',
      'order',
      'more',
      'of',
      'color',
    ];
    for (const [index, name] of names.entries()) {
      const value = values[index % values.length];
      const others = values.map((one) => `${name}=${one}`).join('&');
      for (const query of [`${name}=${value}`, others]) {
        for (const part of ['', '/suggestions', '/values', '/objects']) {
          const begun = Date.now();
          const answer = await request.get(`${screen}${part}?${query}`);
          const expected = part === '/values' ? [200, 400] : [200];
          expect(expected, `${part}?${query}`).toContain(answer.status());
          expect(Date.now() - begun, `${part}?${query}`).toBeLessThan(3_000);
        }
      }
    }
  });
});

test('a group opens from its card, and the page goes slowly to its top', {
  tag: '@desktop',
}, async ({ page }) => {
  await gotoReady(page, screen);
  const card = page.getByRole('list', { name: 'Collections' }).getByRole('link').first();
  // So far that the cards are still in view: the browser does not scroll back to what is pressed.
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
  const before = Date.now();
  await card.click();
  await expect(page).toHaveURL(/collection=tiles&title=Tiles&sourceId=tiles/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiles');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Two seconds after 150 ms, of which the last tenth moves less than half a pixel.
  expect(Date.now() - before).toBeGreaterThan(1_800);
});

test.describe('an object', () => {
  test('its page leads from a wrong name to the right one in one step', { tag: '@phone' }, async ({
    request,
  }) => {
    const right = '/objects/demo-0041/luster-bowl-with-a-verse-under-the-rim';
    for (const wrong of ['/objects/demo-0041', '/objects/demo-0041/x']) {
      const answer = await request.get(wrong, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(right);
    }
    expect((await request.get(right, { maxRedirects: 0 })).status()).toBe(200);
    expect((await request.get('/objects/none/none')).status()).toBe(404);
  });

  test('its title and inscription stand in their own script and language', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/es/objects/demo-0041');
    const original = page.locator('[lang="fa"]');
    await expect(original.first()).toBeVisible();
    for (const text of await original.all()) {
      expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    }
    await expect(page.getByText('Que siempre tengas alegría')).toBeVisible();
  });

  test('the visitor changes the language there and keeps the page', { tag: '@desktop' }, async ({
    page,
  }) => {
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

for (const language of ['en', 'es', 'haw'] as const) {
  test(`on a phone each order is read whole beside a chosen filter, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(
      localizePath('/collection/explore-the-collection', language).concat('?color=blue'),
    );
    const cut = await page
      .locator('select[name=order]')
      .evaluate(async (select: HTMLSelectElement) => {
        await document.fonts.ready;
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(select);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        // The browser's arrow and its air
        const room = select.clientWidth - 20;
        return [...select.options]
          .map(({ text }) => text)
          .filter((text) => pen.measureText(text).width > room);
      });
    expect(cut).toEqual([]);
  });
}
