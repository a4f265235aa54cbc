// Requests per second of the home page when it is kept, from one Node process, beside nginx (one
// process as well) serving the same bytes with the same headers. Both write no log of their answers,
// then both write one. Budget: at least half of nginx.
// `node bench/cached-page.ts [rounds, 7 by default] [seconds for each, 3 by default]`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { type RunningSite, runSite } from '../scripts/site/run-site.ts';
import { findFreePort } from '../tests/setup/free-port.ts';
import { measureLoad, median, needPrograms, processorSeconds } from './load.ts';

const { positionals } = readCommandLine({ words: 2 });
const rounds = Number(positionals[0] ?? 7);
const seconds = Number(positionals[1] ?? 3);
const request = { headers: { 'Accept-Encoding': 'br' }, connections: 16, seconds };
const folder = mkdtempSync(join(tmpdir(), 'girih-bench-'));

await needPrograms(['nginx', 'wrk']);
try {
  await compare('without a log', 'error');
  await compare('each answer logged', 'info');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function compare(title: string, logLevel: 'error' | 'info'): Promise<void> {
  const site = await runSite(join(folder, 'data'), { LOG_LEVEL: logLevel });
  const nginx = await startNginx(site, logLevel === 'info').catch(async (error) => {
    await site.stop();
    throw error;
  });
  const both = { nginx, Girih: { address: `${site.address}/`, processId: site.processId } };
  const rates = { nginx: [] as number[], Girih: [] as number[] };
  const costs = { nginx: [] as number[], Girih: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['nginx', 'Girih'] as const) {
        const { address, processId } = both[name];
        const before = processorSeconds(processId);
        const { requestsPerSecond } = await measureLoad({ ...request, address });
        rates[name].push(requestsPerSecond);
        const used = processorSeconds(processId) - before;
        costs[name].push((used / (requestsPerSecond * seconds)) * 1e6);
      }
    }
  } finally {
    nginx.stop();
    await site.stop();
  }
  const row = (name: 'nginx' | 'Girih') => ({
    'requests/s (median)': Math.round(median(rates[name])),
    lowest: Math.round(Math.min(...rates[name])),
    highest: Math.round(Math.max(...rates[name])),
    'processor time, µs/request (median)': Number(median(costs[name]).toFixed(1)),
  });
  console.log(`${title}: ${rounds} rounds of ${seconds} s, ${request.connections} connections`);
  console.table({ nginx: row('nginx'), Girih: row('Girih') });
  const ratios = rates.Girih.map((rate, round) => rate / (rates.nginx[round] ?? Number.NaN));
  console.log(
    `Girih serves ${median(ratios).toFixed(2)} of nginx (median of the rounds; budget 0.50), ` +
      `and ${(median(costs.nginx) / median(costs.Girih)).toFixed(2)} by processor time.\n`,
  );
}

/** nginx with the home page as the site answers it, its bytes from a file. */
async function startNginx(site: RunningSite, hasLog: boolean) {
  const { headers, bytes } = await fetchAsSent(site.address);
  writeFileSync(join(folder, 'home'), bytes);
  const ownOfNginx = /^(date|connection|keep-alive|content-length|content-type|etag)$/;
  const added = Object.entries(headers).filter(([name]) => !ownOfNginx.test(name));
  const port = await findFreePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log ${hasLog ? `${folder}/access.log` : 'off'};
  sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${added.map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`).join('\n    ')}
  }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', configuration], { stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}/home`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const page = await fetch(address).catch(() => null);
    if (page?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const served = await fetchAsSent(address);
  if (!served.bytes.equals(bytes)) throw new Error('nginx does not serve the same bytes.');
  return { address, processId: child.pid ?? 0, stop: () => child.kill() };
}

/** Without undoing the compression, which `fetch` would. */
async function fetchAsSent(address: string) {
  const sent = get(address, { headers: request.headers });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { headers: answer.headers, bytes: await buffer(answer) };
}
