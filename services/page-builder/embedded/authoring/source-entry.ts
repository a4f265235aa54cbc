import { z } from 'zod';
import { messagesForEditors, toLoadProblems } from '#database/content/content-issues.ts';
import type { LoadProblem } from '#shared/files/content-loading.ts';
import { maxDepth } from '../check-entry.ts';
import { depthOf } from '../walk-values.ts';

const rule = z.strictObject({
  '@type': z.string().optional(),
  property: z.string().min(1),
  operator: z.string().min(1),
  value: z.unknown(),
});

const content = z.looseObject({ blocks: z.array(z.looseObject({})).default([]) });

const path = z.string().regex(/^\/(?!\/)\S*$/, 'must be a path such as /visit');

/**
 * One file of `content/pages/<model>/`: an entry as the page builder exports it, with what a person
 * need not write left out. README of this service: the format.
 */
const sourceEntrySchema = z.strictObject({
  id: z.string().min(1).max(200).optional(),
  name: z.string().min(1).max(200).optional(),
  published: z
    .enum(
      ['published', 'draft', 'archived'],
      'must be published, draft or archived; a time is written as startDate or endDate',
    )
    .default('published'),
  /** Short for the rule that the address is this one, or one of these. */
  url: z.union([path, z.array(path).min(1)]).optional(),
  query: z.array(rule).default([]),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  /** Lower comes first. */
  priority: z.number().default(0),
  data: content,
  variations: z
    .record(
      z.string().regex(/^[\w-]+$/),
      z.strictObject({
        name: z.string().min(1),
        testRatio: z.number().min(0).max(1),
        data: content,
      }),
    )
    .default({}),
  meta: z.record(z.string(), z.unknown()).default({}),
});
export type SourceEntry = z.infer<typeof sourceEntrySchema>;

/** @param raw what the file says */
export function parseSourceEntry(file: string, raw: unknown): SourceEntry | LoadProblem[] {
  // Before anything that goes down into it by calling itself.
  if (depthOf(raw, maxDepth) > maxDepth) {
    return [
      { file, field: 'data', reason: `holds more than ${maxDepth} levels inside each other` },
    ];
  }
  const parsed = sourceEntrySchema.safeParse(raw, messagesForEditors);
  return parsed.success ? parsed.data : toLoadProblems(file, parsed.error);
}
