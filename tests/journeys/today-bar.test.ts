import type { Page } from '@playwright/test';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoReady, isLarge, isSmall, scrollTo } from '../setup/chrome.ts';
import { openState } from '../setup/open-state.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Today at the museum' });

test.describe('on a phone', () => {
  test.skip(isLarge, 'for the thumb');

  test('hours and tickets are one tap away, and cover nothing', async ({ page }) => {
    await gotoReady(page, '/about/staff');
    await expect(bar(page)).toContainText(openState);
    for (const link of await bar(page).getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await scrollTo(page, 1e6);
    const first = await page.locator('footer > * > *').first().boundingBox();
    const box = await bar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((first?.y ?? 0) + 1);
    // Nor does the ground of the page show below the footer.
    const footer = await page.locator('footer').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeGreaterThanOrEqual(843);
    // It left where the footer says the same.
    await scrollTo(page, 0);
    await bar(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/visit/plan-your-visit');
    await bar(page).getByRole('link', { name: 'Tickets' }).click();
    await expect(page).toHaveURL('/tickets');
  });

  test('the home page says it once: the bar comes when its first view is gone', async ({
    page,
  }) => {
    await gotoReady(page, '/');
    await expect(bar(page)).toBeHidden();
    // While the facts of the first screen are still there.
    await scrollTo(page, 600);
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, 1_200);
    await expect(bar(page)).toBeVisible();
    // Until when, and how late one can come, is told once in the page; its foot does not say it again.
    await expect(page.getByRole('region', { name: 'Visit' }).getByText(/Last entry/)).toHaveCount(
      1,
    );
    await expect(page.locator('footer').getByRole('link', { name: openState })).toBeHidden();
  });

  test('a work has the first screen to itself', async ({ page }) => {
    await gotoReady(page, '/objects/demo-0106');
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, 900);
    await expect(bar(page)).toBeVisible();
  });

  test('it is two lines high at most, in every language', async ({ page }) => {
    for (const language of ['en', 'es', 'haw'] as const) {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await gotoReady(page, localizePath('/whats-on', language));
        const lines = await page
          .locator('main + nav a')
          .first()
          .evaluate((status) => {
            const words = document.createRange();
            words.selectNodeContents(status);
            return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)))
              .size;
          });
        expect(lines, `${language} at ${width} px`).toBeLessThanOrEqual(2);
      }
    }
  });

  test('on the screens of a visit, too, whatever the hour', async ({ page }) => {
    test.setTimeout(60_000);
    const open = {
      en: 'No more entry today',
      es: 'Abierto hasta las 5 p. m.',
      haw: 'Hāmama a hiki i ka hola 5 ahiahi',
    };
    for (const language of ['en', 'es', 'haw'] as const) {
      await gotoReady(page, localizePath('/visit', language));
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const lines = await page
          .locator('main + nav a')
          .first()
          .evaluate((status, said) => {
            status.setAttribute('data-open', 'true');
            const text = status.querySelector('b') as HTMLElement;
            text.textContent = said;
            const words = document.createRange();
            words.selectNodeContents(text);
            return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)))
              .size;
          }, open[language]);
        expect(lines, `${language} at ${width} px`).toBeLessThanOrEqual(2);
      }
    }
  });

  test('it offers no tickets below the page’s own way to its places', async ({ page }) => {
    const tickets = bar(page).getByRole('link', { name: 'Tickets' });
    await gotoReady(page, '/what-we-do/events/open-studio-leila-okonjo');
    await expect(tickets).toBeVisible();
    await gotoReady(page, '/whats-on/public-programs/house-after-hours');
    await expect(page.locator('main [data-tickets-here]')).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, 1_400);
    await expect(tickets).toBeVisible();
  });

  test('it says whether it is open on the page of the hours too, where it leads to the week', async ({
    page,
  }) => {
    await gotoReady(page, '/visit/plan-your-visit');
    const status = bar(page).getByRole('link').first();
    await expect(status).toHaveText(openState);
    await expect(status).not.toHaveText(/Opening hours/);
    await expect(status).toHaveAttribute('href', '/visit/plan-your-visit#hours');
    // Signs alone are guessed at.
    for (const words of ['Getting here', 'Access']) {
      const box = await bar(page).getByText(words, { exact: true }).boundingBox();
      expect(box?.width ?? 0).toBeGreaterThan(30);
    }
  });

  test('what has the focus is not under the bar', async ({ page }) => {
    await gotoReady(page, '/about/staff');
    const top = (await bar(page).boundingBox())?.y ?? 0;
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const box = element?.getBoundingClientRect();
        const isBar = element?.closest('nav')?.getAttribute('aria-label')?.startsWith('Today');
        return isBar || !box || element === document.body ? null : box.top;
      });
      if (focused !== null) expect(focused).toBeLessThan(top);
    }
  });

  test('it follows the museum’s clock while the page stays open', async ({ page }) => {
    await gotoReady(page, '/about/staff');
    const before = await bar(page).getByRole('link').first().textContent();
    await page.evaluate(passDays, 3);
    await expect(bar(page).getByRole('link').first()).toContainText('Opening hours');
    expect(before).not.toContain('Opening hours');
  });
});

