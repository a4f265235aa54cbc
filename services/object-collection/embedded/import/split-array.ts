import { maxRecordBytes, type RawBatches, type Splitter, UnreadableInput } from './raw-batch.ts';

const sign = {
  newline: 0x0a,
  quote: 0x22,
  comma: 0x2c,
  backslash: 0x5c,
  openList: 0x5b,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;

/**
 * One JSON document: an array, whose elements are the records, or a single record. It only looks
 * for where elements end, so that an array of any length takes no more memory than one element.
 */
export class ArraySplitter implements Splitter {
  readonly #batches: RawBatches;
  #state: 'before' | 'within' | 'after' = 'before';
  /** Depth at which records lie: 1 in an array, 0 where the document is the record. */
  #base = 1;
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  #line = 1;
  #startLine = 1;
  #isInElement = false;
  #rest: Buffer[] = [];
  #restLength = 0;

  constructor(batches: RawBatches) {
    this.#batches = batches;
  }

  write(chunk: Buffer): void {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (this.#isInText) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === sign.backslash) this.#isEscaped = true;
        else if (byte === sign.quote) this.#isInText = false;
        continue;
      }
      if (byte <= 0x20) {
        if (byte === sign.newline) this.#line++;
        continue;
      }
      if (this.#state !== 'within' && !this.#begin(byte)) continue;
      const isOutside = this.#depth === this.#base && this.#base === 1;
      if (isOutside && (byte === sign.comma || byte === sign.closeList)) {
        if (this.#isInElement) this.#take(chunk.subarray(start, at));
        if (byte === sign.closeList) this.#state = 'after';
        continue;
      }
      if (!this.#isInElement) {
        this.#isInElement = true;
        this.#startLine = this.#line;
        start = at;
      }
      if (byte === sign.quote) this.#isInText = true;
      else if (byte === sign.openObject || byte === sign.openList) this.#depth++;
      else if (byte === sign.closeObject || byte === sign.closeList) {
        this.#depth--;
        if (this.#depth === 0) {
          this.#take(chunk.subarray(start, at + 1));
          this.#state = 'after';
        }
      }
    }
    if (this.#isInElement) this.#keep(chunk.subarray(start));
  }

  end(): void {
    if (this.#state === 'within') {
      throw new UnreadableInput(
        `The file ends in the middle: what begins on line ${this.#startLine} has no end.`,
      );
    }
  }

  /** @returns whether the byte belongs to a record */
  #begin(byte: number): boolean {
    // The byte order mark.
    if (this.#state === 'before' && (byte === 0xef || byte === 0xbb || byte === 0xbf)) return false;
    if (this.#state === 'before' && byte === sign.openList) {
      this.#state = 'within';
      this.#depth = 1;
      return false;
    }
    if (this.#state === 'before' && byte === sign.openObject) {
      this.#state = 'within';
      this.#base = 0;
      return true;
    }
    throw new UnreadableInput(
      this.#state === 'after'
        ? `More follows after the end, on line ${this.#line}. For a record on each line write "format": "json-lines" into the mapping.`
        : 'The file is neither a JSON array nor a JSON object.',
    );
  }

  #keep(piece: Buffer): void {
    this.#rest.push(piece);
    this.#restLength += piece.length;
    if (this.#restLength > maxRecordBytes) {
      throw new UnreadableInput(
        `The record on line ${this.#startLine} is longer than ${maxRecordBytes} bytes.`,
      );
    }
  }

  #take(piece: Buffer): void {
    this.#batches.addJson([...this.#rest, piece], this.#startLine);
    this.#rest = [];
    this.#restLength = 0;
    this.#isInElement = false;
  }
}
