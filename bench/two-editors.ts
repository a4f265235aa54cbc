// Two people write in one item in two browsers, in random fields, while their lines drop, their pages are
// loaded again and the server is killed (SIGKILL). Afterwards every word that was typed and that nobody
// removed must be there. `node bench/two-editors.ts [--minutes 10] [--seed 1]`; needs `npm run build`.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { openSqlite } from '#database/database.ts';
import { createInvitation, toInvitationAddress } from '#server/studio/people/invitations.ts';
import { peopleQuery } from '#server/studio/people/tables.ts';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { findChromium } from '../tests/setup/chromium.ts';
import { findFreePort } from '../tests/setup/free-port.ts';
import { letTwoEdit } from '../tests/setup/two-editors.ts';

const { values } = readCommandLine({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'girih-two-editors-'));
const port = await findFreePort();
const origin = `http://localhost:${port}`;

function start() {
  const child = spawn(process.execPath, ['scripts/site/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_FOLDER: folder,
      WORKERS: '1',
      LOG_LEVEL: 'error',
      CLIENT_LIMIT_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // With all that it starts.
    detached: true,
  });
  return { child, ready: waitUntilReady() };
}

async function waitUntilReady(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('The server does not start.');
}

let server = start();
async function end() {
  const { child } = server;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isOver = once(child, 'exit');
  process.kill(-Number(child.pid), 'SIGKILL');
  await isOver;
}

async function enter(browser: Browser, name: string) {
  const visitors = openSqlite('visitors', folder);
  const email = `${name}@museum.example`;
  const person = { email, role: 'editor', languages: [], language: 'en' } as const;
  const { token } = await createInvitation(
    peopleQuery(visitors),
    'person',
    person,
    null,
    new Date(),
  );
  await visitors.close();
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  const password = randomUUID();
  await page.goto(toInvitationAddress(origin, token));
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByText('The account is made').waitFor();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: `Aloha, ${name}` }).waitFor();
  return page;
}

const { channel, executablePath, args, env } = await findChromium();
const browser = await chromium.launch({
  ...(channel && { channel }),
  ...(executablePath && { executablePath }),
  args,
  env,
});
try {
  await server.ready;
  const pages = [await enter(browser, 'Leilani'), await enter(browser, 'Kai')] as const;
  const setId = await pages[0].evaluate(async () => {
    const { items } = await (await fetch('/studio/api/items?type=exhibition')).json();
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ uid: 'two-editors' });
    const path = `/studio/api/items/${items[0].setId}/duplicate`;
    return (await (await fetch(path, { method: 'POST', headers, body })).json()).setId as string;
  });
  // Each has a language of their own beside English.
  await pages[0].goto(`/studio/items/${setId}?language=haw`);
  await pages[1].goto(`/studio/items/${setId}?language=es`);
  for (const page of pages) await page.locator('[data-path="en.title"]').waitFor();
  const { faults, ...edited } = await letTwoEdit({
    pages,
    setId,
    ms: Number(values.minutes) * 60_000,
    seed: Number(values.seed),
    async killServer() {
      await end();
      await wait(500);
      server = start();
      await server.ready;
    },
  });
  console.log(edited);
  for (const fault of faults.slice(0, 50)) console.error(fault);
  console.log(faults.length === 0 ? 'Everything is there.' : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await end();
  await rm(folder, { recursive: true, force: true });
}
