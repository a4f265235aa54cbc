import { execFileSync } from 'node:child_process';
import { basename, extname } from 'node:path';

const modules = ['.ts', '.tsx', '.mjs', '.css'];
const lintable = [...modules, '.json'];
/** They read the whole project, so that every change touches them. */
const always = [
  'tests/architecture.test.ts',
  'tests/brand.test.ts',
  'tests/specification-coverage.test.ts',
];
/** Files that tests read without importing them, and the tests that do. */
const readers: readonly [changed: RegExp, tests: readonly string[]][] = [
  [
    /^content\//,
    [
      'tests/content-pictures.test.ts',
      'tests/demo-pages.test.ts',
      'services/content-management/embedded/load-content.test.ts',
      'services/object-collection/embedded/load-content.test.ts',
      'services/page-builder/embedded/load-content.test.ts',
      'scripts/collection/import.test.ts',
    ],
  ],
  [/^(shared\/languages|locales)\//, ['tests/another-language.test.ts']],
  [/^(brand|public)\//, ['scripts/brand/draw.test.ts', 'tests/another-museum.test.ts']],
  [/^locales\//, ['scripts/translations/translation-problems.test.ts', 'app/i18n']],
  [/^database\/migrations\//, ['database', 'services']],
  [/^services\/content-management\/models\//, ['services/content-management']],
  [
    /^(package(-lock)?|tsconfig)\.json$/,
    ['scripts/command-line/commands.test.ts', 'scripts/site/set-up.test.ts'],
  ],
];

/** The tests that a change affects. `npm test` runs all of them. */
export interface ChosenTests {
  /** Changed files that the linter reads. */
  readonly lint: readonly string[];
  /** Changed modules: every test that imports them, however far away, is run. */
  readonly related: readonly string[];
  /** Files and folders of tests besides. */
  readonly unit: readonly string[];
  /** Whether the drawing program is touched, which has tests of its own. */
  readonly pictures: boolean;
  /** Journeys in a browser, by file. */
  readonly journeys: readonly string[];
}

/**
 * @param changed paths from the project's folder
 * @param journeys paths of all journeys
 */
export function chooseTests(changed: readonly string[], journeys: readonly string[]): ChosenTests {
  const endsIn = (endings: readonly string[]) => (path: string) => endings.includes(extname(path));
  const unit = readers.flatMap(([pattern, tests]) =>
    changed.some((path) => pattern.test(path)) ? tests : [],
  );
  return {
    lint: changed.filter(endsIn(lintable)).filter((path) => !/^(content|public)\//.test(path)),
    related: changed
      .filter(endsIn(modules))
      .filter((path) => !journeys.includes(path) && !isOfPictures(path)),
    unit: [...new Set([...always, ...unit])],
    pictures: changed.some(
      (path) => isOfPictures(path) || /^(content\/images|shared\/girih)\//.test(path),
    ),
    journeys: journeys.filter((journey) => isTouched(journey, changed)),
  };
}

const isOfPictures = (path: string) => path.startsWith('pictures/');

/** A journey is of the folders and files that bear one of its name's words: `visit`, `search`. */
function isTouched(journey: string, changed: readonly string[]): boolean {
  const words = basename(journey, '.test.ts').split('-');
  return changed.some((path) => {
    if (path === journey) return true;
    if (!/^(app|server|services|shared|locales)\//.test(path) || /\.test\.tsx?$/.test(path)) {
      return false;
    }
    const segments = path.toLowerCase().split(/[/.]/);
    return words.some((word) => segments.some((segment) => segment.split('-').includes(word)));
  });
}

/**
 * Files that differ from a revision, those that git does not know yet included; deleted ones are not named.
 * @throws when git does not know the revision
 */
export function listChanged(since: string): string[] {
  const ask = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\0')
      .filter(Boolean);
  const differing = ask('diff', '--name-only', '-z', '--diff-filter=d', since, '--');
  return [...new Set([...differing, ...ask('ls-files', '-z', '--others', '--exclude-standard')])];
}
