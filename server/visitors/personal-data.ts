import { mailPersonalData } from '#database/visitors/mail-personal-data.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import { createNewsletterData } from '#services/forms/embedded/newsletter/personal-data.ts';
import { formsData } from '#services/forms/embedded/personal-data.ts';
import { builderFormsData } from '#services/page-builder/embedded/personal-data.ts';
import { reservationsData } from '#services/reservations/embedded/personal-data.ts';
import { InvalidSetting, type Settings } from '../settings/settings.ts';
import { itemsData } from '../studio/items/personal-data.ts';
import { pagesData } from '../studio/pages/personal-data.ts';
import { studioData } from '../studio/people/personal-data.ts';
import { mediaData } from '../studio/pictures/personal-data.ts';
import { previewsData } from '../studio/previews/personal-data.ts';

/** Tables of the visitors' database that hold nothing of a person. */
export const impersonalTables: readonly string[] = [
  'site_processes',
  'about',
  'migrations',
  'visitor_keys',
  'rate_limits',
  'consent_texts',
  'builder_event_counts',
  // Hashes under a salt of the day.
  'builder_event_visitors',
  'studio_item_links',
  'studio_item_lacks',
  'studio_items_state',
  'studio_media_state',
];

/** A kind with the days that its rows are kept in this museum. */
export interface RetainedData {
  readonly kind: PersonalDataKind;
  /** Null: until they are erased. */
  readonly days: number | null;
}

/**
 * Everything that is kept of visitors, over all services. Mails come last: erasing a person may
 * queue one.
 * @throws {InvalidSetting} when the setting RETENTION_DAYS names a kind that there is not
 */
export function listRetainedData(
  settings: Pick<Settings, 'newsletterApi' | 'retentionDays'>,
): readonly RetainedData[] {
  const kinds = [
    ...formsData,
    createNewsletterData(settings.newsletterApi !== null),
    builderFormsData,
    reservationsData,
    // Before accounts, by which it is found.
    itemsData,
    pagesData,
    previewsData,
    mediaData,
    ...studioData,
    mailPersonalData,
  ];
  const names = kinds.map(({ name }) => name);
  for (const name of settings.retentionDays.keys()) {
    if (names.includes(name)) continue;
    throw new InvalidSetting(
      `The setting RETENTION_DAYS names ${name}, which is none of ${names.join(', ')}.`,
    );
  }
  return kinds.map((kind) => ({
    kind,
    days: settings.retentionDays.get(kind.name) ?? kind.retentionDays,
  }));
}
