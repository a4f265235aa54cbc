import type { Locator, Page } from '@playwright/test';
import { gotoReady, waitForPiece } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

/**
 * Controls of a panel that a mouse does not reach, since something else lies over their middle: links
 * over whole rows and cards do.
 */
const findCovered = (panel: Locator): Promise<string[]> =>
  panel.evaluate(async (element) => {
    // What rolls down is pressed where it has come.
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const controls = [
      ...element.querySelectorAll('a, button, select, input:not([type="hidden"]), [role="option"]'),
    ].filter((control) => control.checkVisibility());
    if (controls.length === 0) throw new Error('The panel has no controls.');
    const name = (of: Element | null) =>
      `${of?.tagName} ${of?.getAttribute('aria-label') ?? of?.textContent}`.slice(0, 60);
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && element.contains(hit) ? [] : [`${name(control)} lies under ${name(hit)}`];
    });
  });

/** A panel that opens below its word. */
const openPanel = async (page: Page, word: RegExp) => {
  const summary = page.locator('main summary').filter({ hasText: word, visible: true });
  await summary.click();
  const content = summary.locator('xpath=following-sibling::*');
  await expect(content.locator('a, select').filter({ visible: true }).last()).toBeVisible();
  return content;
};

const openLanguages = async (page: Page) => {
  await page.locator('header:not(main header) details > summary').click();
  return page.locator('header:not(main header) details ul');
};

const openSuggestions = async (page: Page) => {
  const field = page.locator('main input[type="search"]').first();
  await waitForPiece(page, 'main input[type="search"]');
  await field.fill('');
  await field.pressSequentially('ma');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').nth(1)).toBeVisible();
  return list;
};

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const) {
  test.describe(`at ${width} pixels`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width, height } });

    for (const path of ['/whats-on', '/whats-on?when=saturday', '/haw/whats-on?when=weekend']) {
      test(`filters and the calendar of ${path} lie over the rows`, async ({ page }) => {
        await gotoReady(page, path);
        // In wide windows the filters are menus of their own.
        const words = page.locator('main details[name^="whats-on"] > summary');
        for (const word of await words.filter({ visible: true }).all()) {
          await word.click();
          const content = word.locator('xpath=following-sibling::*');
          await expect(content.locator('a, select').filter({ visible: true }).last()).toBeVisible();
          expect(await findCovered(content)).toEqual([]);
        }
      });
    }

    test('the last day of the calendar and the last control of the filters are pressed with the mouse', async ({
      page,
    }) => {
      await gotoReady(page, '/whats-on');
      await (await openPanel(page, /Choose a day/)).getByRole('link').last().click();
      await expect(page).toHaveURL(/\/whats-on\?day=/);
      await gotoReady(page, '/whats-on?when=saturday');
      await openPanel(page, width < 1200 ? /^Filters/ : /^Access/);
      await page.locator('ul[aria-labelledby^="filter-"] a').last().click();
      await expect(page).toHaveURL(/\/whats-on\?.*when=saturday&./);
    });

    for (const path of [
      '/whats-on',
      '/collection',
      '/collection/explore-the-collection',
      '/shop',
      '/tickets',
    ]) {
      test(`the languages lie over ${path}`, async ({ page }) => {
        await gotoReady(page, path);
        expect(await findCovered(await openLanguages(page))).toEqual([]);
      });
    }

    for (const path of ['/collection', '/collection/explore-the-collection', '/search?q=tile']) {
      test(`suggestions lie over ${path}`, async ({ page }) => {
        await gotoReady(page, path);
        expect(await findCovered(await openSuggestions(page))).toEqual([]);
      });
    }
  });
}
