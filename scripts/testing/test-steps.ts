import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../site/build-site.ts';
import { findBuilt } from '../site/built-site.ts';
import {
  type Counts,
  countPlaywright,
  countVitest,
  listLeft,
  type VitestReport,
} from './count-tests.ts';
import { type CommandResult, runCommand } from './run-command.ts';

/** Told in a few words how far a step is. */
type Progress = (text: string) => void;

/** A slow machine may take as long as it needs; a program that says nothing for so long hangs. */
const maxSilenceMs = 20 * 60_000;
const playwright = 'node_modules/@playwright/test/cli.js';

/** Counts as one test. */
export async function checkTypes(progress: Progress): Promise<Counts> {
  const router = 'node_modules/@react-router/dev/bin.cjs';
  const compiler = 'node_modules/typescript/bin/tsc';
  progress('of the routes');
  const generated = await runCommand(router, ['typegen'], { maxSilenceMs });
  if (generated.code !== 0) return fail(generated.output);
  progress('of the site');
  const checked = await runCommand(compiler, ['--pretty', 'false'], { maxSilenceMs });
  return checked.code === 0 ? pass() : fail(checked.output);
}

/** Counts as one test. @param paths files and folders */
export async function checkLint(paths: readonly string[]): Promise<Counts> {
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--colors=off'];
  const checked = await runCommand('node_modules/@biomejs/biome/bin/biome', [...args, ...paths], {
    maxSilenceMs,
  });
  return checked.code === 0 ? pass() : fail(checked.output);
}

/**
 * @param args `['run']`, or another command of Vitest with what it is about
 * @param reports folder for the report
 */
export async function runUnitTests(
  args: readonly string[],
  reports: string,
  progress: Progress,
): Promise<Counts> {
  return runVitest('.', args, join(reports, 'unit.json'), progress);
}

/** Types and tests of the drawing program, where its packages are installed. */
export async function checkPictures(reports: string, progress: Progress): Promise<Counts> {
  if (!existsSync('pictures/node_modules/.package-lock.json')) {
    const omission = 'left out, since they are not installed: npm ci --prefix pictures';
    return { passed: 0, failed: 0, failures: [], omission };
  }
  const checked = await runCommand(
    'pictures/node_modules/typescript/bin/tsc',
    ['-p', 'pictures', '--pretty', 'false'],
    { maxSilenceMs },
  );
  if (checked.code !== 0) return fail(checked.output);
  const report = join(reports, 'pictures.json');
  const tested = await runVitest('pictures', ['run'], report, progress);
  return { ...tested, passed: tested.passed + 1 };
}

/** @param root folder of the package, with a Vitest of its own */
async function runVitest(
  root: string,
  args: readonly string[],
  report: string,
  progress: Progress,
): Promise<Counts> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const finished = new Set<string>();
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--no-color',
    '--passWithNoTests',
  ];
  const result = await runCommand(vitest, [...args, '--root', root, ...reporters], {
    maxSilenceMs,
    onLine: (line) => {
      const file = /^[✓❯✗×] .*?(\S+\.test\.tsx?) \(/.exec(line)?.[1];
      if (!file) return;
      finished.add(file);
      progress(`${finished.size} files`);
    },
  });
  if (result.timedOut) {
    const listed = await runCommand(vitest, ['list', '--filesOnly', '--root', root], {
      maxSilenceMs,
    });
    return fail(explainEnd(result, listLeft(listed.output, finished)));
  }
  return count(result, report, (json: VitestReport) => countVitest(json, process.cwd()));
}

/** @param files journeys; all when there are none */
export async function runBrowserTests(
  files: readonly string[],
  reports: string,
  progress: Progress,
): Promise<Counts> {
  if (findBuilt() !== 'before') {
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
  const begun = new Set<string>();
  const result = await runCommand(playwright, ['test', ...files, '--reporter=line,json'], {
    maxSilenceMs,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    onLine: (line) => {
      const position = /\[(\d+)\/(\d+)\]/.exec(line);
      if (position) progress(`${position[1]} of ${position[2]}`);
      const file = /\S+\.test\.ts(?=:\d)/.exec(line)?.[0];
      if (file) begun.add(file);
    },
  });
  if (result.timedOut) {
    // With an address of its own, so that no site is made ready for a list.
    const listed = await runCommand(playwright, ['test', ...files, '--list'], {
      maxSilenceMs,
      env: { TEST_BASE_URL: 'http://127.0.0.1' },
    });
    return fail(explainEnd(result, listLeft(listed.output, begun)));
  }
  return count(result, report, countPlaywright);
}

function explainEnd({ output }: CommandResult, left: readonly string[]): string {
  return `${lastLines(output)}\n${left.length} files had not been begun or ended:\n${left.join('\n')}`;
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

const pass = (): Counts => ({ passed: 1, failed: 0, failures: [] });

/** @returns one failed test with its reason */
export const fail = (reason: string): Counts => ({ passed: 0, failed: 1, failures: [reason] });

const lastLines = (output: string): string => output.split('\n').slice(-40).join('\n');
