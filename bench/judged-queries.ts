// How good the collection's answers are: what visitors type, judged by what a curator expects. The
// files in bench/judged-queries/ say both; the demo's are judged in the unit tests too.
// `node bench/judged-queries.ts [--cmoa cmoa.jsonl.gz] [--walters walters.jsonl.gz] [--all]`
import { readFileSync } from 'node:fs';
import type { ObjectRecord } from '#services/object-collection/embedded/object-record.ts';
import {
  createTestSearch,
  readDemoRecords,
} from '#services/object-collection/embedded/search/search.test-support.ts';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { readRealRecords } from './collection-search/records.ts';
import { createJudge, judgedQueries, type Verdict } from './judged-queries/judge.ts';

const { values } = readCommandLine({
  words: 0,
  options: {
    cmoa: { type: 'string' },
    walters: { type: 'string' },
    /** Prints the good ones too. */
    all: { type: 'boolean', default: false },
  },
});

const verdicts: Verdict[] = [];
const demo = readDemoRecords();
judgeAll('demo', demo);
const read: ObjectRecord[] = [...demo];
for (const name of ['cmoa', 'walters'] as const) {
  const file = values[name];
  if (!file) continue;
  read.push(...(await readRealRecords(file, `content/mappings/${name}.json`)));
}
// Each set over all records together, as a museum with several sources has them.
for (const name of ['cmoa', 'walters'] as const) if (values[name]) judgeAll(name, read);
printCounts('all', verdicts);

function judgeAll(name: string, records: readonly ObjectRecord[]): void {
  const unique = new Map(records.map((record) => [record.id, record]));
  const sorted = [...unique.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const judge = createJudge(createTestSearch(sorted).search, sorted);
  const queries = judgedQueries.parse(
    JSON.parse(readFileSync(new URL(`./judged-queries/${name}.json`, import.meta.url), 'utf8')),
  );
  const judged = queries.map(judge);
  for (const { verdict, query, note } of judged) {
    if (values.all || verdict !== 'good')
      console.log(`${verdict.padEnd(7)}${query.padEnd(44)}${note}`);
  }
  printCounts(name, judged);
  verdicts.push(...judged);
}

function printCounts(name: string, judged: readonly Verdict[]): void {
  const count = (verdict: Verdict['verdict']) =>
    judged.filter((one) => one.verdict === verdict).length;
  const share = Math.round((100 * count('good')) / judged.length);
  console.log(
    `${name}: ${judged.length} queries, ${count('good')} good (${share} %), ${count('partly')} partly, ${count('bad')} bad\n`,
  );
}
