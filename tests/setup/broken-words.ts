import type { Page } from '@playwright/test';

/**
 * The words and numbers that go on in another line without a hyphen, as the page stands in its window.
 * @param within in which elements they are looked for
 */
export const findBrokenWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    const words: string[] = [];
    // Cut off to a pixel, as what is only read aloud; a column without width is seen beside it.
    const isHeardOnly = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const { clipPath, overflow } = getComputedStyle(element);
      const isCut = clipPath !== 'none' || (Math.min(width, height) <= 1 && overflow !== 'visible');
      return isCut || (element.parentElement !== null && isHeardOnly(element.parentElement));
    };
    /** Half a line apart, since letters of a stand-in have another height. */
    const isOnLines = (range: Range): boolean => {
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
      return !!first && others.some(({ top }) => top > first.top + first.height / 2);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (!isOnLines(range)) continue;
      const element = node.parentElement;
      if (!element?.closest(selector) || !element.checkVisibility()) continue;
      if (isHeardOnly(element) || element.closest('[href^="mailto:"]')) continue;
      const text = node.nodeValue ?? '';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}ʻ]{2,}/gu)) {
        // An address may break anywhere, and so do Chinese words.
        const [before = '', after = ''] = [text.slice(0, index), text.slice(index)];
        const whole = `${/\S*$/.exec(before)}${/^\S*/.exec(after)}`;
        if (/@|\w\/|\p{sc=Han}/u.test(whole)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (isOnLines(range)) words.push(word);
      }
    }
    return words;
  }, within);
