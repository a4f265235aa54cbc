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
      {
        field: 'date',
        reason:
          '"71959-07-01" is not a year such as 1883 or a date such as 1883-05-01; for a text such as "c. 1860" use earliestYear and latestYear',
      },
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

describe('A mapping takes what a record says of lives, places and subjects', () => {
  test('life dates as stated, places of birth and death, and all links of a maker', () => {
    const makers = {
      each: 'people',
      fields: {
        id: { path: 'no', prefix: 'test-' },
        name: { path: 'label', match: '^[^(]+' },
        lifeDates: { path: 'label', match: '\\(([^)]+)\\)' },
        birthPlace: 'birth.place',
        links: [{ path: 'ulan', prefix: 'http://vocab.getty.edu/ulan/' }, 'same'],
      },
    };
    const people = [
      { no: 7, label: 'Ada Quist (born 1930)', birth: { place: 'Shiraz' }, ulan: '500', same: [] },
      { label: 'Bram Ulm (1762–1787)', same: ['https://a.example/1', 'https://a.example/2'] },
      { label: '' },
    ];
    const { object, problems } = map({ makers }, { people });
    expect(problems).toEqual([]);
    expect(object?.makers).toEqual([
      {
        id: 'test-7',
        name: 'Ada Quist',
        lifeDates: 'born 1930',
        birthPlace: 'Shiraz',
        links: ['http://vocab.getty.edu/ulan/500'],
      },
      {
        name: 'Bram Ulm',
        lifeDates: '1762–1787',
        links: ['https://a.example/1', 'https://a.example/2'],
      },
    ]);
  });

  test('a list of makers in one text: cut first, then each with its own role and life', () => {
    const each = { path: 'artists', split: ['; '] };
    const role = '^(?:attributed to|after|workshop of)(?= )';
    const makers = {
      zip: {
        name: {
          allOf: [each],
          match: '^(?:(?:attributed to|after|workshop of) )?([^(]+?)(?: \\(.*)?$',
        },
        role: { allOf: [each], match: role },
        lifeDates: { allOf: [each], match: '\\(([^)]+)\\)' },
      },
    };
    const artists = 'Ada Quist; attributed to Bram Ulm (1762–1787); after Cleo Tarn';
    const { object, problems } = map({ makers }, { artists });
    expect(problems).toEqual([]);
    expect(object?.makers).toEqual([
      { name: 'Ada Quist' },
      { name: 'Bram Ulm', role: 'attributed to', lifeDates: '1762–1787' },
      { name: 'Cleo Tarn', role: 'after' },
    ]);
  });

  test('a tree of subjects, each with all it lies in', () => {
    const tree = {
      name: 'subject',
      children: [
        { name: 'nature', children: [{ name: 'animals', children: [{ name: 'hare', id: 5 }] }] },
        { name: 'hunt', children: [] },
        { children: [{ name: 'without a group' }] },
      ],
    };
    const subjects = {
      tree: 'subjects.children',
      children: 'children',
      term: 'name',
      uri: { path: 'id', prefix: 'https://terms.example/' },
    };
    expect(map({ subjects }, { subjects: tree }).object?.subjects).toEqual([
      {
        terms: [{ en: 'nature' }, { en: 'animals' }, { en: 'hare' }],
        uri: 'https://terms.example/5',
      },
      { terms: [{ en: 'hunt' }] },
      { terms: [{ en: 'without a group' }] },
    ]);
  });

  test('keywords, texts with levels and terms of elements in one list', () => {
    const subjects = {
      allOf: [
        { levels: { path: 'words', split: [';'] }, separator: ' -- ' },
        { each: 'places', fields: { terms: { path: ['land', 'town'] } } },
        { path: 'tag' },
      ],
    };
    const record = {
      words: 'Literature -- Poetry; Fables;; Literature -- Poetry',
      places: [{ land: 'Iran', town: 'Yazd' }, { land: 'Malta', town: 'Malta' }, {}],
      tag: ['star', 'cross'],
    };
    const { object, problems } = map({ subjects }, record);
    expect(problems).toEqual([]);
    expect(object?.subjects).toEqual([
      { terms: [{ en: 'Literature' }, { en: 'Poetry' }] },
      { terms: [{ en: 'Fables' }] },
      { terms: [{ en: 'Iran' }, { en: 'Yazd' }] },
      { terms: [{ en: 'Malta' }] },
      { terms: [{ en: 'star' }] },
      { terms: [{ en: 'cross' }] },
    ]);
  });

  test('pictures from several places of the record, whatever their shape', () => {
    const images = {
      allOf: [
        { each: 'primary', fields: { src: 'url', width: 'w' } },
        { each: 'others', fields: { src: '.' } },
        { path: 'thumbnail' },
      ],
    };
    const record = {
      primary: { url: 'https://a.example/1.jpg', w: 10 },
      others: ['https://a.example/2.jpg', 'https://a.example/3.jpg'],
      thumbnail: 'https://a.example/4.jpg',
    };
    expect(map({ images }, record).object?.images).toEqual([
      { src: 'https://a.example/1.jpg', width: 10 },
      { src: 'https://a.example/2.jpg' },
      { src: 'https://a.example/3.jpg' },
      { src: 'https://a.example/4.jpg' },
    ]);
  });

  test('a constant of zipped lists with each thing, and with none where there is none', () => {
    const inscriptions = {
      zip: { text: { path: 'text', empty: ['none'] }, language: { constant: 'und' } },
    };
    expect(map({ inscriptions }, { text: 'none' })).toMatchObject({ problems: [] });
    expect(map({ inscriptions }, { text: 'none' }).object).not.toHaveProperty('inscriptions');
    expect(map({ inscriptions }, { text: ['one', 'none', 'two'] }).object?.inscriptions).toEqual([
      { text: 'one', language: 'und' },
      { text: 'two', language: 'und' },
    ]);
  });

  test('the medium as one statement, acquisition, and what else a label says', () => {
    const fields = {
      medium: 'medium',
      materials: { path: 'medium', split: [' and ', ' on '] },
      acquisition: { method: 'how', date: { path: 'when', match: '\\d{4}' } },
      dynasties: 'dynasty',
      reigns: 'reign',
      periods: 'period',
      styles: { path: 'style', split: ['; '] },
      exhibitions: 'shown',
    };
    const record = {
      medium: 'ink and gold on paper',
      how: 'Gift',
      when: 'in 1911',
      dynasty: 'Safavid Dynasty',
      reign: 'Shah ʿAbbas I',
      period: 'Safavid',
      style: 'Isfahan School; single page',
      shown: ['Baltimore, 1968'],
    };
    expect(map(fields, record)).toMatchObject({
      problems: [],
      object: {
        medium: { en: 'ink and gold on paper' },
        materials: [{ en: 'ink' }, { en: 'gold' }, { en: 'paper' }],
        acquisition: { method: { en: 'Gift' }, date: '1911' },
        dynasties: [{ en: 'Safavid Dynasty' }],
        reigns: [{ en: 'Shah ʿAbbas I' }],
        periods: [{ en: 'Safavid' }],
        styles: [{ en: 'Isfahan School' }, { en: 'single page' }],
        exhibitions: [{ en: 'Baltimore, 1968' }],
      },
    });
    expect(map({ acquisition: { date: 'when' } }, { when: 'long ago' })).toMatchObject({
      problems: [{ field: 'acquisition.date' }],
    });
  });
});
