import { describe, expect, test } from 'vitest';
import { compileMapping } from './map-record.ts';
import { parseMapping } from './mapping.ts';

const map = (fields: object, record: object, language = 'en') =>
  compileMapping(
    parseMapping(
      JSON.stringify({ source: 'test', language, fields: { id: 'id', title: 'title', ...fields } }),
    ),
  )({ id: 'a', title: 'A', ...record });

describe('A mapping turns records into objects', () => {
  test('by paths through objects and lists, and by constants, templates and alternatives', () => {
    const { object, problems } = map(
      {
        id: { template: 'm-{number.full}' },
        title: { firstOf: ['name', 'titles.text', { constant: 'Untitled' }] },
        place: { path: ['city', 'country'], join: ', ' },
        culture: 'sub.culture',
        motifs: 'tags.name',
      },
      {
        number: { full: '12.3' },
        titles: [{ text: 'First' }, { text: 'Second' }],
        city: 'Kashan',
        country: 'Iran',
        'sub.culture': 'a column with a dot',
        tags: [{ name: 'star' }, { name: 'cross' }, { name: 'star' }, {}],
      },
    );
    expect(problems).toEqual([]);
    expect(object).toMatchObject({
      id: 'm-12.3',
      title: { en: 'First' },
      place: { en: 'Kashan, Iran' },
      culture: { en: 'a column with a dot' },
      motifs: ['star', 'cross'],
    });
  });

  test('by splitting lists, in one language or by language', () => {
    const record = { a: 'ink, gold;paper', b: 'tinta, oro; papel' };
    const split = [', ', ';'];
    expect(map({ materials: { path: 'a', split } }, record).object?.materials).toEqual([
      { en: 'ink' },
      { en: 'gold' },
      { en: 'paper' },
    ]);
    const both = { en: { path: 'a', split }, es: { path: 'b', split } };
    expect(map({ materials: both }, record).object?.materials).toEqual([
      { en: 'ink', es: 'tinta' },
      { en: 'gold', es: 'oro' },
      { en: 'paper', es: 'papel' },
    ]);
  });

  test('by tables of values with a default', () => {
    const fields = {
      onView: { path: 'where', values: { 'Not on View': false, '*': true } },
      location: { path: 'where', values: { 'Not on View': null } },
    };
    expect(map(fields, { where: 'Not on View' }).object).toMatchObject({ onView: false });
    expect(map(fields, { where: 'Not on View' }).object?.location).toBeUndefined();
    expect(map(fields, { where: 'Gallery 2' }).object).toMatchObject({
      onView: true,
      location: { en: 'Gallery 2' },
    });
    expect(map(fields, {}).object?.onView).toBeUndefined();
  });

  test('by units and numbers that mean nothing', () => {
    const fields = {
      dimensions: {
        height: { path: 'h', unit: 'in', empty: [0] },
        width: { path: 'w', unit: 'in', empty: [0] },
        depth: { path: 'd', unit: 'mm' },
      },
    };
    expect(map(fields, { h: 13, w: 0, d: '18.5' }).object?.dimensions).toEqual({
      height: 33.02,
      depth: 1.85,
    });
  });

  test('by measures out of a text', () => {
    const fields = {
      dimensions: {
        display: 'size',
        height: { path: 'size', as: 'height' },
        width: { path: 'size', as: 'width' },
        diameter: { path: 'size', as: 'diameter' },
      },
    };
    expect(map(fields, { size: 'H. 6 3/4 in. (17.1 cm); W. 4 in. (10.2 cm)' })).toMatchObject({
      object: { dimensions: { height: 17.1, width: 10.2 } },
      problems: [],
    });
  });

  test('by years, BCE years of both ways of counting, and years out of texts', () => {
    const year = (record: object, options: object = {}) =>
      map({ date: { earliest: { path: 'y', as: 'year', ...options } } }, record).object?.date;
    expect(year({ y: '1883-05-01' })).toEqual({ earliest: 1883 });
    expect(year({ y: '-0999-01-10' }, { negativeYears: 'bce' })).toEqual({ earliest: -998 });
    expect(year({ y: '-0999-01-10' })).toEqual({ earliest: -999 });
    const fields = {
      date: {
        display: 'text',
        earliest: { firstOf: ['y', { path: 'text', as: 'earliestYear' }] },
        latest: { path: 'text', as: 'latestYear' },
      },
    };
    expect(map(fields, { text: '999 BCE-700 BCE' }).object?.date).toEqual({
      display: { en: '999 BCE-700 BCE' },
      earliest: -998,
      latest: -699,
    });
    expect(map(fields, { text: 'no date' }).object?.date).toEqual({ display: { en: 'no date' } });
  });

  test('with several makers, from a list or from columns that belong together', () => {
    const each = {
      makers: {
        each: 'creator',
        fields: { name: { firstOf: ['full', 'cited'] }, born: { path: 'born', as: 'year' } },
      },
    };
    const creator = [{ full: 'A. Maker', born: '1840-01-01' }, { cited: 'Maker, B.' }];
    expect(map(each, { creator }).object?.makers).toEqual([
      { name: 'A. Maker', born: '1840' },
      { name: 'Maker, B.' },
    ]);
    const zip = {
      makers: {
        zip: { name: { path: 'n', split: ['|'] }, role: { path: 'r', split: ['|'] } },
      },
    };
    expect(map(zip, { n: 'A|B|C', r: 'weaver||dyer' }).object?.makers).toEqual([
      { name: 'A', role: 'weaver' },
      { name: 'B' },
      { name: 'C', role: 'dyer' },
    ]);
    const plain = { makers: { path: 'n', split: ['|'] } };
    expect(map(plain, { n: 'A|B' }).object?.makers).toEqual([{ name: 'A' }, { name: 'B' }]);
  });

  test('with pictures that are delivered, and ones that are only counted', () => {
    const record = { images: [{ url: 'https://m.example/1.jpg', w: '640' }, { url: null }] };
    const fields = { src: 'url', width: { path: 'w', as: 'number' } };
    expect(map({ images: { each: 'images', fields } }, record).object?.images).toEqual([
      { src: 'https://m.example/1.jpg', width: 640 },
      {},
    ]);
    const counted = { images: { each: 'images', fields: {} } };
    expect(map(counted, record).object?.images).toEqual([{}, {}]);
    expect(map(counted, { images: null }).object?.images).toBeUndefined();
  });

  test('with collections and their names out of a value', () => {
    const mapped = map(
      { collections: { from: 'department', prefix: 'm-' } },
      { department: 'Decorative Arts & Design' },
    );
    expect(mapped.object?.collections).toEqual(['m-decorative-arts-design']);
    expect(mapped.collectionTitles).toEqual({
      'm-decorative-arts-design': { en: 'Decorative Arts & Design' },
    });
    const ours = map(
      { collections: { from: { path: 'd', values: { Carpets: 'carpets' } }, named: false } },
      { d: 'Carpets' },
    );
    expect(ours.object?.collections).toEqual(['carpets']);
    expect(ours.collectionTitles).toEqual({});
  });

  test('with texts cleaned: wrong punctuation, control characters, line breaks in titles', () => {
    const { object } = map(
      { provenance: 'p', creditLine: 'c' },
      { title: ' Boys\u0092 \r\n Division ', p: 'One;\r\ntwo\u0000', c: '  ' },
    );
    expect(object?.title).toEqual({ en: 'Boys’ Division' });
    expect(object?.provenance).toEqual({ en: 'One;\ntwo' });
    expect(object?.creditLine).toBeUndefined();
  });
});

