import { hash } from 'node:crypto';
import { museumName } from '#brand/names.ts';
import { languages } from '#shared/languages/languages.ts';
import type { StoredItem, StoredVideo } from './store.ts';
import type { TextByLanguage } from './tables.ts';

const channel = { channelId: 'UCgirihdemonstration000', channelTitle: museumName.en };

/** The values that resources need beside the stored ones. */
export interface Delivery {
  readonly parts: ReadonlySet<string>;
  /** Scheme and host of pictures. */
  readonly origin: string;
  /** Language of `localized`; null: English. */
  readonly language: string | null;
}

export const videoParts = ['id', 'snippet', 'contentDetails', 'status', 'localizations'] as const;
export const itemParts = ['id', 'snippet', 'contentDetails', 'status'] as const;

/** A `youtube#video` with the wanted parts. */
export function toVideoResource(video: StoredVideo, delivery: Delivery) {
  const { title, description, publishedAt } = video;
  const localized = {
    title: choose(title, delivery.language),
    description: choose(description, delivery.language),
  };
  return withTag({
    kind: 'youtube#video',
    id: video.id,
    ...only(delivery.parts, {
      snippet: {
        publishedAt,
        title: title.en,
        description: description.en,
        thumbnails: toThumbnails(video.image, delivery.origin),
        ...channel,
        categoryId: '27',
        liveBroadcastContent: 'none',
        defaultLanguage: 'en',
        localized,
      },
      contentDetails: {
        duration: toDuration(video.durationSeconds),
        dimension: '2d',
        definition: 'hd',
        caption: String(video.hasCaptions),
        licensedContent: false,
        contentRating: {},
        projection: 'rectangular',
      },
      status: {
        uploadStatus: 'processed',
        privacyStatus: 'public',
        license: 'youtube',
        embeddable: true,
        publicStatsViewable: true,
        madeForKids: false,
      },
      localizations: Object.fromEntries(
        languages.flatMap((language) => {
          const own = title[language];
          return own ? [[language, { title: own, description: description[language] ?? '' }]] : [];
        }),
      ),
    }),
  });
}

/** A `youtube#playlistItem` with the wanted parts. */
export function toItemResource({ playlistId, position, video }: StoredItem, delivery: Delivery) {
  return withTag({
    kind: 'youtube#playlistItem',
    id: toItemId(playlistId, position),
    ...only(delivery.parts, {
      snippet: {
        publishedAt: video.publishedAt,
        ...channel,
        title: video.title.en,
        description: video.description.en,
        thumbnails: toThumbnails(video.image, delivery.origin),
        playlistId,
        position,
        resourceId: { kind: 'youtube#video', videoId: video.id },
        videoOwnerChannelTitle: channel.channelTitle,
        videoOwnerChannelId: channel.channelId,
      },
      contentDetails: { videoId: video.id, videoPublishedAt: video.publishedAt },
      status: { privacyStatus: 'public' },
    }),
  });
}

const toItemId = (playlistId: string, position: number): string =>
  Buffer.from(`${playlistId}/${position}`).toString('base64url');

/** Null: no id of ours. */
export function parseItemId(id: string): { playlistId: string; position: number } | null {
  const match = /^(.+)\/(\d{1,6})$/.exec(Buffer.from(id, 'base64url').toString());
  return match?.[1] ? { playlistId: match[1], position: Number(match[2]) } : null;
}

/** A hash of what it tags, as the API's etags are opaque. */
export const withTag = <Resource extends object>(resource: Resource) => ({
  ...resource,
  etag: hash('sha256', JSON.stringify(resource), 'base64url').slice(0, 27),
});

const only = (parts: ReadonlySet<string>, all: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => parts.has(name)));

const choose = (text: TextByLanguage, language: string | null): string =>
  text[(language ?? 'en').split('-')[0] as keyof TextByLanguage] ?? text.en;

/** ISO 8601, as `PT6M52S`. */
function toDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor((seconds % 3600) / 60), 'M'],
    [seconds % 60, 'S'],
  ] as const;
  return `PT${parts.map(([value, unit]) => (value ? `${value}${unit}` : '')).join('') || '0S'}`;
}

const sizes = [
  ['default', 120, 90],
  ['medium', 320, 180],
  ['high', 480, 360],
  ['standard', 640, 480],
  ['maxres', 1280, 720],
] as const;

function toThumbnails(image: string | null, origin: string) {
  if (!image) return {};
  return Object.fromEntries(
    sizes.map(([name, width, height]) => [
      name,
      { url: `${origin}${image}?w=${width}&h=${height}&fit=crop`, width, height },
    ]),
  );
}
