import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What becomes of one file below a folder. */
export interface FileChange {
  readonly path: string;
  /** Its new text, its new bytes from elsewhere, or null: it goes. */
  readonly content: string | (() => Promise<ReadableStream<Uint8Array> | null>) | null;
}

/** Nothing was changed, or everything was put back. */
export class CannotChange extends Error {}

interface Step {
  readonly path: string;
  /** SHA-256 of what was and of what is; null: no file. */
  readonly before: string | null;
  readonly after: string | null;
}

interface Journal {
  readonly steps: readonly Step[];
  /** What the caller has to put back beside the files. */
  readonly note: unknown;
}

const roomName = '.export';

/**
 * Changes files of a folder all together or not at all: they are written aside and read back first, then
 * take their places in the order given, so that who reads meanwhile finds whole files. A run that was killed
 * is put back by the next one (`putBackUnfinished`).
 * @param note is given back when the change is put back
 * @param settle what has to succeed too; when it throws, the files are put back
 * @param keepIn the folder where the change is kept, so that it can be undone
 */
export async function changeFiles(
  folder: string,
  changes: readonly FileChange[],
  { note, settle, keepIn }: { note: unknown; settle: () => Promise<void>; keepIn: string },
): Promise<void> {
  const room = join(folder, roomName);
  open(room);
  try {
    const steps: Step[] = [];
    for (const [position, { path, content }] of changes.entries()) {
      const target = join(folder, path);
      const before = existsSync(target) ? await hashFile(target) : null;
      if (before !== null) copyFileSync(target, join(room, `${position}.old`));
      if (content !== null) await writeAside(join(room, `${position}.new`), path, content);
      const after = content === null ? null : await hashFile(join(room, `${position}.new`));
      steps.push({ path, before, after });
    }
    const journal: Journal = { steps, note };
    writeFileSync(join(room, 'journal.part'), JSON.stringify(journal));
    renameSync(join(room, 'journal.part'), join(room, 'journal.json'));
  } catch (error) {
    rmSync(room, { recursive: true, force: true });
    throw new CannotChange(`${(error as Error).message} Nothing was changed.`, { cause: error });
  }
  try {
    for (const [position, { path, content }] of changes.entries()) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      if (content === null) rmSync(target, { force: true });
      else renameSync(join(room, `${position}.new`), target);
    }
    await settle();
  } catch (error) {
    putBack(folder, room);
    throw new CannotChange(`${(error as Error).message} Everything was put back.`, {
      cause: error,
    });
  }
  rmSync(keepIn, { recursive: true, force: true });
  cpSync(room, keepIn, { recursive: true });
  rmSync(room, { recursive: true, force: true });
}

/** @returns what a killed run had noted; null: there was none, or it had changed nothing yet */
export function putBackUnfinished(folder: string): { readonly note: unknown } | null {
  const room = join(folder, roomName);
  if (!existsSync(room)) return null;
  const owner = Number(readFileSync(join(room, 'process'), 'utf8').trim() || 0);
  if (isRunning(owner)) {
    throw new CannotChange(`Process ${owner} writes into ${folder} just now. Nothing was changed.`);
  }
  if (!existsSync(join(room, 'journal.json'))) {
    rmSync(room, { recursive: true, force: true });
    return null;
  }
  return { note: putBack(folder, room) };
}

/**
 * Undoes the change that was kept last.
 * @throws {CannotChange} where a file is another one since, or none is kept
 */
export async function undoFiles(folder: string, keptIn: string): Promise<unknown> {
  const path = join(keptIn, 'journal.json');
  if (!existsSync(path)) throw new CannotChange('There is no export that could be undone.');
  const { steps, note } = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const others: string[] = [];
  for (const step of steps) {
    const target = join(folder, step.path);
    const present = existsSync(target) ? await hashFile(target) : null;
    if (present !== step.after) others.push(step.path);
  }
  if (others.length > 0) {
    throw new CannotChange(
      `These files were changed since: ${others.slice(0, 20).join(', ')}. Nothing was undone.`,
    );
  }
  const room = join(folder, roomName);
  open(room);
  cpSync(keptIn, room, { recursive: true });
  writeFileSync(join(room, 'process'), String(process.pid));
  putBack(folder, room);
  rmSync(keptIn, { recursive: true, force: true });
  return note;
}

function open(room: string): void {
  mkdirSync(dirname(room), { recursive: true });
  try {
    mkdirSync(room);
  } catch {
    throw new CannotChange(`Another process writes into ${dirname(room)}. Nothing was changed.`);
  }
  writeFileSync(join(room, 'process'), String(process.pid));
}

/** Repeatable: a run that is killed here is put back by the next one. */
function putBack(folder: string, room: string): unknown {
  const { steps, note } = JSON.parse(readFileSync(join(room, 'journal.json'), 'utf8')) as Journal;
  // Backwards: what names a picture goes before the picture.
  for (const [position, { path, before }] of [...steps.entries()].reverse()) {
    const target = join(folder, path);
    if (before === null) rmSync(target, { force: true });
    else {
      const part = `${target}.${randomBytes(4).toString('hex')}.part`;
      copyFileSync(join(room, `${position}.old`), part);
      renameSync(part, target);
    }
  }
  rmSync(room, { recursive: true, force: true });
  return note;
}

async function writeAside(
  file: string,
  path: string,
  content: NonNullable<FileChange['content']>,
): Promise<void> {
  if (typeof content === 'string') return writeFileSync(file, content);
  const stream = await content();
  if (!stream) throw new Error(`${path} is lost: the store does not have it.`);
  await pipeline(Readable.fromWeb(stream as never), createWriteStream(file));
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id < 1 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