test.describe('on a large screen', () => {
  test.skip(isSmall, 'the bar is for phones');

  test('there is no such bar, but where one plans a visit', async ({ page }) => {
    await gotoReady(page, '/about/staff');
    await expect(bar(page)).toBeHidden();
  });
});

/** Their heads say it in wide windows. */
const told = ['/visit', '/visit/plan-your-visit'];
/** In wide windows the bar ends the page: who fills in a form needs the window. */
const filled = ['/visit/tour-form'];

const screensOfVisit = [
  ...told,
  '/visit/visitor-guidelines',
  '/visit/virtual-tour',
  '/visit/tour-form',
  // Editors say that these belong to the section.
  '/visit/access',
  '/visit/families',
];

for (const path of screensOfVisit) {
  test(`${path}: open or not, price, the way and access are in the first screen`, async ({
    page,
  }) => {
    const isWide = (page.viewportSize()?.width ?? 0) >= 768;
    test.skip(told.includes(path) && isWide, 'the head says it');
    await gotoReady(page, path);
    const links = bar(page).getByRole('link');
    if (filled.includes(path) && isWide) {
      await expect(links.first()).not.toBeInViewport();
      await links.first().scrollIntoViewIfNeeded();
    }
    await expect(links).toHaveText([openState, /Getting here/, /Access/, /Tickets.*\$18/]);
    // On a phone two of them are signs, which are read out as these words.
    for (const name of [/Bus\s14 · free parking/, /Step-free galleries, 2 wheelchairs/])
      await expect(bar(page).getByRole('link', { name })).toBeVisible();
    for (const link of await links.all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}

for (const path of told) {
  test(`${path}: in wide windows the first screen says each of them once, in its head`, {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await gotoReady(page, path);
      await expect(bar(page)).toBeHidden();
      for (const words of [
        openState,
        /^4210 Ala Hōkū/,
        /Bus\s14.+free parking/,
        /Step-free galleries, 2 wheelchairs/,
        /General admission.\$18/,
      ]) {
        const fact = page.getByRole('main').getByText(words).filter({ visible: true }).first();
        await expect(fact, `${words} at ${width} px`).toBeInViewport({ ratio: 1 });
      }
    }
    // The head of a long page is soon gone; the doors are followed by the foot, which says it.
    await scrollTo(page, 900);
    if (path === '/visit') await expect(bar(page)).toBeHidden();
    else await expect(bar(page).getByRole('link', { name: /Getting here/ })).toBeInViewport();
  });
}

test('on a phone the bar is one line high on the screens of a visit', { tag: '@phone' }, async ({
  page,
}) => {
  for (const language of ['en', 'es', 'haw'] as const) {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await gotoReady(page, localizePath('/visit/plan-your-visit', language));
      const bar = page.locator('nav[data-visit]');
      const box = await bar.boundingBox();
      expect(box?.height, `${language} at ${width} px`).toBeLessThanOrEqual(64);
      // What it says at night, whatever the hour is now.
      const night = { en: 'Opens tomorrow,', es: 'Abre mañana,', haw: 'Hāmama ʻapōpō,' }[language];
      const time = {
        en: '10\u00a0am',
        es: '10\u00a0a.\u00a0m.',
        haw: 'hola\u00a010\u00a0kakahiaka',
      };
      await bar
        .locator('b')
        .first()
        .evaluate((words, text) => {
          words.textContent = text;
        }, `${night} ${time[language]}`);
      const atNight = await bar.boundingBox();
      expect(atNight?.height, `${language} at ${width} px at night`).toBeLessThanOrEqual(64);
      const sizes = await page
        .locator('nav[data-visit] :is(span, b)')
        .evaluateAll((words) =>
          words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)),
        );
      expect(Math.min(...sizes), `${language} at ${width} px`).toBeGreaterThanOrEqual(14);
    }
  }
});

