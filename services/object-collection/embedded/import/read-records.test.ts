import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { chooseFormat, listInputFiles } from './input-files.ts';
import { parseBatch, type SourceRecord } from './parse-batch.ts';
import { type RecordFormat, UnreadableInput } from './raw-batch.ts';
import { openRawRecords } from './read-records.ts';

describe('Reading records', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'records-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };

  async function readAll(
    path: string,
    options: {
      format?: RecordFormat;
      skip?: number;
      delimiter?: string;
      record?: string;
      encoding?: string;
    } = {},
  ) {
    const { format, skip = 0, delimiter = ',', record = 'record', encoding } = options;
    const files = await listInputFiles(path);
    const form = { format, encoding, csv: { delimiter }, xml: { record } };
    const reader = openRawRecords(files, form, skip);
    const records: SourceRecord[] = [];
    for await (const batch of reader.batches) records.push(...parseBatch(batch));
    const [first, last] = [records[0]?.position, records.at(-1)?.position];
    if (first !== undefined && last !== undefined) {
      expect(reader.bytesUpTo(first - 1)).toBe(0);
      expect(reader.bytesUpTo(last)).toBe(files.reduce((sum, { size }) => sum + size, 0));
    }
    return records;
  }

  const read = (content: string | Buffer, options: Parameters<typeof readAll>[1] = {}) => {
    write('input', content);
    return readAll(join(folder, 'input'), { format: 'json-lines', ...options });
  };

  const at = (position: number, line: number, value: unknown) => ({
    position,
    line,
    file: null,
    value,
    problem: null,
  });
  const values = async (records: Promise<SourceRecord[]>) =>
    (await records).map(({ value, problem }) => problem ?? value);

  test('tells the format from the name', () => {
    expect(chooseFormat('a/B.JSONL.gz')).toBe('json-lines');
    expect(chooseFormat('export.csv')).toBe('csv');
    expect(chooseFormat('export.json.gz')).toBe('json');
    expect(chooseFormat('lido.xml')).toBe('xml');
    expect(() => chooseFormat('export.xlsx')).toThrow(UnreadableInput);
  });

  test('reads lines, packed or not, with blank lines, byte order mark and any line ends', async () => {
    const text = '\uFEFF{"a":1}\r\n\n{"a":"ʻ"}\n  \n{"a":3}';
    const expected = [at(1, 1, { a: 1 }), at(2, 3, { a: 'ʻ' }), at(3, 5, { a: 3 })];
    expect(await read(text)).toEqual(expected);
    expect(await read(gzipSync(text))).toEqual(expected);
    expect(await read(text, { skip: 2 })).toEqual(expected.slice(2));
  });

  test.each([
    ['lines', (line: string) => `${line}\n${line}\n${line}\n`, 'json-lines'],
    ['an array', (line: string) => `[${line},\n${line},${line}]`, 'json'],
  ] as const)('puts records of %s together that were read in pieces', async (_, join, format) => {
    const record = JSON.stringify({ text: 'ʻā\\"]}'.repeat(100_000) });
    const records = await read(join(record), { format });
    expect(records.map(({ value }) => JSON.stringify(value) === record)).toEqual([
      true,
      true,
      true,
    ]);
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
      { line: 3, problem: expect.stringMatching(/^is not UTF-8 text; .*"encoding"/) },
      { line: 4, problem: null, value: { a: 4 } },
    ]);
  });

  test('reads one array, or a single record, of JSON', async () => {
    const text = '\uFEFF\n[ {"a":"1,]}\\"["},\n\n{"b":{"c":[2,[]]}} ,7,\n"x" ]\n';
    const expected = [
      at(1, 2, { a: '1,]}"[' }),
      at(2, 4, { b: { c: [2, []] } }),
      { ...at(3, 4, null), problem: 'is JSON, but not an object' },
      { ...at(4, 5, null), problem: 'is JSON, but not an object' },
    ];
    expect(await read(text, { format: 'json' })).toEqual(expected);
    expect(await read(gzipSync(text), { format: 'json', skip: 1 })).toEqual(expected.slice(1));
    expect(await values(read('[]', { format: 'json' }))).toEqual([]);
    expect(await values(read('{"a":[{}]}\n', { format: 'json' }))).toEqual([{ a: [{}] }]);
  });

  test('reads tables with quotes, line breaks in cells and other delimiters', async () => {
    const table =
      '\uFEFFid,Title\na,"Two\nlines, ""quoted"""\r\nb,6"" wide"\n\nc\n"d","",\n"",""""\n';
    const expected = [
      at(1, 2, { id: 'a', Title: 'Two\nlines, "quoted"' }),
      at(2, 4, { id: 'b', Title: '6"" wide"' }),
      { ...at(3, 6, null), problem: 'has 1 cells, the table 2 columns' },
      { ...at(4, 7, null), problem: 'has 3 cells, the table 2 columns' },
      at(5, 8, { id: '', Title: '"' }),
    ];
    expect(await read(table, { format: 'csv' })).toEqual(expected);
    expect(await read(gzipSync(table), { format: 'csv', skip: 1 })).toEqual(expected.slice(1));
    expect(await values(read('a\tb\n1\t2\n', { format: 'csv', delimiter: '\\t' }))).toEqual([
      { a: '1', b: '2' },
    ]);
  });

  test('reads the elements of one name in XML as objects, without their prefixes', async () => {
    const xml = `<?xml version="1.0"?>
<wrap xmlns:m="http://m.example">
  <m:thing m:kind="a">
    <m:name xml:lang="en">Star &amp; tile</m:name><m:name>Kile</m:name>
    <m:empty/><m:text><![CDATA[ <x> ]]></m:text>
  </m:thing>
  <other><thing><name>Bowl</name></thing></other>
</wrap>`;
    const expected = [
      at(1, 3, {
        '@kind': 'a',
        name: [{ '@lang': 'en', '#text': 'Star & tile' }, 'Kile'],
        empty: '',
        text: '<x>',
      }),
      at(2, 7, { name: 'Bowl' }),
    ];
    const options = { format: 'xml', record: 'thing' } as const;
    expect(await read(xml, options)).toEqual(expected);
    expect(await read(gzipSync(xml), { ...options, skip: 1 })).toEqual(expected.slice(1));
    expect(await values(read(Buffer.from(`\uFEFF${xml}`, 'utf16le'), options))).toHaveLength(2);
    const latin = '<?xml version="1.0" encoding="ISO-8859-1"?><thing><name>Á</name></thing>';
    expect(await values(read(Buffer.from(latin, 'latin1'), options))).toEqual([{ name: 'Á' }]);
  });

  test('reads a folder and its folders in the order of names, and says which file', async () => {
    write('b.json', '{"a":3}');
    write('a/2.jsonl.gz', gzipSync('{"a":1}\n{"a":\n'));
    write('a/3.csv', 'a\n2\n');
    write('notes.txt', 'not ours');
    const expected = [
      { position: 1, line: 1, file: 'a/2.jsonl.gz', value: { a: 1 } },
      { position: 2, line: 2, file: 'a/2.jsonl.gz', value: null },
      { position: 3, line: 2, file: 'a/3.csv', value: { a: '2' } },
      { position: 4, line: 1, file: 'b.json', value: { a: 3 } },
    ];
    expect(await readAll(folder)).toMatchObject(expected);
    expect(await readAll(folder, { skip: 2 })).toMatchObject(expected.slice(2));
  });

  test('reads tables and lines in the encoding of the mapping, cut anywhere', async () => {
    const table = Buffer.from('Name;Ort\r\nM\xfcller \x96 \x84X\x93;K\xf6ln\r\n', 'latin1');
    const row = { Name: 'Müller – „X“', Ort: 'Köln' };
    const options = { format: 'csv', delimiter: ';', encoding: 'windows-1252' } as const;
    expect(await values(read(table, options))).toEqual([row]);
    const wide = Buffer.from('\uFEFF{"a":"بسم"}\n{"a":"é"}\n', 'utf16le');
    expect(await values(read(wide, { encoding: 'utf-16le' }))).toEqual([{ a: 'بسم' }, { a: 'é' }]);
    const wrong = read(Buffer.from([0xff, 0xff, 0xff]), { encoding: 'euc-jp' });
    await expect(wrong).rejects.toThrow('not text in the encoding euc-jp');
  });

  test('cuts long inputs into batches of 500 whose positions follow each other', async () => {
    write('input.jsonl', '{"a":1}\n'.repeat(1203));
    const files = await listInputFiles(join(folder, 'input.jsonl'));
    const form = { csv: { delimiter: ',' }, xml: { record: 'record' } };
    const counts: number[][] = [];
    for await (const { firstPosition, lines } of openRawRecords(files, form, 100).batches) {
      counts.push([firstPosition, lines.length]);
    }
    expect(counts).toEqual([
      [101, 500],
      [601, 500],
      [1101, 103],
    ]);
  });

  test.each([
    ['a cut packed file', gzipSync('{"a":1}\n'.repeat(1000)).subarray(0, 40), 'json-lines'],
    ['a table with an open quote', 'a,b\n"1,2\n', 'csv'],
    ['a table with a column twice', 'a,a\n1,2\n', 'csv'],
    ['a table without a row', '\n', 'csv'],
    ['an empty file', '', 'json-lines'],
    ['a line without an end', 'x'.repeat(17 * 1024 * 1024), 'json-lines'],
    ['an array without an end', '[{"a":1},{"a"', 'json'],
    ['an element of an array without an end', `[{"a":"${'x'.repeat(17 * 1024 * 1024)}`, 'json'],
    ['lines where an array is promised', '{"a":1}\n{"a":2}\n', 'json'],
    ['a document that is no array', '"a"', 'json'],
    ['broken XML', '<a><record></a>', 'xml'],
    ['XML in an encoding that is none', '<?xml version="1.0" encoding="klingon"?><a/>', 'xml'],
    ['XML that is not what it says', Buffer.from([0x3c, 0x61, 0x3e, 0xff]), 'xml'],
    ['XML without bottom', '<record>'.repeat(200), 'xml'],
    ['XML with entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'xml'],
  ] as const)('refuses %s', async (_, content, format) => {
    await expect(read(content, { format })).rejects.toThrow(UnreadableInput);
  });

  test('refuses what is not there, and a folder without records', async () => {
    await expect(listInputFiles(join(folder, 'none.csv'))).rejects.toThrow(UnreadableInput);
    await expect(listInputFiles(folder)).rejects.toThrow('holds no file named');
  });
});
