import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { museumName } from '#brand/names.ts';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { allScreens } from '#shared/screens/screens.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { runCommand } from '../scripts/testing/run-command.ts';

const answers = {
  name: { en: 'Museum of Ships', es: 'Museo de Barcos', haw: 'Hale Moku' },
  kind: { en: 'A museum of ships', es: 'Un museo de barcos', haw: 'He hale moku' },
  description: { en: 'Ships and harbors.', es: 'Barcos y puertos.', haw: 'Nā moku.' },
  colors: { main: '#3a1f14', second: '#1d5a6e', bright: '#f0c96a', accent: '#ffee00' },
  address: { street: 'Cais 1', city: 'Lisbon', postalCode: '1100', country: 'Portugal' },
  email: 'hello@ships.example',
  timeZone: 'Europe/Lisbon',
  hours: {
    monday: 'closed',
    tuesday: '10:00-17:00',
    wednesday: '10:00-17:00',
    thursday: '10:00-17:00',
    friday: '10:00-20:00',
    saturday: '10:00-17:00',
    sunday: '10:00-17:00',
  },
};

/** Outside of this project, whose packages are not found from there. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-museum-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

const begin = (folder: string, given: unknown) => {
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(given));
  const args = [join(folder, 'museum'), '--answers', file];
  return runCommand('scripts/museum/new.ts', args, { withinMs: 60_000, env: {} });
};

test('a museum that was just begun starts, and every screen opens with its name alone', async () => {
  const folder = makeFolder();
  const begun = await begin(folder, answers);
  expect(begun.code, begun.output).toBe(0);
  expect(begun.output).toContain('#ffee00 would be hard to read');
  const museum = join(folder, 'museum');
  symlinkSync(resolve('node_modules'), join(museum, 'node_modules'));
  const site = await runSite(join(folder, 'data'), { DATABASE_URL: '' }, museum);
  onTestFinished(site.stop);
  const wrong: string[] = [];
  const read = async (path: string) => {
    const answer = await fetch(site.address + path);
    const html = await answer.text();
    if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
    const traces = html.match(new RegExp(`${museumName.en}|Honolulu|Girih(?!-)`, 'g')) ?? [];
    for (const trace of new Set(traces)) wrong.push(`${path}: ${trace}`);
    return html;
  };
  const paths = allScreens.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  expect(paths.length).toBeGreaterThan(25);
  for (const language of languages) {
    for (const path of paths) {
      const html = await read(localizePath(path, language));
      if (!html.includes(answers.name[language])) wrong.push(`${path}: without its name`);
    }
  }
  for (const path of ['/sitemap.xml', '/robots.txt', '/calendar/programs.ics', '/about/news.rss']) {
    await read(path);
  }
  expect(wrong).toEqual([]);
  const missing = await fetch(`${site.address}/visit/exhibitions/none`);
  expect(missing.status).toBe(404);
}, 300_000);

test('nothing is written where an answer is wrong or the folder is in use', async () => {
  const folder = makeFolder();
  const wrong = { ...answers, timeZone: 'Lisbon', colors: { ...answers.colors, main: 'red' } };
  const refused = await begin(folder, wrong);
  expect(refused.code).toBe(2);
  expect(refused.output).toContain('timeZone: must be a time zone');
  expect(refused.output).toContain('colors.main: must be a color');
  mkdirSync(join(folder, 'museum'));
  writeFileSync(join(folder, 'museum/mine.txt'), 'mine');
  const inUse = await begin(folder, answers);
  expect([inUse.code, inUse.output]).toEqual([2, expect.stringContaining('is not empty')]);
  expect(readFileSync(join(folder, 'museum/mine.txt'), 'utf8')).toBe('mine');
});
