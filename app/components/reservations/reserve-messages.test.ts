import { expect, test } from 'vitest';
import english from '#locales/en/tickets.json';
import spanish from '#locales/es/tickets.json';
import hawaiian from '#locales/haw/tickets.json';
import { describeEnd, formatMoment } from './reserve-messages.ts';

test('how long places are kept is told with the hour of today, or with the day it is', () => {
  const told = ([language, { reserve }]: readonly ['en' | 'es' | 'haw', typeof english]) =>
    ['2026-11-27T03:41:00Z', '2026-11-28T03:41:00Z'].map((ends) =>
      describeEnd(
        ends,
        { timeZone: 'Pacific/Honolulu', today: { year: 2026, month: 11, day: 26 } },
        reserve.hold,
        language,
      ).replace(/\s/g, ' '),
    );
  const all = [
    ['en', english],
    ['es', spanish as never],
    ['haw', hawaiian as never],
  ] as const;
  expect(all.flatMap(told)).toEqual([
    'Your places are kept until 5:41 pm HST',
    'Your places are kept until Friday, November 27, 5:41 pm HST',
    'Sus plazas están guardadas hasta las 5:41 p. m. HST',
    'Sus plazas están guardadas hasta el viernes 27 de noviembre, 5:41 p. m. HST',
    'Mālama ʻia kou mau wahi a hiki i ka hola 5:41 ahiahi HST',
    'Mālama ʻia kou mau wahi a hiki i ka Pōʻalima, 27 Nowemapa, hola 5:41 ahiahi HST',
  ]);
});

test('Spanish says one o’clock in the singular, and every other hour in the plural', () => {
  const clock = { timeZone: 'Pacific/Honolulu', today: { year: 2026, month: 11, day: 26 } };
  const { hold } = (spanish as unknown as typeof english).reserve;
  const told = ['T23:05:00Z', 'T20:05:00Z'].map((ends) =>
    describeEnd(`2026-11-26${ends}`, clock, hold, 'es').replace(/\s/g, ' '),
  );
  expect(told).toEqual([
    'Sus plazas están guardadas hasta la 1:05 p. m. HST',
    'Sus plazas están guardadas hasta las 10:05 a. m. HST',
  ]);
});

test('the last entry of a day is told by its hour, and that the house closes after it', () => {
  const told = (hours: number, kind: 'admission' | 'tour' = 'admission', durationMinutes = 60) => {
    const startsAt = '2026-11-28T05:00:00Z';
    const endsAt = new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString();
    const slot = { startsAt, endsAt, date: { year: 2026, month: 11, day: 27 }, time: '19:00' };
    const moment = formatMoment(
      { kind, durationMinutes },
      slot as never,
      'Pacific/Honolulu',
      english.reserve,
      'en',
    );
    return [moment.hours.replace(/[\s\u2060]+/g, ' '), moment.stay];
  };
  const { stay, last } = english.reserve.entry;
  expect(told(0.25)).toEqual(['entry 7 pm', last]);
  expect(told(1)).toEqual(['entry 7– 8 pm', stay]);
  expect(told(0.25, 'tour')[1]).toBeNull();
  // A museum that lets people in by the quarter of an hour.
  expect(told(0.25, 'admission', 15)).toEqual(['entry 7– 7:15 pm', stay]);
});
