import {
  type CheckCode,
  type CheckDrawing,
  findBreach,
  findUnsupported,
} from '../embedded/check-entry.ts';
import {
  entrySchema,
  type PreparedEntry,
  prepareEntry,
  type StoredEntry,
} from '../embedded/entry.ts';
import type { ExportedEntry, ExportProblem } from './read-export.ts';

export interface PreparedImport {
  /** Null when it cannot be taken. */
  readonly entry: PreparedEntry | null;
  readonly rejected: readonly ExportProblem[];
  /** Taken, but visitors will not see all of it. */
  readonly warnings: readonly ExportProblem[];
}

/** Checks one entry of an export and makes it ready to be stored. */
export function prepareImport(
  { place, model, raw }: ExportedEntry,
  checkCode: CheckCode,
  checkDrawing: CheckDrawing = () => [],
): PreparedImport {
  const reject = (reasons: readonly string[]) => ({
    entry: null,
    rejected: reasons.map((reason) => ({ place, reason })),
    warnings: [],
  });
  const parsed = entrySchema.safeParse(raw);
  if (!parsed.success) {
    return reject(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const entry = parsed.data;
  const brokenBlocks = parseBlockTexts(entry);
  if (brokenBlocks) return reject([brokenBlocks]);
  dropPixels(entry);
  const breach = findBreach(entry);
  if (breach) return reject([`${breach.field} ${breach.reason}`]);
  const warnings = findUnsupported(entry, checkCode).map(({ field, reason }) => ({
    place,
    reason: `${field}: ${reason}`,
  }));
  for (const reason of checkDrawing(entry)) warnings.push({ place, reason });
  return { entry: prepareEntry(model, entry), rejected: [], warnings };
}

/**
 * Old answers hold their blocks as a text; the API of today never does.
 * @returns what is wrong, or null
 */
function parseBlockTexts(entry: StoredEntry): string | null {
  const contents = [entry.data, ...Object.values(entry.variations).map(({ data }) => data)];
  for (const data of contents) {
    if (!data || typeof data.blocksString !== 'string' || data.blocks) continue;
    try {
      const blocks: unknown = JSON.parse(data.blocksString);
      if (!Array.isArray(blocks)) return 'data.blocksString is no list of blocks';
      data.blocks = blocks;
      delete data.blocksString;
    } catch (error) {
      return `data.blocksString is not JSON: ${(error as Error).message}`;
    }
  }
  return null;
}

/** The API adds a picture that counts visits for its space; ours counts by itself. */
function dropPixels(entry: StoredEntry): void {
  for (const data of [entry.data, ...Object.values(entry.variations).map((one) => one.data)]) {
    if (data?.blocks) data.blocks = data.blocks.filter((block) => !isPixel(block));
  }
}

const isPixel = (block: unknown): boolean =>
  typeof block === 'object' &&
  block !== null &&
  String((block as { id?: unknown }).id).startsWith('builder-pixel');
