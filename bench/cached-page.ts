// What a kept page costs, by processor time of the process that answers, beside a bare `node:http`
// server and nginx (where the system has it), each one process with the same bytes and headers.
// Budget: bare `node:http` costs at least 0.85 of it, so ours ÷ bare at most 1.18.
// `node bench/cached-page.ts [--rounds 7] [--requests 20000] [--connections 16] [--log error] [--json <file>]`
// A museum's server writes a line for each answer: `--log info --connections 1` shows what that costs at most.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { type RunningSite, runSite } from '../scripts/site/run-site.ts';
import { findFreePort } from '../tests/setup/free-port.ts';
import { processorSeconds } from './load.ts';
import { tellRows, toRow } from './report/rows.ts';
import { sendRequests } from './send-requests.ts';

const { values } = readCommandLine({
  options: {
    rounds: { type: 'string', default: '7' },
    requests: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '16' },
    log: { type: 'string', default: 'error' },
    json: { type: 'string' },
  },
});
const count = Number(values.requests);
const headers = { 'Accept-Encoding': 'br' };
const folder = mkdtempSync(join(tmpdir(), 'girih-bench-'));

interface Server {
  readonly address: string;
  readonly processId: number;
}

const site = await runSite(join(folder, 'data'), { LOG_LEVEL: values.log });
const children: ChildProcess[] = [];
try {
  const servers: Record<string, Server> = {
    Girih: { address: `${site.address}/`, processId: site.processId },
    'bare node:http': await startBare(site),
    ...(spawnSync('which', ['nginx']).status === 0 && { nginx: await startNginx(site) }),
  };
  const costs = Object.fromEntries(Object.keys(servers).map((name) => [name, [] as number[]]));
  // The first round compiles.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const [name, { address, processId }] of Object.entries(servers)) {
      const before = processorSeconds(processId);
      await sendRequests(address, headers, { count, connections: Number(values.connections) });
      const used = ((processorSeconds(processId) - before) / count) * 1e6;
      if (round > 0) costs[name]?.push(used);
    }
    console.log(`round ${round} of ${values.rounds}`);
  }
  const { Girih = [], ...others } = costs;
  const rows = Object.entries(others).map(([besideWhat, used]) =>
    toRow(
      { work: `kept page beside ${besideWhat}`, unit: 'µs of processor', besideWhat },
      Girih,
      used,
    ),
  );
  tellRows(rows, values.json);
} finally {
  for (const child of children) child.kill();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function startBare(running: RunningSite): Promise<Server> {
  const answer = await fetchAsSent(running.address);
  const { connection: _, 'keep-alive': __, date: ___, ...sent } = answer.headers;
  writeFileSync(join(folder, 'home'), answer.bytes);
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(sent));
  const port = await findFreePort();
  const script = new URL('./cached-page/bare-server.ts', import.meta.url).pathname;
  const given = [String(port), join(folder, 'home'), join(folder, 'headers.json')];
  const child = spawn(process.execPath, [script, ...given], { stdio: 'inherit' });
  return waitFor(child, `http://127.0.0.1:${port}/`, answer.bytes);
}

/** nginx with the home page as the site answers it, its bytes from a file. */
async function startNginx(running: RunningSite): Promise<Server> {
  const answer = await fetchAsSent(running.address);
  const ownOfNginx = /^(date|connection|keep-alive|content-length|content-type|etag)$/;
  const added = Object.entries(answer.headers).filter(([name]) => !ownOfNginx.test(name));
  const lines = added.map(
    ([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`,
  );
  const port = await findFreePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${lines.join('\n    ')}
  }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', configuration], { stdio: 'inherit' });
  return waitFor(child, `http://127.0.0.1:${port}/home`, answer.bytes);
}

async function waitFor(child: ChildProcess, address: string, bytes: Buffer): Promise<Server> {
  children.push(child);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const page = await fetch(address).catch(() => null);
    if (page?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const served = await fetchAsSent(address);
  if (!served.bytes.equals(bytes)) throw new Error(`${address} does not serve the same bytes.`);
  return { address, processId: child.pid ?? 0 };
}

/** Without undoing the compression, which `fetch` would. */
async function fetchAsSent(address: string) {
  const sent = get(address, { headers });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { headers: answer.headers, bytes: await buffer(answer) };
}
