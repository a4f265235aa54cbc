/** Bytes of which nobody knows yet how many there will be. */
export class GrowingBytes {
  bytes = new Uint8Array(1 << 16);
  length = 0;

  /** @param value a whole number from 0 to 2^31 - 1, in as few bytes as it needs */
  pushNumber(value: number): void {
    if (this.length + 5 > this.bytes.length) {
      const larger = new Uint8Array(Math.ceil(this.bytes.length * 1.6));
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.length = writeNumber(this.bytes, this.length, value);
  }
}

/** Unsigned 32-bit numbers of which nobody knows yet how many there will be. */
export class GrowingNumbers {
  #numbers = new Uint32Array(1 << 12);
  length = 0;

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(Math.ceil(this.#numbers.length * 1.6));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = value;
  }

  pushAll(values: Iterable<number>): void {
    for (const value of values) this.push(value);
  }

  at(index: number): number {
    return this.#numbers[index] as number;
  }

  clear(): void {
    this.#numbers = new Uint32Array(1 << 12);
    this.length = 0;
  }

  /** A view of what is there; it is not to be kept while more is pushed. */
  get view(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}

/** Seven bits a byte, the highest bit says that more follow. @returns the place behind it */
export function writeNumber(bytes: Uint8Array, at: number, value: number): number {
  let rest = value;
  let place = at;
  while (rest > 127) {
    bytes[place++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  bytes[place++] = rest;
  return place;
}

/** Calls `take` with each of the numbers that `writeNumber` has written between two places. */
export function readNumbers(
  bytes: Uint8Array,
  from: number,
  end: number,
  take: (value: number) => void,
): void {
  for (let at = from; at < end; ) {
    let value = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = bytes[at++] as number;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    take(value);
  }
}

export const sizeOfNumber = (value: number): number =>
  value < 1 << 7 ? 1 : value < 1 << 14 ? 2 : value < 1 << 21 ? 3 : value < 1 << 28 ? 4 : 5;
