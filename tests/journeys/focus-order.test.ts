import type { Page } from '@playwright/test';
import { gotoReady, isLarge, isSmall } from '../setup/chrome.ts';
import { waitForScripts } from '../setup/look-at-page.ts';
import { openState } from '../setup/open-state.ts';
import { expect, test } from '../setup/page.ts';

// What somebody meets who goes through a page with the Tab key and hears each stop's role and name.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Role and name of what has the focus, as a screen reader says it: `link "Tickets"`. */
async function readFocus(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  // Which has no role that every browser agrees on.
  const drawer = page.locator('summary:focus');
  if ((await drawer.count()) > 0) {
    const name = await drawer.evaluate((one) => {
      const copy = one.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
      return copy.textContent?.trim();
    });
    return `drawer "${name}"`;
  }
  const snapshot = await focused.ariaSnapshot();
  return /^- ([^\n:]+)/.exec(snapshot)?.[1]?.replace(/ \[.*$/, '') ?? snapshot;
}

/** Presses Tab so many times and tells the stops. */
async function listStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await readFocus(page));
  }
  return stops;
}

test.describe('on a desktop', () => {
  test.skip(isSmall);

  test('the bar is gone through as it is read, from the way past it to Tickets', async ({
    page,
  }) => {
    await gotoReady(page, '/visit/plan-your-visit');
    expect(await listStops(page, 12)).toEqual([
      'link "Skip to content"',
      'link "Hale Girih, Home page"',
      'link "What we do"',
      'link "What’s on"',
      'link "Digital studio"',
      'link "Collection"',
      'link "Visit"',
      'link "Shop"',
      'link "About"',
      'drawer "Language: English"',
      'link "Search"',
      'link "Tickets"',
    ]);
  });

  test('the open list of languages comes right after its button, each in its own name', async ({
    page,
  }) => {
    await gotoReady(page, '/haw/visit/plan-your-visit');
    await page.locator('[data-language-dropdown] summary').focus();
    await page.keyboard.press('Enter');
    expect(await listStops(page, 4)).toEqual([
      'link "English"',
      'link "Español"',
      'link "ʻŌlelo Hawaiʻi"',
      'link "Huli"',
    ]);
  });
});

test.describe('on a phone', () => {
  test.skip(isLarge);

  test('the bar has five stops, and the menu goes from its close button to the networks', async ({
    page,
  }) => {
    await gotoReady(page, '/visit/plan-your-visit');
    expect(await listStops(page, 5)).toEqual([
      'link "Skip to content"',
      'link "Hale Girih, Home page"',
      'drawer "Language: English"',
      'link "Search"',
      'button "Menu"',
    ]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await readFocus(page)).toBe('button "Close"');
    const stops: string[] = [];
    while (stops.length < 40 && !stops.at(-1)?.startsWith('link "Facebook')) {
      stops.push(...(await listStops(page, 1)));
    }
    // Whether it is open, and what most come for, before the rest.
    expect(stops[0]).toMatch(openState);
    expect(stops[1]).toBe('link "Tickets"');
    const days = /^link "(Today|Tonight|Tomorrow|Sat \d+|This weekend)"$/;
    const section = stops.findIndex((stop, at) => at > 1 && !days.test(stop));
    expect(section).toBeGreaterThan(3);
    expect(stops.slice(section, section + 15)).toEqual([
      'button "Visit"',
      'link "See all"',
      'link "Plan your visit"',
      'link "Visitor guidelines"',
      'link "Virtual tour"',
      'link "Request a tour"',
      'link "Access"',
      'link "With children"',
      'button "What’s on"',
      'button "Collection"',
      'button "What we do"',
      'link "Digital studio"',
      'link "Shop"',
      'button "About"',
      'link "Search"',
    ]);
    expect(stops).toContain('link "Plan your visit"');
    expect(stops).toContain('link "Contact us"');
    expect(stops.at(-1)).toMatch(/^link "Facebook/);
  });
});

test('a carousel is gone through from its arrows to its slides, and the arrows keep the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await gotoReady(page, '/');
  await waitForScripts(page);
  const explore = page.getByRole('link', { name: 'Explore the collection' }).first();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await explore.focus();
  const [previous, arrow, list, first, second] = await listStops(page, 5);
  expect([previous, arrow]).toEqual(['button "Previous"', 'button "Next"']);
  expect(list).toBe('list "The collection"');
  expect(first).toMatch(/^link "Tiles/);
  expect(second).toMatch(/^link "Ceramics/);

  await next.focus();
  for (let presses = 0; presses < 10 && (await next.isEnabled()); presses += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
  }
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled();
});

test('the choices of a list are links that say what is chosen, then come its items', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, '/whats-on?when=weekend');
  const main = page.getByRole('main');
  const chosen = main.getByRole('navigation').getByRole('link', { name: /^(This w|W)eekend/ });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await chosen.focus();
  const stops = await listStops(page, 2);
  expect(stops[0]).toMatch(/^link "All( dates \d+)?"$/);
  expect(stops[1]).toMatch(/Choose a day/);
});

test('every field of every form has a name, and Tab goes from one to the next in reading order', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of [
    '/collection/explore-the-collection',
    '/what-we-do/residencies/explore-all-residencies',
    '/search',
    '/subscribe',
    '/visit/tour-form',
  ]) {
    await gotoReady(page, path);
    const form = page.getByRole('main').locator('form').first();
    const fields = form.locator(fieldSelector);
    const count = await fields.count();
    expect(count, path).toBeGreaterThan(0);
    await fields.first().focus();
    for (let index = 0; index < count; index += 1) {
      const field = fields.nth(index);
      await expect(field, `field ${index} of ${path}`).toBeFocused();
      await expect(field, `field ${index} of ${path}`).toHaveAccessibleName(/\p{L}{2}/u);
      await tabToNext(page);
    }
  }
});

/** Of a group of radio buttons, which are one stop, the chosen one or the first. */
const fieldSelector = [
  'select',
  'textarea',
  'input:not([type="hidden"], [type="radio"], [tabindex="-1"])',
  'input[type="radio"]:checked',
  'fieldset:not(:has(:checked)) input[type="radio"]:first-of-type',
]
  .map((selector) => `${selector}:visible:enabled`)
  .join(', ');

/** To the next field: past links and buttons between, and through the parts of a date. */
async function tabToNext(page: Page): Promise<void> {
  const left = await page.locator(':focus').elementHandle();
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    const isNext = await page.evaluate((one) => {
      const { activeElement } = document;
      return activeElement !== one && activeElement?.matches('input, select, textarea');
    }, left);
    if (isNext) return;
  }
}
