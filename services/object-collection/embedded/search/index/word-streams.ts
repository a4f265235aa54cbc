import { GrowingBytes, GrowingNumbers } from './growing-arrays.ts';

const chunkBits = 20;
const chunkSize = 1 << chunkBits;

/**
 * The words of each object in order, as numbers in bytes. They are most of what an index is made of,
 * so they lie in pieces that are never copied: one array that grows would for a moment be there
 * twice.
 */
export class WordStreams {
  readonly #chunks: Uint8Array<ArrayBuffer>[];
  #free = Number.POSITIVE_INFINITY;
  readonly #places = new GrowingNumbers();
  readonly #lengths = new GrowingNumbers();
  readonly #object = new GrowingBytes();
  /** Bytes of all objects. */
  length = 0;

  /** @param given by those of another thread */
  constructor(given?: GivenStreams) {
    this.#chunks = given ? [...given.chunks] : [];
    this.#places.pushAll(given?.places ?? []);
    this.#lengths.pushAll(given?.lengths ?? []);
  }

  push(value: number): void {
    this.#object.pushNumber(value);
  }

  /** What was pushed since the last call is an object's. */
  endObject(): void {
    const { bytes, length } = this.#object;
    if (this.#free + length > chunkSize) {
      // A longer one has a piece of its own.
      this.#chunks.push(new Uint8Array(Math.max(chunkSize, length)));
      this.#free = 0;
    }
    const chunk = this.#chunks.length - 1;
    (this.#chunks[chunk] as Uint8Array).set(bytes.subarray(0, length), this.#free);
    this.#places.push(chunk * chunkSize + this.#free);
    this.#lengths.push(length);
    this.#free += length;
    this.length += length;
    this.#object.length = 0;
  }

  /** @param arrival which object, in the order in which they were ended */
  read(arrival: number): Uint8Array {
    const place = this.#places.at(arrival);
    const from = place & (chunkSize - 1);
    const chunk = this.#chunks[place >>> chunkBits] as Uint8Array;
    return chunk.subarray(from, from + this.#lengths.at(arrival));
  }

  /** All of it; the pieces go to another thread and are not copied. */
  give(): GivenStreams {
    return { chunks: this.#chunks, places: this.#places.view, lengths: this.#lengths.view };
  }
}

export interface GivenStreams {
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
  readonly places: Uint32Array;
  readonly lengths: Uint32Array;
}
