import { chooseFormat, type InputFile, readChunks } from './input-files.ts';
import { parseBatch, type SourceRecord } from './parse-batch.ts';
import {
  type RawBatch,
  RawBatches,
  type RecordFormat,
  type Splitter,
  UnreadableInput,
} from './raw-batch.ts';
import { ArraySplitter } from './split-array.ts';
import { LineSplitter } from './split-lines.ts';
import { TableSplitter } from './split-table.ts';
import { XmlSplitter } from './split-xml.ts';

/** What a mapping says of how records lie in a file. */
export interface InputForm {
  /** Absent: each file's name tells. */
  readonly format?: RecordFormat | undefined;
  /** A name that `TextDecoder` knows; absent: UTF-8. XML says its own. */
  readonly encoding?: string | undefined;
  readonly csv: { readonly delimiter: string };
  readonly xml: { readonly record: string };
}

export interface RawReader {
  /** @throws {UnreadableInput} */
  readonly batches: AsyncGenerator<RawBatch>;
  /**
   * Bytes of the files (packed, if they are) up to a record. What was read ahead of it, while others
   * are still being dealt with, does not count.
   * @param position of a record that was given; they are asked for in ascending order
   */
  bytesUpTo(position: number): number;
}

/**
 * Reads files of records as streams, one after the other, so that memory does not grow with them.
 * @param skip how many records from the start are left out
 */
export function openRawRecords(
  files: readonly InputFile[],
  form: InputForm,
  skip: number,
): RawReader {
  let bytes = 0;
  let passed = 0;
  const marks: { readonly last: number; readonly bytes: number }[] = [];
  const mark = (batch: RawBatch): RawBatch => {
    marks.push({ last: batch.firstPosition + batch.lines.length - 1, bytes });
    return batch;
  };
  async function* read(): AsyncGenerator<RawBatch> {
    const batches = new RawBatches(skip);
    for (const file of files) {
      batches.file = file.name;
      try {
        const format = form.format ?? chooseFormat(file.path);
        const splitter = createSplitter(format, form, batches);
        const toUtf8 = createTranscoder(format === 'xml' ? undefined : form.encoding);
        for await (const chunk of readChunks(file, (more) => (bytes += more))) {
          splitter.write(toUtf8(chunk));
          for (const batch of batches.takeFull()) yield mark(batch);
        }
        splitter.end();
      } catch (error) {
        throw toUnreadable(error, file);
      }
    }
    for (const batch of batches.takeRest()) yield mark(batch);
  }
  return {
    batches: read(),
    bytesUpTo(position) {
      for (let next = marks[0]; next && next.last <= position; next = marks[0]) {
        passed = next.bytes;
        marks.shift();
      }
      return passed;
    },
  };
}

/** The same, with each record understood; for trying a mapping out, where speed does not matter. */
export async function* readRecords(
  files: readonly InputFile[],
  form: InputForm,
  skip = 0,
): AsyncGenerator<SourceRecord[]> {
  for await (const batch of openRawRecords(files, form, skip).batches) yield parseBatch(batch);
}

function createSplitter(format: RecordFormat, form: InputForm, batches: RawBatches): Splitter {
  switch (format) {
    case 'json-lines':
      return new LineSplitter(batches);
    case 'json':
      return new ArraySplitter(batches);
    case 'csv':
      return new TableSplitter(batches, form.csv.delimiter.replace('\\t', '\t'));
    case 'xml':
      return new XmlSplitter(batches, form.xml.record);
  }
}

/** What the splitters read is UTF-8; a single record that is not is told of by itself. */
function createTranscoder(encoding = 'utf-8'): (chunk: Buffer) => Buffer {
  const decoder = new TextDecoder(encoding, { fatal: true });
  if (decoder.encoding === 'utf-8') return (chunk) => chunk;
  return (chunk) => {
    try {
      return Buffer.from(decoder.decode(chunk, { stream: true }));
    } catch {
      throw new UnreadableInput(`The file is not text in the encoding ${decoder.encoding}.`);
    }
  };
}

function toUnreadable(error: unknown, { path, name }: InputFile): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof UnreadableInput) {
    return name === null ? error : new UnreadableInput(`In ${name}: ${error.message}`);
  }
  return new UnreadableInput(`${path} is broken: ${error.message}.`, { cause: error });
}
