import type { Page } from '@playwright/test';

/**
 * The words that go on in another line without a hyphen, as the page stands in its window.
 * @param within in which elements they are looked for
 */
export const findBrokenWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    // Cut off to a pixel, as what is only read aloud.
    const isHeardOnly = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const isCut = Math.min(width, height) <= 1 || getComputedStyle(element).clipPath !== 'none';
      return isCut || (element.parentElement !== null && isHeardOnly(element.parentElement));
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.closest(selector) || !element.checkVisibility()) continue;
      // An address may break anywhere.
      if (element.closest('[href^="mailto:"]') || isHeardOnly(element)) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}ʻ]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
        // Half a line apart, since letters of a stand-in have another height.
        if (first && others.some(({ top }) => top > first.top + first.height / 2)) words.push(word);
      }
    }
    return words;
  }, within);
