// `npm run screenshots`: pictures of every screen and state, and one page to look through them all, in
// var/screenshots/. Takes half an hour; less when less is asked for:
//   --base http://localhost:3000   a site that runs already; else the built one is started
//   --path /visit --path /shop     these screens only
//   --only reservation             screens and states whose name has this word
//   --language es --width 390      else all languages, 390 and 1440
//   --window                       the first window instead of the whole page
//   --sheet                        first windows at 320, 390, 768, 1440 and 1920, laid out on sheets for a
//                                  wall: sheets.html, and sheets/*.png, one for each screen and state
//   --out folder                   else var/screenshots
// States that are reached by doing something (a reservation, a mail's link) need a site with open
// service APIs, and some its data folder: they are left out of a site that runs already.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { museumTimeZone } from '#brand/names.ts';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { findChromium } from '../../tests/setup/chromium.ts';
import { startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { type RunningSite, runSite } from '../site/run-site.ts';
import { type Shot, toContactSheet } from './contact-sheet.ts';
import type { Stage } from './stage-visits.ts';
import { failingServices } from './staged-screens.ts';
import { listSubjects } from './subjects.ts';
import { toWallSheets } from './wall-sheet.ts';

const { values } = readCommandLine({
  options: {
    base: { type: 'string' },
    path: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true, default: [...languages] },
    width: { type: 'string', multiple: true },
    window: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    out: { type: 'string', default: 'var/screenshots' },
  },
});

const highestPart = 6_000;
const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1440: 900, 1920: 1080 };
const widths = (
  values.width ?? (values.sheet ? ['320', '390', '768', '1440', '1920'] : ['390', '1440'])
).map(Number);
const windows = widths.map((width) => ({ width, height: heights[width] ?? 900 }));
const inLanguages = languages.filter((language) => values.language.includes(language));
const isWindow = values.window || values.sheet;

const running = new Map<string, Promise<RunningSite>>();
const folders: string[] = [];
const startSite = async (name: string, environment: Record<string, string>): Promise<Stage> => {
  if (values.base) return { address: values.base, dataFolder: null };
  const folder = join(tmpdir(), `girih-screenshots-${process.pid}-${name}`);
  const site = running.get(name) ?? begin();
  function begin() {
    folders.push(folder);
    return runSite(folder, { FORM_LIMIT_PER_HOUR: '0', ...environment });
  }
  running.set(name, site);
  return { address: (await site).address, dataFolder: folder };
};
const subjects = (
  await listSubjects(
    () => startSite('working', {}),
    () => startSite('failing', failingServices),
  )
)
  .filter(({ path }) => !values.path || values.path.includes(path))
  .filter(({ name }) => !values.only || values.only.some((word) => name.includes(word)))
  .filter(({ path }) => !values.base || path !== '');
const others = (values.path ?? []).filter((path) => subjects.every((one) => one.path !== path));
for (const path of others) {
  const site = () => startSite('working', {});
  subjects.push({ path, name: path, open: async () => path, site });
}
const shots: Shot[] = subjects.flatMap((screen, index) =>
  widths.flatMap((width) =>
    inLanguages.map((language) => ({
      ...{ screen, width, language },
      file: `${width}/${language}/${String(index + 1).padStart(3, '0')}-${toFileName(screen.name)}.jpg`,
      complaints: [],
    })),
  ),
);
/** What one opening of a page is good for: its widths, wide before narrow, phones with touch apart. */
const openings = [
  ...Map.groupBy(
    shots.toSorted((one, other) => other.width - one.width),
    ({ screen, language, width }) =>
      [
        String(subjects.indexOf(screen)).padStart(3, '0'),
        ...[language, width < 768, screen.press && width],
      ].join(' '),
  ),
]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([, group]) => group);

