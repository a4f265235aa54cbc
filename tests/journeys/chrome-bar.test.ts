import type { Page } from '@playwright/test';
import { gotoReady, isSmall, scrollTo, ticketsOf } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

// A page without films, and nothing that slides where it is not what the test looks at.
const longPage = '/about/our-center';
const isCalm = { contextOptions: { reducedMotion: 'reduce' } } as const;

const previousMenuPath = 'sessionStorage.getItem("museum.previous-menu-path")';

test.describe('scrolling', () => {
  test.use(isCalm);

  test('the bar is light past 70 % of the window height and not at it', async ({ page }) => {
    await gotoReady(page, longPage);
    const bar = page.getByRole('banner');
    const height = page.viewportSize()?.height ?? 0;
    await expect(bar).toHaveAttribute('data-tone', 'dark');
    await scrollTo(page, Math.floor(height * 0.7));
    await expect(bar).toHaveAttribute('data-tone', 'dark');
    await scrollTo(page, Math.floor(height * 0.7) + 1);
    await expect(bar).toHaveAttribute('data-tone', 'light');
    await scrollTo(page, 0);
    await expect(bar).toHaveAttribute('data-tone', 'dark');
  });

  test('above a head on light ground the bar is dark on light and covers nothing', async ({
    page,
  }) => {
    await gotoReady(page, '/visit/tour-form');
    const bar = page.getByRole('banner');
    const [first, second] = await Promise.all([
      bar.boundingBox(),
      page.locator('main').boundingBox(),
    ]);
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1);
    const [ground, letters] = await bar.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)?.[0]));
    });
    expect(ground).toBeGreaterThan(200);
    expect(letters).toBeLessThan(60);
  });

  test('the bar hides after more than 10 px down past 100 px and comes back', async ({ page }) => {
    await gotoReady(page, longPage);
    const bar = page.getByRole('banner');
    await scrollTo(page, 100);
    await expect(bar).toBeInViewport();
    await scrollTo(page, 110);
    await expect(bar).not.toHaveAttribute('data-hidden');
    await scrollTo(page, 111);
    await expect(bar).toHaveAttribute('data-hidden', 'true');
    await expect(bar).not.toBeInViewport();

    await scrollTo(page, 110);
    await expect(bar).not.toHaveAttribute('data-hidden');
    await expect(bar).toBeInViewport();

    await scrollTo(page, 400);
    await expect(bar).not.toBeInViewport();
    await scrollTo(page, 100);
    await expect(bar).toBeInViewport();
  });

  test('a control of the hidden bar that gets the focus is seen', async ({ page }) => {
    await gotoReady(page, longPage);
    await scrollTo(page, 400);
    const bar = page.getByRole('banner');
    await expect(bar).not.toBeInViewport();
    await bar.getByRole('link').first().focus();
    await expect(bar).toBeInViewport();
  });
});

test.describe('links', () => {
  test.use(isCalm);
  test.skip(isSmall, 'small screens have the menu instead');

  test('seven links, and a dot under the one whose section the path lies in', async ({ page }) => {
    await gotoReady(page, '/tickets');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      'What we do',
      'What’s on',
      'Digital studio',
      'Collection',
      'Visit',
      'Shop',
      'About',
    ]);
    const dotted = () =>
      links.evaluateAll((all) =>
        all
          .filter((link) => getComputedStyle(link, '::before').content !== 'none')
          .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`),
      );
    expect(await dotted()).toEqual(['Visit true']);
    await links.nth(2).click();
    await expect(page).toHaveURL('/digital-studio');
    await expect.poll(dotted).toEqual(['Digital studio page']);
    await page.goto('/visit/plan-your-visit');
    expect(await dotted()).toEqual(['Visit true']);
    await page.goto('/es/visit/plan-your-visit');
    expect(await dotted(), 'in every language').toHaveLength(0);
    expect(
      await page
        .getByRole('navigation', { name: 'Principal' })
        .locator('a[data-active]')
        .allTextContents(),
    ).toEqual(['Visita']);
  });

  test('Hawaiian has its links on a tablet held upright', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 810, height: 1080 });
    await gotoReady(page, '/haw/tickets');
    const words = page.getByRole('navigation', { name: 'Papa kuhikuhi nui' }).getByRole('link');
    await expect(words).toHaveCount(7);
    const boxes = await words.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
    );
    for (const [index, { left }] of boxes.slice(1).entries())
      expect(left - (boxes[index]?.right ?? 0)).toBeGreaterThanOrEqual(14);
  });

  test('the title of a menu stands below the bar in a low window too', {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 500 });
      await gotoReady(page, '/visit');
      const bar = await page.getByRole('banner').boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.y, `${width} px`).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });

  test('nothing in the bar overlaps or is cut off, at any width and in any language', async ({
    page,
  }) => {
    for (const address of ['/what-we-do', '/es/what-we-do', '/haw/search', '/haw/tickets']) {
      await page.goto(address);
      for (const width of [320, 390, 768, 960, 1024, 1279, 1280, 1440, 1535, 1536, 1680, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${address} at ${width} px`;
        expect(await findFaultsOfBar(page), where).toEqual([]);
        expect(await findAirBelowBar(page), `air below the bar of ${where}`).toBeLessThanOrEqual(1);
        expect(await isNameSeen(page), `museum's name of ${where}`).toBe(true);
        const language = page.locator('[data-language-dropdown] summary');
        // One form wherever the links or their menu stand beside it.
        if (width >= 768) await expect(language.locator('[lang]'), where).toBeVisible();
      }
    }
  });
});

