// What visitors see while services are away, slow or answer nonsense: each service for itself and all
// together, five minutes each. Budgets: no 5xx for pages that were seen before; whole again within 10 s.
// `node bench/outages.ts [--minutes 5] [--short] [--json <file>]`; --short: 15 seconds each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceList } from '#server/service/list-services.ts';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { type RunningSite, runSite } from '../scripts/site/run-site.ts';
import { findFreePort } from '../tests/setup/free-port.ts';
import { type Fault, type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';
import { type MeasuredRow, tellRows, toRow } from './report/rows.ts';
import { type RunningService, runService } from './run-service.ts';

const { values } = readCommandLine({
  options: {
    minutes: { type: 'string', default: '5' },
    short: { type: 'boolean' },
    json: { type: 'string' },
  },
});
const outageMs = values.short ? 15_000 : Number(values.minutes) * 60_000;
const giveUpMs = 60_000;
const maxWholeSeconds = 10;
const seenPaths = [
  ...[
    '/',
    '/es',
    '/haw',
    '/whats-on',
    '/whats-on/exhibitions',
    '/tickets',
    '/shop',
    '/visit/access',
  ],
  ...['/visit/plan-your-visit', '/about/news', '/collection/explore-the-collection'],
  ...['/collection/explore-the-collection?q=tile', '/search-results?q=star'],
];

const folder = mkdtempSync(join(tmpdir(), 'girih-outages-'));
const services: RunningService[] = [];
const proxies = new Map<string, FaultyProxy>();
let site: RunningSite | null = null;
try {
  const settings: Record<string, string> = {};
  for (const { name, setting } of serviceList) {
    const socket = join(folder, `${name}.sock`);
    services.push(await runService(name, socket, join(folder, 'services')));
    const proxy = await startFaultyProxy(socket);
    proxies.set(name, proxy);
    settings[setting] = proxy.address;
  }
  const metricsPort = await findFreePort();
  site = await runSite(join(folder, 'site'), { ...settings, METRICS_PORT: String(metricsPort) });
  const names = [...proxies.keys()];
  const cases: [string, readonly string[], Fault][] = [
    ...names.map((name): [string, string[], Fault] => [`${name} away`, [name], 'away']),
    ...(['away', 'slow', 'broken'] as const).map((fault): [string, string[], Fault] => [
      `all ${fault}`,
      names,
      fault,
    ]),
  ];
  const rows: MeasuredRow[] = [];
  for (const [what, affected, fault] of cases) {
    await askAll(site.address);
    for (const name of affected) proxies.get(name)?.behave(fault);
    const { asked, failed } = await askFor(site.address, outageMs);
    for (const name of affected) proxies.get(name)?.behave('well');
    const wholeMs = await untilWhole(site.address, metricsPort, what);
    console.log(`${what}: ${asked} pages asked, failed: ${failed.join(', ') || 'none'}`);
    const count = { work: `failed pages, ${what}`, unit: 'pages', besideWhat: '' };
    const time = { work: `whole again, ${what}`, unit: 's', besideWhat: 'the budget' };
    rows.push(toRow(count, [failed.length]), toRow(time, [wholeMs / 1_000], [maxWholeSeconds]));
  }
  tellRows(rows, values.json);
} finally {
  await site?.stop();
  for (const proxy of proxies.values()) proxy.stop();
  await Promise.all(services.map((service) => service.stop()));
  rmSync(folder, { recursive: true, force: true });
}

async function ask(address: string, path: string): Promise<number> {
  const answer = await fetch(address + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

/** @throws when one of them fails: then nothing could be said of it */
async function askAll(address: string): Promise<void> {
  for (const path of seenPaths) {
    const status = await ask(address, path);
    if (status >= 400) throw new Error(`${path} answers ${status}.`);
  }
}

/** Asks what was seen before, again and again. */
async function askFor(address: string, ms: number) {
  const until = performance.now() + ms;
  const failed: string[] = [];
  let asked = 0;
  while (performance.now() < until) {
    const path = seenPaths[asked++ % seenPaths.length] ?? '/';
    const status = await ask(address, path);
    if (status >= 500) failed.push(`${status} ${path}`);
    await pause(20);
  }
  return { asked, failed };
}

/** @returns milliseconds until pages that nobody asked before are drawn, and no service is paused any more */
async function untilWhole(address: string, metricsPort: number, what: string): Promise<number> {
  const started = performance.now();
  let round = 0;
  while (performance.now() - started < giveUpMs) {
    round += 1;
    const fresh = seenPaths.map(
      (path) => `${path}${path.includes('?') ? '&' : '?'}n=${what}${round}`,
    );
    const statuses = await Promise.all(
      fresh.map((path) => ask(address, path.replaceAll(' ', '-'))),
    );
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const isPaused = /^girih_upstream_circuit_open\{[^}]*\} 1$/m.test(metrics);
    if (!isPaused && statuses.every((status) => status < 400)) return performance.now() - started;
    await pause(250);
  }
  return Number.POSITIVE_INFINITY;
}
