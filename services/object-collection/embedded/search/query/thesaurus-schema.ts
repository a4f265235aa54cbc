import { z } from 'zod';
import type { ThesaurusFile } from '#shared/search/thesaurus.ts';

const name = z.string('must be a text').trim().min(1).max(80);
const year = z.int().min(-20_000).max(2_500);

/** The contents of a file of terms, with limits. */
export const thesaurusSchema: z.ZodType<ThesaurusFile> = z.strictObject({
  about: z.string().optional(),
  /** Names of one thing; what is broader than it. */
  terms: z
    .array(
      z.strictObject({
        same: z.array(name).min(1).max(60),
        broader: z.array(name).max(10).optional(),
      }),
    )
    .max(20_000),
  /** Dynasties, reigns and periods: when, and in which lands. */
  times: z
    .array(
      z
        .strictObject({
          names: z.array(name).min(1).max(40),
          from: year,
          to: year,
          places: z.array(name).max(40).optional(),
        })
        .refine(({ from, to }) => from <= to, '"from" must not be later than "to"'),
    )
    .max(5_000),
});