test('whoever reserves is offered no tickets, and nothing lies on the form', async ({ page }) => {
  for (const path of ['/tickets', '/tickets/find']) {
    await gotoReady(page, path);
    await expect(bar(page).getByRole('link')).toHaveText([openState, /Getting here/, /Access/]);
    const main = await page.getByRole('main').boundingBox();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect(top, path).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
  }
});

for (const language of ['en', 'es', 'haw'] as const) {
  test(`in ${language} it leaves a phone its screen, and covers nothing at its end`, {
    tag: '@phone',
  }, async ({ page }) => {
    for (const [width, height, percent] of [
      [390, 844, 100],
      [320, 568, 100],
      [390, 844, 200],
      [320, 568, 200],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/visit/plan-your-visit', '/about/staff']) {
        await page.goto(localizePath(path, language));
        await page.evaluate((scale) => {
          document.documentElement.style.fontSize = `${scale}%`;
        }, percent);
        const where = `${path} at ${width} px and ${percent} %`;
        const covers = () =>
          page.evaluate(() => {
            const nav = document.querySelector('main + nav')?.getBoundingClientRect();
            return nav ? Math.max(0, innerHeight - Math.max(0, nav.top)) : 0;
          });
        expect(await covers(), where).toBeLessThanOrEqual(height * 0.2);
        await scrollTo(page, 1e6);
        const first = await page.locator('footer > * > *').first().boundingBox();
        const box = await page.locator('main + nav').boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), where).toBeLessThanOrEqual((first?.y ?? 0) + 1);
      }
    }
  });
}

test('the footer ends the page: the bar of a visit stays above it', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of ['/visit', '/tickets', '/visit/access']) {
    await gotoReady(page, path);
    await scrollTo(page, 1e6);
    const end = await page
      .getByRole('contentinfo')
      .evaluate((footer) => innerHeight - footer.getBoundingClientRect().bottom);
    expect(end, path).toBeCloseTo(0, 0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it says the same', async ({ page }) => {
    await page.goto('/haw/visit/virtual-tour');
    const links = page.getByRole('navigation', { name: 'I kēia lā ma ka hale hōʻikeʻike' });
    await expect(links.getByRole('link')).toHaveText([
      /hola|Pani/,
      /Ke ala/,
      /Kōkua/,
      /Nā likiki.*\$18/,
    ]);
  });
});

test('whether it is open and how to get there: one tap from home, on one screen', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, '/');
  await page.getByRole('main').getByRole('link', { name: openState }).first().click();
  await expect(page).toHaveURL(/plan-your-visit/);
  await expect(bar(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('link', { name: /Getting here/ })).toBeInViewport({ ratio: 1 });
  await bar(page)
    .getByRole('link', { name: /Getting here/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Getting here' })).toBeInViewport();
  await expect(page.getByText(/Bus\s14 stops 200 meters .* away/)).toBeInViewport();
  // Still said there, since the bar stays.
  await expect(bar(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test('a link of the bar on its own page takes the focus to the part that it names', async ({
  page,
}) => {
  await gotoReady(page, '/visit/plan-your-visit');
  await scrollTo(page, 900);
  await bar(page)
    .getByRole('link', { name: /^Access/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/visit/plan-your-visit#access');
  await expect(page.locator('#access')).toBeFocused();
  await expect(page.locator('#access')).toBeInViewport();
});

/** Runs in the page, whose clock alone is moved: Playwright's would stay in the context. */
function passDays(days: number): void {
  const now = Date.now;
  const later = () => now() + days * 86_400_000;
  window.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [later()]),
    get: (target, name) => (name === 'now' ? later : Reflect.get(target, name)),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a phone has the hours, the way, access and the price under the thumb at home too', {
  tag: '@phone',
}, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const language of ['en', 'es', 'haw'] as const) {
      await gotoReady(page, localizePath('/', language));
      await scrollTo(page, 1_400);
      const links = page.locator('main + nav a');
      await expect(links).toHaveCount(4);
      // Spanish hours leave the smallest phone no room for a word below the pin.
      const isNarrow = language === 'es' && width === 320;
      for (const sign of isNarrow ? [links.nth(2)] : [links.nth(1), links.nth(2)]) {
        const words = sign.locator('span');
        await expect(words).toBeInViewport({ ratio: 1 });
        // A sign and one line below it.
        expect((await words.boundingBox())?.height, `${language} at ${width} px`).toBeLessThan(20);
      }
      const nav = await page.locator('main + nav').boundingBox();
      expect(nav?.height, `${language} at ${width} px`).toBeLessThanOrEqual(64);
    }
  }
});
