import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import careerDetail from '#locales/en/careerDetail.json';
import contactUs from '#locales/en/contactUs.json';
import shop from '#locales/en/shop.json';
import subscribe from '#locales/en/subscribe.json';
import visit from '#locales/en/visit.json';
import { consentVersions } from '#shared/forms/consent-versions.ts';

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
  for (const kind of ['contact', 'convening-inquiry', 'event-inquiry'] as const) {
    expect([consentVersions[kind], hashOf(contactUs.form.consent)]).toEqual([
      '2026-11',
      '18eb2f824b4c',
    ]);
  }
  expect([consentVersions['item-request'], hashOf(shop.request.consent)]).toEqual([
    '2026-11',
    '18eb2f824b4c',
  ]);
  expect([consentVersions['career-application'], hashOf(careerDetail.application.consent)]).toEqual(
    ['2026-11', 'add765428e85'],
  );
});
