import type { Page } from '@playwright/test';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoReady, isSmall, scrollTo, ticketsOf } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dropdown = (page: Page) => page.locator('[data-language-dropdown]');
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('museum.language'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function choose(page: Page, name: string) {
  await dropdown(page).locator('summary').click();
  await dropdown(page).getByRole('link', { name }).click();
}

/** Addresses of words that the browser asks for from now on. */
function listWordsAskedFor(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/locales/')) paths.push(pathname);
  });
  return paths;
}

test.describe('dropdown', () => {
  test('it opens and closes by pointer and by keyboard', async ({ page }) => {
    await gotoReady(page, '/tickets');
    const list = dropdown(page).getByRole('list');
    const summary = dropdown(page).locator('summary');
    await expect(list).toBeHidden();
    await summary.click();
    await expect(list).toBeVisible();
    await expect(list.getByRole('link')).toHaveText(['English', 'Español', 'ʻŌlelo Hawaiʻi']);
    for (const [index, code] of languages.entries()) {
      await expect(list.getByRole('link').nth(index)).toHaveAttribute('lang', code);
      await expect(list.getByRole('link').nth(index)).toHaveAttribute('hreflang', code);
    }
    await expect(list.locator('[aria-current]')).toHaveText('English');
    await summary.click();
    await expect(list).toBeHidden();
    await summary.click();
    await page.locator('main').click({ position: { x: 5, y: 300 } });
    await expect(list, 'a click elsewhere').toBeHidden();

    await summary.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.press('Enter');
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
    await expect(list, 'the focus has left it').toBeHidden();
  });

  test('the list is within the window at every width', async ({ page }) => {
    await page.goto('/haw/what-we-do');
    for (const width of isSmall({ viewport: page.viewportSize() })
      ? [320, 390, 767]
      : [768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await dropdown(page).locator('summary').click();
      const box = await dropdown(page).getByRole('list').boundingBox();
      expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
      await dropdown(page).locator('summary').click();
    }
  });

  test('a choice keeps page, query and place, moves nothing else and is announced', async ({
    page,
  }) => {
    await gotoReady(page, '/collection/explore-the-collection?title=bowl');
    const english = await heading(page).textContent();
    // Browsers move the page along when text above grows; here only what the site does counts.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
    });
    // The bar goes on the way down and comes on the way up, which a busy page may see as one way.
    const bar = page.getByRole('banner');
    await scrollTo(page, 300);
    await expect(bar).toHaveAttribute('data-hidden', 'true');
    await scrollTo(page, 280);
    await expect(bar).not.toHaveAttribute('data-hidden');
    await choose(page, 'Español');
    await expect(page).toHaveURL('/es/collection/explore-the-collection?title=bowl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(heading(page)).not.toHaveText(english ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(280);
    await expect(dropdown(page).locator('summary')).toBeFocused();
    await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
    await expect(dropdown(page).locator('[aria-current]')).toHaveText('Español');
  });
});

