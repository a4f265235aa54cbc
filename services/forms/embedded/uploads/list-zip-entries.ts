const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** The end may be followed by a remark of this many bytes. */
const maxRemark = 0xffff;
const maxEntries = 5_000;

/**
 * Names of the files in a ZIP archive, read from its directory; nothing is unpacked.
 * Source: PKWARE APPNOTE 6.3.10, §4.3.12 and §4.3.16.
 * @returns null when the directory cannot be read
 */
export function listZipEntries(buffer: Buffer): string[] | null {
  const end = findEnd(buffer);
  if (end === null) return null;
  const count = buffer.readUInt16LE(end + 10);
  if (count > maxEntries) return null;
  const names: string[] = [];
  let at = buffer.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > buffer.length || buffer.readUInt32LE(at) !== entrySignature) return null;
    const nameEnd = at + entryLength + buffer.readUInt16LE(at + 28);
    if (nameEnd > buffer.length) return null;
    names.push(buffer.toString('utf8', at + entryLength, nameEnd));
    at = nameEnd + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return names;
}

function findEnd(buffer: Buffer): number | null {
  const last = buffer.length - endLength;
  for (let at = last; at >= Math.max(0, last - maxRemark); at -= 1) {
    if (buffer.readUInt32LE(at) === endSignature) return at;
  }
  return null;
}
