import { localizePath } from '#shared/languages/localized-path.ts';
import { findBrokenWords } from '../setup/broken-words.ts';
import { expect, test } from '../setup/page.ts';

// Spanish and Hawaiian words are longer than those that a layout was made with.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ viewport }) => viewport?.width === 390, 'sets its own widths');

const screens = [
  ...['/', '/what-we-do', '/what-we-do/residencies', '/what-we-do/convenings'],
  ...['/what-we-do/residencies/leila-okonjo', '/what-we-do/artists/priya-venkataraman'],
  ...['/whats-on', '/whats-on/exhibitions', '/whats-on/exhibitions/first-lines'],
  ...['/whats-on/exhibitions/light-through-a-screen', '/whats-on/exhibitions/warp-and-weather'],
  ...['/whats-on/public-programs', '/collection', '/collection/explore-the-collection', '/visit'],
  ...['/visit/plan-your-visit', '/visit/visitor-guidelines', '/tickets', '/shop', '/about'],
  ...['/about/news', '/about/news/a-fragment-goes-home', '/about/staff', '/digital-studio'],
];

/** What is read first. */
const names = 'h1, h2, h3, h4, nav a, main a, main button';

for (const language of ['es', 'haw'] as const) {
  test(`no word of a name is broken on tablets and wide windows, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const broken: string[] = [];
    for (const path of screens) {
      await page.goto(localizePath(path, language), { waitUntil: 'domcontentloaded' });
      for (const width of [1440, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const words = await findBrokenWords(page, names);
        if (words.length > 0) broken.push(`${path} at ${width}: ${words.join(', ')}`);
      }
    }
    expect(broken).toEqual([]);
  });
}
