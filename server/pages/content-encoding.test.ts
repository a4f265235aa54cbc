import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compress } from './content-encoding.ts';

test.each([
  [undefined, 'identity', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd', 'br'],
  ['zstd;q=0, br', 'br', 'br'],
  ['gzip, zstd', 'zstd', 'zstd'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['br;q=0.5', 'br', 'br'],
  ['identity', 'identity', 'identity'],
] as const)('for "%s" the encoding is %s, and for many %s', (header, forOne, forMany) => {
  expect(chooseEncoding(header, false)).toBe(forOne);
  expect(chooseEncoding(header, true)).toBe(forMany);
});

test.each([
  ['a page', 90_000],
  ['what is larger than a page', 900_000],
])('%s is the same again in each encoding', async (_name, length) => {
  const body = Buffer.from('ʻŌlelo '.repeat(length / 10));
  const decoders = { zstd: zstdDecompress, br: brotliDecompress, gzip: gunzip };
  for (const encoding of ['zstd', 'br', 'gzip'] as const) {
    const bytes = await compress(body, encoding);
    expect(bytes.byteLength).toBeLessThan(body.byteLength / 10);
    expect(await promisify(decoders[encoding])(bytes)).toEqual(body);
  }
  expect(await compress(body, 'identity')).toBe(body);
});
