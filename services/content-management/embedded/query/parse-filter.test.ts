import { describe, expect, test } from 'vitest';
import { readModels } from '../../models/read-models.ts';
import { ApiError } from '../api-error.ts';
import { parseFilter } from './parse-filter.ts';
import { parseQuery } from './parse-query.ts';

const models = readModels();
const read = (predicate: string) =>
  parseQuery(`[[${predicate}]]`).map((one) => parseFilter(one, models))[0];

function messageOf(predicate: string): string {
  try {
    read(predicate);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
  }
  throw new Error(`"${predicate}" was accepted`);
}

describe('a filter', () => {
  test('compares dates as milliseconds, whether given as a day, a time or a number', () => {
    const march = Date.parse('2026-03-01T00:00:00Z');
    for (const argument of ['"2026-03-01"', '"2026-02-28T14:00:00-1000"', String(march)]) {
      expect(read(`date.after(my.exhibition.end_date, ${argument})`)).toMatchObject({
        kind: 'range',
        column: 'time',
        above: march,
      });
    }
  });

  test('knows months and weekdays by number and by English name', () => {
    for (const january of ['1', '"January"', '"jan"', '"JAN"']) {
      expect(read(`date.month(my.news.published_at, ${january})`)).toMatchObject({
        column: 'month',
        from: 1,
        to: 1,
      });
    }
    for (const sunday of ['7', '"sunday"', '"Sun"']) {
      expect(read(`date.day-of-week-after(my.news.published_at, ${sunday})`)).toMatchObject({
        column: 'weekday',
        above: 7,
      });
    }
  });

  test('reaches the fields inside a group', () => {
    expect(read('date.hour-before(my.event.times.starts_at, 12)')).toMatchObject({
      target: { type: 'event', path: 'times.starts_at' },
      column: 'hour',
      below: 12,
    });
  });
});

describe('a filter that does not fit the models', () => {
  test.each([
    ['at(my.news.nope, 1)', "unexpected field 'my.news.nope' on line:1 col:6"],
    ['at(my.news.constructor, 1)', 'unexpected field'],
    ['at(my.nope.title, "x")', 'unexpected field'],
    ['at(my.event.times.nope, "x")', 'unexpected field'],
    ['nope(document.type, "x")', "unknown function 'nope'"],
    ['at(document.type)', 'takes 2 arguments, not 1'],
    ['at(my.news.published_at, "soon")', 'argument 2 must be a value of the type of the field'],
    ['at(my.product.price, "12")', 'argument 2 must be a value of the type of the field'],
    ['at(my.exhibition.is_permanent, 1)', 'argument 2'],
    ['at(my.exhibition.image, "x")', 'argument 1 must be a field that can be compared'],
    ['at(my.news.category, ["a"])', 'argument 2 must be a single value'],
    ['in(document.tags, ["a"])', 'argument 1 must be document.id or a uid'],
    ['has(my.event.times)', 'argument 1 must be a field that is neither group nor slices'],
    ['fulltext(my.product.price, "x")', 'argument 1 must be a text field'],
    ['number.gt(my.news.category, 1)', 'argument 1 must be a Number field'],
    ['number.inRange(my.product.price, 1)', 'takes 3 arguments, not 2'],
    ['date.month(my.news.published_at, 13)', 'argument 2 must be a month'],
    ['date.month(my.news.published_at, "janvier")', 'argument 2 must be a month'],
    ['date.hour(my.news.published_at, 3)', 'argument 1 must be a Timestamp field'],
    ['date.after(my.event.times.starts_at, NaN)', 'argument 2 must be a value'],
    ['date.after(my.event.times.starts_at, 1e300)', 'argument 2 must be a date'],
    ['date.year(my.news.published_at, 2026.5)', 'argument 2 must be a whole number'],
    ['geopoint.near(my.settings.addresses.location, 1, 2)', 'takes 4 arguments'],
    ['similar(document.id, 10)', 'argument 1 must be a value'],
  ])('%s is refused', (predicate, reason) => {
    expect(messageOf(predicate)).toContain(reason);
  });
});
