import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { listSources, readImports } from './setup/read-imports.ts';

const folders = [
  'app',
  'bench',
  'brand',
  'database',
  'deploy',
  'framework',
  'pictures',
  'scripts',
  'server',
  'services',
  'shared',
  'studio',
];
const files = listSources([...folders, 'tests']).filter((file) => /\.(tsx?|mjs|jsx)$/.test(file));
const settings = globSync('*.config.ts');
const texts = new Map([...files, ...settings].map((file) => [file, readFileSync(file, 'utf8')]));
const imports = [...files, ...settings].flatMap((file) => readImports(file));
const importersOf = Map.groupBy(imports, ({ to }) => to);
const all = [...texts.values()].join('\n');

/** Read by a framework, started by its path, or run as a command. */
const isEntry = (file: string) =>
  /\.test\.tsx?$|\.d\.ts$|^(bench|scripts|tests)\/|^pictures\/[^/]+\.ts$|^bench\/next-peer\//.test(
    file,
  ) ||
  /^app\/(root|routes|entry\.(server|client))\.tsx?$|^app\/routes\/.*\/[A-Z]\w*\.tsx$/.test(file) ||
  file === 'server/dev.ts' ||
  file === 'studio/main.tsx' ||
  // Read as a whole, as style sheets have it.
  file === 'brand/palette.ts' ||
  // Built apart from the site.
  file === 'app/blocks/personalization/choose-before-paint.ts';

test('every file is imported, or named where it is started', () => {
  const unused = files.filter(
    (file) => !isEntry(file) && !importersOf.has(file) && !all.includes(`/${basename(file)}`),
  );
  expect(unused).toEqual([]);
});

test('every export is imported; a type may be there for what its file exports', () => {
  const unused = files
    .filter((file) => !isEntry(file))
    .flatMap((file) => {
      const text = texts.get(file) ?? '';
      const importers = (importersOf.get(file) ?? []).map(({ from }) => texts.get(from) ?? '');
      const declared = /^export (?:async )?(function\*?|const|class|interface|type) (\w+)/gm;
      return [...text.matchAll(declared)].flatMap(([, kind = '', name = '']) => {
        const word = new RegExp(`\\b${name}\\b`);
        const isUsed = importers.some((code) => word.test(code));
        const isOfItsFile = /interface|type/.test(kind) && text.split(word).length > 2;
        // A module that is loaded whole, as by its path, has all its names used.
        // The router calls it by name.
        const isOfRoute = /^app\/routes\//.test(file) && /^(loader|action)$/.test(name);
        return isUsed || isOfItsFile || isOfRoute || importers.length === 0
          ? []
          : [`${file} ${name}`];
      });
    });
  expect(unused).toEqual([]);
});

test('every package is used', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  /** Asked for by a build or by types, named by a part of its name, or taking the place of another. */
  const quiet =
    /^@types\/|^@fontsource-variable\/|^(ajv-formats|isbot|isolated-vm|typescript|@biomejs\/biome|vite|lighthouse|@react-router\/dev)$/;
  const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !quiet.test(name) && !all.includes(`${name}'`) && !all.includes(`${name}/`),
  );
  expect(unused).toEqual([]);
});
