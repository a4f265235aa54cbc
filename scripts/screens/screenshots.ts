// `npm run screenshots`: pictures of every screen, and one page to look through them all, in
// var/screenshots/. Takes a quarter of an hour; less when less is asked for:
//   --base http://localhost:3000   a site that runs already; else the built one is started
//   --path /visit --path /shop     these screens only
//   --language es --width 390      else all languages, 390 and 1440
//   --window                       the first window instead of the whole page
//   --out folder                   else var/screenshots
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { museumTimeZone } from '#brand/names.ts';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { findChromium } from '../../tests/setup/chromium.ts';
import { startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { runSite } from '../site/run-site.ts';
import { type Shot, toContactSheet } from './contact-sheet.ts';
import { listScreens } from './screens.ts';

const { values } = readCommandLine({
  options: {
    base: { type: 'string' },
    path: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true, default: [...languages] },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
    window: { type: 'boolean', default: false },
    out: { type: 'string', default: 'var/screenshots' },
  },
});

const highestPart = 6_000;
const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };
const screens = values.path?.map((path) => ({ path, name: path })) ?? (await listScreens());
const shots: Shot[] = screens.flatMap((screen, index) =>
  values.width.map(Number).flatMap((width) =>
    languages
      .filter((language) => values.language.includes(language))
      .map((language) => ({
        ...{ screen, width, language },
        file: `${width}/${language}/${String(index + 1).padStart(2, '0')}-${toFileName(screen.name)}.jpg`,
        complaints: [],
      })),
  ),
);

const site = values.base ? null : await runSite(null);
const base = values.base ?? site?.address ?? '';
const { executablePath, channel, args, env } = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  ...(channel ? { channel } : {}),
  args,
  env,
});
if (!values.path) rmSync(values.out, { recursive: true, force: true });
const step = startStep('Screenshots');
const taken: Shot[] = [];
const waiting = shots.values();
const work = async () => {
  for (const shot of waiting) {
    if (await take(browser, shot)) taken.push(shot);
    step.progress(`${taken.length} of ${shots.length}`);
  }
};
// Two at once, as the smallest machine has two cores.
await Promise.all([work(), work()]);
await browser.close();
await site?.stop();
const inOrder = shots.filter((shot) => taken.includes(shot));
writeFileSync(join(values.out, 'index.html'), toContactSheet(inOrder));
step.done(`${taken.length} in ${values.out}/, all on one page: ${values.out}/index.html`);
for (const { file, complaints } of inOrder) {
  for (const complaint of new Set(complaints)) console.log(`  ${file}: ${complaint}`);
}

/** Returns false where the screen does not exist at this width. */
async function take(from: Browser, shot: Shot): Promise<boolean> {
  const context = await from.newContext({
    viewport: { width: shot.width, height: heights[shot.width] ?? 900 },
    hasTouch: shot.width < 768,
    // Entrances are over and films stand still, so that two runs give the same picture.
    reducedMotion: 'reduce',
    timezoneId: museumTimeZone,
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) shot.complaints.push(message.text());
  });
  page.on('pageerror', (error) => shot.complaints.push(error.message));
  try {
    const { path, press } = shot.screen;
    await page.goto(base + localizePath(path, shot.language), { waitUntil: 'load' });
    if (press) {
      if (!(await page.locator(press).isVisible())) return false;
      await page.waitForTimeout(500);
      await page.locator(press).click();
    }
    const isWhole = !values.window && !press;
    await settle(page, isWhole);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (wider > 0) shot.complaints.push(`is ${wider} px wider than the window`);
    const file = join(values.out, shot.file);
    mkdirSync(join(file, '..'), { recursive: true });
    await sharp(isWhole ? await takeWhole(page, shot.width) : await page.screenshot())
      .jpeg({ quality: 82 })
      .toFile(file);
  } catch (error) {
    shot.complaints.push((error as Error).message.split('\n')[0] ?? 'failed');
  } finally {
    await context.close();
  }
  return true;
}

/** In parts, since what is higher than the browser's largest surface would be repeated below it. */
async function takeWhole(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const parts: { input: Buffer; left: number; top: number }[] = [];
  for (let top = 0; top < height; top += highestPart) {
    const clip = { x: 0, y: top, width, height: Math.min(highestPart, height - top) };
    const input = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
    parts.push({ input, left: 0, top });
  }
  if (parts.length === 1 && parts[0]) return parts[0].input;
  const canvas = { create: { width, height, channels: 3 as const, background: 'white' } };
  return sharp(canvas).composite(parts).png().toBuffer();
}

/** Fonts are there, and every picture that the screenshot will show. */
async function settle(page: Page, isWhole: boolean): Promise<void> {
  await page.evaluate(async (isWhole) => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(
      (image) => isWhole || image.getBoundingClientRect().top < window.innerHeight,
    );
    for (const picture of pictures) picture.loading = 'eager';
    const loaded = pictures.map(async (picture) => {
      while (!picture.complete) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const tooLong = new Promise((resolve) => setTimeout(resolve, 15_000));
    await Promise.race([Promise.all(loaded), tooLong]);
    // Elements that appear when they come into view have appeared.
    if (isWhole) {
      for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }, isWhole);
}

function toFileName(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^\w]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'home'
  );
}
