import type { Video } from '#services/content-management/contract.ts';
import type { PlaylistVideo } from '#services/video-playlists/contract.ts';
import { formatDuration } from '#shared/calendar/format-duration.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import type { Captions, Film, FilmSource } from './film.ts';

/**
 * One film out of what the museum holds of it and what the video service knows. The museum's own
 * words, picture and file come first.
 */
export function toFilm(
  video: Video | null,
  listed: PlaylistVideo | null,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Film {
  const seconds = video?.durationSeconds ?? listed?.durationSeconds ?? null;
  const publishedOn =
    video?.publishedOn ??
    (listed && toDateText(toMuseumTime(new Date(listed.publishedAt), timeZone).date));
  return {
    uid: video?.uid ?? listed?.id ?? '',
    title: video?.title ?? listed?.title ?? { text: '', language },
    summary: video?.summary ?? listed?.description ?? null,
    description: video?.description ?? null,
    transcript: video?.transcript ?? null,
    still: video?.image ?? toStill(listed),
    duration: seconds === null ? null : formatDuration(seconds),
    date: publishedOn && formatDate(publishedOn, language),
    source: chooseSource(video, listed, language),
  };
}

function chooseSource(
  video: Video | null,
  listed: PlaylistVideo | null,
  language: Language,
): FilmSource {
  if (video?.filmSrc) {
    return { kind: 'own', src: video.filmSrc, captions: orderCaptions(video.captions, language) };
  }
  const videoId = video?.youtubeVideoId ?? listed?.id;
  if (!videoId) return { kind: 'museum' };
  return listed?.isEmbeddable === false
    ? { kind: 'link', href: toWatchAddress(videoId) }
    : { kind: 'embed', videoId };
}

const toWatchAddress = (videoId: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;

/** The page's language first: browsers offer captions in this order. */
function orderCaptions(captions: Video['captions'], language: Language): Captions[] {
  const named = captions.map(({ language: code, src }) => {
    const known = languageOptions.find((option) => option.code === code);
    return { language: code, name: known?.nativeName ?? code, src };
  });
  return named.sort((a, b) => Number(b.language === language) - Number(a.language === language));
}

/** A still at the video site's own host comes through this site: nobody is told who looks at it. */
function toStill(listed: PlaylistVideo | null): Film['still'] {
  if (!listed?.thumbnail) return null;
  const { src, width, height } = listed.thumbnail;
  return {
    src: src.startsWith('/') ? src : `/video-stills/${encodeURIComponent(listed.id)}.jpg`,
    width,
    height,
    alt: { text: '', language: listed.title.language },
    dominantColor: null,
  };
}
