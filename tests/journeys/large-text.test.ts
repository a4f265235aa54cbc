import type { Page } from '@playwright/test';
import { localizePath } from '#shared/languages/localized-path.ts';
import { findBrokenWords } from '../setup/broken-words.ts';
import { expect, test } from '../setup/page.ts';

// WCAG 1.4.4 and 1.4.10: with text of twice the size, and in a window of 320 px, everything can be reached. With
// both at once, in a window as small as 160 px of usual text, the bar's controls can.

test.use({ reuseContext: false, contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ viewport }) => viewport?.width === 390, 'sets its own widths');

/** One of each kind of screen. */
const screens = [
  '/',
  '/what-we-do',
  '/what-we-do/residencies',
  '/what-we-do/residencies/leila-okonjo',
  '/whats-on/exhibitions/cobalt',
  '/whats-on/public-programs/explore-all',
  '/collection/explore-the-collection',
  '/visit/plan-your-visit',
  '/visit',
  '/visit/visitor-guidelines',
  '/visit/virtual-tour',
  '/visit/draw-a-star',
  '/tickets',
  '/shop',
  '/about/contact-us',
  '/about/news',
  '/about/staff',
  '/search',
];
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const language of ['es', 'haw'] as const) {
  for (const scale of [1, 2]) {
    test(`nothing leaves the window with text of ${scale * 100} %, in ${language}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.addInitScript(
        (percent) => {
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = percent;
          });
        },
        `${scale * 100}%`,
      );
      const faults: string[] = [];
      for (const path of screens) {
        await page.goto(localizePath(path, language), { waitUntil: 'domcontentloaded' });
        for (const size of sizes) {
          await page.setViewportSize(size);
          for (const fault of await findFaults(page, scale * 320 <= size.width))
            faults.push(`${path} at ${size.width}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    });
  }
}

test('a small phone has the days of What’s on in one line, and the legend of tickets beside its word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const language of ['en', 'es', 'haw'] as const) {
    for (const [path, parts] of [
      ['/whats-on', 'main [data-large] li'],
      ['/tickets', '.slot-more > summary, .slot-legend > :not([data-far])'],
    ] as const) {
      await page.goto(localizePath(path, language));
      await page.evaluate(() => document.fonts.ready);
      const middles = await page
        .locator(parts)
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((one) => {
            const { top, height } = one.getBoundingClientRect();
            return top + height / 2;
          }),
        );
      expect(
        Math.max(...middles) - Math.min(...middles),
        localizePath(path, language),
      ).toBeLessThan(16);
    }
  }
});

test('how few places a day has left is drawn below its number on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tickets');
  const room = await page
    .locator('a.slot-day')
    .first()
    .evaluate((day) => {
      const bar = day.querySelector('.slot-bar') ?? day.appendChild(document.createElement('span'));
      bar.className = 'slot-bar';
      bar.setAttribute('data-fill', '1');
      const number = day.querySelector('.slot-number') as HTMLElement;
      return bar.getBoundingClientRect().top - number.getBoundingClientRect().bottom;
    });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('no Hawaiian word is broken with text of 200 %', async ({ page }) => {
  test.setTimeout(90_000);
  const paths = ['/', '/whats-on', '/visit', '/visit/plan-your-visit', '/collection', '/search'];
  for (const path of paths.map((one) => localizePath(one, 'haw'))) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const broken = await findBrokenWords(page);
      expect(broken, `${path} at ${width}`).toEqual([]);
    }
  }
});

for (const language of ['en', 'es', 'haw'] as const) {
  test(`tickets and hours fit a phone and a desk with text of 200 %, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      for (const path of ['/tickets', '/visit/plan-your-visit']) {
        await page.goto(localizePath(path, language));
        const faults = await page.evaluate(async () => {
          document.documentElement.style.fontSize = '200%';
          await document.fonts.ready;
          const { clientWidth } = document.documentElement;
          const countLines = (one: Element) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
          };
          return [...document.querySelectorAll('main :is(a, button, span, abbr)')]
            .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden'))
            .filter((one) => {
              // A day's number and name are one word each.
              const isOneWord = one.matches('th abbr, .slot-number, .slot-month');
              const { right } = one.getBoundingClientRect();
              return right > clientWidth + 0.5 || (isOneWord && countLines(one) > 1);
            })
            .map(({ textContent }) => textContent);
        });
        expect(faults, `${path} at ${size.width}`).toEqual([]);
        // What one chooses by is twice as large as well.
        const small = await page
          .locator('.slot-offers a, .slot-calendar :is(th abbr, .slot-day > .visually-hidden)')
          .filter({ visible: true })
          .evaluateAll((all) =>
            all
              .filter((one) => {
                const isHidden = one.getBoundingClientRect().width < 2;
                return !isHidden && Number.parseFloat(getComputedStyle(one).fontSize) < 28;
              })
              .map(({ textContent }) => textContent),
          );
        expect(small, `${path} at ${size.width}`).toEqual([]);
      }
    }
  });

  test(`the hours stand in the first screen of the home page with text of 200 %, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(localizePath('/', language));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.locator('main header dl dd a').first()).toBeInViewport({ ratio: 1 });
  });

  test(`nothing leaves a phone, nor ends at its edge, with text of 200 %, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    for (const path of ['/', '/shop', '/about/contact-us', '/tickets', '/whats-on']) {
      await page.goto(localizePath(path, language), { waitUntil: 'domcontentloaded' });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const found = await page.evaluate(async () => {
          document.documentElement.style.fontSize = '200%';
          await document.fonts.ready;
          const { clientWidth, scrollWidth } = document.documentElement;
          const isScrolled = (one: Element): boolean =>
            /auto|scroll/.test(getComputedStyle(one).overflowX) ||
            (one.parentElement !== null && isScrolled(one.parentElement));
          const cut = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, a, span)')]
            .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden'))
            // A row that is moved sideways ends where it likes.
            .filter((one) => !isScrolled(one))
            .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
            .map(({ textContent }) => textContent);
          return scrollWidth > clientWidth ? [`${scrollWidth} wide`, ...cut] : cut;
        });
        const broken = await findBrokenTitles(page);
        faults.push(...[...found, ...broken].map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  test(`no title is broken within a word on a phone, with text of 200 %, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const broken: string[] = [];
    for (const path of [...screens, '/what-we-do/convenings', '/whats-on', '/digital-studio']) {
      await page.goto(localizePath(path, language));
      await page.evaluate(async () => {
        document.documentElement.style.fontSize = '200%';
        await document.fonts.ready;
      });
      broken.push(...(await findBrokenTitles(page)).map((word) => `${path}: ${word}`));
    }
    expect(broken).toEqual([]);
  });
}

