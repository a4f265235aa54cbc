import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type BundleStamp, findBundle, findProgram, toBundleStamp } from './find-program.ts';
import { takeStamp, writeStamp } from './stamp.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-bundle-'));
const source = join(folder, 'start.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a start runs the bundle as long as the sources are those it was made from', () => {
  expect(findBundle(folder)).toBeNull();
  writeFileSync(source, 'start();');
  writeStamp<BundleStamp>(toBundleStamp(folder), {
    ...takeStamp([source]),
    folder: 'b',
    files: [source],
  });
  // The stamp was copied without what it stands for.
  expect(findBundle(folder)).toBeNull();
  mkdirSync(join(folder, 'b'));
  const bundle = findBundle(folder);
  expect(bundle).toBe(`${folder}/b`);
  expect(findProgram('worker', bundle)).toEqual(pathToFileURL(join(folder, 'b/worker.js')));

  writeFileSync(source, 'start(1);');
  expect(findBundle(folder)).toBeNull();
  expect(findProgram('worker', null)).toEqual(pathToFileURL(resolve('server/workers/worker.ts')));
});
