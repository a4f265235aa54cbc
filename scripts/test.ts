// `npm test`: types, lint, unit and protocol tests, then journeys in a browser through the built site.
// `npm test -- --only unit` runs one of: types, lint, unit, browser. The last line counts all tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildSite, isBuilt } from './build-site.ts';
import { type Counts, countPlaywright, countVitest, type VitestReport } from './count-tests.ts';
import { startStep } from './progress.ts';
import { readCommandLine, refuseCommand } from './read-command-line.ts';
import { type CommandResult, runCommand } from './run-command.ts';

const { values } = readCommandLine({ options: { only: { type: 'string', multiple: true } } });
const minute = 60_000;
const reports = mkdtempSync(join(tmpdir(), 'girih-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const steps: readonly [name: string, title: string, run: (step: Progress) => Promise<Counts>][] = [
  ['types', 'Types', checkTypes],
  ['lint', 'Lint', checkLint],
  ['unit', 'Unit', runUnitTests],
  ['browser', 'Browser', runBrowserTests],
];
type Progress = (text: string) => void;

const names = steps.map(([name]) => name);
const unknown = values.only?.find((name) => !names.includes(name));
if (unknown) {
  refuseCommand(`There is no step ${unknown}; --only takes one of: ${names.join(', ')}.`);
}

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isInterrupted = true;
  });
}

let passed = 0;
let failed = 0;
for (const [name, title, run] of steps) {
  if (isInterrupted || (values.only && !values.only.includes(name))) continue;
  const step = startStep(title);
  const counts = await run(step.progress).catch((error) => fail(error.stack ?? String(error)));
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed === 0) step.done(`${counts.passed} passed`);
  else step.failed(`${counts.passed} passed, ${counts.failed} failed`);
  printFailures(counts.failures);
}
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

/** Some whole, the others by their first line: after so many the cause is usually one. */
function printFailures(failures: readonly string[]): void {
  const shownWhole = 15;
  const shownLines = 60;
  for (const [index, failure] of failures.entries()) {
    const lines = stripVTControlCharacters(failure).split('\n');
    if (index >= shownWhole) console.log(lines[0]);
    else console.log(`\n${lines.slice(0, shownLines).join('\n')}\n`);
  }
}

/** Counts as one test. */
async function checkTypes(progress: Progress): Promise<Counts> {
  const router = 'node_modules/@react-router/dev/bin.cjs';
  const compiler = 'node_modules/typescript/bin/tsc';
  progress('of the routes');
  const generated = await runCommand(router, ['typegen'], { withinMs: 5 * minute });
  if (generated.code !== 0) return fail(generated.output);
  for (const project of ['.', 'pictures']) {
    progress(`of ${project === '.' ? 'the site' : project}`);
    const checked = await runCommand(compiler, ['-p', project, '--pretty', 'false'], {
      withinMs: 5 * minute,
    });
    if (checked.code !== 0) return fail(checked.output);
  }
  return pass();
}

/** Counts as one test. */
async function checkLint(): Promise<Counts> {
  const args = ['check', '--error-on-warnings', '--colors=off', '.'];
  const checked = await runCommand('node_modules/@biomejs/biome/bin/biome', args, {
    withinMs: 5 * minute,
  });
  return checked.code === 0 ? pass() : fail(checked.output);
}

async function runUnitTests(progress: Progress): Promise<Counts> {
  const report = join(reports, 'unit.json');
  let files = 0;
  const result = await runCommand(
    'node_modules/vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--no-color'],
    {
      withinMs: 20 * minute,
      onLine: (line) => {
        if (!/^[✓❯]/.test(line)) return;
        files += 1;
        progress(`${files} files`);
      },
    },
  );
  return count(result, report, (json: VitestReport) => countVitest(json, process.cwd()));
}

async function runBrowserTests(progress: Progress): Promise<Counts> {
  if (!isBuilt()) {
    progress('building the site');
    // Its message says what is wrong; there is nothing to test then.
    const error = await buildSite(progress).then(
      () => null,
      (reason: Error) => reason,
    );
    if (error) return fail(`The site does not build.\n${error.message}`);
  }
  progress('starting');
  const report = join(reports, 'browser.json');
  const result = await runCommand(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=line,json'],
    {
      withinMs: 40 * minute,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      onLine: (line) => {
        const position = /\[(\d+)\/(\d+)\]/.exec(line);
        if (position) progress(`${position[1]} of ${position[2]}`);
      },
    },
  );
  return count(result, report, countPlaywright);
}

/** Reads a report; a runner that fails without a failed test has crashed, which is a failure. */
function count<Report>(
  { code, output }: CommandResult,
  report: string,
  toCounts: (report: Report) => Counts,
): Counts {
  let counts: Counts;
  try {
    counts = toCounts(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return fail(`There is no report. The last lines were:\n${lastLines(output)}`);
  }
  if (code === 0 || counts.failed > 0) return counts;
  const crash = `It failed outside the tests. The last lines were:\n${lastLines(output)}`;
  return { ...counts, failed: 1, failures: [crash] };
}

// Functions, since the steps above run before a constant down here would exist.
function pass(): Counts {
  return { passed: 1, failed: 0, failures: [] };
}

function fail(reason: string): Counts {
  return { passed: 0, failed: 1, failures: [reason] };
}

function lastLines(output: string): string {
  return output.split('\n').slice(-40).join('\n');
}
