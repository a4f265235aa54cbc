import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoReady, isLarge, isSmall } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

const menuPages = ['/what-we-do', '/whats-on', '/collection', '/visit', '/about'] as const;

test.describe('columns', () => {
  test.skip(isSmall, 'on phones the cards stand one below the other');

  test('the one under the pointer or the focus widens, the others narrow', async ({ page }) => {
    await gotoReady(page, '/what-we-do');
    const cards = page.getByRole('main').getByRole('article');
    const widths = () => cards.evaluateAll((all) => all.map((card) => card.clientWidth));
    const before = await widths();
    await cards.nth(1).hover();
    await expect.poll(async () => (await widths())[1]).toBeGreaterThan((before[1] ?? 0) * 1.2);
    expect((await widths())[0]).toBeLessThan(before[0] ?? 0);
    await page.mouse.move(0, 0);
    await expect.poll(widths).toEqual(before);
    await cards.nth(2).getByRole('link').focus();
    await expect.poll(async () => (await widths())[2]).toBeGreaterThan((before[2] ?? 0) * 1.2);
  });

  test('the chosen one stays wide while its page is on the way', async ({ page }) => {
    await gotoReady(page, '/what-we-do');
    const cards = page.getByRole('main').getByRole('article');
    const width = () => cards.nth(1).evaluate((card) => card.clientWidth);
    const before = await width();
    let answer = () => {};
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/*.data*', async (route) => {
      await wait;
      await route.continue();
    });
    await cards.nth(1).hover();
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(4, 4);
    await page.waitForTimeout(700);
    expect(await width()).toBeGreaterThan(before * 1.2);
    answer();
    await expect(page).toHaveURL(/\/what-we-do\/convenings$/);
  });

  test('the overlay has the accent at 80 %', async ({ page }) => {
    await gotoReady(page, '/what-we-do');
    const card = page.getByRole('main').getByRole('article').first();
    await card.hover();
    const overlays = await card.evaluate((element) =>
      Array.from(element.querySelectorAll('*'), (one) => {
        const { backgroundColor, opacity } = getComputedStyle(one);
        return `${backgroundColor} ${opacity}`;
      }).filter((text) => / 0\.8\) 1$| 0\.8$/.test(text)),
    );
    expect(overlays).toHaveLength(1);
  });

  test('the chosen picture stays clear above its words, where the accent ends', async ({
    page,
  }) => {
    for (const path of ['/what-we-do', '/visit', '/about']) {
      await gotoReady(page, path);
      for (const card of await page.locator('main [data-columns] > article').all()) {
        await card.scrollIntoViewIfNeeded();
        await card.hover();
        await page.waitForTimeout(700);
        const { clear, above } = await card.evaluate((element) => {
          const [overlay] = [...element.querySelectorAll('div')].filter(
            (one) => getComputedStyle(one).maskImage !== 'none',
          );
          const words = element.querySelector(':scope > :last-child > :last-child');
          const top = overlay?.getBoundingClientRect().top ?? Number.NaN;
          const frame = element.getBoundingClientRect();
          return {
            clear: (top - frame.top) / frame.height,
            above: (words?.getBoundingClientRect().top ?? Number.NaN) - top,
          };
        });
        expect(clear, path).toBeGreaterThan(0.2);
        expect(Math.abs(above), path).toBeLessThan(40);
      }
    }
  });

  for (const path of ['/visit', '/es/visit', '/haw/visit']) {
    test(`on a tablet the first window of ${path} has the whole name of each door`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // Its head says what the bar of a visit would.
      await expect(page.locator('nav[data-visit]')).toBeHidden();
      const names = page.locator('main [data-columns] > article h2');
      await expect(names).toHaveCount(5);
      for (const name of await names.all()) {
        const box = await name.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), (await name.textContent()) ?? '').toBeLessThan(
          1024,
        );
      }
    });
  }

  for (const path of menuPages) {
    test(`${path} fills the window`, async ({ page, viewport }) => {
      await page.goto(path);
      const cards = page.getByRole('main').getByRole('article');
      const foot = await cards.evaluateAll((all) =>
        Math.max(...all.map((card) => card.getBoundingClientRect().bottom)),
      );
      expect(foot).toBeGreaterThanOrEqual((viewport?.height ?? 0) - 1);
    });
  }

  test('keyboard alone goes in, through and out', async ({ page }) => {
    await gotoReady(page, '/tickets');
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'What we do' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/what-we-do');
    // The focus is on the new page's content, so the next stops are its cards.
    await expect(page.getByRole('main')).toBeFocused();
    const cards = page.getByRole('main').getByRole('article').getByRole('link');
    for (const card of await cards.all()) {
      await page.keyboard.press('Tab');
      await expect(card).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  });
});

test('a card says something true today', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/whats-on');
  await expect(page.getByRole('article').first()).toContainText(/\d+ exhibitions? now/);
  await page.goto('/collection');
  await expect(page.getByRole('article').first()).toContainText('188 objects');
  await page.goto('/es/visit');
  // Before the cards, since it is what one asks first.
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText(
    /Abre|Abierto|Cerrado/i,
  );
});

test('the collection is searched from its first page', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/es/collection');
  const field = page.getByRole('search').getByRole('combobox');
  await field.fill('Iznik');
  // Escape takes back what was typed, and leaves the page where it is.
  await field.press('Escape');
  await field.press('Escape');
  await expect(page).toHaveURL('/es/collection');
  await field.fill('Iznik');
  await field.press('Enter');
  await expect(page).toHaveURL('/es/collection/explore-the-collection?q=Iznik');
  await page.goBack();
  await page.getByRole('link', { name: 'Siglo XVI', exact: true }).click();
  await expect(page).toHaveURL(/yearFrom=1501&yearTo=1600/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport();
});

test.describe('the first page of the collection without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows works, each once, with a reason to look', async ({ page }) => {
    await page.goto('/collection');
    const works = page.getByRole('region', { name: 'Worth a long look' }).getByRole('article');
    await expect(works).toHaveCount(4);
    await expect(works.first()).toContainText('Follow one vine');
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.map((image) => new URL((image as HTMLImageElement).src).pathname));
    expect(new Set(pictures).size).toBe(pictures.length);
    await page.getByRole('search').getByRole('searchbox').fill('jar');
    await page.getByRole('search').getByRole('button').click();
    await expect(page).toHaveURL('/collection/explore-the-collection?q=jar');
  });
});

test.describe('on phones', () => {
  test.skip(isLarge, 'wide screens have columns');

  test('the panel that slides in leaves the window as wide as it is', async ({ page }) => {
    await gotoReady(page, '/whats-on/exhibitions');
    await page.evaluate(() => {
      const seen = { widest: 0 };
      Object.assign(window, { seen });
      const look = () => {
        seen.widest = Math.max(seen.widest, document.documentElement.scrollWidth);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('main').getByRole('link', { name: 'What’s on' }).first().click();
    await expect(page).toHaveURL('/whats-on');
    const panel = page.locator('[data-menu-panel]');
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
    const widest = await page.evaluate(
      () => (window as unknown as { seen: { widest: number } }).seen.widest,
    );
    expect(widest).toBe(390);
  });

  test('cards stand one below the other, with their descriptions', async ({ page }) => {
    await page.goto('/what-we-do');
    const cards = page.getByRole('main').getByRole('article');
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    for (const [index, box] of boxes.entries()) {
      expect(box.width).toBe(390);
      expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    }
    await expect(cards.first().getByRole('paragraph').last()).toBeVisible();
  });
});

test('no line of a door breaks anew under the pointer', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(60_000);
  const countLines = () =>
    page.locator('main article :is(h2, h2 + p)').evaluateAll((texts) =>
      texts.map((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const lines = new Set([...words.getClientRects()].map(({ bottom }) => bottom | 0));
        return `${text.textContent}: ${lines.size}`;
      }),
    );
  for (const [path, width] of [
    ['/what-we-do', 1440],
    ['/what-we-do', 1024],
    ['/visit', 1440],
    ['/haw/visit', 1440],
    ['/es/visit', 1920],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await gotoReady(page, path);
    const before = await countLines();
    // Nor is a long word broken for that.
    for (const name of await page.locator('main article h2').all()) {
      const [words, lines] = await name.evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom | 0);
        return [title.textContent.trim().split(/\s+/).length, new Set(bottoms).size];
      });
      expect(lines, `${path} at ${width} px`).toBeLessThanOrEqual(words ?? 0);
    }
    for (const door of await page.locator('main article').all()) {
      await door.hover();
      await page.waitForTimeout(600);
      expect(await countLines(), `${path} at ${width} px`).toEqual(before);
    }
  }
});

test.describe('in a window of 1024 px', () => {
  test.skip(isSmall, 'sets its own width');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1024, height: 768 }));

  test('no name of a column takes three lines, also beside the chosen one', async ({ page }) => {
    test.setTimeout(90_000);
    const long: string[] = [];
    for (const language of languages) {
      for (const path of ['/what-we-do', '/visit', '/about']) {
        await page.goto(localizePath(path, language));
        await page.evaluate(() => document.fonts.ready);
        const cards = page.getByRole('main').getByRole('article');
        for (const chosen of [null, 1, 0]) {
          if (chosen !== null) await cards.nth(chosen).hover();
          const names = await cards.getByRole('heading').evaluateAll((all) =>
            all
              .filter((one) => {
                const words = document.createRange();
                words.selectNodeContents(one);
                return new Set([...words.getClientRects()].map(({ top }) => top)).size > 2;
              })
              .map(({ textContent }) => textContent),
          );
          long.push(...names.map((name) => `${language}${path}: ${name}, ${chosen} chosen`));
        }
      }
    }
    expect(long).toEqual([]);
  });

  test('the facts of a visit stand two and two below the hours', async ({ page }) => {
    for (const language of languages) {
      await page.goto(localizePath('/visit', language));
      const tops = await page
        .locator('main header p:has(> a)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      const [, first = 0, second = 0, third = 0, fourth = 0] = tops;
      expect(tops, language).toHaveLength(5);
      // Their words stand on one line, of which one fact may take two.
      for (const apart of [second - first, fourth - third])
        expect(Math.abs(apart), language).toBeLessThan(16);
    }
  });
});

test('a page that is no tab of its section lights the section itself, any other its own tab', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [path, name] of [
    ['/visit/draw-a-star', 'Visit'],
    ['/visit/find-your-way', 'Visit'],
    ['/visit/plan-your-visit', 'Plan your visit'],
  ] as const) {
    await page.goto(path);
    const tabs = page.getByRole('navigation', { name: 'Visit', exact: true }).first();
    await expect(tabs.locator('[aria-current]:visible')).toHaveText([name]);
  }
});
