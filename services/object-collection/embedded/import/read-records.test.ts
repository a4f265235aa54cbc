import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { chooseFormat, openRecords, type SourceRecord, UnreadableInput } from './read-records.ts';

describe('Reading records', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'records-'));
    return () => rmSync(folder, { recursive: true });
  });

  async function read(
    content: string | Buffer,
    options: { format?: 'json-lines' | 'csv'; skip?: number; delimiter?: string } = {},
  ) {
    const file = join(folder, 'input');
    writeFileSync(file, content);
    const { batches, bytesRead } = await openRecords(file, {
      format: 'json-lines',
      delimiter: ',',
      skip: 0,
      ...options,
    });
    const records: SourceRecord[] = [];
    for await (const batch of batches) records.push(...batch);
    expect(bytesRead()).toBe(Buffer.byteLength(content));
    return records;
  }

  test('tells the format from the name', () => {
    expect(chooseFormat('a/B.JSONL.gz')).toBe('json-lines');
    expect(chooseFormat('export.csv')).toBe('csv');
    expect(() => chooseFormat('export.xml')).toThrow(UnreadableInput);
  });

  test('reads lines, packed or not, with blank lines, byte order mark and any line ends', async () => {
    const text = '\uFEFF{"a":1}\r\n\n{"a":"ʻ"}\n  \n{"a":3}';
    const expected = [
      { position: 1, line: 1, value: { a: 1 }, problem: null },
      { position: 2, line: 3, value: { a: 'ʻ' }, problem: null },
      { position: 3, line: 5, value: { a: 3 }, problem: null },
    ];
    expect(await read(text)).toEqual(expected);
    expect(await read(gzipSync(text))).toEqual(expected);
    expect(await read(text, { skip: 2 })).toEqual(expected.slice(2));
  });

  test('puts lines together that were read in pieces', async () => {
    const line = JSON.stringify({ text: 'ʻā'.repeat(100_000) });
    const records = await read(`${line}\n${line}\n${line}\n`);
    expect(records.map(({ value }) => JSON.stringify(value) === line)).toEqual([true, true, true]);
  });

  test('gives a broken line with its reason and goes on', async () => {
    const broken = Buffer.concat([
      Buffer.from('{"a":\n[1]\n'),
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      Buffer.from('{"a":4}\n'),
    ]);
    expect(await read(broken)).toMatchObject([
      { line: 1, problem: expect.stringMatching(/^is not JSON: /) },
      { line: 2, problem: 'is JSON, but not an object' },
      { line: 3, problem: 'is not UTF-8 text' },
      { line: 4, problem: null, value: { a: 4 } },
    ]);
  });

  test('reads tables with quotes, line breaks in cells and other delimiters', async () => {
    const table = '\uFEFFid,Title\na,"Two\nlines, ""quoted"""\nb,6" wide\n\nc\n';
    const expected = [
      { position: 1, line: 3, value: { id: 'a', Title: 'Two\nlines, "quoted"' }, problem: null },
      { position: 2, line: 4, value: { id: 'b', Title: '6" wide' }, problem: null },
      { position: 3, line: 6, value: null, problem: 'has 1 cells, the table 2 columns' },
    ];
    expect(await read(table, { format: 'csv' })).toEqual(expected);
    expect(await read(gzipSync(table), { format: 'csv', skip: 1 })).toEqual(expected.slice(1));
    expect(await read('a\tb\n1\t2\n', { format: 'csv', delimiter: '\\t' })).toMatchObject([
      { value: { a: '1', b: '2' } },
    ]);
  });

  test.each([
    ['a cut packed file', gzipSync('{"a":1}\n'.repeat(1000)).subarray(0, 40), 'json-lines'],
    ['a table with an open quote', 'a,b\n"1,2\n', 'csv'],
    ['a table with a column twice', 'a,a\n1,2\n', 'csv'],
    ['an empty file', '', 'json-lines'],
    ['a line without an end', 'x'.repeat(17 * 1024 * 1024), 'json-lines'],
  ] as const)('refuses %s', async (_, content, format) => {
    await expect(read(content, { format })).rejects.toThrow(UnreadableInput);
  });

  test('refuses a file that is not there', async () => {
    const options = { format: 'csv', delimiter: ',', skip: 0 } as const;
    await expect(openRecords(join(folder, 'none.csv'), options)).rejects.toThrow(UnreadableInput);
    await expect(openRecords(folder, options)).rejects.toThrow(UnreadableInput);
  });
});