const { executablePath, channel, args, env } = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  ...(channel ? { channel } : {}),
  args,
  env,
});
const isAll = !values.path && !values.only;
if (isAll) rmSync(values.out, { recursive: true, force: true });
const step = startStep('Screenshots');
const taken: Shot[] = [];
const waiting = openings.values();
const work = async () => {
  for (const opening of waiting) {
    taken.push(...(await takeAll(browser, opening)));
    step.progress(`${taken.length} of ${shots.length}`);
  }
};
// Two at once, as the smallest machine has two cores.
await Promise.all([work(), work()]);
for (const site of running.values()) await (await site).stop();
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
const inOrder = shots.filter((shot) => taken.includes(shot));
writeFileSync(join(values.out, 'index.html'), toContactSheet(inOrder));
const pages = [`${values.out}/index.html`];
if (values.sheet) {
  await writeSheets(browser);
  pages.push(`${values.out}/sheets.html`);
}
await browser.close();
step.done(`${taken.length} in ${values.out}/, all on one page: ${pages.join(', ')}`);
for (const { file, complaints } of inOrder) {
  for (const complaint of new Set(complaints)) console.log(`  ${file}: ${complaint}`);
}

/** Returns those that there are: a screen may not exist at every width. */
async function takeAll(from: Browser, group: readonly Shot[]): Promise<Shot[]> {
  const [first] = group;
  if (!first) return [];
  const { screen, language } = first;
  const context = await from.newContext({
    viewport: toViewport(first.width),
    hasTouch: first.width < 768,
    // Entrances are over and films stand still, so that two runs give the same picture.
    reducedMotion: 'reduce',
    timezoneId: museumTimeZone,
  });
  const page = await context.newPage();
  let current = first;
  const complain = (text: string) => {
    if (!screen.complaint?.test(text)) current.complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(error.message));
  const done: Shot[] = [];
  try {
    const { address } = await screen.site();
    const path = await screen.open(language);
    await page.goto(address + localizePath(path, language), { waitUntil: 'load' });
    if (screen.press) {
      if (!(await page.locator(screen.press).isVisible())) return [];
      await page.waitForTimeout(500);
      await page.locator(screen.press).click();
    }
    if (screen.act) {
      await page.waitForTimeout(500);
      await screen.act(page);
    }
    for (const shot of group) {
      current = shot;
      await page.setViewportSize(toViewport(shot.width));
      await takeOne(page, shot);
      done.push(shot);
    }
  } catch (error) {
    current.complaints.push((error as Error).message.split('\n')[0] ?? 'failed');
    if (!done.includes(current))
      await takeOne(page, current)
        .then(() => done.push(current))
        .catch(() => {});
  } finally {
    await context.close();
  }
  return done;
}

async function takeOne(page: Page, shot: Shot): Promise<void> {
  const isWhole = !isWindow && !shot.screen.press;
  await settle(page, isWhole);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wider > 0) shot.complaints.push(`is ${wider} px wider than the window`);
  const file = join(values.out, shot.file);
  mkdirSync(join(file, '..'), { recursive: true });
  await sharp(isWhole ? await takeWhole(page, shot.width) : await page.screenshot())
    .jpeg({ quality: 82 })
    .toFile(file);
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

/** The sheets as a page, and each as a picture of its own. */
async function writeSheets(from: Browser): Promise<void> {
  const sheets = [...Map.groupBy(inOrder, ({ screen }) => screen)].map(([screen, group]) => ({
    ...{ name: screen.name, path: screen.path },
    shots: group,
  }));
  writeFileSync(join(values.out, 'sheets.html'), toWallSheets(sheets, windows, inLanguages));
  cpSync('public/fonts', join(values.out, 'fonts'), { recursive: true });
  const folder = join(values.out, 'sheets');
  mkdirSync(folder, { recursive: true });
  const page = await from.newPage({ viewport: { width: 2560, height: 1440 } });
  await page.goto(pathToFileURL(resolve(values.out, 'sheets.html')).href);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const [index, { name }] of sheets.entries()) {
    const section = page.locator(`#sheet-${index + 1}`);
    await section.scrollIntoViewIfNeeded();
    await section.evaluate(async (element) => {
      const pictures = [...element.querySelectorAll('img')];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    });
    const number = String(index + 1).padStart(3, '0');
    await section.screenshot({ path: join(folder, `${number}-${toFileName(name)}.png`) });
  }
  await page.close();
}

function toViewport(width: number) {
  return { width, height: heights[width] ?? 900 };
}

function toFileName(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^\w]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'home'
  );
}
