import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type RecordFormat, UnreadableInput } from './raw-batch.ts';

/** One file of an input: the input itself, or one in a folder. */
export interface InputFile {
  readonly path: string;
  /** Within the folder, with slashes; null: the input is this one file. */
  readonly name: string | null;
  readonly size: number;
  readonly modifiedMs: number;
}

const endings: Readonly<Record<string, RecordFormat>> = {
  jsonl: 'json-lines',
  ndjson: 'json-lines',
  jsonlines: 'json-lines',
  json: 'json',
  jsonld: 'json',
  csv: 'csv',
  tsv: 'csv',
  xml: 'xml',
  lido: 'xml',
};

const findFormat = (file: string): RecordFormat | null =>
  endings[/\.([a-z]+)(?:\.gz)?$/.exec(file.toLowerCase())?.[1] ?? ''] ?? null;

/** @throws {UnreadableInput} when the name does not tell */
export function chooseFormat(file: string): RecordFormat {
  const format = findFormat(file);
  if (format) return format;
  throw new UnreadableInput(
    `The name of ${file} does not tell its format; write "format" into the mapping: json-lines, json, csv or xml.`,
  );
}

/**
 * The file, or what a folder and its folders hold, in the order of their names; there only files
 * whose names end as one of our formats does.
 * @throws {UnreadableInput} when there is nothing, or it may not be read
 */
export async function listInputFiles(path: string): Promise<InputFile[]> {
  try {
    const found = await stat(path);
    if (!found.isDirectory()) {
      if (found.size === 0) throw new Error('it is empty');
      return [{ path, name: null, size: found.size, modifiedMs: found.mtimeMs }];
    }
  } catch (error) {
    throw new UnreadableInput(`${path} cannot be read: ${(error as Error).message}.`);
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && findFormat(entry.name) !== null)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (paths.length === 0) {
    throw new UnreadableInput(
      `The folder ${path} holds no file named .json, .jsonl, .csv or .xml.`,
    );
  }
  const files: InputFile[] = [];
  for (const file of paths) {
    const { size, mtimeMs } = await stat(file);
    const name = relative(path, file).split(sep).join('/');
    files.push({ path: file, name, size, modifiedMs: mtimeMs });
  }
  return files;
}

const readWhole = 1024 * 1024;
const chunkSize = 256 * 1024;

/**
 * A file's content in pieces, unpacked; what is packed with gzip is known by its first bytes.
 * @param onRead told how many more bytes of the file have been read
 */
export async function* readChunks(
  { path, name, size }: InputFile,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const isPacked = await isPackedFile(path);
  // Opening a stream costs more than reading a small file, and a folder may hold very many.
  if (name !== null && size < readWhole && !isPacked) {
    const content = await readFile(path);
    onRead(content.length);
    yield content;
    return;
  }
  const stream = createReadStream(path, { highWaterMark: chunkSize });
  let before = 0;
  const tell = () => {
    onRead(stream.bytesRead - before);
    before = stream.bytesRead;
  };
  const unpacked = isPacked ? createGunzip({ chunkSize }) : null;
  if (unpacked) pipeline(stream, unpacked, () => {});
  for await (const chunk of unpacked ?? stream) {
    tell();
    yield chunk as Buffer;
  }
  tell();
}

async function isPackedFile(path: string): Promise<boolean> {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
}
