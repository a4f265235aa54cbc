import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';

/** An entry of an export as it stands there. */
export interface ExportedEntry {
  /** From where it was read, for reports: `page/home.json`, `answer.json#3`. */
  readonly place: string;
  readonly model: string;
  readonly raw: unknown;
}

/** Something in an export that cannot be taken; the words say what to do. */
export interface ExportProblem {
  readonly place: string;
  readonly reason: string;
}

/** The file or folder cannot be read at all. */
export class UnreadableExport extends Error {
  override readonly name = 'UnreadableExport';
}

export interface ExportFile {
  readonly entries: readonly ExportedEntry[];
  readonly problems: readonly ExportProblem[];
  /** Files read so far, and of how many. */
  readonly done: number;
  readonly total: number;
}

const maxFileBytes = 64 * 1024 * 1024;

/**
 * Reads an export file by file: one JSON per entry, or what the API answers (`{ results }`, or keys
 * with lists of entries).
 *
 * @param path a file, or a folder with files in any depth
 * @param model of entries that do not say it themselves; null: the name of their folder, or of the
 *   file for an answer
 * @throws {UnreadableExport}
 */
export async function* readExport(
  path: string,
  model: string | null,
): AsyncGenerator<ExportFile, void> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UnreadableExport(`The file or folder ${path} does not exist.`);
  const root = found.isDirectory() ? path : dirname(path);
  const files = found.isDirectory() ? await listFiles(path) : [path];
  if (files.length === 0) throw new UnreadableExport(`The folder ${path} has no .json file.`);
  for (const [index, file] of files.entries()) {
    const place = relative(root, file);
    const progress = { done: index + 1, total: files.length };
    const { size } = await stat(file);
    if (size > maxFileBytes) {
      const problem = { place, reason: `is larger than ${maxFileBytes} bytes` };
      yield { entries: [], problems: [problem], ...progress };
      continue;
    }
    yield { ...readText(place, await readFile(file, 'utf8'), model), ...progress };
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && extname(file.name) === '.json')
    .map((file) => join(file.parentPath, file.name))
    .sort();
}

type Tree = Record<string, unknown>;

function readText(
  place: string,
  text: string,
  model: string | null,
): Pick<ExportFile, 'entries' | 'problems'> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const reason = `is not JSON: ${(error as Error).message}`;
    return { entries: [], problems: [{ place, reason }] };
  }
  const fileModel = model ?? basename(place, '.json');
  if (isEntry(raw)) {
    const folder = dirname(place).split(/[/\\]/)[0] ?? '.';
    const entryModel = modelOf(raw) ?? model ?? (folder === '.' ? null : folder);
    if (entryModel !== null) {
      return { entries: [{ place, model: entryModel, raw }], problems: [] };
    }
    const reason = 'does not say its model: put it into a folder of that name, or name it: --model';
    return { entries: [], problems: [{ place, reason }] };
  }
  const lists = listsOf(raw, fileModel);
  if (!lists) {
    const reason = 'is neither an entry (with id and data) nor an answer of the API';
    return { entries: [], problems: [{ place, reason }] };
  }
  return {
    entries: lists.flatMap(([listModel, list]) =>
      list.map((one, index) => ({
        place: `${place}#${index}`,
        model: (isEntry(one) ? modelOf(one) : null) ?? listModel,
        raw: one,
      })),
    ),
    problems: [],
  };
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntry = (value: unknown): value is Tree =>
  isTree(value) && typeof value.id === 'string' && (isTree(value.data) || 'published' in value);

const modelOf = (entry: Tree): string | null =>
  typeof entry.modelName === 'string' && entry.modelName ? entry.modelName : null;

/** Entries by model: of `[…]`, of `{ results: […] }`, or of `{ page: […], "symbol:1a2b": […] }`. */
function listsOf(raw: unknown, model: string): [model: string, list: unknown[]][] | null {
  if (Array.isArray(raw)) return [[model, raw]];
  if (!isTree(raw)) return null;
  if (Array.isArray(raw.results)) return [[model, raw.results]];
  const lists = Object.entries(raw).flatMap(([key, list]) =>
    Array.isArray(list) ? [[key.split(':', 1)[0] ?? key, list] as [string, unknown[]]] : [],
  );
  return lists.length > 0 ? lists : null;
}
