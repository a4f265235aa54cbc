import { maxRecordBytes, type RawBatches, type Splitter, UnreadableInput } from './raw-batch.ts';

const newline = 0x0a;

/** JSON Lines: a record on each line that is not blank. */
export class LineSplitter implements Splitter {
  readonly #batches: RawBatches;
  #line = 0;
  #rest: Buffer[] = [];
  #restLength = 0;

  constructor(batches: RawBatches) {
    this.#batches = batches;
  }

  write(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      this.#take(chunk.subarray(from, end));
      from = end + 1;
    }
    if (from === chunk.length) return;
    this.#rest.push(chunk.subarray(from));
    this.#restLength += chunk.length - from;
    if (this.#restLength > maxRecordBytes) {
      throw new UnreadableInput(
        `Line ${this.#line + 1} is longer than ${maxRecordBytes} bytes; is every record on a line of its own?`,
      );
    }
  }

  end(): void {
    if (this.#restLength > 0) this.#take(Buffer.alloc(0));
  }

  #take(piece: Buffer): void {
    this.#line += 1;
    const pieces = this.#restLength > 0 ? [...this.#rest, piece] : [piece];
    this.#rest = [];
    this.#restLength = 0;
    if (pieces.every(isBlank)) return;
    this.#batches.addJson(pieces, this.#line);
  }
}

const isBlank = (bytes: Buffer): boolean =>
  bytes.length < 100 && bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
