import { z } from 'zod';
import { messagesForEditors, toLoadProblems } from '#database/content/content-issues.ts';
import type { LoadProblem } from '#shared/files/content-loading.ts';
import {
  byLanguage,
  defaultLanguage,
  type Language,
  languages,
} from '#shared/languages/languages.ts';

const fields = z.record(z.string(), z.unknown());

const sourceSchema = z.strictObject({
  type: z.string(),
  uid: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, 'must be lower-case letters, digits, - and _'),
  tags: z.array(z.string().min(1)).default([]),
  published: z.string().optional(),
  unpublished: z.string().optional(),
  shared: fields.default({}),
  ...byLanguage(() => fields.optional()),
  [defaultLanguage]: fields,
});

/** One file of `content/documents`: an item in all its languages. Format: the service's README. */
export type SourceDocument = z.infer<typeof sourceSchema>;

/**
 * @param file name for the report, which must be `<type>/<uid>.json`
 * @param json what the file says
 * @returns the document, or the reasons why the file holds none
 */
export function parseSourceFile(file: string, json: unknown): SourceDocument | LoadProblem[] {
  const result = sourceSchema.safeParse(json, messagesForEditors);
  if (!result.success) return toLoadProblems(file, result.error);
  const { type, uid } = result.data;
  if (file !== `${type}/${uid}.json`) {
    return [
      {
        file,
        field: 'uid',
        reason: `must lie at ${type}/${uid}.json, or say another type and uid`,
      },
    ];
  }
  return result.data;
}

/** The languages in which an item is written; English always. */
export const languagesOf = (source: SourceDocument): Language[] =>
  languages.filter((language) => source[language] !== undefined);
