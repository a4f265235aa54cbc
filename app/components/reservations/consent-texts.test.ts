import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import english from '#locales/en/tickets.json';
import { consentVersions } from '#shared/forms/consent-versions.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

test('a text on the use of data that changed has a new version (and a new hash here)', () => {
  const { hold, waiting } = english.reserve;
  expect([consentVersions.reservation, hashOf(hold.consent)]).toEqual(['2026-11', '0bd6594ea575']);
  expect([consentVersions['waiting-list'], hashOf(waiting.consent)]).toEqual([
    '2026-11',
    'affcc6ea6b9c',
  ]);
});
