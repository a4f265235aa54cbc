// One page of the page builder, drawn for everybody anew: our renderer beside Next.js with the builder's
// own SDK (`bench/next-peer`), both reading the same entry from the same embedded server and keeping what
// they read. Budgets: ten times the requests per second, and fewer bytes.
// `node bench/builder-page.ts [path of a page of editors, /visit/access by default] [rounds, 5] [seconds, 4]`
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { findFreePort } from '../tests/setup/free-port.ts';
import { measureLoad, median, needPrograms, processorSeconds } from './load.ts';

const run = promisify(execFile);
const { positionals } = readCommandLine({ words: 3 });
const path = positionals[0] ?? '/visit/access';
const rounds = Number(positionals[1] ?? 5);
const seconds = Number(positionals[2] ?? 4);

await needPrograms(['wrk']);
const folder = mkdtempSync(join(tmpdir(), 'girih-next-'));
const { core, parts } = weighBlocks();
const site = await runSite(join(folder, 'data'));
try {
  const peer = await startNext(`${site.address}/page-builder-api`);
  try {
    const both = {
      'Next.js': { address: `${peer.address}/`, processId: peer.processId },
      Girih: { address: `${site.address}${path}`, processId: site.processId },
    };
    const rows: Record<string, Record<string, number>> = {};
    const rates = { 'Next.js': [] as number[], Girih: [] as number[] };
    const costs = { 'Next.js': [] as number[], Girih: [] as number[] };
    for (const name of ['Next.js', 'Girih'] as const) {
      // The first pages are made by code that has not been compiled yet.
      await measureLoad({ ...load(both[name].address), seconds: 3 });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['Next.js', 'Girih'] as const) {
        const { address, processId } = both[name];
        const before = processorSeconds(processId);
        const { requestsPerSecond } = await measureLoad(load(address));
        rates[name].push(requestsPerSecond);
        const used = processorSeconds(processId) - before;
        costs[name].push((used * 1_000) / (requestsPerSecond * seconds));
      }
    }
    for (const name of ['Next.js', 'Girih'] as const) {
      rows[name] = {
        'pages/s (median)': Math.round(median(rates[name])),
        'processor time, ms/page': Number(median(costs[name]).toFixed(2)),
        ...(await weigh(both[name].address)),
      };
    }
    console.log(`${path}: ${rounds} rounds of ${seconds} s, 8 connections, every page drawn anew`);
    console.table(rows);
    const ratio = median(rates.Girih) / median(rates['Next.js']);
    console.log(`Girih draws ${ratio.toFixed(1)} times as many pages (budget 10).`);
    console.log(`Code of our own for blocks: ${core} KB on every page that has any (budget 15),`);
    console.log(`${parts} KB more with all parts that only some of them need.`);
  } finally {
    await peer.stop();
  }
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

function load(address: string) {
  return {
    address,
    headers: { 'Accept-Encoding': 'br, gzip' },
    isVaried: true,
    connections: 8,
    seconds,
  };
}

/**
 * Bytes of a first visit as brotli makes them: the HTML, and every script that it names, in elements
 * or, as ours, for after the first paint.
 */
async function weigh(address: string): Promise<Record<string, number>> {
  const html = await (await fetch(address)).text();
  const named = [...html.matchAll(/"(\/[\w./-]+\.js)"/g)].map(([, path]) => path);
  const scripts = await Promise.all(
    [...new Set(named)].map(async (path) => (await fetch(new URL(path ?? '', address))).text()),
  );
  return { 'HTML, KB': toKilobytes([html]), 'JavaScript, KB': toKilobytes(scripts) };
}

/** What blocks add to the scripts that most screens have, in KB as brotli makes them. */
function weighBlocks(): { readonly core: number; readonly parts: number } {
  const assets = 'build/client/assets';
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const read = (name: string) => readFileSync(join(assets, name), 'utf8');
  const nameOf = (start: string) => {
    const name = names.find((one) => one.startsWith(start));
    if (!name) throw new Error(`No script of the built site is called ${start}…: has it moved?`);
    return name;
  };
  const listImports = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const [, next] of read(name).matchAll(/from"\.\/([^"]+\.js)"/g)) {
      if (next) listImports(next, found);
    }
    return found;
  };
  // The frame of every page, and the pieces that most screens share.
  const shared = listImports(nameOf('site-'), listImports(nameOf('entry.client-')));
  const core = [...listImports(nameOf('EntryView-'))].filter((name) => !shared.has(name));
  const parts = names.filter((name) => name.startsWith('part-'));
  return { core: toKilobytes(core.map(read)), parts: toKilobytes(parts.map(read)) };
}

/** Each text by itself, as it is sent. */
function toKilobytes(texts: readonly string[]): number {
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return Math.round(bytes / 102.4) / 10;
}

/** Installs, builds and starts the peer; it is no part of the project's own installation. */
async function startNext(apiHost: string) {
  const peerFolder = join(folder, 'next-peer');
  cpSync('bench/next-peer', peerFolder, { recursive: true });
  const file = join(peerFolder, 'package.json');
  const stub = `file:${resolve('stubs/isolated-vm')}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('file:../../stubs/isolated-vm', stub));
  const environment = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    BUILDER_API_KEY: 'embedded-space',
    BUILDER_API_HOST: apiHost,
    BUILDER_URL_PATH: path,
  };
  const options = { cwd: peerFolder, env: environment, timeout: 300_000 };
  console.log('Installing Next.js …');
  await run('npm', ['install', '--no-audit', '--no-fund', '--include=optional'], options);
  console.log('Building it …');
  const next = join(peerFolder, 'node_modules/next/dist/bin/next');
  await run(process.execPath, [next, 'build'], options);
  const port = await findFreePort();
  const child = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: peerFolder,
    env: environment,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + 60_000;
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (performance.now() > deadline) throw new Error('Next.js did not start.');
    await new Promise((again) => setTimeout(again, 200));
  }
  return {
    address,
    processId: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
