import type { Exhibition } from '#services/content-management/contract.ts';
import { type ItemReader, readLinked, readReferences } from '../../fields/item-reader.ts';
import { readAccess } from '../parts/read-access.ts';
import { toCardItem } from '../parts/to-card-item.ts';
import { toMetadata } from '../parts/to-metadata.ts';
import { toPartners } from '../parts/to-partners.ts';
import { readQuote } from '../parts/to-quote.ts';

export function toExhibition(item: ItemReader): Exhibition {
  const artists = readReferences(item, 'artists', 'artist');
  return {
    ...toCardItem(item, 'exhibition'),
    subtitle: item.text('subtitle'),
    label: item.text('label'),
    isPermanent: item.shared.flag('is_permanent'),
    ground: item.shared.choice('ground', ['green', 'blue', 'wine', 'ink', 'sand']),
    startDate: item.shared.date('start_date'),
    endDate: item.shared.date('end_date'),
    location: item.text('location'),
    ticketType: readLinked(item, 'ticket_type', ['ticket_type'])?.uid ?? null,
    description: item.richText('description'),
    heroImage: item.picture('hero_image'),
    heroVideoSrc: item.shared.mediaSource('hero_video'),
    youtubeVideoId: item.shared.plain('youtube_video_id'),
    artists,
    credits: item.rows('credits').flatMap((row) => {
      const name = row.plain('name');
      return name ? [{ name, role: row.text('role') }] : [];
    }),
    objects: item.rows('objects').flatMap((row) => {
      const sourceId = row.plain('source_id');
      return sourceId ? [{ sourceId, title: row.text('title') }] : [];
    }),
    sponsors: toPartners(item, 'sponsors'),
    quote: readQuote(item, 'quote'),
    // Who is named as an artist of it is not named again below, as a resident either.
    related: readReferences(item, 'related', 'item').filter(
      ({ type, uid }) =>
        !(type === 'artist' || type === 'resident') ||
        !artists.some((artist) => artist.uid === uid),
    ),
    access: readAccess(item),
    accessibility: item.richText('accessibility'),
    metadata: toMetadata(item),
  };
}
