// `npm run blocks:pictures`: a small picture of each block that can be placed, drawn by the built site from the
// demo's own pages, for the studio's choice of what to insert (studio/pages/insert/pictures/). Run it when a
// block looks otherwise; `--only Museum:Hero` draws one.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { isOffered, toPictureName } from '#shared/page-builder/editing/offered-blocks.ts';
import { findChromium } from '../../tests/setup/chromium.ts';
import { startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { runSite } from '../site/run-site.ts';

interface Specimen {
  readonly component?: { readonly name: string; readonly options?: Record<string, unknown> };
  readonly [field: string]: unknown;
}

const { values } = readCommandLine({ options: { only: { type: 'string', multiple: true } } });
const target = 'studio/pages/insert/pictures';
/** CSS pixels; of what is higher the upper part is shown. */
const shape = { width: 320, height: 200 };
const around = 12;

const text = (words: string): Specimen => ({
  component: { name: 'Text', options: { text: `<p>${words}</p>` } },
});
/** Of blocks that no page of the demo has. */
const others: readonly Specimen[] = [
  {
    component: {
      name: 'Video',
      options: {
        video: '/films/eight-from-a-circle.mp4',
        posterImage: '/images/films/eight-from-a-circle.webp',
        autoPlay: false,
      },
    },
  },
  {
    component: {
      name: 'Embed',
      options: { content: '<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe>' },
    },
  },
  { component: { name: 'Core:Fragment' }, children: [text('One part'), text('and another')] },
  {
    component: {
      name: 'Builder:Accordion',
      options: {
        items: ['When is the house open?', 'Where is the gate?', 'Who may come?'].map((one) => ({
          title: [text(one)],
          detail: [text('As the days go.')],
        })),
      },
    },
  },
  {
    component: {
      name: 'Builder:Carousel',
      options: {
        slides: ['A first slide', 'A second one'].map((one) => ({ content: [text(one)] })),
      },
    },
  },
  {
    component: {
      name: 'Builder:Masonry',
      options: {
        tiles: ['Tiles', 'of different heights,', 'in columns,', 'one below the other'].map(
          (one) => ({
            content: [text(one)],
          }),
        ),
      },
    },
  },
];

const specimens = new Map<string, Specimen>();
for (const file of readdirSync('content/pages', { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.json'))
    collect(JSON.parse(readFileSync(join('content/pages', file), 'utf8')));
}
for (const one of others) collect(one);

/** The first of each kind that is met stands for it; what it holds comes along. */
function collect(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const name = Array.isArray(value) ? undefined : (value as Specimen).component?.name;
  if (name && !specimens.has(name)) specimens.set(name, value as Specimen);
  for (const inner of Object.values(value)) collect(inner);
}

const folder = mkdtempSync(join(tmpdir(), 'girih-blocks-'));
const content = join(folder, 'content');
mkdirSync(content);
for (const name of readdirSync('content')) {
  if (name === 'pages') cpSync('content/pages', join(content, 'pages'), { recursive: true });
  else symlinkSync(resolve('content', name), join(content, name));
}
const wanted = [...specimens].filter(
  ([name]) => isOffered(name) && (values.only?.includes(name) ?? true),
);
for (const [position, [, block]] of wanted.entries()) {
  const url = `/specimen-${position}`;
  const page = { name: url, url, data: { title: { en: 'Specimen' }, blocks: [block] } };
  writeFileSync(join(content, `pages/page/specimen-${position}.json`), JSON.stringify(page));
}
const site = await runSite(join(folder, 'data'), { CONTENT_FOLDER: content });
const { executablePath, channel, args, env } = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  ...(channel ? { channel } : {}),
  args,
  env,
});
mkdirSync(target, { recursive: true });
const step = startStep('Drawing blocks');
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const [position, [name]] of wanted.entries()) {
    const address = `${site.address}/builder/specimen-${position}`;
    // What is small is drawn in a small window, else nobody sees what it is.
    const drawn = (await draw(page, address, 1200)) ?? (await draw(page, address, 480));
    if (drawn) writeFileSync(join(target, `${toPictureName(name)}.webp`), drawn);
    else console.warn(`${name} draws nothing.`);
  }
} finally {
  step.done(`${wanted.length}`);
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** @returns null for a block that is lost in a window of that width */
async function draw(page: Page, address: string, width: number): Promise<Buffer | null> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  const block = page.locator('[builder-id]').first();
  await block.waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :is(header, footer, nav, aside):not(main *) { display: none !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  const box = await block.boundingBox();
  const least = width > 600 ? 260 : 4;
  if (!box || box.height < least) return null;
  const clip = { ...box, height: Math.min(box.height, (width * shape.height) / shape.width) };
  const background = '#f7f3ec';
  const inner = { width: shape.width - 2 * around, height: shape.height - 2 * around };
  const shown = await sharp(await page.screenshot({ clip, fullPage: true }))
    .resize({ ...inner, fit: 'contain', background })
    .toBuffer();
  return sharp(shown)
    .extend({ top: around, bottom: around, left: around, right: around, background })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}
