import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import subscribe from '#locales/en/subscribe.json';
import visit from '#locales/en/visit.json';
import { consentVersions } from '#shared/consent-versions.ts';

const hashOf = (...texts: string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);

test('a text on the use of data that changed has a new version (and a new hash here)', () => {
  expect([consentVersions['tour-request'], hashOf(visit.tourForm.consent)]).toEqual([
    '2026-11',
    '53bc98241aa8',
  ]);
  expect([consentVersions.subscription, hashOf(subscribe.consent, subscribe.use)]).toEqual([
    '2026-11',
    '3148d4f87490',
  ]);
});
