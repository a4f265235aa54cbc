import type { UploadEnding } from '#shared/forms/upload-rules.ts';
import { listZipEntries } from './list-zip-entries.ts';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  bytes.length >= at + signature.length &&
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const wordStream = Buffer.from('WordDocument', 'utf16le');
const openDocumentType = 'application/vnd.oasis.opendocument.text';

/**
 * Detects the type of a file by its content. Its name and the type that the browser gives do not count.
 * @returns null: nothing that may be handed in. Texts that carry programs (macros) are not.
 */
export function detectEnding(bytes: Uint8Array): UploadEnding | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Some programs write a few bytes before the header. Source: ISO 32000-1, annex H.3.4.1.
  if (buffer.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) {
    // The container of all old Office files; only texts have this stream.
    return buffer.includes(wordStream) && !buffer.includes('_VBA_PROJECT', 0, 'utf16le')
      ? 'doc'
      : null;
  }
  if (startsWith(bytes, ascii('PK\x03\x04'))) return detectZipped(buffer);
  return null;
}

function detectZipped(buffer: Buffer): UploadEnding | null {
  const entries = listZipEntries(buffer);
  if (!entries) return null;
  const has = (name: string) => entries.includes(name);
  if (has('word/document.xml') && has('[Content_Types].xml')) {
    return entries.some((name) => /vbaProject\.bin$|\/activeX\//i.test(name)) ? null : 'docx';
  }
  // The first entry says what it is, stored as it is. Source: OpenDocument 1.3, part 2, §3.3.
  const isText = entries[0] === 'mimetype' && has('content.xml') && isOpenDocument(buffer);
  return isText && !entries.some((name) => /^(Basic|Scripts)\//.test(name)) ? 'odt' : null;
}

function isOpenDocument(buffer: Buffer): boolean {
  const start = 30 + buffer.readUInt16LE(26) + buffer.readUInt16LE(28);
  const end = start + openDocumentType.length;
  return buffer.length >= end && buffer.toString('latin1', start, end) === openDocumentType;
}
