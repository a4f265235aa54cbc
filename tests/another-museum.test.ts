import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { mark } from '#brand/mark.ts';
import { introduction, museumKind, museumName } from '#brand/names.ts';
import * as palette from '#brand/palette.ts';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { copyProject } from './setup/copy-project.test-support.ts';
import { readWholeOutbox } from './setup/read-outbox.ts';
import { sendAndReserve } from './setup/send-and-reserve.ts';

const { white: _, ...colors } = palette;
const toOtherColor = (color: string) => `#${color.slice(3)}${color.slice(1, 3)}`;
const otherName = 'Casa Ajena';

/** What is of this museum, and what another one has in its place. Longer ones come first. */
const replacements = new Map<string, string>([
  ...Object.values(introduction).flatMap(({ title, description }): [string, string][] => [
    [title, 'Ships and harbours'],
    [description, 'Ships, and the harbours that they left.'],
  ]),
  ...Object.values(museumKind).map((kind): [string, string] => [kind, 'A house of ships']),
  ...Object.values(museumName).map((name): [string, string] => [name, otherName]),
  ...Object.values(mark).map((path): [string, string] => [path, 'M-9-9H9V9H-9Z']),
  ...Object.values(colors).flatMap((color): [string, string][] => [
    [color, toOtherColor(color)],
    [color.toUpperCase(), toOtherColor(color)],
  ]),
  // With a small letter it is a noun: the pattern.
  ['Girih', 'Ajena'],
  // Both name a time zone too: Pacific/Auckland.
  ['Honolulu', 'Auckland'],
]);
const first = new RegExp([...replacements.keys()].join('|'), 'g');
const toOther = (text: string) => text.replace(first, (found) => replacements.get(found) ?? '');

/** For machines and for apps. */
const others = [
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/favicon.svg',
  '/offline-worker.js',
  '/iiif/3/collections',
  '/iiif/3/manifests/demo-0041',
  '/objects/demo-0041.jsonld',
  '/object-collection-api/openapi.json',
  '/calendar/programs.ics',
  '/pattern.svg',
  ...languages.map((language) => `/manifest.${language}.webmanifest`),
  ...languages.map((language) => localizePath('/about/news.rss', language)),
];

test('with another brand and other content nothing names this museum or has its colours', async () => {
  const folder = copyProject('another-museum');
  for (const one of ['brand', 'content']) rewrite(join(folder, one));
  execFileSync(process.execPath, ['scripts/brand/draw.ts'], { cwd: folder });
  const dataFolder = join(folder, 'var/data');
  const settings = { FORM_LIMIT_PER_HOUR: '0', DATABASE_URL: '' };
  const site = await runSite(dataFolder, settings, folder);
  onTestFinished(site.stop);
  const traces: string[] = [];
  const lookAt = (where: string, text: string) => {
    for (const trace of new Set(text.match(first))) traces.push(`${where}: ${trace}`);
  };
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(site.address + path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    lookAt(path, text);
    return text;
  };

  const screens = listAddresses(await read('/sitemap-pages-en.xml'));
  expect(screens.length).toBeGreaterThan(40);
  for (const path of screens.flatMap((one) => languages.map((code) => localizePath(one, code)))) {
    const html = await read(path);
    expect(html, path).toContain(otherName);
  }
  for (const path of others) await read(path);
  const assets = join(folder, 'build/client/assets');
  const built = readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name));
  expect(built.length).toBeGreaterThan(100);
  for (const name of built) lookAt(name, readFileSync(join(assets, name), 'utf8'));

  const card = await fetch(`${site.address}/social/home.en.jpg`);
  const { data } = await sharp(await card.arrayBuffer())
    .extract({ left: 8, top: 8, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(distance([...data], toOtherColor(palette.blueDark))).toBeLessThan(12);

  await sendAndReserve(site.address, languages);
  await expect
    .poll(() => readWholeOutbox(dataFolder).length, { timeout: 60_000 })
    .toBe(languages.length * 4);
  const mails = readWholeOutbox(dataFolder);
  for (const { headers, text, html } of mails) {
    lookAt('mail', [headers, text, html].join('\n'));
    expect(headers).toContain(`From: ${otherName} <`);
    // A reservation's mail is text alone.
    if (html) expect(html).toContain(toOtherColor(palette.plaster));
  }
  expect(traces).toEqual([]);
}, 300_000);

/** As another museum writes its files by hand. */
function rewrite(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(json|ts|svg)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, toOther(readFileSync(file, 'utf8')));
  }
}

const listAddresses = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

/** Of two colours, as the largest difference of a channel, 0 to 255. */
function distance(pixel: readonly number[], color: string): number {
  const channels = color.match(/\w\w/g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return Math.max(...channels.map((channel, index) => Math.abs(channel - (pixel[index] ?? 0))));
}
