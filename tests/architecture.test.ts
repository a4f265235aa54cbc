import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCircles } from './setup/find-circles.ts';
import { type Import, listSources, readImports } from './setup/read-imports.ts';

const folders = ['app', 'brand', 'database', 'framework', 'server', 'services', 'shared', 'studio'];
const files = listSources([...folders, 'scripts', 'tests', 'bench', 'deploy', 'pictures']);
const isTest = (file: string) => /\.test(-support)?\.tsx?$/.test(file) || file.startsWith('tests/');
const isCode = (file: string) => /\.tsx?$/.test(file);
const imports = files.filter(isCode).flatMap((file) => readImports(file));
/** Tests may reach further: they put parts together that production code keeps apart. */
const productionImports = imports.filter((one) => !isTest(one.from));

const inside = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
const isOurs = (target: string) => folders.some((folder) => inside(folder)(target));
const service = (file: string) => /^services\/([^/]+)\//.exec(file)?.[1];

interface Rule {
  readonly title: string;
  /** The files the rule is about. */
  readonly from: (file: string) => boolean;
  readonly allows: (one: Import) => boolean;
}

/** `from` may import, of our own folders, only these (and always its own folder). */
const only = (from: string, ...allowed: string[]): Rule => ({
  title: `${from} imports of the house only ${[from, ...allowed].join(', ')}`,
  from: inside(from),
  allows: ({ to }) => !isOurs(to) || [from, ...allowed].some((folder) => inside(folder)(to)),
});

