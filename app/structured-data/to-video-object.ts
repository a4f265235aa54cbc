import type { Video } from '#services/content-management/contract.ts';
import { type Museum, toMuseumReference } from './places.ts';
import type { StructuredData } from './structured-data.ts';

/**
 * A film of the museum's own that plays on its page. Nothing is said of films that are shown in the
 * house only, or that are somebody else's.
 * @param url whole address of the page
 */
export function toVideoObject(video: Video, url: string, museum: Museum): StructuredData | null {
  if (!video.filmSrc) return null;
  const { title, summary, image, durationSeconds, publishedOn, filmSrc } = video;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title.text,
    description: (summary ?? title).text,
    url,
    inLanguage: title.language,
    ...(image && { thumbnailUrl: new URL(image.src, museum.publicOrigin).href }),
    uploadDate: publishedOn,
    ...(durationSeconds !== null && { duration: `PT${Math.round(durationSeconds)}S` }),
    contentUrl: new URL(filmSrc, museum.publicOrigin).href,
    encodingFormat: 'video/mp4',
    publisher: toMuseumReference(museum),
  };
}
