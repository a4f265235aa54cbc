import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { messagesForEditors } from '#database/content/content-issues.ts';
import {
  type LoadProblems,
  readLoadData,
  readProblemsOf,
  writeLoadProblems,
} from '#database/content/content-loads.ts';
import { type SourceFile, withLines } from '#database/content/read-source-files.ts';
import type { Database } from '#database/database.ts';
import { type LoadProblem, toField } from '#shared/files/content-loading.ts';
import { byLanguage } from '#shared/languages/languages.ts';
import { type CheckedEntry, checkPictureFiles } from './check-picture-files.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #1a2b3c');

const words = (max: number) => z.strictObject(byLanguage(() => z.string().max(max)));

/** What the studio's library says of a file beyond what everybody who brings one has to say. */
export const librarySchema = {
  /** Of a file that an editor uploaded. */
  id: z
    .string()
    .regex(/^m[0-9a-f]{20}$/, 'must be the id of an upload')
    .optional(),
  /** As it came, for people. */
  name: z.string().max(200).optional(),
  /** Of its file; absent: the first one. Addresses name it, so that no old copy is shown. */
  version: z.int().min(2).optional(),
  isDecorative: z.literal(true).optional(),
  credit: words(500).optional(),
  rights: z.string().max(1_000).optional(),
  /** From 0 to 1, from left and top: what must be seen where a part is cut away. */
  focalPoint: z
    .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
    .optional(),
};

export const imageEntrySchema = z.strictObject({
  file: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  dominantColor: color,
  alt: z.strictObject(byLanguage(() => z.string())),
  /** What a thing lies on; null or absent: no one colour. */
  ground: color.nullable().optional(),
  /** Of a work, without its ground; absent: nobody measured them. */
  colors: z.array(color).max(20).optional(),
  ...librarySchema,
});
export type ImageEntry = Readonly<z.infer<typeof imageEntrySchema>>;
export type ImageIndex = Readonly<Record<string, ImageEntry>>;

const fileName = 'index.json';

/**
 * The list of the content folder's pictures. What of it cannot be read stays as it was when it could;
 * it is kept in the database for that. Files that are gone or replaced are told of.
 * @param folder the content folder
 */
export async function readImageIndex(
  folder: string,
  database: Database,
): Promise<LoadProblems & { readonly images: ImageIndex }> {
  const stored = await readLoadData(database, 'pictures');
  const last = (stored === '' ? {} : JSON.parse(stored)) as Readonly<Record<string, CheckedEntry>>;
  const source = await readSource(`${folder}/images/${fileName}`);
  const { images, problems } = parseIndex(source, last);
  const checked = await checkPictureFiles(folder, images, last);
  const rejected = [...withLines(problems, [source]), ...checked.rejected];
  const found = { rejected, warnings: checked.warnings };
  const data = JSON.stringify(checked.entries);
  const before = await readProblemsOf(database, 'pictures');
  if (data !== stored || JSON.stringify(found) !== JSON.stringify(before)) {
    await writeLoadProblems(database.query, 'pictures', found, data);
  }
  return { images, ...found };
}

async function readSource(path: string): Promise<SourceFile> {
  try {
    return { file: fileName, text: await readFile(path, 'utf8'), problem: null };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { file: fileName, text: '', problem: `cannot be read (${code}) at ${path}` };
  }
}

function parseIndex(
  { file, text, problem }: SourceFile,
  checked: Readonly<Record<string, CheckedEntry>>,
) {
  const last: ImageIndex = Object.fromEntries(
    Object.entries(checked).map(([name, { bytes: _, ...entry }]) => [name, entry]),
  );
  const keepAll = (reason: string) => {
    const keeps = Object.keys(last).length > 0 && { keepsLastVersion: true as const };
    return { images: last, problems: [{ file, field: '', reason, ...keeps }] };
  };
  if (problem !== null) return keepAll(problem);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return keepAll(`is not JSON: ${(error as Error).message}`);
  }
  const entries = z.record(z.string(), z.unknown()).safeParse(json);
  if (!entries.success) return keepAll('must be an object: a picture under each name');
  const images: Record<string, z.infer<typeof imageEntrySchema>> = {};
  const problems: LoadProblem[] = [];
  for (const [name, entry] of Object.entries(entries.data)) {
    const parsed = imageEntrySchema.safeParse(entry, messagesForEditors);
    const known = Object.hasOwn(last, name) ? last[name] : undefined;
    const taken = parsed.success ? parsed.data : known;
    if (taken) images[name] = taken;
    const keeps = known && { keepsLastVersion: true as const };
    for (const { path, message } of parsed.error?.issues ?? []) {
      problems.push({ file, field: toField([name, ...path]), reason: message, ...keeps });
    }
  }
  return { images, problems };
}
