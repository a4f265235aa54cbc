import type { Language } from '#shared/languages/languages.ts';
import type { PlaylistVideo, VideoThumbnail } from '../contract.ts';
import type { RawThumbnails, RawVideo } from './wire.ts';

/** @param toOurs makes addresses of the embedded server relative to the site */
export function toPlaylistVideo(
  { id, snippet, contentDetails, status, localizations }: RawVideo,
  language: Language,
  toOurs: (address: string) => string,
): PlaylistVideo {
  const own = snippet.defaultLanguage ?? 'en';
  const localized = localizations?.[language];
  const spoken = localized ? language : own;
  const description = (localized ? localized.description : snippet.description)?.trim();
  return {
    id,
    title: { text: localized?.title ?? snippet.title, language: spoken },
    description: description ? { text: description, language: spoken } : null,
    publishedAt: snippet.publishedAt,
    durationSeconds: parseDuration(contentDetails.duration),
    thumbnail: chooseThumbnail(snippet.thumbnails ?? {}, toOurs),
    isEmbeddable: status.embeddable ?? true,
  };
}

/** Seconds of an ISO 8601 duration such as `PT1H2M3S` or `P1DT2H`; null: none or nothing. */
export function parseDuration(text: string | undefined): number | null {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text ?? '');
  if (!match) return null;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  const total = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return total > 0 ? total : null;
}

/** The largest that has the film's own proportions, else the largest. */
function chooseThumbnail(
  thumbnails: RawThumbnails,
  toOurs: (address: string) => string,
): VideoThumbnail | null {
  for (const name of ['maxres', 'medium', 'standard', 'high', 'default'] as const) {
    const { url, width, height } = thumbnails[name] ?? {};
    if (url && width && height) return { src: toOurs(url), width, height };
  }
  return null;
}
