import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildChooseScript } from '../../../scripts/site/build-choose-script.ts';
import { chooseScript } from './choose-script.ts';

test('the inline script is built from its source as it is now', async () => {
  const kept = await readFile(new URL('./choose-script.ts', import.meta.url), 'utf8');
  const built = await buildChooseScript();
  expect(kept === built, 'run: node scripts/site/build-choose-script.ts').toBe(true);
});

test('the inline script is small, and holds nothing that would end its element', () => {
  expect(brotliCompressSync(chooseScript).byteLength).toBeLessThan(2_000);
  expect(chooseScript).not.toMatch(/<[/!]/);
});
