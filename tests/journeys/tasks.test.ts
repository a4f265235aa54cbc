import type { Locator, Page } from '@playwright/test';
import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

/** What visitors come for, on a phone, by the taps that it takes from the home page. */
test.describe('tasks', { tag: '@phone' }, () => {
  for (const { prefix, words, rim, left } of [
    { prefix: '', words: 'blue iznik dish', rim: /^The rim/, left: /\d+ places? left/ },
    { prefix: '/es', words: 'plato azul iznik', rim: /^El borde/, left: /\d+ plazas?|lugar/ },
    { prefix: '/haw', words: 'pā uliuli iznik', rim: /^Ke kaʻe/, left: /\d+ .*(wahi|koe)/ },
  ]) {
    const begin = async (page: Page) => {
      await gotoReady(page, prefix || '/');
      let taps = 0;
      return {
        main: page.getByRole('main'),
        count: () => taps,
        tap: async (target: Locator) => {
          taps += 1;
          await target.tap();
        },
      };
    };

    test(`tonight’s program with its places: three taps at most (${prefix || '/en'})`, async ({
      page,
    }) => {
      const { main, tap, count } = await begin(page);
      // When the evening is over, tomorrow takes its place.
      await tap(main.locator('a[href$="when=tonight"], a[href$="when=tomorrow"]').first());
      await expect(page).toHaveURL(/\/whats-on\?when=(tonight|tomorrow)$/);
      const line = main.getByRole('listitem').filter({ has: page.locator('time') });
      await expect(line.first()).toBeInViewport();
      expect(count()).toBeLessThanOrEqual(3);
    });

    test(`this Saturday, with places left: three taps at most (${prefix || '/en'})`, async ({
      page,
    }) => {
      const { main, tap, count } = await begin(page);
      await tap(main.locator('a[href$="when=saturday"], a[href$="when=tomorrow"]').last());
      await expect(page).toHaveURL(/whats-on\?when=(saturday|tomorrow)$/);
      // In its first lines what is left, or that no place is needed.
      const reserve = page.locator('a[href*="offer=house-tour"]');
      await expect(main.getByRole('listitem').filter({ has: reserve }).last()).toContainText(left);
      expect(count()).toBeLessThanOrEqual(3);
    });

    test(`open now and how to get there: two taps, one screen (${prefix || '/en'})`, async ({
      page,
    }) => {
      const { main, tap, count } = await begin(page);
      await tap(main.locator('a[href*="/visit/plan-your-visit"]').first());
      await expect(page).toHaveURL(/plan-your-visit/);
      const bar = page.locator('nav[data-print="none"]').filter({ visible: true }).last();
      await expect(bar.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await tap(bar.locator('a[href*="#"]').filter({ visible: true }).nth(1));
      await expect(bar.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      expect(count()).toBeLessThanOrEqual(2);
    });

    test(`a blue Iznik dish and its rim from near: four taps (${prefix || '/en'})`, async ({
      page,
    }) => {
      const { main, tap, count } = await begin(page);
      await tap(page.getByRole('banner').locator('a[href$="/search"]'));
      await main.getByRole('searchbox').or(main.getByRole('combobox')).first().fill(words);
      await tap(main.locator('form[role="search"] button[type="submit"]').first());
      await expect(page).toHaveURL(/search-results/);
      await tap(main.locator('a[href*="/objects/"]').first());
      await expect(page).toHaveURL(/objects\/demo-0018/);
      await expect(main.getByRole('img').first()).toBeInViewport();
      await tap(main.locator('svg text').getByText('1', { exact: true }));
      await expect(page.getByRole('application')).toBeFocused();
      await expect(page.getByRole('application')).toBeInViewport();
      await expect(page.getByRole('application')).toHaveAccessibleName(rim);
      expect(count()).toBeLessThanOrEqual(4);
    });
  }
});
