import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Language, languages } from '#shared/languages/languages.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { copyProject } from './setup/copy-project.test-support.ts';
import { readWholeOutbox } from './setup/read-outbox.ts';
import { sendAndReserve } from './setup/send-and-reserve.ts';

/** Nothing in the project names it, so whatever answers in it derives from the list of languages. */
const added = 'fr' as Language;
const all = [...languages, added];
/** The language whose words it borrows. */
const model = 'es';

test('a language more takes the list, a folder of messages and the dictionaries that the compiler names', async () => {
  const folder = copyProject('another-language');
  const at = (file: string) => join(folder, file);
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));

  cpSync(at(`locales/${model}`), at(`locales/${added}`), { recursive: true });
  rewrite('shared/languages/languages.ts', (text) =>
    text
      .replace(/('\w+')(\] as const)/, `$1, '${added}'$2`)
      .replace(/\n\];/, `\n  { code: '${added}', name: 'French', nativeName: 'Français' },\n];`),
  );

  // The guide names all: with their entries the types are whole.
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const dictionaries = listFilesWithTypeErrors(folder).filter((file) =>
    guide.includes(`\`${file}\``),
  );
  for (const file of dictionaries) rewrite(file, addEntries);
  expect(listFilesWithTypeErrors(folder)).toEqual([]);

  const dataFolder = at('var/data');
  const site = await runSite(dataFolder, { FORM_LIMIT_PER_HOUR: '0', DATABASE_URL: '' }, folder);
  onTestFinished(site.stop);
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(site.address + path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };

  expect(await read('/sitemap.xml')).toContain(`-${added}.xml`);
  const english = listPaths(await read('/sitemap-pages-en.xml'));
  const own = listPaths(await read(`/sitemap-pages-${added}.xml`));
  expect(own).toEqual(english.map((path) => `/${added}${path === '/' ? '' : path}`));
  for (const path of own) {
    const html = await read(path);
    expect(html, path).toContain(`<html lang="${added}"`);
    for (const language of all) expect(html, path).toContain(`hrefLang="${language}"`);
    expect(html, path).toContain('Français');
  }
  expect(await read(`/manifest.${added}.webmanifest`)).toContain(`"/${added}`);
  expect(await read(`/${added}/about/news.rss`)).toContain(`<language>${added}</language>`);
  expect(await read(`/${added}/calendar/programs.ics`)).toContain('BEGIN:VEVENT');
  expect(await read(`/${added}/search?q=azulejo`)).toContain(`href="/${added}/collection/`);

  // Forms, mails, their links and reservations take the language as they take the others.
  await sendAndReserve(site.address, all, folder);
  await expect
    .poll(() => readWholeOutbox(dataFolder).length, { timeout: 60_000 })
    .toBe(all.length * 4);
  const links = readWholeOutbox(dataFolder)
    .filter(({ to }) => to === `${added}@visitor.example`)
    .flatMap(({ text }) => [...text.matchAll(/https?:\/\/[^/\s]+(\/\S*)/g)])
    .map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((path) => !path.startsWith(`/${added}/`))).toEqual([]);
  for (const path of links) await read(path);
}, 400_000);

const listPaths = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

/** Without the tests and what imports from them: they are not in the copy. @returns files from the root of the project */
function listFilesWithTypeErrors(folder: string): string[] {
  const packages = join(folder, 'node_modules');
  const run = (script: string, ...words: string[]) =>
    spawnSync(process.execPath, [join(packages, script), ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  run('@react-router/dev/bin.cjs', 'typegen');
  const { stdout } = run('typescript/bin/tsc', '--pretty', 'false');
  const files = [...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map(
    ([, file = '']) => file,
  );
  return [...new Set(files)].filter(
    (file) =>
      !/\.test(-support)?\.tsx?$/.test(file) &&
      !readFileSync(join(folder, file), 'utf8').includes('/tests/'),
  );
}

/** Beside each entry of the model language, `es: …` or `{ en, es }`, the same one for the added language. */
function addEntries(code: string): string {
  const isEntry = new RegExp(`\\b${model}: `, 'g');
  let result = '';
  let end = 0;
  for (const { index } of code.matchAll(isEntry)) {
    if (index < end) continue;
    const after = findEndOfValue(code, index);
    const value = code.slice(index + `${model}: `.length, after);
    result += `${code.slice(end, after)}, ${added}: ${value}`;
    end = after;
  }
  return (result + code.slice(end)).replace(
    new RegExp(`([{,] )${model}(?=[ ,}])(?!:)`, 'g'),
    `$1${model}, ${added}: ${model}`,
  );
}

/** Where the value of an entry of an object ends: before the comma or the bracket after it. */
function findEndOfValue(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const sign = code[at] ?? '';
    if (`'"\``.includes(sign)) at = findEndOfString(code, at);
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign) && depth === 0) return at;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) return at;
  }
  return code.length;
}

function findEndOfString(code: string, start: number): number {
  for (let at = start + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === code[start]) return at;
  }
  return code.length;
}
