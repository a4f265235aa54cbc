import type { Convening } from '#services/content-management/contract.ts';
import { type ItemReader, readLinked, readReference } from '../../fields/item-reader.ts';
import { toVideo } from '../news-and-films/to-video.ts';
import { readStatus } from '../parts/read-status.ts';
import { toCardItem } from '../parts/to-card-item.ts';
import { toMetadata } from '../parts/to-metadata.ts';
import { toPartners } from '../parts/to-partners.ts';

export function toConvening(item: ItemReader): Convening {
  const recording = readLinked(item, 'recording', ['video']);
  return {
    ...toCardItem(item, 'convening'),
    label: item.text('label'),
    startsAt: item.shared.instant('starts_at'),
    endsAt: item.shared.instant('ends_at'),
    location: item.text('location'),
    description: item.richText('description'),
    speakers: toSpeakers(item),
    agenda: toAgenda(item),
    partners: toPartners(item, 'partners'),
    registration: item.link('registration'),
    recording: recording && toVideo(recording),
    documents: item.links('documents'),
    status: readStatus(item),
    metadata: toMetadata(item),
  };
}

const toSpeakers = (item: ItemReader): Convening['speakers'] =>
  item.rows('speakers').flatMap((row) => {
    const name = row.plain('name');
    if (!name) return [];
    return [
      {
        name,
        role: row.text('role'),
        organization: row.text('organization'),
        image: row.picture('image'),
        artist: readReference(row, 'artist', ['artist']),
      },
    ];
  });

const toAgenda = (item: ItemReader): Convening['agenda'] =>
  item.rows('agenda').flatMap((row) => {
    const title = row.text('title');
    if (!title) return [];
    return [
      {
        startsAt: row.instant('starts_at'),
        endsAt: row.instant('ends_at'),
        title,
        description: row.richText('description'),
      },
    ];
  });
