import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../setup/page.ts';

// Words that stand on a picture, measured against what is really behind them: a veil that is enough for
// one picture is not for the next one that editors choose.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = (folder: string, path: string) =>
  readdirSync(`content/${folder}`).map((file) => `${path}/${file.replace('.json', '')}`);

/** Every screen that opens with a picture, or with columns of them; `some` where only those with a wide one do. */
const openings: readonly (readonly [name: string, paths: readonly string[], some?: 'some'])[] = [
  [
    'tall lists',
    ['/', '/about/our-center', '/what-we-do/events', '/collection/about-the-collection'],
  ],
  // A visit's hours stand before its pictures.
  ['menus', ['/what-we-do', '/collection', '/visit', '/about'], 'some'],
  ['exhibitions', list('documents/exhibition', '/whats-on/exhibitions')],
  ['convenings', list('documents/convening', '/what-we-do/convenings'), 'some'],
  ['events', list('documents/event', '/what-we-do/events'), 'some'],
  ['programs', list('documents/public_program', '/whats-on/public-programs'), 'some'],
  ['news', list('documents/news', '/about/news'), 'some'],
  ['pages of editors', list('pages/page', '/builder'), 'some'],
];
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const least = 4.5;

for (const [name, paths, some] of openings) {
  test(`words on the pictures that open ${name} are read`, async ({ page }) => {
    test.setTimeout(480_000);
    const faint: string[] = [];
    let opened = 0;
    for (const path of paths) {
      await page.goto(path);
      const hasPicture = await page.locator(roots).first().isVisible();
      if (!some) expect(hasPicture, `${path} opens with a picture`).toBe(true);
      if (!hasPicture) continue;
      opened += 1;
      for (const size of sizes) {
        await page.setViewportSize(size);
        const lines = await bareLines(page);
        // Editors' pages may show their picture further down.
        if (!some) expect(lines.length, `${path} has words on a picture`).toBeGreaterThan(0);
        const contrasts = await measureLines(await page.screenshot(), lines);
        lines.forEach(({ text }, i) => {
          const contrast = contrasts[i] ?? 0;
          if (contrast < least)
            faint.push(`${path} at ${size.width}: “${text}” ${contrast.toFixed(2)}`);
        });
      }
    }
    expect(opened).toBeGreaterThan(2);
    expect(faint, `fainter than ${least}:1`).toEqual([]);
  });
}

/** What pictures fill and words stand on. */
const roots = 'main header[data-variant], main [data-columns] article';

interface Line {
  readonly text: string;
  readonly box: { left: number; top: number; width: number; height: number };
  readonly color: readonly number[];
}

/** The lines of words on pictures in the window, the bar's too, which are then not drawn. */
const bareLines = (page: Page): Promise<Line[]> =>
  page.evaluate(async (pictured) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => !sheet.cssRules[0]?.cssText.includes('main ~ nav'),
    );
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const bar = document.querySelector('header:not(main header)');
    const found = [...document.querySelectorAll(pictured)];
    await frames();
    await Promise.all(
      found
        .flatMap((one) => [...one.querySelectorAll('img')])
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode().catch(() => {})),
    );
    const isOpen = found.some((one) => one.matches('header'));
    const lines: Line[] = [];
    for (const root of bar && isOpen ? [...found, bar] : found) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ opacityProperty: true }) || !node.textContent?.trim())
          continue;
        // What stands on a ground of its own is not on the picture.
        let isOnPicture = true;
        for (let at: Element | null = parent; at && at !== root; at = at.parentElement) {
          const { backgroundColor, clipPath } = getComputedStyle(at);
          const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? '1';
          if (Number(alpha) > 0.9 || clipPath !== 'none' || at.matches('dialog, ul ul, details ul'))
            isOnPicture = false;
        }
        if (!isOnPicture) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, width, height } of range.getClientRects()) {
          if (width < 4 || top < 0 || top + height > innerHeight) continue;
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(parent)
              .color.match(/[\d.]+/g)
              ?.map(Number) ?? [];
          const box = { left, top, width, height };
          lines.push({ text: node.textContent.trim(), box, color: [red, green, blue] });
        }
      }
    }
    const bare = new CSSStyleSheet();
    bare.replaceSync(`main ~ nav { visibility: hidden !important }
      :is(${pictured}, header:not(main header)) * {
        color: transparent !important; text-shadow: none !important; text-decoration: none !important }`);
    document.adoptedStyleSheets.push(bare);
    await frames();
    return lines;
  }, roots);

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
