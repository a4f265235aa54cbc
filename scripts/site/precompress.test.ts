import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-precompress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('a text file gets smaller copies that hold the same', async () => {
  const script = 'export const star = "eight points";\n'.repeat(50);
  const folder = makeFolder({ 'star.js': script });
  const seen: string[] = [];
  const [file] = await precompress(folder, (done, all) => seen.push(`${done}/${all}`));
  expect(brotliDecompressSync(readFileSync(join(folder, 'star.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'star.js.gz'))).toString()).toBe(script);
  expect(file?.size).toBe(script.length);
  expect(file?.brotliSize).toBe(readFileSync(join(folder, 'star.js.br')).length);
  expect(seen).toEqual(['1/1']);
});

test('a copy that would be larger is left out, also one of an earlier build', async () => {
  const folder = makeFolder({ 'a.js': '1', 'a.js.br': 'of an earlier, longer a.js' });
  const [file] = await precompress(folder, () => {});
  expect(existsSync(join(folder, 'a.js.br'))).toBe(false);
  expect(file).toMatchObject({ size: 1, brotliSize: 1, gzipSize: 1 });
});

test('pictures and fonts, which are compressed already, are left alone', async () => {
  const folder = makeFolder({ 'a.woff2': 'x'.repeat(5000), 'b.webp': 'y'.repeat(5000) });
  expect(await precompress(folder, () => {})).toEqual([]);
});
