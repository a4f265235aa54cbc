// `npm test`: types, lint, unit and protocol tests, then journeys in a browser through the built site.
// `npm test -- --only unit` runs one of: types, lint, unit, pictures, browser. The last line counts all tests.
// `npm run test:changed` runs what the changes since the last commit touch, with `-- --since main` those since
// another revision: types, the changed files' lint, every test that imports them, journeys of their sections.
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startStep } from '../command-line/progress.ts';
import { readCommandLine, refuseCommand } from '../command-line/read-command-line.ts';
import { type ChosenTests, chooseTests, listChanged } from './choose-tests.ts';
import type { Counts } from './count-tests.ts';
import {
  checkLint,
  checkPictures,
  checkTypes,
  fail,
  runBrowserTests,
  runUnitTests,
} from './test-steps.ts';

type Progress = (text: string) => void;
type Step = readonly [name: string, title: string, run: (step: Progress) => Promise<Counts>];

const { values } = readCommandLine({
  options: {
    only: { type: 'string', multiple: true },
    changed: { type: 'boolean' },
    since: { type: 'string' },
  },
});
const reports = mkdtempSync(join(tmpdir(), 'girih-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const journeys = globSync('tests/journeys/*.test.ts').sort();

const steps =
  values.changed || values.since ? listChosenSteps(values.since ?? 'HEAD') : listSteps();
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
  if (counts.failed === 0) step.done(counts.omission ?? `${counts.passed} passed`);
  else step.failed(`${counts.passed} passed, ${counts.failed} failed`);
  printFailures(counts.failures);
}
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

function listSteps(): Step[] {
  return [
    ['types', 'Types', checkTypes],
    ['lint', 'Lint', () => checkLint(['.'])],
    ['unit', 'Unit', (progress) => runUnitTests(['run'], reports, progress)],
    ['pictures', 'Pictures', (progress) => checkPictures(reports, progress)],
    ['browser', 'Browser', (progress) => runBrowserTests([], reports, progress)],
  ];
}

function listChosenSteps(since: string): Step[] {
  const chosen = chooseOrRefuse(since);
  const { lint, related, unit } = chosen;
  console.log(
    `${chosen.journeys.length} of ${journeys.length} journeys are touched; npm test runs all.`,
  );
  const steps: Step[] = [['types', 'Types', checkTypes]];
  if (lint.length > 0) steps.push(['lint', 'Lint', () => checkLint(lint)]);
  const addUnit = (title: string, args: readonly string[]) =>
    steps.push(['unit', title, (progress) => runUnitTests(args, reports, progress)]);
  if (related.length > 0) addUnit('Unit, importing them', ['related', '--run', ...related]);
  addUnit('Unit, reading them', ['run', ...unit]);
  if (chosen.pictures) {
    steps.push(['pictures', 'Pictures', (progress) => checkPictures(reports, progress)]);
  }
  if (chosen.journeys.length > 0) {
    steps.push([
      'browser',
      'Browser',
      (progress) => runBrowserTests(chosen.journeys, reports, progress),
    ]);
  }
  return steps;
}

function chooseOrRefuse(since: string): ChosenTests {
  try {
    return chooseTests(listChanged(since), journeys);
  } catch (error) {
    return refuseCommand(`What changed since ${since} is not known: ${(error as Error).message}`);
  }
}

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
