// What a page costs that nobody has asked for yet: loaders, rendering, hashing, compressing. Each
// request has an address of its own, so that no kept page answers it; what the service clients keep
// of the content is kept, as it is between two visitors.
// `node bench/uncached-page.ts [seconds for each page, 5 by default]`

import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { measureLoad, needPrograms, processorSeconds } from './load.ts';

const { positionals } = readCommandLine({ words: 1 });
const seconds = Number(positionals[0] ?? 5);
const paths = [
  '/',
  '/es',
  '/whats-on/exhibitions',
  '/whats-on/exhibitions/cobalt',
  '/collection/explore-the-collection',
];

await needPrograms(['wrk']);
const site = await runSite(null);
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const load = {
      address: site.address + path,
      headers: { 'Accept-Encoding': 'br' },
      isVaried: true,
    };
    // The first pages are made by code that has not been compiled yet.
    await measureLoad({ ...load, connections: 4, seconds: 2 });
    const alone = await measureLoad({ ...load, connections: 1, seconds });
    const before = processorSeconds(site.processId);
    const busy = await measureLoad({ ...load, connections: 8, seconds });
    const used = processorSeconds(site.processId) - before;
    rows[path] = {
      'one visitor, ms (median)': alone.medianMs,
      'one visitor, ms (99 %)': alone.slowMs,
      'eight visitors, pages/s': Math.round(busy.requestsPerSecond),
      'processor time, ms/page': Number(
        ((used * 1_000) / (busy.requestsPerSecond * seconds)).toFixed(2),
      ),
    };
  }
  console.table(rows);
} finally {
  await site.stop();
}
