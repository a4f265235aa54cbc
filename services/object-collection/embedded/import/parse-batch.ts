import { isUtf8 } from 'node:buffer';
import { parseCells } from './parse-cells.ts';
import type { RawBatch, TableForm } from './raw-batch.ts';

/** One record of an input, in the order of the file. */
export interface SourceRecord {
  /** Counted from 1 over records. */
  readonly position: number;
  /** Where it begins, counted from 1 over lines of the unpacked file. */
  readonly line: number;
  /** Name of its file, where the input is a folder. */
  readonly file: string | null;
  readonly value: unknown;
  /**
   * Why it could not be read; `value` is then nothing, or what it seems to be in another encoding,
   * good enough to know whose record it is.
   */
  readonly problem: string | null;
}

type Parsed = Pick<SourceRecord, 'value' | 'problem'>;

/** The records of a batch, each understood or with the reason why not. */
export function parseBatch({ firstPosition, lines, files, content }: RawBatch): SourceRecord[] {
  const place = (index: number) => ({
    position: firstPosition + index,
    line: lines[index] as number,
    file: files?.[index] ?? null,
  });
  if (content.kind === 'values') {
    return content.values.map((value, index) => ({ ...place(index), value, problem: null }));
  }
  const bytes = Buffer.from(content.bytes.buffer, content.bytes.byteOffset, content.bytes.length);
  // One look at the whole batch is enough where nothing is broken.
  const isText = isUtf8(bytes);
  return content.ends.map((end, index) => {
    const start = index === 0 ? 0 : (content.ends[index - 1] as number);
    const { position, line, file } = place(index);
    const { value, problem } =
      isText || isUtf8(bytes.subarray(start, end))
        ? parseText(bytes.toString('utf8', start, end), content)
        : { ...parseText(bytes.toString('latin1', start, end), content), problem: notUtf8 };
    return { position, line, file, value, problem };
  });
}

const notUtf8 =
  'is not UTF-8 text; where the export has another encoding, the mapping says so: "encoding": "windows-1252"';

function parseText(text: string, content: RawBatch['content']): Parsed {
  return content.kind === 'table' ? parseRow(text, content.table) : parseJson(text);
}

const rejected = (problem: string): Parsed => ({ value: null, problem });

function parseJson(text: string): Parsed {
  try {
    // Some programs begin a file with a byte order mark, which is no part of the text.
    const value: unknown = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return rejected('is JSON, but not an object');
    }
    return { value, problem: null };
  } catch (error) {
    return rejected(`is not JSON: ${(error as Error).message.slice(0, 120)}`);
  }
}

function parseRow(text: string, { columns, delimiter }: TableForm): Parsed {
  const cells = parseCells(text, delimiter);
  if (cells.length !== columns.length) {
    const hint =
      columns.length === 1
        ? '; where another sign lies between them, the mapping says so: "csv": { "delimiter": ";" }'
        : '';
    return rejected(`has ${cells.length} cells, the table ${columns.length} columns${hint}`);
  }
  const value: Record<string, string> = {};
  for (let at = 0; at < columns.length; at++) value[columns[at] as string] = cells[at] as string;
  return { value, problem: null };
}
