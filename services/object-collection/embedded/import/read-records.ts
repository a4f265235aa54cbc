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
  readonly csv: { readonly delimiter: string };
  readonly xml: { readonly record: string };
}

export interface RawReader {
  /** @throws {UnreadableInput} */
  readonly batches: AsyncGenerator<RawBatch>;
  /** Bytes of the files (packed, if they are) read so far. */
  bytesRead(): number;
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
  async function* read(): AsyncGenerator<RawBatch> {
    const batches = new RawBatches(skip);
    for (const file of files) {
      batches.file = file.name;
      try {
        const splitter = createSplitter(form.format ?? chooseFormat(file.path), form, batches);
        for await (const chunk of readChunks(file, (more) => (bytes += more))) {
          splitter.write(chunk);
          yield* batches.takeFull();
        }
        splitter.end();
      } catch (error) {
        throw toUnreadable(error, file);
      }
    }
    yield* batches.takeRest();
  }
  return { batches: read(), bytesRead: () => bytes };
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

function toUnreadable(error: unknown, { path, name }: InputFile): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof UnreadableInput) {
    return name === null ? error : new UnreadableInput(`In ${name}: ${error.message}`);
  }
  return new UnreadableInput(`${path} is broken: ${error.message}.`, { cause: error });
}
