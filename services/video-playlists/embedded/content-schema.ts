import { z } from 'zod';
import { byLanguage, defaultLanguage } from '#shared/languages/languages.ts';

/**
 * What this service reads of the files of `content/documents/playlist` and `…/video`; their whole
 * format is the content management service's. Everything else in them is none of its business.
 */

const reference = z
  .string()
  .regex(/^video\/[\w-]+$/, 'must be a video such as "video/<uid>"')
  .transform((text) => text.slice('video/'.length));

const localized = <Shape extends z.ZodType>(fields: Shape) =>
  z.object({ ...byLanguage(() => fields.optional()), [defaultLanguage]: fields });

/** When an item is public; the content management service refuses what is none. */
const schedule = { published: z.string().optional(), unpublished: z.string().optional() };

export const playlistFile = z.object({
  uid: z.string(),
  ...schedule,
  shared: z.object({
    /** Its id at the service; without one the site does not ask this service for it. */
    source_id: z.string().min(1).max(120).optional(),
    videos: z.array(z.object({ video: reference })).default([]),
  }),
  ...localized(z.object({ title: z.string() })).shape,
});

export const videoFile = z.object({
  uid: z.string(),
  ...schedule,
  shared: z.object({
    youtube_video_id: z
      .string()
      .regex(/^[\w-]{11}$/, 'must have eleven letters, digits, - or _')
      .optional(),
    duration_seconds: z.int().positive().optional(),
    published_at: z.string(),
    image: z.union([z.string(), z.object({ file: z.string() })]).optional(),
    captions: z.array(z.unknown()).default([]),
  }),
  ...localized(z.object({ title: z.string(), short_description: z.string().optional() })).shape,
});
