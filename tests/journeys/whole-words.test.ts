import type { Page } from '@playwright/test';
import { localizePath } from '#shared/languages/localized-path.ts';
import { listScreens } from '../../scripts/screens/screens.ts';
import { findBrokenWords } from '../setup/broken-words.ts';
import { expect, test } from '../setup/page.ts';

// Spanish and Hawaiian words are longer than those that a layout was made with. A name or an hour that is cut in two
// is found by nobody who looks at English alone.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ viewport }) => viewport?.width === 390, 'sets its own widths');

/** Parts out of their place, and words longer than any column, are what those of typography show. */
const shown = (await listScreens()).filter(
  ({ path, press }) => !press && !path.startsWith('/typography'),
);
const paths = [...new Set(shown.map(({ path }) => path))];
const widths = [1440, 1024, 768, 390, 320];

/** Words that are broken, and what leaves the window at its side. */
async function listCut(page: Page, width: number): Promise<string[]> {
  const words = await findBrokenWords(page);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return scrollWidth > width ? [...words, `the page is ${scrollWidth} wide`] : words;
}

for (const language of ['es', 'haw'] as const) {
  // Two halves, so that they run side by side.
  for (const half of [0, 1]) {
    test(`no word of any text is broken or leaves the window, from phones to wide windows, in ${language}, half ${half + 1}`, async ({
      page,
      expectComplaint,
    }) => {
      test.setTimeout(180_000);
      // Of addresses that answer 404.
      expectComplaint(/the server responded with a status of 4/);
      const broken: string[] = [];
      for (const path of paths.filter((_, at) => at % 2 === half)) {
        await page.goto(localizePath(path, language), { waitUntil: 'domcontentloaded' });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const words = await listCut(page, width);
          if (words.length > 0) broken.push(`${path} at ${width}: ${words.join(', ')}`);
        }
      }
      expect(broken).toEqual([]);
    });
  }
}

test('no hour is cut on a tablet with text of twice the size', async ({ page }) => {
  test.setTimeout(90_000);
  const broken: string[] = [];
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const language of ['es', 'haw'] as const) {
    for (const path of [
      ...['/', '/whats-on', '/visit', '/what-we-do/convenings/water-and-number'],
      ...['/what-we-do/convenings', '/whats-on/public-programs/saturday-family-court'],
    ]) {
      await page.goto(localizePath(path, language), { waitUntil: 'domcontentloaded' });
      await page.evaluate(() =>
        document.documentElement.style.setProperty('font-size', '200%', 'important'),
      );
      const hours = `time, [data-offer], main ol p:first-child${path === '/' ? ', dl' : ''}`;
      const words = await findBrokenWords(page, hours);
      if (words.length > 0) broken.push(`${path} in ${language}: ${words.join(', ')}`);
    }
  }
  expect(broken).toEqual([]);
});

/** One of each way of laying out names, words and facts beside each other. */
const largeLetters = [
  ...['/', '/what-we-do', '/what-we-do/residencies/explore-all-residencies', '/whats-on'],
  ...['/what-we-do/events/lamps-and-listening', '/what-we-do/convenings/water-and-number'],
  ...['/whats-on/exhibitions/light-through-a-screen', '/collection/makers', '/shop'],
  ...['/collection/explore-the-collection?hasImage=true&view=list', '/search-results?q=light'],
  ...['/about/news', '/about/staff', '/about/careers/gardener', '/visit/tour-form'],
];

for (const language of ['es', 'haw'] as const) {
  test(`no word is broken, nor leaves the window, with letters of twice the size, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const broken: string[] = [];
    for (const path of largeLetters) {
      await page.goto(localizePath(path, language), { waitUntil: 'domcontentloaded' });
      await page.evaluate(() =>
        document.documentElement.style.setProperty('font-size', '200%', 'important'),
      );
      for (const width of [1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const words = await listCut(page, width);
        if (words.length > 0) broken.push(`${path} at ${width}: ${words.join(', ')}`);
      }
    }
    expect(broken).toEqual([]);
  });
}
