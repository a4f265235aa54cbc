import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';

// What a test asks of a page that is open in a browser.

/**
 * What axe finds, in one line for each element. The same as by default, in a fraction of the time:
 * its code goes to each document once, there are no frames to join, no style sheets of other hosts,
 * and what is in order need not be told.
 * @param options.inside selector of the part to look at; else the whole document
 * @param options.hasContrast whether contrasts are measured, which is more than half of the work
 */
export async function findViolations(
  page: Page,
  { inside, hasContrast = true }: { inside?: string; hasContrast?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = { 'color-contrast': { enabled: hasContrast } };
  const given = { context: inside ? { include: [inside] } : null, rules };
  return page.evaluate(async ({ context, rules }) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(context ?? document, {
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      rules,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, given);
}

/** Pixels by which the page is wider than its window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Pieces that run to one edge of a phone's window and leave a gap at the other. */
export const findHalfBleeds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-bleed]')].flatMap((piece) => {
      const { left, right, width } = piece.getBoundingClientRect();
      const gap = window.innerWidth - right;
      return width === 0 || Math.abs(left - gap) < 1
        ? []
        : [`${left} and ${gap} px: ${piece.textContent?.trim().slice(0, 40)}`];
    }),
  );

/** Texts that are drawn smaller than any letter should be, 12 pixels, also within drawings. */
export const findSmallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || parent?.closest('script, style, noscript')) continue;
      if (!parent?.checkVisibility() || parent.getBoundingClientRect().width < 2) continue;
      const drawn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * (drawn?.a ?? 1);
      if (size < 11.95) found.push(`${size.toFixed(1)} px: ${node.textContent.trim()}`);
    }
    return found;
  });

/** Texts in Arabic script that no `lang` announces. */
export const findForeignWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/\p{Script=Arabic}/u.test(node.textContent ?? '')) continue;
      if (node.parentElement?.closest('script')) continue;
      const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      if (!/^(ar|fa|ota|ur)/.test(lang)) found.push(`${lang}: ${node.textContent}`);
    }
    return found;
  });

/**
 * Parts that need scripts and are not there, or not so, without them. They may not tell anything
 * that is not told elsewhere on the page.
 */
const interactiveParts = [
  // Announces a new page to screen readers.
  '[data-announcer]',
  // Tools that are nothing without scripts and stay away then: to print, to walk through rooms, to
  // draw a pattern by lot.
  '[data-needs-scripts]',
  // Stands in for what scripts do.
  'noscript',
  '[data-without-scripts]',
] as const;

/**
 * The words of the document as it was sent and as it is after its scripts ran.
 * @param html what the server sent for the page that is open
 */
export const readBothTexts = (page: Page, html: string): Promise<{ sent: string; now: string }> =>
  page.evaluate(
    ([source, left]) => {
      const read = (body: HTMLElement) => {
        const copy = body.cloneNode(true) as HTMLElement;
        for (const part of copy.querySelectorAll(`script, style, template, ${left}`)) part.remove();
        return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
      };
      const sent = new DOMParser().parseFromString(source, 'text/html').body;
      return { sent: read(sent), now: read(document.body) };
    },
    [html, interactiveParts.join(', ')] as const,
  );

// A carousel's arrows are in the document, and seen only where they work.
const tools = [...interactiveParts, 'main [data-ready]'].join(', ');

/** What is to be read of a page by who sees it, the same with scripts and without. */
export const readSeenText = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main, selector) => {
    const parts = [...main.querySelectorAll<HTMLElement>(selector)];
    for (const { style } of parts) style.setProperty('display', 'none', 'important');
    // biome-ignore lint/performance/useDomNodeTextContent: what is not seen is not to be read
    const text = (main as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
    for (const { style } of parts) style.removeProperty('display');
    return text;
  }, tools);

/** Waits until the page's scripts have taken over all of it, as they do when somebody presses a key. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    return [...document.querySelectorAll('header, main details, [data-bundles]')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    );
  });
}

/** Opens what is folded: drawers, carousels' second slides, and whatever says that it can expand. */
export async function openEverything(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const button of await main.locator('button[aria-expanded="false"]:visible').all()) {
    await button.click();
  }
  await page.evaluate(() => {
    for (const drawer of document.querySelectorAll('main details, footer details')) {
      drawer.setAttribute('open', '');
    }
    for (const slides of document.querySelectorAll('main ul[tabindex="0"]')) {
      slides.scrollTo({ left: slides.clientWidth, behavior: 'instant' });
    }
  });
}

/** The buttons of a page that open a dialog over it, one of each name. */
export async function listDialogOpeners(page: Page): Promise<Locator[]> {
  const openers = await page.getByRole('main').locator('[aria-haspopup="dialog"]:visible').all();
  const names = new Set<string>();
  const different: Locator[] = [];
  for (const opener of openers) {
    const name = await opener.evaluate((one) => one.className);
    if (!names.has(name)) different.push(opener);
    names.add(name);
  }
  return different;
}