test('the pages of a section stand in one line, or in two of like length', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const width of [768, 834, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    for (const path of [
      '/visit/virtual-tour',
      '/es/visit/virtual-tour',
      '/haw/visit/virtual-tour',
    ]) {
      await page.goto(path);
      const rows = await page
        .locator('header ~ nav li')
        .evaluateAll((items) =>
          Object.values(
            Object.groupBy(items, (item) => Math.round(item.getBoundingClientRect().top)),
          ).map((row) => row?.length ?? 0),
        );
      const where = `${path}: ${rows} at ${width} px`;
      expect(rows.length, where).toBeLessThanOrEqual(path.startsWith('/visit') ? 1 : 2);
      if (rows.length > 1) expect(Math.min(...rows), where).toBeGreaterThan(1);
    }
  }
});

test('Tickets leads to /tickets from every page', async ({ page }) => {
  await gotoReady(page, '/es/visit/plan-your-visit');
  await ticketsOf(page).click();
  await expect(page).toHaveURL('/es/tickets');
});

test.describe('search', () => {
  test.use(isCalm);
  test.skip(isSmall, 'small screens search from the menu');

  test('the icon leads to /search, where the close icon goes back', async ({ page }) => {
    await gotoReady(page, '/tickets');
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await expect(bar.getByRole('link', { name: 'Search' })).toHaveCount(0);
    await bar.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/tickets');
  });

  test('a visit that begins on /search has nothing to close, and Escape leads home', async ({
    page,
  }) => {
    await gotoReady(page, '/es/search');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cerrar' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/es');
  });
});

test.describe('menu pages', () => {
  test('one searches from them as from any page; what an address opened has nothing to close', async ({
    page,
  }) => {
    const bar = page.getByRole('banner');
    for (const path of ['/whats-on', '/visit', '/es/about']) {
      await gotoReady(page, path);
      await expect(bar.locator('a[href$="/search"]')).toBeVisible();
      await expect(bar.getByRole('link', { name: /^(Close|Cerrar)$/ })).toHaveCount(0);
    }
  });

  test('wherever one comes from there is nothing to close, and nothing in the bar moves', {
    tag: '@desktop',
  }, async ({ page }) => {
    const bar = page.getByRole('banner');
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 900 });
      await gotoReady(page, '/');
      const find = () =>
        bar.evaluate((element) =>
          [...element.querySelectorAll('a, summary')]
            .filter((control) => control.checkVisibility())
            .map((control) => {
              const { left, top } = control.getBoundingClientRect();
              const name = control.ariaLabel ?? control.textContent;
              return `${name} ${Math.round(left)} ${Math.round(top)}`;
            }),
        );
      const before = await find();
      for (const [name, path] of [
        ['What’s on', '/whats-on'],
        ['About', '/about'],
        ['Collection', '/collection'],
      ] as const) {
        await bar.getByRole('link', { name }).click();
        await expect(page).toHaveURL(path);
        await expect.poll(find, `${path} at ${width} pixels`).toEqual(before);
      }
    }
  });

  test('Escape closes a menu page too, but first what is open above it', {
    tag: '@desktop',
  }, async ({ page }) => {
    await gotoReady(page, '/what-we-do');
    const languages = page.locator('[data-language-dropdown]');
    await languages.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(languages).not.toHaveAttribute('open');
    await expect(page.locator('[data-menu-panel]')).toHaveAttribute('data-phase', 'animate');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  });
});

