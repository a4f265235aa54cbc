import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ObjectRecord } from '../../object-record.ts';
import { toObjectRow } from '../../object-row.ts';
import { toFacetNumber } from '../results/facet-values.ts';
import { toTestRecord } from '../search.test-support.ts';
import { IndexBuilder, type IndexRow } from './build-index.ts';
import { indexFormat, SearchIndex } from './search-index.ts';

const work = (id: string, maker: string): ObjectRecord =>
  toTestRecord({ id, makers: [{ name: maker, id: 'm-1' }] });

const toRows = (records: readonly ObjectRecord[]): IndexRow[] =>
  records.map((record, at) => ({
    ...toObjectRow(record, null).columns,
    added_at: '2026-01-01T00:00:00.000Z',
    number: at + 1,
    record: JSON.stringify(record),
  }));

/** Reads the records of changed rows only, as the database is asked for them. */
function build(records: readonly ObjectRecord[], before: SearchIndex | null): SearchIndex {
  const builder = new IndexBuilder(before);
  const rows = toRows(records);
  const changed = new Set(builder.listChanged(rows));
  for (const row of rows) builder.add(changed.has(row.number) ? row : { ...row, record: null });
  const index = SearchIndex.open(builder.finish('test'));
  if (!index) throw new Error('The index cannot be read.');
  return index;
}

function listMakerNames(index: SearchIndex) {
  const facet = toFacetNumber('makerId');
  const [from = 0, to = 0] = index.facts.facetStarts.slice(facet, facet + 2);
  return Array.from({ length: to - from }, (_, at) => index.labelSource(from + at));
}

test('a name that its objects write otherwise now is taken back, though one before is as it was', () => {
  const before = build([work('a', 'Venetian'), work('b', 'Venetian')], null);
  const after = build([work('a', 'Venetian'), work('b', 'Frame: Venetian')], before);
  expect(listMakerNames(after)).toEqual(['Frame: Venetian']);
});

test('another way to write a name changes nothing', () => {
  const records = [work('a', 'Osman'), work('b', 'Nakkaş Osman')];
  const before = build(records, null);
  const retitled = toTestRecord({
    ...{ id: 'b', title: { en: 'Other' } },
    makers: [{ name: 'Nakkaş Osman', id: 'm-1' }],
  });
  for (const next of [
    records,
    [...records, work('c', 'Levni')],
    [records[0] as ObjectRecord, retitled],
  ]) {
    expect(listMakerNames(build(next, before))).toEqual(['Osman']);
  }
});

/** Spellings, plurals, scripts, numbers and years: what the rules of words and dates do something with. */
const telling = [
  toTestRecord({
    id: 'a',
    title: { en: 'Tiles with lotus blossoms', es: 'Azulejos con flores de loto' },
    originalTitle: { text: 'Çinili pano', language: 'tr' },
    accessionNumber: '1937.17a',
    objectType: { en: 'Tile' },
    place: { en: 'İznik, Türkiye' },
    makers: [{ name: 'Nakkaş Osman', id: 'm-1' }],
    description: {
      en: 'Khurasan, Ḫorāsān; Sheikh Djamal, Mahmoud, Cachan; boxes, ladies, theatre.',
    },
  }),
  toTestRecord({
    id: 'b',
    title: { en: 'Bowl', haw: 'Pola keʻokeʻo' },
    originalTitle: { text: 'كاسة مملوكية', language: 'ar' },
    date: { display: { en: 'c. 1330–1360' }, earliest: 1330, latest: 1360 },
    materials: [{ en: 'brass' }, { en: 'silver' }],
    details: [
      {
        name: { en: 'The rim' },
        text: { en: 'A worn edge.' },
        ...{ left: 1, top: 1, width: 9, height: 9 },
      },
    ],
  }),
];

// Indexes are kept in files: an older one would be read by newer rules, and find less.
test('an index that holds something else than before has another format', () => {
  const bytes = new Uint8Array(build(telling, null).buffer);
  expect({ indexFormat, held: hash('sha256', bytes, 'base64url').slice(0, 12) }).toEqual({
    indexFormat: 12,
    held: '9PYiJIlFMSNG',
  });
});
