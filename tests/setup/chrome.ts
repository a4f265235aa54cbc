import type { Page } from '@playwright/test';

/** Source: specification §9: below it the small screens' menu, from it on the bar's links. */
export const mobileBreakpointPx = 768;

export const isSmall = ({ viewport }: { viewport: { width: number } | null }): boolean =>
  (viewport?.width ?? 0) < mobileBreakpointPx;

export const isLarge = ({ viewport }: { viewport: { width: number } | null }): boolean =>
  !isSmall({ viewport });

/** Scrolls without animation and waits until the page has answered. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, y);
}

/**
 * Waits until the page's scripts have taken over what is to be seen, without which a click would load
 * a whole page. What editors made further down is taken over when somebody is near.
 */
export async function gotoReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header, [data-bundles], [data-wanted] > *')]
      .filter(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().top < window.innerHeight,
      )
      .every((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
  );
}

/** Scrolls to the form of a screen and waits until it has been taken over; before, it is sent as without scripts. */
export async function gotoForm(page: Page, address: string): Promise<void> {
  await gotoReady(page, address);
  await waitForForm(page);
}

/** As `gotoForm`, where the page is there already. */
export const waitForForm = (page: Page): Promise<void> =>
  waitForPiece(page, '[data-wanted="form"] form');

/** Scrolls to something in a piece of a screen that comes later, and waits until it has been taken over. */
export async function waitForPiece(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.waitForFunction((inPiece) => {
    const element = document.querySelector(inPiece);
    return element && Object.keys(element).some((key) => key.startsWith('__react'));
  }, selector);
}

/** Scrolls to the foot of the site and waits until it has been taken over. */
export async function gotoFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('footer details[data-ready]').first().waitFor();
}

/** Stops the page's clock, so that a test moves it on by the millisecond with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** The way to the tickets that every page has: in the bar, on phones at the foot of the window. */
export const ticketsOf = (page: Page) =>
  page
    .locator('a[href$="/tickets"]:visible')
    .and(page.locator('header:not(main header) *, nav[data-print="none"] *'))
    .first();
