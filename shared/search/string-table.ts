/**
 * Many texts in two arrays: their UTF-16 letters in a row, and where each begins. As an object per
 * text a million of them would cost ten times the memory and could not be shared between threads.
 */
export class StringTable {
  readonly length: number;
  readonly letters: Uint16Array;
  readonly starts: Uint32Array;
  readonly #bytes: Buffer;

  constructor(letters: ArrayBufferView | undefined, starts: ArrayBufferView | undefined) {
    this.letters = letters as Uint16Array;
    this.starts = starts as Uint32Array;
    this.length = this.starts.length - 1;
    const { buffer, byteOffset, byteLength } = this.letters;
    this.#bytes = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  }

  at(index: number): string {
    const { starts } = this;
    return this.#bytes.toString(
      'utf16le',
      2 * (starts[index] as number),
      2 * (starts[index + 1] as number),
    );
  }

  /**
   * The position that a text has, or would have, among sorted ones.
   * @returns the index of the first that is not smaller
   */
  findPlace(text: string, from = 0, to = this.length): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Among sorted ones. @returns its index, or -1 */
  find(text: string, from = 0, to = this.length): number {
    const place = this.findPlace(text, from, to);
    return place < to && this.#compare(place, text) === 0 ? place : -1;
  }

  /** Among sorted ones, those that begin so: from, and up to but not including. */
  findPrefix(prefix: string): readonly [from: number, to: number] {
    // No letter is behind U+FFFF, so this is greater than all that begin with the prefix.
    return [this.findPlace(prefix), this.findPlace(`${prefix}\uFFFF\uFFFF`)];
  }

  #compare(index: number, text: string): number {
    const { letters } = this;
    let place = this.starts[index] as number;
    const end = this.starts[index + 1] as number;
    for (let at = 0; at < text.length; at++, place++) {
      if (place === end) return -1;
      const difference = (letters[place] as number) - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return place === end ? 0 : 1;
  }
}

/** The two arrays of a table, from texts in their order. */
export function packStrings(texts: readonly string[]): {
  letters: Uint16Array;
  starts: Uint32Array;
} {
  const starts = new Uint32Array(texts.length + 1);
  let total = 0;
  for (let index = 0; index < texts.length; index++) {
    starts[index] = total;
    total += (texts[index] as string).length;
  }
  starts[texts.length] = total;
  const letters = new Uint16Array(total);
  let place = 0;
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) letters[place++] = text.charCodeAt(at);
  }
  return { letters, starts };
}