test.describe('saved choice', () => {
  test('it is kept, leads English addresses to its own, and English goes back', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await gotoReady(page, '/tickets');
    expect(await saved(page), 'nothing chosen').toBeNull();
    await choose(page, 'Español');
    await expect(page).toHaveURL('/es/tickets');
    expect(await saved(page)).toBe('es');
    const cookie = (await context.cookies()).find(({ name }) => name === 'museum.language');
    expect(cookie).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' });

    await page.goto('/visit/plan-your-visit?from=mail');
    await expect(page, 'by the cookie').toHaveURL('/es/visit/plan-your-visit?from=mail');
    await context.clearCookies();
    await page.goto('/visit/plan-your-visit?from=mail#top');
    await expect(page, 'by the storage').toHaveURL('/es/visit/plan-your-visit?from=mail#top');

    await gotoReady(page, '/haw/tickets');
    await expect(page.locator('html'), 'the address wins').toHaveAttribute('lang', 'haw');
    expect(await saved(page), 'and chooses nothing').toBe('es');

    await choose(page, 'English');
    await expect(page).toHaveURL('/tickets');
    expect(await saved(page)).toBe('en');
    await page.goto('/visit/plan-your-visit');
    await expect(page).toHaveURL('/visit/plan-your-visit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('an address in another language is read, and chooses nothing', { tag: '@phone' }, async ({
    page,
  }) => {
    await gotoReady(page, '/haw');
    expect(await saved(page)).toBeNull();
    await gotoReady(page, '/visit');
    await expect(page).toHaveURL('/visit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a value that is no language is ignored', { tag: '@phone' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'museum.language', value: 'fr', url: baseURL ?? '' }]);
    await page.addInitScript(() => localStorage.setItem('museum.language', 'fr'));
    await gotoReady(page, '/tickets');
    await expect(page).toHaveURL('/tickets');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('words', () => {
  test.skip(isSmall, 'the same on every screen');

  test('English is not fetched; another language in one request, once in a session', async ({
    page,
  }) => {
    const asked = listWordsAskedFor(page);
    await gotoReady(page, '/tickets');
    await page.getByRole('banner').getByRole('link', { name: 'Visit', exact: true }).click();
    await expect(page).toHaveURL('/visit');
    expect(asked).toEqual([]);
    await choose(page, 'Español');
    await expect(page).toHaveURL('/es/visit');
    expect(asked).toEqual(['/locales/es.json']);
    await choose(page, 'English');
    await expect(page).toHaveURL('/visit');
    await choose(page, 'Español');
    await expect(page).toHaveURL('/es/visit');
    expect(asked).toHaveLength(1);
  });

  test('what was chosen is loading at once, before any word of it has come', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/locales/es.json', async (route) => {
      await held;
      await route.continue();
    });
    await gotoReady(page, '/tickets');
    await choose(page, 'Español');
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(spinner).toBeVisible();
    await expect(page).toHaveURL('/tickets');
    answer();
    await expect(page).toHaveURL('/es/tickets');
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
  });

  test('a page is shown when its words are there, without a flash of English', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/locales/es.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { headings: seen });
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await gotoReady(page, '/es/visit/plan-your-visit');
    await ticketsOf(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeVisible();
    await expect(page).toHaveURL('/es/visit/plan-your-visit');
    answer();
    await expect(page).toHaveURL('/es/tickets');
    await expect(heading(page)).toHaveText('Entradas');
    const headings = await page.evaluate(() => [
      ...(window as unknown as { headings: Set<string> }).headings,
    ]);
    expect(headings).toContain('Entradas');
    expect(headings).not.toContain('Tickets');
  });

  test('a section that fails is warned of, and the others are there', async ({
    page,
    expectComplaint,
    complaints,
  }) => {
    expectComplaint(/status of 404 .*\/locales\/es/);
    expectComplaint(/^console warning: The translations of "es" could not be loaded at once/);
    expectComplaint(/^console warning: The section "tickets" of "es" could not be loaded/);
    await page.route('**/locales/es.json', (route) => route.fulfill({ status: 404 }));
    await page.route('**/locales/es/tickets.json', (route) => route.fulfill({ status: 404 }));
    await gotoReady(page, '/es/visit/plan-your-visit');
    await ticketsOf(page).click();
    await expect(page).toHaveURL('/es/tickets');
    await expect(page.getByRole('contentinfo')).toContainText('Planifique su visita');
    expect(
      complaints.heard.filter((text) => text.startsWith('console warning: The section')),
    ).toHaveLength(1);
  });

  test('a language that fails altogether leaves the site in English words, with warnings', async ({
    page,
    expectComplaint,
    complaints,
  }) => {
    expectComplaint(/status of 503 .*\/locales\/haw/);
    expectComplaint(/^console warning: The section "\w+" of "haw" could not be loaded/);
    expectComplaint(/^console warning: The translations of "haw" could not be loaded/);
    await page.route('**/locales/haw**', (route) => route.fulfill({ status: 503 }));
    await page.route('**/locales/haw/**', (route) => route.fulfill({ status: 503 }));
    await gotoReady(page, '/tickets');
    await choose(page, 'ʻŌlelo Hawaiʻi');
    await expect(page).toHaveURL('/haw/tickets');
    await expect(page.getByRole('contentinfo')).toContainText('Plan your visit');
    expect(complaints.heard.filter((text) => text.includes('showing English'))).toHaveLength(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('bar, languages, footer and the way to all pages work', async ({
    page,
    viewport,
    expectComplaint,
  }) => {
    expectComplaint(/^failed: .*\.js csp$/);
    await page.goto('/es/tickets');
    await dropdown(page).locator('summary').click();
    await dropdown(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/tickets');
    await dropdown(page).locator('summary').click();
    await dropdown(page).getByRole('link', { name: 'ʻŌlelo Hawaiʻi' }).click();
    await expect(page).toHaveURL('/haw/tickets');

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Nūhou' })).toBeVisible();
    if (isSmall({ viewport })) {
      await page.getByRole('button', { name: 'Papa kuhikuhi' }).click();
      await expect(page).toHaveURL('/haw/tickets#site-footer');
      await expect(footer).toBeInViewport();
    } else {
      await page
        .getByRole('navigation', { name: 'Papa kuhikuhi nui' })
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL('/haw/what-we-do');
      // The way back from it is for those whose browser knows where they came from.
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pani' })).toHaveCount(0);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Hale Girih/ })
        .click();
      await expect(page).toHaveURL('/haw');
    }
  });
});

test('each page names its language, its own address and those in the other languages', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const path of ['/', '/what-we-do', '/visit/plan-your-visit', '/tickets']) {
    for (const language of languages) {
      const address = localizePath(path, language);
      const html = await (await request.get(address)).text();
      expect(html).toContain(`<html lang="${language}"`);
      const head = html.slice(0, html.indexOf('</head>'));
      const addresses = [...head.matchAll(/<link rel="(canonical|alternate)"([^>]*)>/g)]
        // The feed of news is an alternate too, of another kind.
        .filter(([, , attributes = '']) => !attributes.includes('type='))
        .map(([, relation, attributes = '']) => {
          const code = /hrefLang="([^"]*)"/i.exec(attributes)?.[1] ?? relation;
          const href = /href="([^"]*)"/.exec(attributes.replace(/hreflang="[^"]*"/i, ''))?.[1];
          return [code, new URL(href ?? '').pathname];
        });
      expect(Object.fromEntries(addresses), address).toEqual({
        canonical: address,
        en: localizePath(path, 'en'),
        es: localizePath(path, 'es'),
        haw: localizePath(path, 'haw'),
        'x-default': localizePath(path, 'en'),
      });
    }
  }
});
