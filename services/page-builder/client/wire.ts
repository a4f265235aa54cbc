import { z } from 'zod';

/** An entry as it arrives. `to-content.ts` checks its blocks and fields. */
const rawData = z.looseObject({
  blocks: z.array(z.unknown()).nullish().catch(null),
  blocksString: z.string().nullish().catch(null),
});

const rawVariation = z.looseObject({
  id: z.string().nullish().catch(null),
  name: z.string().nullish().catch(null),
  testRatio: z.number().min(0).max(1).nullish().catch(null),
  data: rawData.nullish().catch(null),
});

export const rawEntrySchema = z.looseObject({
  id: z.string().min(1).max(200),
  name: z.string().nullish().catch(null),
  data: rawData.nullish().catch(null),
  variations: z.record(z.string(), z.unknown()).nullish().catch(null),
  lastUpdated: z.number().nullish().catch(null),
  meta: z
    .looseObject({
      rtlMode: z.unknown().optional(),
      breakpoints: z.unknown().optional(),
    })
    .nullish()
    .catch(null),
});
export type RawEntry = z.infer<typeof rawEntrySchema>;

export const rawVariationSchema = rawVariation;

/** The envelope must be right, else the service is not speaking its protocol. */
export const rawEntriesSchema = z.array(rawEntrySchema);
export const rawResultsSchema = z.object({
  results: rawEntriesSchema,
  totalCount: z.number().nullish(),
});
/** The newest entry of a model and how many there are: enough to see a change. */
export const rawVersionSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      lastUpdated: z.number().nullish().catch(null),
      rev: z.string().nullish().catch(null),
    }),
  ),
  totalCount: z.number().nullish(),
});

export const rawBreakpointsSchema = z.object({
  medium: z.number().positive().nullish().catch(null),
  small: z.number().positive().nullish().catch(null),
  xsmall: z.number().positive().nullish().catch(null),
});
