import type { Video } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { toCardItem } from '../parts/to-card-item.ts';
import { toPublishedOn } from '../parts/to-published-on.ts';

export function toVideo(item: ItemReader): Video {
  return {
    ...toCardItem(item, 'video'),
    filmSrc: item.shared.mediaSource('film'),
    youtubeVideoId: item.shared.plain('youtube_video_id') ?? toEmbeddedVideoId(item),
    durationSeconds: item.shared.number('duration_seconds'),
    publishedOn: toPublishedOn(item),
    description: item.richText('description'),
    transcript: item.richText('transcript'),
    captions: item.shared.rows('captions').flatMap((row) => {
      const language = row.plain('locale');
      const src = row.mediaSource('file');
      return language && src ? [{ language, src }] : [];
    }),
  };
}

const videoAddress =
  /^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#]|$)/;

/** Editors may give an embed instead of an id. */
function toEmbeddedVideoId(item: ItemReader): string | null {
  const address = item.shared.embedAddress('embed');
  return (address && videoAddress.exec(address)?.[1]) ?? null;
}
