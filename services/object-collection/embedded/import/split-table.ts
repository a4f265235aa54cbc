import { parseCells } from './parse-cells.ts';
import {
  maxRecordBytes,
  type RawBatches,
  type Splitter,
  type TableForm,
  UnreadableInput,
} from './raw-batch.ts';

const newline = 0x0a;
const carriageReturn = 0x0d;
const quote = 0x22;

/**
 * A table with separated columns (RFC 4180); the first row names them. A quotation mark counts only
 * at the beginning of a cell, so that `6" wide` is a text like any other.
 */
export class TableSplitter implements Splitter {
  readonly #batches: RawBatches;
  readonly #delimiter: string;
  readonly #lastOfDelimiter: number;
  #table: TableForm | null = null;
  #line = 1;
  #startLine = 1;
  #isQuoted = false;
  /** Whether the byte before ended a cell, or a row. */
  #isAtCell = true;
  /** Whether it was the mark that closed a quotation. */
  #isClosed = false;
  #rest: Buffer[] = [];
  #restLength = 0;

  constructor(batches: RawBatches, delimiter: string) {
    this.#batches = batches;
    this.#delimiter = delimiter;
    this.#lastOfDelimiter = Buffer.from(delimiter).at(-1) as number;
  }

  write(chunk: Buffer): void {
    let from = 0;
    let isQuoted = this.#isQuoted;
    let isAtCell = this.#isAtCell;
    let isClosed = this.#isClosed;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      const wasClosed = isClosed;
      if (byte === quote) {
        // Within quotes two in a row are one mark: leaving and entering again comes to the same.
        isClosed = isQuoted;
        isQuoted = !isQuoted && (isAtCell || wasClosed);
        isAtCell = false;
        continue;
      }
      isClosed = false;
      if (byte === newline) {
        this.#line++;
        if (!isQuoted) {
          this.#take(chunk.subarray(from, at));
          from = at + 1;
          isAtCell = true;
          continue;
        }
      }
      isAtCell = byte === this.#lastOfDelimiter && !isQuoted;
    }
    this.#isQuoted = isQuoted;
    this.#isAtCell = isAtCell;
    this.#isClosed = isClosed;
    if (from === chunk.length) return;
    this.#rest.push(chunk.subarray(from));
    this.#restLength += chunk.length - from;
    if (this.#restLength > maxRecordBytes) throw this.#unended();
  }

  end(): void {
    if (this.#isQuoted) throw this.#unended();
    if (this.#restLength > 0) this.#take(Buffer.alloc(0));
    if (!this.#table) throw new UnreadableInput('The table has no row of column names.');
  }

  #take(piece: Buffer): void {
    const line = this.#startLine;
    this.#startLine = this.#line;
    const pieces = this.#restLength > 0 ? [...this.#rest, piece] : [piece];
    this.#rest = [];
    this.#restLength = 0;
    if (pieces.every(isEmpty)) return;
    if (this.#table) this.#batches.addRow(pieces, line, this.#table);
    else {
      const columns = toColumns(Buffer.concat(pieces).toString('utf8'), this.#delimiter);
      this.#table = { columns, delimiter: this.#delimiter };
    }
  }

  #unended = () =>
    new UnreadableInput(
      `The row that begins on line ${this.#startLine} has no end: a quotation mark is not closed.`,
    );
}

const isEmpty = (piece: Buffer): boolean =>
  piece.length === 0 || (piece.length === 1 && piece[0] === carriageReturn);

function toColumns(row: string, delimiter: string): string[] {
  const columns = parseCells(row.replace(/^\uFEFF/, ''), delimiter).map((name) => name.trim());
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new UnreadableInput(`Two columns of the table have the same name, "${twice}".`);
  }
  return columns;
}
