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

for (const language of ['es', 'haw'] as const) {
  // Two halves, so that they run side by side.
  for (const half of [0, 1]) {
    test(`no word of any text is broken, from phones to wide windows, in ${language}, half ${half + 1}`, async ({
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
          const words = await findBrokenWords(page);
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
