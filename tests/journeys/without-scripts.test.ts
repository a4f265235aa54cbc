import { languages } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';
import { listScreens } from '../../scripts/screens.ts';
import { isSmall } from '../setup/chrome.ts';
import { interactiveParts, waitForScripts } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

// What is to be read of a page with JavaScript off is what is to be read with it on. That the
// documents are the same in every language is held by every-screen.test.ts; here it is what is seen.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(isSmall, 'the same words at both widths');

// A carousel's arrows are in the document, and seen only where they work.
const tools = [...interactiveParts, 'main [data-ready]'].join(', ');

const screens = (await listScreens()).filter(({ press }) => !press);
for (const [turn, { path, name }] of screens.entries()) {
  const language = languages[turn % languages.length] ?? 'en';
  const address = localizePath(path, language);

  test(`${address}: ${name} reads the same with scripts and without`, async ({
    page,
    browser,
    baseURL,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404/);
    await page.goto(address);
    await waitForScripts(page);
    const without = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
      reducedMotion: 'reduce',
    });
    const plain = await without.newPage();
    await plain.goto(address);
    const read = (one: typeof page) =>
      one.getByRole('main').evaluate((main, selector) => {
        for (const tool of main.querySelectorAll(selector)) tool.remove();
        // biome-ignore lint/performance/useDomNodeTextContent: what is not seen is not to be read
        return (main as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
      }, tools);
    const [withScripts, withoutScripts] = [await read(page), await read(plain)];
    await without.close();
    expect(withoutScripts).toMatch(/\p{L}{3}/u);
    expect(withScripts).toBe(withoutScripts);
  });
}
