import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../setup/page.ts';

// Words that stand on a picture, measured against what is really behind them: a veil that is enough for
// one picture is not for the next one that editors choose.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const exhibitions = readdirSync('content/documents/exhibition').map(
  (file) => `/whats-on/exhibitions/${file.replace('.json', '')}`,
);
const convenings = readdirSync('content/documents/convening')
  .slice(0, 3)
  .map((file) => `/what-we-do/convenings/${file.replace('.json', '')}`);
const screens = [
  ...['/', '/what-we-do/residencies', '/what-we-do/convenings', '/about/our-center'],
  ...['/collection/about-the-collection', '/visit/virtual-tour', '/digital-studio'],
  ...exhibitions,
  ...convenings,
];

const least = 4.5;

for (const path of screens) {
  test(`words on the picture of ${path} are read`, async ({ page }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const lines = await bareLines(page);
      expect(lines.length, `${path} has words on a picture`).toBeGreaterThan(0);
      const contrasts = await measureLines(await page.screenshot(), lines);
      const faint = lines.filter((_, i) => (contrasts[i] ?? 0) < least);
      expect(
        faint.map(({ text }) => text),
        `fainter than ${least}:1 at ${viewport.width} px`,
      ).toEqual([]);
    }
  });
}

interface Line {
  readonly text: string;
  readonly box: { left: number; top: number; width: number; height: number };
  readonly color: readonly number[];
}

/** The lines of words on the opening picture, which are then made invisible. */
const bareLines = (page: Page): Promise<Line[]> =>
  page.evaluate(async () => {
    const hero = document.querySelector('header[data-variant]');
    if (!hero) return [];
    await Promise.all([...hero.querySelectorAll('img')].map((one) => one.decode().catch(() => {})));
    const lines: Line[] = [];
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      // What stands on a ground of its own is not on the picture.
      if (!parent || !node.textContent?.trim() || parent.closest('[data-ground], button, a'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width < 4 || top < 0 || top + height > innerHeight) continue;
        const color =
          getComputedStyle(parent)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        lines.push({ text: node.textContent.trim(), box: { left, top, width, height }, color });
      }
    }
    const bare = new CSSStyleSheet();
    bare.replaceSync(
      'header[data-variant] * { color: transparent !important; text-shadow: none !important }',
    );
    document.adoptedStyleSheets.push(bare);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return lines;
  });

/** For each line, the contrast that all but the worst twentieth of the pixels behind it leave. */
async function measureLines(screenshot: Buffer, lines: readonly Line[]): Promise<number[]> {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.map(({ box, color }) => {
    const words = luminance(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0);
    const contrasts: number[] = [];
    const right = Math.min(info.width, Math.floor(box.left + box.width));
    const bottom = Math.min(info.height, Math.floor(box.top + box.height));
    for (let y = Math.max(0, Math.ceil(box.top)); y < bottom; y++) {
      for (let x = Math.max(0, Math.ceil(box.left)); x < right; x++) {
        const i = (y * info.width + x) * 3;
        const behind = luminance(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
        const [dark, light] = words < behind ? [words, behind] : [behind, words];
        contrasts.push((light + 0.05) / (dark + 0.05));
      }
    }
    contrasts.sort((a, b) => a - b);
    return contrasts[Math.floor(contrasts.length / 20)] ?? least;
  });
}

const linear = (value: number) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
