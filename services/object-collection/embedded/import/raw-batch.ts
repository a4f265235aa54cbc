/** How the records of a file lie in it. `json`: one array of records, or one record. */
export type RecordFormat = 'json-lines' | 'json' | 'csv' | 'xml';

/** The input as a whole cannot be read: not there, broken, or of another format. */
export class UnreadableInput extends Error {
  override readonly name = 'UnreadableInput';
}

/** Consecutive records, cut apart but not yet understood: understanding is other threads' work. */
export interface RawBatch {
  /** Position of the first in the whole input, counted from 1. */
  readonly firstPosition: number;
  /** For each record the line on which it begins, counted from 1 in its unpacked file. */
  readonly lines: readonly number[];
  /** For each record the name of its file, where the input is a folder. */
  readonly files: readonly string[] | null;
  readonly content: RawContent;
}

export type RawContent =
  | {
      readonly kind: 'json';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly ends: readonly number[];
    }
  | {
      readonly kind: 'table';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly ends: readonly number[];
      readonly table: TableForm;
    }
  | { readonly kind: 'values'; readonly values: readonly unknown[] };

export interface TableForm {
  readonly columns: readonly string[];
  readonly delimiter: string;
}

/** Records of one staged batch: so many that transactions cost little, few enough to lose little. */
const batchSize = 500;
const maxBatchBytes = 4 * 1024 * 1024;
export const maxRecordBytes = 16 * 1024 * 1024;

/** Takes records as the input is cut into them, and gives them on in batches. */
export class RawBatches {
  /** How many records there were so far. */
  position = 0;
  /** Of the file that is being read; null: the input is a single one. */
  file: string | null = null;
  readonly #skip: number;
  readonly #full: RawBatch[] = [];
  #lines: number[] = [];
  #files: string[] = [];
  #bytes = Buffer.allocUnsafe(1 << 16);
  #length = 0;
  #ends: number[] = [];
  #values: unknown[] = [];
  #table: TableForm | null = null;

  /** @param skip how many records from the start are left out */
  constructor(skip: number) {
    this.#skip = skip;
  }

  addJson(pieces: readonly Buffer[], line: number): void {
    this.#addBytes(pieces, line, null);
  }

  addRow(pieces: readonly Buffer[], line: number, table: TableForm): void {
    this.#addBytes(pieces, line, table);
  }

  addValue(value: unknown, line: number): void {
    if (this.#ends.length > 0) this.#flush();
    if (++this.position <= this.#skip) return;
    this.#values.push(value);
    this.#note(line);
  }

  /** What is complete; the caller takes it after each piece of input, so that little waits. */
  takeFull(): RawBatch[] {
    return this.#full.splice(0);
  }

  takeRest(): RawBatch[] {
    this.#flush();
    return this.takeFull();
  }

  #addBytes(pieces: readonly Buffer[], line: number, table: TableForm | null): void {
    if (this.#values.length > 0 || this.#table !== table) this.#flush();
    if (++this.position <= this.#skip) return;
    this.#table = table;
    for (const piece of pieces) {
      if (this.#length + piece.length > this.#bytes.length) this.#grow(piece.length);
      piece.copy(this.#bytes, this.#length);
      this.#length += piece.length;
    }
    this.#ends.push(this.#length);
    this.#note(line);
  }

  #note(line: number): void {
    this.#lines.push(line);
    if (this.file !== null) this.#files.push(this.file);
    if (this.#lines.length === batchSize || this.#length > maxBatchBytes) this.#flush();
  }

  #grow(more: number): void {
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + more));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }

  #flush(): void {
    const count = this.#lines.length;
    if (count === 0) return;
    this.#full.push({
      firstPosition: this.position - count + 1,
      lines: this.#lines,
      files: this.#files.length > 0 ? this.#files : null,
      content: this.#takeContent(),
    });
    this.#lines = [];
    this.#files = [];
  }

  #takeContent(): RawContent {
    if (this.#values.length > 0) {
      const values = this.#values;
      this.#values = [];
      return { kind: 'values', values };
    }
    const [ends, table] = [this.#ends, this.#table];
    // A copy of its own, so that it can be handed to another thread.
    const bytes = new Uint8Array(this.#bytes.subarray(0, this.#length));
    this.#ends = [];
    this.#length = 0;
    return table ? { kind: 'table', bytes, ends, table } : { kind: 'json', bytes, ends };
  }
}

/** Cuts a file into records as it is read, a piece at a time. @throws {UnreadableInput} */
export interface Splitter {
  write(chunk: Buffer): void;
  /** After the last piece. */
  end(): void;
}
