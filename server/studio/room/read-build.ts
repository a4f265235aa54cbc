import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the first document of the studio names: addresses below `/studio/`. */
export interface StudioBuild {
  readonly script: string;
  readonly styles: readonly string[];
}

/** Vite's manifest, of which only the entry is read. Source: Vite, "Backend integration". */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
  }),
);

/**
 * @param folder the output of the studio's build
 * @returns null where the studio was not built
 */
export function readStudioBuild(folder: string): StudioBuild | null {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) return null;
  const chunks = Object.values(manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`${file} names no entry: build the studio anew.`);
  return { script: entry.file, styles: entry.css ?? [] };
}
