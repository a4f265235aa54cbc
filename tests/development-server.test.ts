import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { gotoReady } from './setup/chrome.ts';
import { findChromium } from './setup/chromium.ts';
import { copyProject } from './setup/copy-project.test-support.ts';
import { findFreePort } from './setup/free-port.ts';

const withinMs = 120_000;

test('the development server shows what is written: a screen, its loader, the server, content', async () => {
  const folder = copyProject('development');
  const { address, output } = await startDevelopment(folder);
  const page = `${address}/visit/visitor-guidelines`;
  const shows = async (url: string, words: string) => {
    const found = expect.poll(() => fetchText(url), { timeout: withinMs, interval: 500 });
    await found.toContain(words).catch((error) => {
      throw new Error(`${error.message}\n${output()}`);
    });
  };
  await shows(page, 'Visitor guidelines');

  edit(
    folder,
    'app/components/visit/TextScreen.tsx',
    '<PageHeader',
    '<p>A new line</p><PageHeader',
  );
  await shows(page, 'A new line');
  const screen = 'app/routes/visit/VisitorGuidelines.tsx';
  edit(folder, screen, "'visitor-guidelines', messages", "'visitor-guidelines', (messages");
  await shows(page, 'VisitorGuidelines.tsx:');
  edit(folder, screen, '(messages, section', "messages, 'A new section'");
  await shows(page, 'A new section');
  // In a page that stays open, each time: it must not keep what it was given before.
  const opened = await openInBrowser(page);
  const shown = (words: string) =>
    expect
      .poll(opened.read, { timeout: withinMs })
      .toContain(words)
      .catch((error) => {
        throw new Error(`${error.message}\n${output()}`);
      });
  edit(folder, screen, 'A new section', 'Section one');
  await shown('Section one');
  // The first change of all loads the page anew.
  await opened.reopen();
  edit(folder, screen, 'Section one', 'Section two');
  await shown('Section two');
  edit(folder, screen, 'Section two', 'Section three');
  await shown('Section three');
  const document = 'content/documents/text_page/visitor-guidelines.json';
  edit(folder, document, '"title": "Visitor guidelines"', '"title": "Guidelines anew"');
  await shown('Guidelines anew');
  // The last, since it starts the server anew.
  edit(folder, 'server/endpoints/health.ts', "status: 'live'", "status: 'alive'");
  await shows(`${address}/health/live`, 'alive');
}, 300_000);

/** `npm run dev` without npm, whose own processes outlive it. */
async function startDevelopment(folder: string) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const port = String(await findFreePort());
  const args = scripts.dev.replace(/^exec node /, '').split(' ');
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: port, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-8_000);
    });
  }
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  return { address: `http://127.0.0.1:${port}`, output: () => output };
}

/** A page that stays open; what it shows is its title and its text. */
async function openInBrowser(url: string) {
  const browser = await chromium.launch(await findChromium());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(withinMs);
  const reopen = () => gotoReady(page, url);
  await reopen();
  const read = async () => `${await page.title()} ${await page.locator('main').textContent()}`;
  return { read, reopen };
}

/** Empty while nobody answers: the server may be starting. */
const fetchText = (url: string) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );

function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}
