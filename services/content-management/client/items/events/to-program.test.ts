import { expect, test } from 'vitest';
import { fakeDocumentLink, fakeSet, fakeTitle, readFake } from '../../documents.test-support.ts';
import { toProgramEvent, toPublicProgram } from './to-program.ts';

test('times are shared, in order, and those without a start are left out', () => {
  const times = [
    { starts_at: '2026-05-02T04:00:00+0000', ends_at: null, is_cancelled: true },
    { starts_at: null },
    { starts_at: '2026-04-03T04:00:00+0000', ends_at: '2026-04-03T06:00:00+0000' },
  ];
  const { item } = readFake(fakeSet('event', 'x', { en: { times }, es: { times: [] } }));
  expect(toProgramEvent(item).times).toEqual([
    {
      startsAt: '2026-04-03T04:00:00.000Z',
      endsAt: '2026-04-03T06:00:00.000Z',
      isFullyBooked: false,
      isCancelled: false,
    },
    {
      startsAt: '2026-05-02T04:00:00.000Z',
      endsAt: null,
      isFullyBooked: false,
      isCancelled: true,
    },
  ]);
});

test('an event knows what it belongs to and which card it has', () => {
  const parent = fakeSet('convening', 'c', { en: { title: fakeTitle('Convening') } });
  const set = fakeSet('event', 'x', {
    en: {
      parent: fakeDocumentLink('convening', 'c'),
      event_type: 'residency',
      status: 'postponed',
    },
  });
  expect(toProgramEvent(readFake(set, { linked: [parent] }).item)).toMatchObject({
    parent: { type: 'convening', title: { text: 'Convening', language: 'en' } },
    eventType: 'residency',
    status: 'postponed',
  });
});

test('a status or category nobody knows is the default one, and reported', () => {
  const set = fakeSet('public_program', 'x', { en: { status: 'maybe', category: 'party' } });
  const { item, reports } = readFake(set);
  expect(toPublicProgram(item)).toMatchObject({ status: 'scheduled', category: null });
  expect(reports).toHaveLength(2);
});

test('presenters have their post in the wanted language', () => {
  const set = fakeSet('public_program', 'x', {
    en: { presenters: [{ name: 'Noor', role: 'Weaver' }, { role: 'Nobody' }], capacity: 12 },
    es: { presenters: [{ name: 'Noor', role: 'Tejedora' }, { role: 'Nadie' }] },
  });
  expect(toPublicProgram(readFake(set).item)).toMatchObject({
    presenters: [{ name: 'Noor', role: { text: 'Tejedora', language: 'es' }, artist: null }],
    capacity: 12,
  });
});

test('a program has the languages and the access that are known, in every language the same', () => {
  const languages = [{ language: 'haw' }, { language: 'la' }, {}];
  const access = [{ kind: 'described' }];
  const set = fakeSet('public_program', 'x', { en: { languages, access }, es: {} });
  expect(toPublicProgram(readFake(set).item)).toMatchObject({
    languages: ['haw'],
    access: ['described'],
  });
});
