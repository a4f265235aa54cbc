import type { Hero } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';

/** A hero without picture, film or words is none. */
export function toHero(item: ItemReader): Hero | null {
  const [row] = item.rows('hero');
  if (!row) return null;
  const hero: Hero = {
    title: row.text('title'),
    description: row.text('description'),
    breadcrumb: row.text('breadcrumb'),
    backgroundImage: row.picture('background_image'),
    backgroundVideoSrc: row.mediaSource('background_video'),
    youtubeVideoId: row.plain('youtube_video_id'),
    variant: row.choice('variant', ['bottom', 'center', 'video-only']) ?? 'bottom',
    textColor: row.color('text_color'),
    overlayColor: row.color('overlay_color'),
  };
  const isEmpty =
    !hero.title && !hero.backgroundImage && !hero.backgroundVideoSrc && !hero.youtubeVideoId;
  return isEmpty ? null : hero;
}
