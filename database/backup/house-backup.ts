import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DatabaseName } from '../database.ts';
import { BrokenBackup, readBackup, writeBackup } from './backup-file.ts';
import {
  type DistantFile,
  isSafePath,
  listFiles,
  type StoredFile,
  storeDistantFile,
  storeFile,
  sumOf,
} from './house-files.ts';
import { openHouseSnapshot } from './read-tables.ts';

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const database = z.object({ sha256: sum, rows: z.record(z.string(), z.int().min(0)) });
const file = z.object({
  path: z.string().refine(isSafePath),
  bytes: z.int().min(0),
  sha256: sum,
  modifiedAt: z.number(),
});
const format = 'girih house 1';
const houseSchema = z.object({
  format: z.literal(format),
  takenAt: z.iso.datetime(),
  databases: z.object({ content: database, visitors: database }),
  files: z.array(file),
});

/** What a backup of the house says of itself, in its `house.json`. */
export type House = z.infer<typeof houseSchema>;

export interface HousePlaces {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
}

type Progress = (text: string) => void;

export const databaseNames = ['content', 'visitors'] as const satisfies DatabaseName[];
export const databaseFile = (folder: string, name: DatabaseName) =>
  join(folder, `${name}.jsonl.gz`);
export const filesFolder = (folder: string) => join(folder, 'files');
async function* nowhere(): AsyncGenerator<DistantFile> {}
const nobody = { table: () => {}, row: () => {} };

/**
 * Copies the house into a folder, while the site runs: both databases at one moment, then the files of
 * the data folder. Everything is read back. The folder is there whole or not at all.
 * @param listDistant files that are not in the data folder; asked once the databases are copied
 * @param folder that the backup becomes; earlier ones beside it lend it their unchanged files
 */
export async function backUpHouse(
  places: HousePlaces,
  folder: string,
  takenAt: Date,
  onProgress: Progress = () => {},
  listDistant: () => AsyncIterable<DistantFile> = nowhere,
): Promise<House> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const databases = await storeDatabases(places, unfinished, takenAt, onProgress);
    const files = await storeFiles(places, unfinished, folder, { onProgress, listDistant });
    const house: House = { format, takenAt: takenAt.toISOString(), databases, files };
    const text = `${JSON.stringify(house, null, 1)}\n`;
    await writeFile(join(unfinished, 'house.json'), text, { mode: 0o600, flush: true });
    await rename(unfinished, folder);
    return house;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function storeDatabases(
  places: HousePlaces,
  folder: string,
  takenAt: Date,
  onProgress: Progress,
): Promise<House['databases']> {
  const snapshot = await openHouseSnapshot(places);
  try {
    const store = async (name: DatabaseName) => {
      onProgress(`the database ${name}`);
      const path = databaseFile(folder, name);
      await writeBackup(snapshot[name], path, takenAt);
      const rows = Object.fromEntries(await readBackup(path, nobody, name));
      return { rows, sha256: await sumOf(path) };
    };
    return { content: await store('content'), visitors: await store('visitors') };
  } finally {
    await snapshot.close();
  }
}

async function storeFiles(
  { dataFolder }: HousePlaces,
  unfinished: string,
  folder: string,
  {
    onProgress,
    listDistant,
  }: { onProgress: Progress; listDistant: () => AsyncIterable<DistantFile> },
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const earlier = await findEarlier(folder);
  for await (const path of listFiles(dataFolder)) {
    const stored = await storeFile(dataFolder, path, filesFolder(unfinished), earlier);
    if (stored) files.push(stored);
    onProgress(`${files.length} files`);
  }
  const paths = new Set(files.map(({ path }) => path));
  for await (const file of listDistant()) {
    if (paths.has(file.path)) continue;
    files.push(await storeDistantFile(file, filesFolder(unfinished), earlier));
    onProgress(`${files.length} files`);
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The newest backup beside the given one; null: none that can be read. */
async function findEarlier(folder: string) {
  const beside = join(folder, '..');
  for (const name of (await listBackups(beside)).reverse()) {
    const house = await readHouse(join(beside, name)).catch(() => null);
    if (!house) continue;
    const files = new Map(house.files.map((one) => [one.path, one]));
    return { folder: filesFolder(join(beside, name)), files };
  }
  return null;
}

/** The whole backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names.filter((name) => /^house-[\dT-]+$/.test(name)).sort();
}

/** @throws {BrokenBackup} where the folder is no backup of a house */
async function readHouse(folder: string): Promise<House> {
  const text = await readFile(join(folder, 'house.json'), 'utf8').catch(() => {
    throw new BrokenBackup(`${folder} is not a backup of a house: it has no house.json.`);
  });
  try {
    return houseSchema.parse(JSON.parse(text));
  } catch {
    throw new BrokenBackup(`${folder}/house.json is broken.`);
  }
}

/**
 * Reads all of a backup and holds it against what it says of itself.
 * @throws {BrokenBackup} naming what is missing or changed
 */
export async function checkHouse(folder: string, onProgress: Progress = () => {}): Promise<House> {
  const house = await readHouse(folder);
  for (const name of databaseNames) {
    onProgress(`the database ${name}`);
    const path = databaseFile(folder, name);
    await expectSum(path, house.databases[name].sha256);
    const rows = await readBackup(path, nobody, name);
    for (const [table, count] of Object.entries(house.databases[name].rows)) {
      if (rows.get(table) !== count) throw new BrokenBackup(`Rows of ${table} are missing.`);
    }
  }
  for (const [index, { path, sha256 }] of house.files.entries()) {
    onProgress(`${index + 1} of ${house.files.length} files`);
    await expectSum(join(filesFolder(folder), path), sha256);
  }
  return house;
}

async function expectSum(path: string, sha256: string): Promise<void> {
  const found = await sumOf(path).catch((error) => {
    throw new BrokenBackup(`${path} cannot be read: ${(error as Error).message}`);
  });
  if (found !== sha256) throw new BrokenBackup(`${path} was changed.`);
}
