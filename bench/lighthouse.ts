// Lighthouse, mobile preset, over the finished screens: the median of several runs by performance.
// Budgets: 100 accessibility, best practices and SEO, performance 98 or more, largest contentful
// paint 1.5 s, total blocking time 50 ms, layout shift 0.
// `node bench/lighthouse.ts [runs of each screen, 3 by default] [path …]`
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { findChromium } from '../tests/setup/chromium.ts';
import { findFreePort } from '../tests/setup/free-port.ts';

const { positionals } = readCommandLine({ words: Number.POSITIVE_INFINITY });
const [givenRuns, ...givenPaths] = positionals;
const runs = Number(givenRuns ?? 3);
const paths =
  givenPaths.length > 0
    ? givenPaths
    : [
        '/',
        '/whats-on',
        '/whats-on/exhibitions',
        '/whats-on/exhibitions/cobalt',
        '/collection/explore-the-collection',
        '/objects/demo-0001',
        '/es',
        '/haw',
      ];

const site = await runSite(null);
const { channel, args, ...launch } = await findChromium();
const rows: Record<string, Record<string, number>> = {};
const findings = new Map<string, Set<string>>();
try {
  for (const path of paths) {
    // Rendered and its pictures made, as they are for all visitors but the first.
    await measure(path);
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(path));
    results.sort((a, b) => toScore(a, 'performance') - toScore(b, 'performance'));
    const median = results[runs >> 1] as Result;
    rows[path] = toRow(median);
    console.log(path, JSON.stringify(rows[path]));
    collectFindings(path, median);
  }
} finally {
  await site.stop();
}
console.table(rows);
for (const [finding, where] of findings) console.log(`- ${finding}: ${[...where].join(' ')}`);

/** On a busy machine a recording is lost now and then; that says nothing of the screen. */
async function measure(path: string, attempts = 3): Promise<Result> {
  try {
    return await measureOnce(path);
  } catch (error) {
    if (attempts === 1) throw error;
    return measure(path, attempts - 1);
  }
}

async function measureOnce(path: string): Promise<Result> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    ...launch,
    ...(channel && { channel }),
    args: [...args, '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  try {
    const answer = await lighthouse(site.address + path, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!answer || answer.lhr.runtimeError) {
      throw new Error(`${path}: ${answer?.lhr.runtimeError?.message ?? 'nothing measured'}`);
    }
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

function toScore(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function toRow(result: Result): Record<string, number> {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: toScore(result, 'performance'),
    accessibility: toScore(result, 'accessibility'),
    'best practices': toScore(result, 'best-practices'),
    SEO: toScore(result, 'seo'),
    'LCP, s': Number((value('largest-contentful-paint') / 1_000).toFixed(2)),
    'TBT, ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}

/** What took points away, with the first element it names. */
function collectFindings(path: string, { categories, audits }: Result): void {
  for (const category of Object.values(categories)) {
    for (const { id, weight } of category.auditRefs) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      const items = audit.details && 'items' in audit.details ? audit.details.items : [];
      const first = items[0] as { node?: { snippet?: string } } | undefined;
      const name = `${category.title}: ${audit.title} ${audit.displayValue ?? ''} ${first?.node?.snippet?.slice(0, 160) ?? ''}`;
      findings.set(name, (findings.get(name) ?? new Set()).add(path));
    }
  }
}
