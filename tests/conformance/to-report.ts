import type { Comparison, FoundDifference } from './compare-contents.ts';

/** One thing in which a content differs, wherever it was seen. */
interface Line extends Pick<FoundDifference, 'name' | 'property' | 'ours' | 'official' | 'known'> {
  readonly where: Set<string>;
}

/** The same difference at several widths and stages is one. */
function toLines({ differences }: Pick<Comparison, 'differences'>): Line[] {
  const lines = new Map<string, Line>();
  for (const { name, property, ours, official, known, width, stage } of differences) {
    const isPlace = property === 'box';
    const key = JSON.stringify(isPlace ? [name, property] : [name, property, ours, official]);
    const line = lines.get(key) ?? { name, property, ours, official, known, where: new Set() };
    line.where.add(`${width} px ${stage}`);
    lines.set(key, line);
  }
  return [...lines.values()];
}

export type Result = 'same' | 'known' | 'different' | 'failed';

export function toResult({ failure, differences }: Comparison): Result {
  if (failure !== null) return 'failed';
  if (differences.some(({ known }) => known === null)) return 'different';
  return differences.length > 0 ? 'known' : 'same';
}

const sentences: Readonly<Record<Result, string>> = {
  same: 'the same',
  known: 'the same but for known differences',
  different: 'DIFFERENT',
  failed: 'NOT COMPARED',
};

/** @param most lines of one content */
export function toText(comparison: Comparison, most: number): string {
  const lines = toLines(comparison);
  const unknown = lines.filter(({ known }) => known === null);
  const reasons = new Set(lines.flatMap(({ known }) => known?.reason ?? []));
  return [
    `${comparison.name}: ${sentences[toResult(comparison)]}${comparison.failure ? `: ${comparison.failure}` : ''}`,
    ...unknown
      .slice(0, most)
      .map(
        ({ name, property, ours, official, where }) =>
          `  ${name}, ${property}: ours ${cut(ours)}; official ${cut(official)}  [${[...where].join(', ')}]`,
      ),
    ...(unknown.length > most ? [`  and ${unknown.length - most} more`] : []),
    ...[...reasons].map((reason) => `  known: ${reason}`),
    ...comparison.warnings.map((warning) => `  left out: ${cut(warning)}`),
  ].join('\n');
}

const cut = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text || '(empty)');

/** A page to read all of it. */
export function toHtml(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const lines = toLines(comparison).map(
      ({ name, property, ours, official, where, known }) =>
        `<tr class="${known ? 'known' : 'unknown'}">${[name, property, ours, official, [...where].join(', '), known?.reason ?? ''].map((cell) => `<td>${toHtmlText(cell)}</td>`).join('')}</tr>`,
    );
    const result = toResult(comparison);
    const notes = [comparison.failure, ...comparison.warnings].filter((note) => note !== null);
    return `<details class="${result}"${result === 'different' || result === 'failed' ? ' open' : ''}>
<summary>${toHtmlText(comparison.name)}: ${sentences[result]}</summary>
${notes.map((note) => `<p>${toHtmlText(note)}</p>`).join('')}
${lines.length > 0 ? `<table><tr><th>What<th>Property<th>Ours<th>Official<th>Where<th>Known</tr>${lines.join('')}</table>` : ''}
</details>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contents beside the official renderer</title>
<style>
body{font:14px/1.4 system-ui;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:2px 6px;text-align:start;vertical-align:top;max-width:30rem;overflow-wrap:anywhere}
.different>summary,.failed>summary,.unknown{color:#a00}.known{color:#666}
</style>
<h1>Contents beside the official renderer</h1>
${rows.join('\n')}
</html>
`;
}

const toHtmlText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
