import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = 'docs/specification-coverage.md';

/** A place that a row of the table names: a file or folder, and perhaps a test in it. */
interface Mention {
  readonly line: number;
  readonly path: string;
  readonly test: string | null;
}

/**
 * The places in the rows of the tables. They stand in backticks from the root of the project,
 * `server/app.ts` or `app/blocks/`; a test with its name after a colon,
 * `app/chrome/bar-behaviour.test.ts: the bar turns light past 70 % of the window`.
 */
function listMentions(markdown: string): Mention[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    return [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:ts|mjs|json|md))(?:: ([^`]+))?`/g)]
      .filter(([, path]) => isOfProject(path ?? ''))
      .map(([, path = '', name]) => ({ line: index + 1, path, test: name ?? null }));
  });
}

/** Addresses of the site such as `/visit/` or `en/common.json` are not places in the repository. */
const isOfProject = (path: string): boolean =>
  /^(app|bench|content|database|docs|locales|pictures|public|scripts|server|services|shared|tests)\//.test(
    path,
  ) || !path.includes('/');

/** What is wrong with a mention, or null. */
function findProblem({ line, path, test: name }: Mention): string | null {
  if (!existsSync(path)) return `line ${line}: there is no ${path}`;
  if (name === null) return null;
  const source = readFileSync(path, 'utf8');
  const isThere = [name, name.replaceAll("'", "\\'")].some((text) => source.includes(text));
  return isThere ? null : `line ${line}: ${path} has no test “${name}”`;
}

test('every file and test that the coverage of the specification names is there', () => {
  const mentions = listMentions(readFileSync(document, 'utf8'));
  expect(mentions.length).toBeGreaterThan(50);
  expect(mentions.map(findProblem).filter((problem) => problem !== null)).toEqual([]);
});

test('a row that names a file or a test that is not there is found', () => {
  const self = 'tests/specification-coverage.test.ts';
  // Put together, so that it does not stand in this file.
  const absent = ['a test that', 'nobody wrote'].join(' ');
  const rows = [
    'Not a row: `server/nowhere.ts`',
    '| /visit | `server/nowhere.ts` | `app/` |',
    `| \`/whats-on\` | \`${self}\` | \`${self}: ${absent}\` |`,
  ].join('\n');
  expect(listMentions(rows).map(findProblem)).toEqual([
    'line 2: there is no server/nowhere.ts',
    null,
    null,
    `line 3: ${self} has no test “${absent}”`,
  ]);
});
