// How fast an export comes in, and how much memory that takes at most: an export multiplied to as
// many records as wanted, with numbers and titles of their own. Each kind of import runs in a
// process of its own: the first, the same file again, one in which a twentieth has changed, the
// building of the search index, and, beside it, the plainest program that stores the raw lines.
// Budget: 20,000 records a second at the first import on two processors, memory flat.
// `node bench/collection-import.ts <export.jsonl.gz> [--mapping content/mappings/cmoa.json]
//  [--size 100000]`; with DATABASE_URL on PostgreSQL, where its schema `content` must be empty
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine, refuseCommand } from '../scripts/command-line/read-command-line.ts';
import { multiplyExport } from './collection-import/multiply-export.ts';

const { values, positionals } = readCommandLine({
  words: 1,
  options: {
    size: { type: 'string', default: '100000' },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
  },
});

const [source] = positionals;
if (source === undefined) refuseCommand('Say which export to measure with.');

const folder = mkdtempSync(join(tmpdir(), 'collection-import-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const size = Number(values.size);
const file = join(folder, 'export.jsonl.gz');
const changed = join(folder, 'changed.jsonl.gz');
await multiplyExport(source, file, size);
await multiplyExport(source, changed, size, { changeEvery: 20 });

const heading = ['seconds', 'a second', 'CPU seconds', 'peak MB'];
console.log(
  `${size} records`.padEnd(24),
  heading.map((text, at) => text.padStart([8, 10, 12, 9][at] ?? 0)).join(' '),
);
const script = new URL('./collection-import/measure-import.ts', import.meta.url).pathname;
const steps = [
  ['lines', file],
  ['import', file],
  ['again', file],
  ['changed', changed],
  ['index', file],
] as const;
for (const [step, input] of steps) {
  spawnSync(process.execPath, [script, step, input, values.mapping, folder], { stdio: 'inherit' });
}
