import type {
  ProgramEvent,
  ProgramLanguage,
  PublicProgram,
} from '#services/content-management/contract.ts';
import { languages } from '#shared/languages/languages.ts';
import { type ItemReader, readReference } from '../../fields/item-reader.ts';
import { readAccess } from '../parts/read-access.ts';
import { readStatus } from '../parts/read-status.ts';
import { readTimes } from '../parts/read-times.ts';
import { toCardItem } from '../parts/to-card-item.ts';
import { toMetadata } from '../parts/to-metadata.ts';

const categories = ['talk', 'workshop', 'tour', 'film', 'performance', 'family', 'other'] as const;

const heldIn: readonly ProgramLanguage[] = [...languages, 'ase'];

export function toProgramEvent(item: ItemReader): ProgramEvent {
  return {
    ...toCardItem(item, 'event'),
    ...toProgram(item),
    eventType: item.shared.choice('event_type', [
      'exhibition',
      'residency',
      'publicProgram',
      'permanent',
    ]),
  };
}

export function toPublicProgram(item: ItemReader): PublicProgram {
  return {
    ...toCardItem(item, 'public_program'),
    ...toProgram(item),
    category: item.shared.choice('category', categories),
    presenters: item.rows('presenters').flatMap((row) => {
      const name = row.plain('name');
      if (!name) return [];
      const artist = readReference(row, 'artist', ['artist']);
      return [{ name, role: row.text('role'), image: row.picture('image'), artist }];
    }),
    exhibition: readReference(item, 'exhibition', ['exhibition']),
    capacity: item.shared.number('capacity'),
  };
}

/** The fields that both kinds of program have. */
const toProgram = (item: ItemReader) => ({
  label: item.text('label'),
  times: readTimes(item),
  location: item.text('location'),
  description: item.richText('description'),
  audience: item.text('audience'),
  languages: item.shared.rows('languages').flatMap((row) => row.choice('language', heldIn) ?? []),
  access: readAccess(item),
  accessNote: item.text('access_note'),
  priceLabel: item.text('price_label'),
  booking: item.link('booking'),
  parent: readReference(item, 'parent'),
  status: readStatus(item),
  metadata: toMetadata(item),
});