test.describe('menu-page transition', () => {
  test.skip(isSmall, 'the bar has its links on large screens');

  test('it plays when arriving from another page and is skipped between menu pages', async ({
    page,
  }) => {
    await page.addInitScript(recordPanel);
    await gotoReady(page, '/tickets');
    const panel = page.locator('[data-menu-panel]');
    const bar = page.getByRole('navigation', { name: 'Main' });

    await bar.getByRole('link', { name: 'What we do' }).click();
    await expect(page).toHaveURL('/what-we-do');
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
    const arrival: string[] = [];
    const addToArrival = async () => {
      arrival.push(...(await takeRecord(page)));
      return arrival;
    };
    // Over the page that goes, which is there until it is covered.
    await expect
      .poll(addToArrival)
      .toEqual(expect.arrayContaining(['bar fades down', 'panel animate', 'panel-comes']));
    expect(arrival[0]).toBe('panel initial');
    expect(await page.evaluate(previousMenuPath)).toBe('/what-we-do');

    await bar.getByRole('link', { name: 'What’s on' }).click();
    await expect(page).toHaveURL('/whats-on');
    await expect.poll(() => page.evaluate(previousMenuPath)).toBe('/whats-on');
    expect((await panel.boundingBox())?.x).toBe(0);
    const between = await takeRecord(page);
    expect(between.filter((what) => /initial|bar/.test(what))).toEqual([]);

    await page.getByRole('banner').getByRole('link', { name: 'Tickets' }).click();
    await expect(page).toHaveURL('/tickets');
    await expect.poll(() => page.evaluate(previousMenuPath)).toBeNull();
    await takeRecord(page);
    // On the way back it stands where it was.
    await page.goBack();
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
    const back = await takeRecord(page);
    expect(back.filter((what) => /initial|bar/.test(what))).toEqual([]);
  });

  test('a visit that begins on a menu page has its panel at once', async ({ page }) => {
    await page.addInitScript(recordPanel);
    await gotoReady(page, '/about');
    await expect(page.locator('[data-menu-panel]')).toHaveAttribute('data-phase', 'animate');
    expect(await takeRecord(page)).not.toContain('bar fades down');
  });
});

/** Controls that leave the window, are smaller than 44 px or overlap, in words. */
const findFaultsOfBar = (page: Page): Promise<string[]> =>
  page
    .getByRole('banner')
    .locator('a:visible, summary:visible')
    .evaluateAll((all) => {
      const boxes = all.map((one) => ({
        name: one.getAttribute('aria-label') ?? one.textContent,
        box: one.getBoundingClientRect(),
      }));
      return boxes.flatMap(({ name, box }, index) => [
        ...(box.left < 0 || box.right > window.innerWidth ? [`${name} is cut off`] : []),
        ...(box.height < 44 ? [`${name} is ${box.height} px high`] : []),
        ...boxes
          .slice(index + 1)
          .filter(({ box: other }) => box.left < other.right - 0.5 && other.left < box.right - 0.5)
          .filter(({ box: other }) => box.top < other.bottom - 0.5 && other.top < box.bottom - 0.5)
          .map((other) => `${name} overlaps ${other.name}`),
      ]);
    });

/** What does not fit beside the star lies below it, out of sight. */
/** Pixels by which the room that is kept for the bar is not the bar's; a page that begins behind it keeps none. */
const findAirBelowBar = (page: Page): Promise<number> =>
  page.getByRole('banner').evaluate((bar) => {
    const room = document.querySelector('header ~ [aria-hidden] > div')?.clientHeight;
    return room ? Math.abs(room - bar.clientHeight) : 0;
  });

const isNameSeen = (page: Page): Promise<boolean> =>
  page
    .getByRole('banner')
    .getByText('Hale Girih', { exact: true })
    .evaluate((name) => {
      const { bottom } = name.getBoundingClientRect();
      return bottom <= (name.parentElement?.getBoundingClientRect().bottom ?? 0) + 1;
    });

/** Runs in the page: writes down what the panel and the bar do, however short. */
function recordPanel() {
  const record: string[] = [];
  Object.assign(window, { panelRecord: record });
  const note = (panel: Element) => {
    const phase = panel.getAttribute('data-phase');
    record.push(`panel ${phase}`);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') note(target as Element);
      for (const node of addedNodes) {
        const panel = node instanceof Element && node.querySelector('[data-menu-panel]');
        if (panel) note(panel);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-phase'] });
  document.addEventListener('animationstart', ({ target, animationName }) => {
    if (target instanceof HTMLElement && target.tagName === 'HEADER') record.push('bar fades down');
    if (animationName === 'panel-comes') record.push(animationName);
  });
}

const takeRecord = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { panelRecord: string[] }).panelRecord
      .splice(0)
      .filter((what, index, all) => what !== all[index - 1]),
  );
