import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

type Tree = Record<string, unknown>;

export interface ReadContent {
  /** File and, where it holds several, which: `answer.json#3`. */
  readonly name: string;
  readonly entry: Tree;
}

const maxSymbols = 200;
const deepestSymbol = 10;

/**
 * Contents from files: an entry, the `data` of one, a list of entries, or what the content API
 * answers. Symbols get their content from the other entries read, as the service would put it there.
 *
 * @param paths files, or folders with files in any depth
 * @throws where one cannot be read
 */
export async function readContents(paths: readonly string[]): Promise<ReadContent[]> {
  const contents: ReadContent[] = [];
  for (const path of paths) {
    const isFolder = (await stat(path)).isDirectory();
    for (const file of isFolder ? await listFiles(path) : [path]) {
      const name = isFolder ? relative(path, file) : file;
      const entries = listEntries(parse(name, await readFile(file, 'utf8')));
      if (entries.length === 0) throw new Error(`${name} holds neither an entry nor an answer.`);
      contents.push(
        ...entries.map((entry, index) => ({
          name: entries.length > 1 ? `${name}#${index}` : name,
          entry: { id: `content-${contents.length + index}`, ...entry },
        })),
      );
    }
  }
  const byId = new Map(contents.map(({ entry }) => [entry.id, entry]));
  return contents.map(({ name, entry }) => ({
    name,
    entry: fillSymbols(structuredClone(entry), byId, { left: maxSymbols }, [entry.id]) as Tree,
  }));
}

async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && extname(file.name) === '.json')
    .map((file) => join(file.parentPath, file.name))
    .sort();
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${(error as Error).message}`);
  }
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listEntries(raw: unknown): Tree[] {
  if (Array.isArray(raw)) return raw.flatMap(listEntries);
  if (!isTree(raw)) return [];
  if (isTree(raw.data)) return [raw];
  if (Array.isArray(raw.blocks)) return [{ data: raw }];
  return Object.values(raw).filter(Array.isArray).flatMap(listEntries);
}

function fillSymbols(
  value: unknown,
  byId: ReadonlyMap<unknown, Tree>,
  budget: { left: number },
  path: readonly unknown[],
): unknown {
  if (Array.isArray(value)) for (const item of value) fillSymbols(item, byId, budget, path);
  else if (isTree(value)) {
    const symbol = value.name === 'Symbol' && isTree(value.options) ? value.options.symbol : null;
    if (isTree(symbol) && !symbol.content && !path.includes(symbol.entry)) {
      const found = byId.get(symbol.entry);
      if (found && path.length < deepestSymbol && budget.left-- > 0) {
        symbol.content = structuredClone(found);
        fillSymbols(symbol.content, byId, budget, [...path, symbol.entry]);
        return value;
      }
    }
    for (const item of Object.values(value)) fillSymbols(item, byId, budget, path);
  }
  return value;
}
