import { z } from 'zod';

/**
 * The parts of YouTube Data API v3 replies that the site reads.
 * Source: https://developers.google.com/youtube/v3/docs/playlistItems and …/videos
 */

const thumbnail = z.object({
  url: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
});
/** The sizes that are documented; one that is new changes nothing, and one that is wrong is none. */
const thumbnails = z.object({
  default: thumbnail.optional().catch(undefined),
  medium: thumbnail.optional().catch(undefined),
  high: thumbnail.optional().catch(undefined),
  standard: thumbnail.optional().catch(undefined),
  maxres: thumbnail.optional().catch(undefined),
});

export type RawThumbnails = z.output<typeof thumbnails>;

export const rawPlaylistItems = z.object({
  kind: z.literal('youtube#playlistItemListResponse'),
  nextPageToken: z.string().optional(),
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })),
});

const rawVideo = z.object({
  id: z.string(),
  snippet: z.object({
    publishedAt: z.string(),
    title: z.string(),
    description: z.string(),
    thumbnails: thumbnails.optional(),
    defaultLanguage: z.string().optional(),
  }),
  contentDetails: z.object({ duration: z.string().optional() }),
  status: z.object({ embeddable: z.boolean().optional(), privacyStatus: z.string().optional() }),
  localizations: z
    .record(z.string(), z.object({ title: z.string(), description: z.string().optional() }))
    .optional(),
});

export type RawVideo = z.output<typeof rawVideo>;

export const rawVideos = z.object({
  kind: z.literal('youtube#videoListResponse'),
  items: z.array(rawVideo),
});

export const rawError = z.object({
  error: z.object({
    message: z.string(),
    errors: z.array(z.object({ reason: z.string() })).default([]),
  }),
});
