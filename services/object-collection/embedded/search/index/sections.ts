import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

/** The arrays an index may be made of. */
export type Section =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | Int32Array
  | Float64Array
  | Float32Array;

const kinds = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
  f32: Float32Array,
} as const;

type Kind = keyof typeof kinds;

/** `facts` are anything JSON can hold. */
export interface SectionsHead {
  readonly format: number;
  readonly version: string;
  readonly facts: unknown;
}

interface Tail extends SectionsHead {
  readonly sections: readonly (readonly [
    name: string,
    kind: Kind,
    offset: number,
    length: number,
  ])[];
}

/**
 * Takes the arrays of an index one after the other. They lie in a row, and what says where, as JSON,
 * is behind them with its length: they can be written before it is known how many there will be.
 */
export interface SectionSink {
  add(name: string, section: Section): void;
  /** Bytes that come in pieces, so that they need not be in memory as a whole. */
  addBytes(name: string, length: number, pieces: Iterable<Uint8Array>): void;
}

const alignment = 8;
const align = (length: number) => Math.ceil(length / alignment) * alignment;
const lengthSize = 4;

/** The position of each section. */
class Layout {
  readonly sections: Tail['sections'][number][] = [];
  size = 0;

  place(name: string, kind: Kind, length: number, byteLength: number): number {
    const offset = this.size;
    this.sections.push([name, kind, offset, length]);
    this.size = align(offset + byteLength);
    return offset;
  }

  toTail(head: SectionsHead): Buffer {
    const json = Buffer.from(JSON.stringify({ ...head, sections: this.sections } satisfies Tail));
    const length = Buffer.alloc(lengthSize);
    length.writeUint32LE(json.length);
    return Buffer.concat([json, length]);
  }
}

const toKind = (section: Section): Kind => {
  const kind = (Object.keys(kinds) as Kind[]).find((one) => section instanceof kinds[one]);
  if (!kind) throw new TypeError('A section is an array of another kind.');
  return kind;
};

const toBytes = ({ buffer, byteOffset, byteLength }: Section) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

/** One buffer, which threads share. */
export class BufferSink implements SectionSink {
  readonly #layout = new Layout();
  readonly #kept: { readonly offset: number; readonly bytes: Uint8Array }[] = [];

  add(name: string, section: Section): void {
    const { length, byteLength } = section;
    const offset = this.#layout.place(name, toKind(section), length, byteLength);
    this.#kept.push({ offset, bytes: toBytes(section) });
  }

  addBytes(name: string, length: number, pieces: Iterable<Uint8Array>): void {
    const bytes = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    this.add(name, bytes);
  }

  finish(head: SectionsHead): SharedArrayBuffer {
    const tail = this.#layout.toTail(head);
    const buffer = new SharedArrayBuffer(this.#layout.size + tail.length);
    const whole = new Uint8Array(buffer);
    for (const { offset, bytes } of this.#kept.splice(0)) whole.set(bytes, offset);
    whole.set(tail, this.#layout.size);
    return buffer;
  }
}

/** A file that holds the same: what is written is no longer in memory. */
export class FileSink implements SectionSink {
  readonly #layout = new Layout();
  readonly #file: string;
  readonly #descriptor: number;

  /** @param file made anew */
  constructor(file: string) {
    this.#file = file;
    this.#descriptor = openSync(file, 'w');
  }

  add(name: string, section: Section): void {
    const { length, byteLength } = section;
    this.#write(toBytes(section), this.#layout.place(name, toKind(section), length, byteLength));
  }

  addBytes(name: string, length: number, pieces: Iterable<Uint8Array>): void {
    let at = this.#layout.place(name, 'u8', length, length);
    for (const piece of pieces) {
      this.#write(piece, at);
      at += piece.length;
    }
  }

  finish(head: SectionsHead): void {
    this.#write(this.#layout.toTail(head), this.#layout.size);
    closeSync(this.#descriptor);
  }

  /** Leaves nothing behind. */
  abandon(): void {
    closeSync(this.#descriptor);
    rmSync(this.#file, { force: true });
  }

  #write(bytes: Uint8Array, position: number): void {
    for (let at = 0; at < bytes.length; ) {
      const length = Math.min(bytes.length - at, maxAtOnce);
      at += writeSync(this.#descriptor, bytes, at, length, position + at);
    }
  }
}

const maxAtOnce = 1 << 28;

export interface PackedSections {
  readonly version: string;
  readonly facts: unknown;
  readonly sections: Readonly<Record<string, Section>>;
}

/** @returns null when it is of another format, or cut off */
export function unpackSections(buffer: SharedArrayBuffer, format: number): PackedSections | null {
  const end = buffer.byteLength - lengthSize;
  if (end < 0) return null;
  const start = end - new DataView(buffer).getUint32(end, true);
  if (start < 0) return null;
  let tail: Tail;
  try {
    tail = JSON.parse(Buffer.from(buffer, start, end - start).toString());
  } catch {
    return null;
  }
  if (tail?.format !== format) return null;
  const sections: Record<string, Section> = {};
  for (const [name, kind, offset, length] of tail.sections) {
    const array = kinds[kind];
    if (offset + length * array.BYTES_PER_ELEMENT > start) return null;
    sections[name] = new array(buffer as unknown as ArrayBuffer, offset, length);
  }
  return { version: tail.version, facts: tail.facts, sections };
}
