import type { FormKind } from './form-rules.ts';

/**
 * Versions of the texts beside the forms on what is done with the data, stored with each
 * submission. A changed text needs a new version; the test beside the forms holds both together.
 */
export const consentVersions = {
  'tour-request': '2026-11',
  subscription: '2026-11',
  contact: '2026-11',
  'convening-inquiry': '2026-11',
  'event-inquiry': '2026-11',
  'item-request': '2026-11',
  'career-application': '2026-11',
  reservation: '2026-11',
  'waiting-list': '2026-11',
} as const satisfies Readonly<Record<FormKind | 'reservation' | 'waiting-list', string>>;
