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
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

/**
 * @param folder the output of the studio's build
 * @returns null where the studio was not built
 */
export function readStudioBuild(folder: string): StudioBuild | null {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) return null;
  const chunks = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const [name, entry] = Object.entries(chunks).find(([, chunk]) => chunk.isEntry) ?? [];
  if (!name || !entry) throw new Error(`${file} names no entry: build the studio anew.`);
  // What several screens share is a chunk of its own, with styles of its own; those it imports come first.
  const reached = new Set<string>();
  const styles = new Set<string>();
  const collect = (one: string) => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const imported of chunks[one]?.imports ?? []) collect(imported);
    for (const css of chunks[one]?.css ?? []) styles.add(css);
  };
  collect(name);
  return { script: entry.file, styles: [...styles] };
}
