import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { emptyThesaurus, Thesaurus, thesaurusSchema } from './thesaurus.ts';

/**
 * The field's terms from a file; none where there is no file.
 * @throws when it is not as the README says, with the place of the mistake
 */
export function readThesaurus(file: string | null): Thesaurus {
  if (file === null || !existsSync(file)) return emptyThesaurus;
  const parsed = thesaurusSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is no thesaurus: ${z.prettifyError(parsed.error)}`);
  return new Thesaurus(parsed.data);
}
