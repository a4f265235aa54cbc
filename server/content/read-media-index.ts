import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { messagesForEditors, toLoadProblems } from '#database/content/content-issues.ts';
import type { LoadProblem } from '#shared/files/content-loading.ts';
import { byLanguage, languages } from '#shared/languages/languages.ts';
import { librarySchema } from './read-image-index.ts';

/** Below the content folder. */
export const mediaIndexFile = 'media/index.json';

/** A film, captions or a document of the content folder. */
const mediaEntrySchema = z.strictObject({
  ...librarySchema,
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  durationMs: z.int().positive().optional(),
  alt: z.strictObject(byLanguage(() => z.string().max(500))).optional(),
  transcript: z.strictObject(byLanguage(() => z.string().max(100_000))).optional(),
  /** Of captions: what they are in, and the path of their film. */
  language: z.enum(languages).optional(),
  film: z.string().max(200).optional(),
  /** Of a film: the name of the picture that stands for it, as in `images/index.json`. */
  poster: z.string().max(200).optional(),
});
export type MediaEntry = Readonly<z.infer<typeof mediaEntrySchema>>;
/** By path below the content folder: `media/m….mp4`, `films/hero.mp4`. */
export type MediaIndex = Readonly<Record<string, MediaEntry>>;

const pathPattern = /^(films|media)\/[\w.-]+\.(mp4|webm|vtt|pdf)$/;

/** What is said of films, captions and documents. Most folders say nothing; what is broken is left out and told. */
export async function readMediaIndex(
  folder: string,
): Promise<{ readonly media: MediaIndex; readonly problems: readonly LoadProblem[] }> {
  const tell = (reason: string) => ({
    media: {},
    problems: [{ file: mediaIndexFile, field: '', reason }],
  });
  let json: unknown;
  try {
    json = JSON.parse(await readFile(join(folder, mediaIndexFile), 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { media: {}, problems: [] };
    return tell(code ? `cannot be read (${code})` : `is not JSON: ${message}`);
  }
  const entries = z.record(z.string(), z.unknown()).safeParse(json);
  if (!entries.success) return tell('must be an object: a file under each path');
  const media: Record<string, MediaEntry> = {};
  const problems: LoadProblem[] = [];
  for (const [path, entry] of Object.entries(entries.data)) {
    const parsed = mediaEntrySchema.safeParse(entry, messagesForEditors);
    if (!pathPattern.test(path)) {
      problems.push({
        file: mediaIndexFile,
        field: path,
        reason: 'is no path such as media/a.mp4',
      });
    } else if (parsed.success) media[path] = parsed.data;
    else problems.push(...toLoadProblems(mediaIndexFile, parsed.error));
  }
  return { media, problems };
}
