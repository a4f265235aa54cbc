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

interface Head {
  readonly format: number;
  readonly version: string;
  readonly facts: unknown;
  readonly sections: readonly (readonly [
    name: string,
    kind: Kind,
    offset: number,
    length: number,
  ])[];
}

const alignment = 8;
const align = (length: number) => Math.ceil(length / alignment) * alignment;

/**
 * Lays arrays and a few facts out in one buffer, which is at once what threads share and what a
 * file holds: reading it is one read and no parsing.
 * @param head `facts` are anything JSON can hold
 * @param sections emptied on the way: both at once would need twice the memory
 */
export function packSections(
  head: { readonly format: number; readonly version: string; readonly facts: unknown },
  sections: Record<string, Section>,
): SharedArrayBuffer {
  let offset = 0;
  const listed = Object.entries(sections).map(([name, array]) => {
    const kind = (Object.keys(kinds) as Kind[]).find((one) => array instanceof kinds[one]);
    if (!kind) throw new TypeError(`The section "${name}" is an array of another kind.`);
    const entry = [name, kind, offset, array.length] as const;
    offset = align(offset + array.byteLength);
    return entry;
  });
  const json = Buffer.from(JSON.stringify({ ...head, sections: listed } satisfies Head));
  const start = align(4 + json.length);
  const buffer = new SharedArrayBuffer(start + offset);
  const bytes = new Uint8Array(buffer);
  new DataView(buffer).setUint32(0, json.length, true);
  bytes.set(json, 4);
  for (const [name, , from] of listed) {
    const array = sections[name] as Section;
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + from);
    delete sections[name];
  }
  return buffer;
}

export interface PackedSections {
  readonly version: string;
  readonly facts: unknown;
  readonly sections: Readonly<Record<string, Section>>;
}

/** @returns null when it is of another format, or cut off */
export function unpackSections(buffer: SharedArrayBuffer, format: number): PackedSections | null {
  if (buffer.byteLength < 8) return null;
  const jsonLength = new DataView(buffer).getUint32(0, true);
  if (4 + jsonLength > buffer.byteLength) return null;
  let head: Head;
  try {
    head = JSON.parse(Buffer.from(buffer, 4, jsonLength).toString());
  } catch {
    return null;
  }
  if (head.format !== format) return null;
  const start = align(4 + jsonLength);
  const sections: Record<string, Section> = {};
  for (const [name, kind, offset, length] of head.sections) {
    const array = kinds[kind];
    if (start + offset + length * array.BYTES_PER_ELEMENT > buffer.byteLength) return null;
    sections[name] = new array(buffer as unknown as ArrayBuffer, start + offset, length);
  }
  return { version: head.version, facts: head.facts, sections };
}
