import { z } from 'zod';

/**
 * Raw shapes of Content API v2 as they arrive. The envelope must be right, else the service is not
 * speaking its protocol; a field that is wrong counts as empty, since editors' content must never
 * take a page down.
 */
const rawDocumentSchema = z.object({
  id: z.string().min(1),
  uid: z.string().nullish(),
  type: z.string().min(1),
  lang: z.string().min(1),
  alternate_languages: z.array(z.object({ id: z.string(), lang: z.string() })),
  first_publication_date: z.string().nullish(),
  data: z.record(z.string(), z.unknown()),
});
export type RawDocument = z.infer<typeof rawDocumentSchema>;
export type RawFields = Readonly<Record<string, unknown>>;

export const rawSearchReplySchema = z.object({
  page: z.number(),
  total_pages: z.number(),
  total_results_size: z.number(),
  results: z.array(rawDocumentSchema),
});
export type RawSearchReply = z.infer<typeof rawSearchReplySchema>;

/** Only what the site needs of the repository's metadata. */
export const rawRefSchema = z.object({ ref: z.string().min(1) });
export const rawRepositorySchema = z.object({
  refs: z
    .array(z.object({ ref: z.string().min(1), isMasterRef: z.boolean().optional() }))
    .refine((refs) => refs.some(({ isMasterRef }) => isMasterRef)),
});

export const rawPictureSchema = z.object({
  url: z.string().min(1),
  alt: z.string().nullish(),
  copyright: z.string().nullish(),
  dimensions: z.object({ width: z.number().positive(), height: z.number().positive() }),
  edit: z.object({ background: z.string().nullish() }).nullish().catch(null),
});
export type RawPicture = z.infer<typeof rawPictureSchema>;

/** Web, media and document links in one; which keys are there tells which it is. */
export const rawLinkSchema = z.object({
  link_type: z.string(),
  url: z.string().nullish(),
  id: z.string().nullish(),
  uid: z.string().nullish(),
  type: z.string().nullish(),
  isBroken: z.boolean().nullish(),
  text: z.string().nullish(),
  name: z.string().nullish(),
});
export type RawLink = z.infer<typeof rawLinkSchema>;

const rawSpanSchema = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  type: z.string(),
  data: z.unknown().optional(),
});
export type RawSpan = z.infer<typeof rawSpanSchema>;

/** Text blocks have `text`; image and embed blocks have keys of their own, kept by `loose`. */
const rawBlockSchema = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  spans: z.array(rawSpanSchema).optional(),
  direction: z.string().nullish(),
});
export type RawBlock = z.infer<typeof rawBlockSchema>;

export const rawRichTextSchema = z.array(rawBlockSchema);

export const rawGroupSchema = z.array(z.record(z.string(), z.unknown()));

export const rawSlicesSchema = z.array(
  z.object({ slice_type: z.string(), primary: z.record(z.string(), z.unknown()).catch({}) }),
);

export const rawEmbedSchema = z.object({ embed_url: z.string() });

export const rawGeoPointSchema = z.object({ latitude: z.number(), longitude: z.number() });
