// `npm run screenshots`: pictures of screens, and a sheet of all of them, in var/screenshots/.
//   --base http://localhost:3000   a site that runs already; else the built one is started
//   --path /visit --path /shop     else the finished screens; --all takes every address
//   --language es --width 390      else all languages, 390 and 1440
//   --full                         the whole page instead of the first window
//   --out folder                   else var/screenshots
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { languages } from '#shared/languages.ts';
import { findChromium } from '../tests/setup/chromium.ts';
import { startStep } from './progress.ts';
import { runSite } from './run-site.ts';
import { listAllPaths, listFinishedPaths } from './screens.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    path: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true, default: [...languages] },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
    all: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    out: { type: 'string', default: 'var/screenshots' },
  },
});

interface Shot {
  readonly path: string;
  readonly language: string;
  readonly width: number;
  /** Below the folder of screenshots. */
  readonly file: string;
  /** What the browser complained of. */
  readonly complaints: string[];
}

const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };
const paths = values.path ?? (values.all ? await listAllPaths() : listFinishedPaths());
const shots: Shot[] = paths.flatMap((path) =>
  values.width.map(Number).flatMap((width) =>
    values.language.map((language) => ({
      path,
      language,
      width,
      file: `${width}/${language}/${path.slice(1).replaceAll(/[^\w-]+/g, '_') || 'home'}.png`,
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
const step = startStep('Screenshots');
let taken = 0;
const waiting = shots.values();
const work = async () => {
  for (const shot of waiting) {
    await take(browser, shot);
    taken += 1;
    step.progress(`${taken} of ${shots.length}`);
  }
};
// Two at once, as the smallest machine has two cores.
await Promise.all([work(), work()]);
await browser.close();
await site?.stop();
writeFileSync(join(values.out, 'index.html'), toContactSheet(shots));
step.done(`${shots.length} in ${values.out}/, all on one sheet: ${values.out}/index.html`);
for (const { file, complaints } of shots) {
  for (const complaint of new Set(complaints)) console.log(`  ${file}: ${complaint}`);
}

async function take(from: Browser, shot: Shot): Promise<void> {
  const context = await from.newContext({
    viewport: { width: shot.width, height: heights[shot.width] ?? 900 },
    hasTouch: shot.width < 768,
    // Entrances are over and films stand still, so that two runs give the same picture.
    reducedMotion: 'reduce',
    timezoneId: 'Pacific/Honolulu',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) shot.complaints.push(message.text());
  });
  page.on('pageerror', (error) => shot.complaints.push(error.message));
  const prefix = shot.language === 'en' ? '' : `/${shot.language}`;
  const address = `${base}${prefix}${shot.path === '/' && prefix ? '' : shot.path}`;
  try {
    await page.goto(address, { waitUntil: 'load' });
    await settle(page);
    const file = join(values.out, shot.file);
    mkdirSync(join(file, '..'), { recursive: true });
    await page.screenshot({ path: file, fullPage: values.full, animations: 'disabled' });
  } catch (error) {
    shot.complaints.push((error as Error).message.split('\n')[0] ?? 'failed');
  } finally {
    await context.close();
  }
}

/** Fonts are there, and every picture that the screenshot will show. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (isFull) => {
    await document.fonts.ready;
    if (isFull) {
      // Pictures further down are fetched when they come near.
      for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    const isWanted = (image: HTMLImageElement) =>
      isFull || image.getBoundingClientRect().top < window.innerHeight;
    const images = [...document.images].filter((image) => isWanted(image) && !image.complete);
    const loaded = images.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve);
          image.addEventListener('error', resolve);
        }),
    );
    const tooLong = new Promise((resolve) => setTimeout(resolve, 15_000));
    await Promise.race([Promise.all(loaded), tooLong]);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }, values.full);
}

function toContactSheet(all: readonly Shot[]): string {
  const groups = Map.groupBy(all, (shot) => shot.path);
  const sections = [...groups].map(([path, group]) => {
    const figures = group.map(
      ({ file, width, language, complaints }) =>
        `<figure><a href="${file}"><img src="${file}" loading="lazy" width="${width > 600 ? 560 : 200}"></a><figcaption>${language}, ${width}${complaints.length > 0 ? `, ${complaints.length} complaints` : ''}</figcaption></figure>`,
    );
    return `<h2>${path}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px sans-serif;margin:24px;background:#eee}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}img{box-shadow:0 1px 6px #0004}</style>
${sections.join('\n')}
`;
}