test('a Hawaiian day and its month fit a phone with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = [
    '/whats-on/public-programs/house-after-hours',
    '/about/news/two-halves-of-one-bowl',
  ];
  for (const path of [...paths, '/visit/families']) {
    await page.goto(localizePath(path, 'haw'), { waitUntil: 'domcontentloaded' });
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(390);
  }
});

// Of Hawaiian hours the parts of the day are words, which may begin a line.
test('an hour of the day is broken nowhere within on a phone with text of twice the size', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/whats-on']) {
      for (const language of ['en', 'es'] as const) {
        await page.goto(localizePath(path, language));
        const { told, broken } = await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
          const hours = [...document.querySelectorAll('[data-lead="hours"] > li > p span')];
          return {
            told: hours.length,
            broken: hours
              .filter((hour) => {
                // The lines of its words: itself it is one box.
                const words = document.createRange();
                words.selectNodeContents(hour);
                return new Set([...words.getClientRects()].map(({ top }) => top)).size > 1;
              })
              .map((hour) => hour.textContent),
          };
        });
        expect(told).toBeGreaterThan(0);
        expect(broken, `${path} in ${language} at ${width} px`).toEqual([]);
      }
    }
  }
});

// A notice as long as a sentence once took the whole line, and left the words beside it one letter's width.
for (const language of ['en', 'es', 'haw'] as const) {
  test(`no words of a page's head stand in a column of few letters, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const narrow: string[] = [];
    for (const path of ['/what-we-do/residencies', '/digital-studio', '/visit/plan-your-visit']) {
      await page.goto(localizePath(path, language), { waitUntil: 'domcontentloaded' });
      for (const size of [...sizes, { width: 1024, height: 768 }]) {
        await page.setViewportSize(size);
        for (const text of await findNarrowTexts(page)) {
          narrow.push(`${path} at ${size.width}: ${text}`);
        }
      }
    }
    expect(narrow).toEqual([]);
  });
}

/** Sentences of the page's head in a column that has no room for 15 letters. */
const findNarrowTexts = (page: Page): Promise<string[]> =>
  page.locator('main header[data-opening] :is(p, a)').evaluateAll((all) =>
    all
      // What another width shows has no box here.
      .filter((one) => one.checkVisibility() && (one.textContent?.trim().length ?? 0) > 40)
      .filter(
        (one) =>
          one.getBoundingClientRect().width <
          7.5 * Number.parseFloat(getComputedStyle(one).fontSize),
      )
      .map((one) => `${one.getBoundingClientRect().width} px: ${one.textContent}`),
  );

/** Words of main headings and those of parts that stand on two lines, though nobody wrote a hyphen there. */
const findBrokenTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('main :is(h1, h2)')) {
      if (!heading.checkVisibility()) continue;
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{M}ʻ’]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
          const [first] = boxes;
          // Half a line apart, since letters of a stand-in have another height.
          if (first && boxes.some(({ top }) => top > first.top + first.height / 2))
            broken.push(word);
        }
      }
    }
    return broken;
  });

/** What is pushed over an edge, and which ways of the bar are missing, in words. */
const findFaults = (page: Page, asksWidth: boolean): Promise<string[]> =>
  page.evaluate((isWidthAsked) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults =
      isWidthAsked && scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const controls = [
      ...document.querySelectorAll('header:not(main header) :is(a, summary)'),
    ].filter((element) => isShown(element) && !element.closest('dialog, details ul'));
    for (const control of controls) {
      const { left, right, width } = control.getBoundingClientRect();
      if (left < -0.5 || right > clientWidth + 0.5 || width < 24)
        faults.push(`${control.getAttribute('aria-label') ?? control.textContent} in the bar`);
    }
    const leadsTo = (end: string) =>
      [...document.querySelectorAll(`a[href$="${end}"]`)].some(isShown);
    const hasMenu = controls.some((control) => control.getAttribute('aria-haspopup') === 'dialog');
    if (!leadsTo('/tickets') && !document.URL.endsWith('/tickets'))
      faults.push('no way to the tickets');
    if (!hasMenu && !leadsTo('/about')) faults.push('neither menu nor links');
    return faults;
  }, asksWidth);
