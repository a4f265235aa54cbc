import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { MeasuredRow } from '../report/rows.ts';
import { drawChart } from './draw-chart.ts';
import type { Results } from './results.ts';
import { type Work, works } from './works.ts';

const introduction = `# Performance

Made by \`npm run bench\`, which also draws the charts; nobody writes here by hand. What each program measures:
[\`bench/README.md\`](../bench/README.md).

All that stands in one row was measured in rounds taken in turn in one run. The ratio is the median of those of the rounds, with the lowest
and the highest: it holds where figures of a machine do not. In charts a bar is a ratio and the line across it the budget.
`;

/** The table of all that was measured, and a chart of each program's ratios. */
export function writeReport(results: Results): void {
  mkdirSync('docs/images/performance', { recursive: true });
  const parts = works.flatMap((work) => {
    const stored = results[work.name];
    if (!stored) return [];
    const bars = stored.rows.flatMap((row) =>
      row.ratio === null
        ? []
        : [
            {
              name: row.work,
              value: row.ratio,
              budget: budgetOf(work, row),
              isMet: isMet(work, row) !== false,
            },
          ],
    );
    const picture = `images/performance/${work.name}.svg`;
    if (bars.length > 0) writeFileSync(`docs/${picture}`, drawChart(work.title, bars));
    return [
      `## ${work.title}\n`,
      `${stored.measuredOn}, ${stored.version}, ${stored.machine}; load of the machine before it began ${stored.load.toFixed(1)}.\n`,
      ...(bars.length > 0 ? [`![${work.title}: ratios](${picture})\n`] : []),
      '| work | measured | beside | ratio (lowest to highest) | budget | rounds |',
      '|---|---|---|---|---|---|',
      ...stored.rows.map((row) => toLine(work, row)),
      '',
    ];
  });
  writeFileSync('docs/performance.md', `${introduction}\n${parts.join('\n').trimEnd()}\n`);
}

function toLine(work: Work, row: MeasuredRow): string {
  const besideWhat = row.besideWhat.includes('/') ? basename(row.besideWhat) : row.besideWhat;
  const budget = budgetOf(work, row);
  const met = isMet(work, row);
  return `| ${[
    row.work,
    `${row.ours} ${row.unit}`,
    row.beside === null ? '–' : `${besideWhat}: ${row.beside}`,
    row.ratio === null
      ? '–'
      : `**${row.ratio.toFixed(2)}** (${row.lowest?.toFixed(2)} to ${row.highest?.toFixed(2)})`,
    budget === null
      ? '–'
      : `${work.isMoreBetter ? '≥' : '≤'} ${Number(budget.toFixed(2))}${met ? '' : ', **not met**'}`,
    row.rounds,
  ].join(' | ')} |`;
}

const budgetOf = ({ budgets }: Work, { work }: MeasuredRow): number | null => budgets[work] ?? null;

/** @returns null: nothing was promised, or nothing stood beside it */
export function isMet(work: Work, row: MeasuredRow): boolean | null {
  const budget = budgetOf(work, row);
  if (budget === null || row.ratio === null) return null;
  return work.isMoreBetter ? row.ratio >= budget : row.ratio <= budget;
}