describe('A record that breaks the format', () => {
  test('is rejected when it has no id or title', () => {
    expect(map({}, { title: null })).toMatchObject({
      object: null,
      id: 'a',
      problems: [{ field: 'title', reason: 'is missing: the mapping found no value for it' }],
    });
    expect(map({}, { id: 'a/b' })).toMatchObject({
      object: null,
      problems: [{ field: 'id', reason: expect.stringContaining('must be letters, digits') }],
    });
  });

  test('goes without a field that is wrong, and says so', () => {
    const { object, problems } = map(
      {
        date: {
          display: 'text',
          earliest: { path: 'from', as: 'year' },
          latest: { path: 'to', as: 'year' },
        },
        dimensions: { height: 'h', width: 'w' },
        recordUrl: 'url',
        makers: { each: 'm', fields: { name: 'n' } },
      },
      {
        text: 'c. 1300',
        from: '71959-07-01',
        to: '1310',
        h: -3,
        w: 4,
        url: 'javascript:alert(1)',
        m: [{ n: 'x'.repeat(501) }, { n: 'B' }, { n: 'y'.repeat(501) }],
      },
    );
    expect(object).toMatchObject({
      date: { display: { en: 'c. 1300' }, latest: 1310 },
      dimensions: { width: 4 },
      makers: [{ name: 'B' }],
    });
    expect(object?.recordUrl).toBeUndefined();
    expect(problems).toEqual([
      { field: 'date', reason: '"71959-07-01" is not a year or date' },
      { field: 'makers.0.name', reason: 'must not be longer than 500 characters' },
      { field: 'makers.2.name', reason: 'must not be longer than 500 characters' },
      { field: 'dimensions.height', reason: 'must be greater than 0' },
      {
        field: 'recordUrl',
        reason: 'must be an address that begins with https:// or http://',
      },
    ]);
  });
});
