/** The totals of a test runner's report. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One entry per failure: where, and what went wrong. */
  readonly failures: readonly string[];
  /** Why nothing was tested. */
  readonly omission?: string;
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** A file that could not even be read counts as one failed test. */
export function countVitest(report: VitestReport, root: string): Counts {
  let passed = 0;
  const failures: string[] = [];
  for (const file of report.testResults) {
    const path = file.name.replace(`${root}/`, '');
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    for (const test of failed) {
      const messages = (test.failureMessages ?? []).map(withoutRunner);
      failures.push(`${path}: ${test.fullName}\n${messages.join('\n')}`);
    }
    if (file.status === 'failed' && failed.length === 0) failures.push(`${path}\n${file.message}`);
  }
  return { passed, failed: failures.length, failures };
}

/** The runner's own functions say nothing about the failure. */
const withoutRunner = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules\/(@?vitest)\//.test(line))
    .join('\n');

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

/** Errors outside any test, such as a server that does not start, count as one failed test each. */
export function countPlaywright(report: PlaywrightReport): Counts {
  let passed = 0;
  const failures = report.errors.map((error) => error.message ?? 'an error without a message');
  const visit = (suite: PlaywrightSuite) => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        // Passed at the second try: a shared machine may stand still for seconds.
        if (test.status === 'expected' || test.status === 'flaky') passed += 1;
        if (test.status !== 'unexpected') continue;
        const messages = test.results.flatMap((result) => result.errors.map((one) => one.message));
        failures.push(
          `tests/journeys/${spec.file}:${spec.line} (${test.projectName}): ${spec.title}\n${messages.join('\n')}`,
        );
      }
    }
    suite.suites?.forEach(visit);
  };
  report.suites.forEach(visit);
  return { passed, failed: failures.length, failures };
}

/**
 * @param listed what a runner prints when it is asked for its files, or tests with their files
 * @param done files as the runner named them
 * @returns the files that are not done, sorted
 */
export function listLeft(listed: string, done: ReadonlySet<string>): string[] {
  const files = new Set(listed.match(/[\w./-]+\.test\.tsx?/g));
  const isDone = (file: string) =>
    [...done].some((one) => one.endsWith(file) || file.endsWith(one));
  return [...files].filter((file) => !isDone(file)).sort();
}
