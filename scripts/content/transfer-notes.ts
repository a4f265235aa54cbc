import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** What was sent to a repository or brought from it, in a file of the data folder. */
export function createNotes<Notes>(dataFolder: string, name: string, schema: z.ZodType<Notes>) {
  const file = `${dataFolder}/content-management/${name}.json`;
  return {
    async read(): Promise<Notes> {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '{}';
        throw error;
      });
      return schema.parse(JSON.parse(text));
    },
    /** Whole or not at all: a note that is lost would create everything anew. */
    async write(notes: Notes): Promise<void> {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(notes, null, 2));
      await rename(`${file}.new`, file);
    },
  };
}