const rules: readonly Rule[] = [
  {
    title: 'brand is data: it imports nothing but types, from shared',
    from: inside('brand'),
    allows: ({ to, isTypeOnly }) => inside('shared')(to) && isTypeOnly,
  },
  only('shared', 'brand'),
  {
    title: 'shared is pure: no package, no module of Node',
    from: inside('shared'),
    allows: ({ to }) => inside('shared')(to) || inside('brand')(to),
  },
  only('database', 'shared'),
  only('framework', 'shared'),
  {
    title: 'of what leans on the framework, app and server take each their own half',
    from: (file) => inside('app')(file) || inside('server')(file),
    allows: ({ from, to, isTypeOnly }) =>
      isTypeOnly ||
      !inside('framework')(to) ||
      dirname(to) === 'framework' ||
      inside(
        from === 'app/entry.server.tsx' ? 'framework/server' : `framework/${from.split('/')[0]}`,
      )(to),
  },
  {
    title: 'no service imports another service, the app or the server',
    from: inside('services'),
    allows: ({ from, to }) =>
      !isOurs(to) ||
      inside('shared')(to) ||
      inside('brand')(to) ||
      inside('database')(to) ||
      service(from) === service(to),
  },
  {
    title: 'a client knows its contract and its protocol, not the embedded server or the database',
    from: (file) => /^services\/[^/]+\/client\//.test(file),
    allows: ({ to }) => !/^services\/[^/]+\/embedded\//.test(to) && !inside('database')(to),
  },
  {
    title: 'a contract imports nothing but types, from shared and from what its records declare',
    from: (file) => /^services\/[^/]+\/contract\.ts$/.test(file),
    allows: ({ from, to, isTypeOnly }) =>
      isTypeOnly && (inside('shared')(to) || inside(`${dirname(from)}/record`)(to)),
  },
  {
    title: 'the app knows services by the types of their contracts only',
    from: inside('app'),
    allows: ({ to, isTypeOnly }) =>
      !inside('services')(to) || (isTypeOnly && /^services\/[^/]+\/contract\.ts$/.test(to)),
  },
  {
    title: 'the app imports neither server nor database',
    from: inside('app'),
    allows: ({ to }) => !inside('server')(to) && !inside('database')(to),
  },
  {
    title: 'schemas and what belongs to the server stay out of the app',
    from: (file) => inside('app')(file) && !/entry\.server\.tsx$/.test(file),
    allows: ({ to, isTypeOnly }) =>
      isTypeOnly || !/^(zod|kysely|pg|hono|sharp|pino|cockatiel)(\/|$)|^node:/.test(to),
  },
  {
    title: 'the table of screens, with its keywords, stays out of browsers',
    from: inside('app'),
    allows: ({ from, to, isTypeOnly }) =>
      isTypeOnly ||
      !inside('shared/screens')(to) ||
      inside('app/routes/search/site-index')(from) ||
      [
        'app/routes.ts',
        'app/machine-head.ts',
        'app/routes/redirects/Redirect.tsx',
        // For its loader, which browsers do not get.
        'app/routes/builder/EditorsFrame.tsx',
      ].includes(from),
  },
  {
    title: 'the server takes types from the app, and the loading of words',
    from: inside('server'),
    allows: ({ to, isTypeOnly }) => !inside('app')(to) || isTypeOnly || inside('app/i18n')(to),
  },
  {
    title: 'nothing imports a route module',
    from: () => true,
    allows: ({ from, to }) =>
      !/^app\/routes\/.*[A-Z]\w*\.tsx$/.test(to) || dirname(from) === dirname(to),
  },
  {
    title: 'the studio in the browser knows the server by the types of its API',
    from: inside('studio'),
    allows: ({ to, isTypeOnly }) =>
      !isOurs(to) ||
      inside('studio')(to) ||
      inside('shared')(to) ||
      inside('brand')(to) ||
      (inside('server/studio')(to) && isTypeOnly),
  },
  {
    title: 'nothing imports the studio of the browser',
    from: (file) => !inside('studio')(file),
    allows: ({ to }) => !inside('studio')(to),
  },
  only('app/design', 'brand', 'shared'),
  only('app/i18n', 'app/design', 'shared'),
  {
    title: 'components stand below chrome, blocks and screens',
    from: inside('app/components'),
    allows: ({ to }) => !/^app\/(chrome|blocks|routes)\//.test(to),
  },
  {
    title: 'blocks and chrome stand below screens and beside each other',
    from: (file) => /^app\/(chrome|blocks)\//.test(file),
    allows: ({ from, to }) =>
      !inside('app/routes')(to) &&
      (!/^app\/(chrome|blocks)\//.test(to) || to.split('/')[1] === from.split('/')[1]),
  },
  {
    title: 'of blocks, preparing imports no values of drawing, which is for browsers',
    from: inside('app/blocks/prepare'),
    allows: ({ to, isTypeOnly }) => isTypeOnly || !inside('app/blocks/draw')(to),
  },
  {
    title: 'of blocks, what both halves read imports neither half',
    from: (file) => inside('app/blocks/values')(file) || inside('app/blocks/expressions')(file),
    allows: ({ to }) => !inside('app/blocks/draw')(to) && !inside('app/blocks/prepare')(to),
  },
  only('pictures', 'brand', 'shared'),
  {
    title: 'nothing imports the drawing program',
    from: (file) => !inside('pictures')(file),
    allows: ({ to }) => !inside('pictures')(to),
  },
  {
    title: 'nothing imports what is for those who run the site, which holds no code of it',
    from: () => true,
    allows: ({ to }) => !inside('deploy')(to),
  },
  {
    title: 'what is in a folder lazy is imported when it is used',
    // The server has everything from its start.
    from: (file) => !file.includes('/lazy/') && !inside('server')(file),
    allows: ({ to, isTypeOnly, isLazy }) => isTypeOnly || isLazy || !to.includes('/lazy/'),
  },
  {
    title: 'demo content is loaded, never imported',
    from: (file) => folders.some((folder) => inside(folder)(file)),
    allows: ({ to }) => !inside('content')(to),
  },
];

describe('imports', () => {
  test('are found in the sources', () => {
    expect(productionImports.length).toBeGreaterThan(100);
  });

  test.for(rules)('$title', ({ from, allows }) => {
    const broken = productionImports.filter((one) => from(one.from) && !allows(one));
    expect(broken.map((one) => `${one.from}:${one.line} imports ${one.to}`)).toEqual([]);
  });
});

test('no files import each other’s values in a circle', () => {
  const targets = new Map<string, string[]>();
  for (const { from, to, isTypeOnly, isLazy } of productionImports) {
    if (isTypeOnly || isLazy) continue;
    targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  expect(findCircles(targets)).toEqual([]);
});

test('only framework/ names what lies inside of the router', () => {
  const inner =
    /\bUNSAFE_|\b__reactRouter|\b(streamCache|renderMeta|staticHandlerContext|serverHandoffStream)\b|'_routes'|endsWith\('\.data'/;
  const namers = files.filter(
    (file) =>
      folders.some((folder) => inside(folder)(file)) &&
      isCode(file) &&
      inner.test(readFileSync(file, 'utf8')),
  );
  expect(namers.filter((file) => !isTest(file) && !inside('framework')(file))).toEqual([]);
});

test('only the settings read the environment', () => {
  const readers = files.filter(
    (file) =>
      folders.some((folder) => inside(folder)(file)) &&
      isCode(file) &&
      /process\.env|import\.meta\.env\.(?!(DEV|PROD|SSR)\b)/.test(readFileSync(file, 'utf8')),
  );
  expect(readers.filter((file) => !isTest(file))).toEqual(['server/settings/settings.ts']);
});

test('a start imports nothing that only signing in, pictures and drawing cards need', () => {
  const reached = new Set(['server/start.ts']);
  for (const file of reached) {
    for (const { from, to, isLazy, isTypeOnly } of productionImports) {
      if (from === file && !isLazy && !isTypeOnly) reached.add(to);
    }
  }
  expect([...reached]).toContain('server/studio/open-studio.ts');
  expect([...reached].filter((to) => /better-auth|^harfbuzzjs$|^sharp$/.test(to))).toEqual([]);
});

describe('names', () => {
  const isIn = (list: readonly string[]) => (file: string) =>
    file
      .split('/')
      .slice(0, -1)
      .some((folder) => list.includes(folder));

  test('no folder is a drawer for everything', () => {
    expect(files.filter(isIn(['utils', 'lib', 'types', 'common', 'helpers', 'misc']))).toEqual([]);
  });

  test('no file is called index', () => {
    expect(files.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([]);
  });

  test('folders and files are in kebab case, components like their export', () => {
    // The models of a service are named as that service names them.
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
    const named = files.filter((file) => !/^services\/[^/]+\/models\//.test(file));
    const wrong = named.filter((file) => {
      const parts = file.split('/');
      const name = parts.pop() ?? '';
      if (parts.some((folder) => !kebab.test(folder))) return true;
      // 0010-object-collection-objects.sqlite.sql, root.tsx, .gitkeep
      const [stem = ''] = name.replace(/^\./, '').split('.');
      if (kebab.test(stem)) return false;
      const isComponent = /^[A-Z]\w*(\.test)?(\.module\.css|\.tsx)$/.test(name);
      // As the programs that read them want them to be called.
      const isForPrograms = name === 'Containerfile' || /^girih(-service)?@\.service$/.test(name);
      return !isComponent && !isForPrograms && !/^README\.md$|^LICENSE|OFL/.test(name);
    });
    expect(wrong).toEqual([]);
  });

  test('a component file exports what it is called', () => {
    const components = files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file) && !isTest(file));
    const wrong = components.filter((file) => {
      const name = basename(file, '.tsx');
      const code = readFileSync(file, 'utf8');
      return !new RegExp(`export (default )?(async )?(function|const|class) ${name}\\b`).test(code);
    });
    expect(wrong).toEqual([]);
  });

  test('a style module lies beside a file of its folder that imports it', () => {
    const imported = new Set(imports.map((one) => one.to));
    const unused = files.filter((file) => file.endsWith('.module.css') && !imported.has(file));
    expect(unused).toEqual([]);
  });
});

test('every dependency has its reason and its licence in decision 0016', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows = readFileSync('docs/decisions/0016-dependencies.md', 'utf8').matchAll(
    /^\| ([^|]+)\|/gm,
  );
  const named = [...rows].flatMap(([, cell]) => (cell ?? '').trim().split(/, (?:with )?/));
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !named.includes(name),
  );
  expect(missing).toEqual([]);
});
