// What a phone fetches when it opens each finished screen first: bytes of the bodies as they are sent
// (brotli where it helps), until the network is quiet. Nothing is scrolled, so that pictures further
// down are not counted. Budgets: 125 KB of JavaScript, 20 KB of CSS, 220 KB before pictures and films.
// `node bench/page-weight.ts`
import { chromium, type Page } from '@playwright/test';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { listAllPaths } from '../scripts/screens/screens.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { pageBudgets } from '../shared/page-builder/page-budgets.ts';
import { gotoReady } from '../tests/setup/chrome.ts';
import { findChromium } from '../tests/setup/chromium.ts';

readCommandLine({});

const { scripts, styles, beforePictures } = pageBudgets;
const budgets = { scripts, styles, 'before pictures': beforePictures };
const kinds = ['page', 'scripts', 'styles', 'fonts', 'data', 'pictures', 'films'] as const;
type Kind = (typeof kinds)[number];
const kindOfType: Readonly<Record<string, Kind>> = {
  Document: 'page',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
  Media: 'films',
};

const site = await runSite(null);
const { channel, ...launch } = await findChromium();
const browser = await chromium.launch(channel ? { ...launch, channel } : launch);
const rows: Record<string, Record<string, number>> = {};
const exceeded: string[] = [];
try {
  for (const path of [...(await listAllPaths()), '/es', '/haw']) {
    // A context of its own: nothing is in its cache.
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
    });
    const bytes = await weigh(await context.newPage(), site.address + path);
    await context.close();
    const toKilobytes = (sum: number) => Math.round(sum / 102.4) / 10;
    const row: Record<string, number> = {};
    for (const kind of kinds) row[kind] = toKilobytes(bytes[kind]);
    const { pictures, films, ...rest } = bytes;
    row['before pictures'] = toKilobytes(Object.values(rest).reduce((sum, size) => sum + size, 0));
    rows[path] = row;
    for (const [name, budget] of Object.entries(budgets)) {
      if ((row[name] ?? 0) > budget) exceeded.push(`${path}: ${row[name]} KB ${name} (${budget})`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log('KB of the first visit at 390 px');
console.table(rows);
console.log(exceeded.length > 0 ? `over budget:\n${exceeded.join('\n')}` : 'all within budget');

async function weigh(page: Page, address: string): Promise<Record<Kind, number>> {
  const bytes = { page: 0, scripts: 0, styles: 0, fonts: 0, data: 0, pictures: 0, films: 0 };
  const answers = new Map<string, { kind: Kind; headerBytes: number }>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    // So far only the headers have come.
    const headerBytes = response.encodedDataLength;
    answers.set(requestId, { kind: kindOfType[type] ?? 'data', headerBytes });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind = 'data', headerBytes = 0 } = answers.get(requestId) ?? {};
    bytes[kind] += encodedDataLength - headerBytes;
  });
  // On a busy processor the network may be quiet while scripts have not yet asked for what they need.
  await gotoReady(page, address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  return bytes;
}
