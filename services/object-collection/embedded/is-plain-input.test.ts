import { describe, expect, test } from 'vitest';
import { recordFields } from '../record/record-fields.ts';
import { isPlainInput } from './is-plain-input.ts';
import { objectInputSchema } from './object-input.ts';

/** Deterministic, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const plain = {
  id: 'a-1.2_b',
  sourceId: '77',
  title: { en: 'Star tile', es: 'Azulejo' },
  objectType: { en: 'Tile' },
  makers: [
    { name: 'ʿAli', role: 'potter', born: '1230', id: 'a-1', lifeDates: 'born 1230', links: [] },
  ],
  date: { display: { en: 'c. 1260' }, earliest: 1255, latest: 1265 },
  materials: [{ en: 'stonepaste' }],
  dimensions: { height: 20.5, width: 20 },
  rights: { en: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  description: { en: 'Two\nlines' },
  medium: { en: 'Stonepaste, painted' },
  places: [{ terms: [{ en: 'Iran' }, { en: 'Kashan' }], role: { en: 'Place of Origin' } }],
  periods: [{ en: 'Ilkhanid' }],
  acquisition: { method: { en: 'Gift' }, date: '1931-05' },
  motifs: ['star'],
  subjects: [{ terms: [{ en: 'hare' }], uri: 'https://terms.example/5' }],
  images: [{ src: 'https://museum.example/a.jpg', width: 10, alt: { en: 'A tile' } }, {}],
  collections: ['tiles'],
  onView: true,
  relatedIds: ['b'],
  recordUrl: 'https://museum.example/objects?id=1',
  addedAt: '2024-05-01T00:00:00.000Z',
};

/** What may stand anywhere: right in some places, wrong in most. */
const values: readonly unknown[] = [
  ...['', ' ', 'a', ' a', 'a ', 'a\u00A0', '\uFEFFa', 'a\0b', 'Ā', 'ʿa', 'x'.repeat(201)],
  ...['x'.repeat(2_001), 'x'.repeat(50_001), 'a b', 'A-b', '-a', 'a/b', 'a..b', 'é'],
  ...[
    'http://a',
    'https://a.b',
    'https://a b.c',
    'ftp://a.bc',
    'https://a.bc:80/x',
    'https://a..bc',
  ],
  ...['https://a.bc/%zz', 'https://-a.bc/', 'https://a.bc?q=1', 'https://A.BC/'],
  ...['2024-02-30T00:00:00Z', '2024-02-28T00:00:00Z', '2024-05-01', '2024-05-01T25:00:00Z'],
  ...[0, -1, 1.5, 0.001, 2_501, -20_001, 1e9, Number.NaN, Number.POSITIVE_INFINITY],
  ...[
    true,
    false,
    null,
    undefined,
    {},
    [],
    [[]],
    [null],
    [{}],
    { en: 'a' },
    { en: '' },
    { fr: 'a' },
  ],
  ...[{ en: undefined }, { en: 'a', es: ' b' }, ['a'], ['a', 1], [{ en: 'a' }], [{ name: 'a' }]],
  ...[[{ src: 'https://a.bc/x.jpg' }], { earliest: 5, latest: 4 }, { earliest: 5 }, { height: 3 }],
  ...[Array.from({ length: 101 }, () => 'a'), Array.from({ length: 51 }, () => 'a'), { uri: 'x' }],
];

const keys = Object.keys(recordFields);

describe('What passes as plain input', () => {
  test('is most of what imports bring', () => {
    expect(isPlainInput(plain)).toBe(true);
    expect(objectInputSchema.parse(plain)).toEqual(plain);
  });

  test('is taken by the schema too, unchanged, whatever stands where', () => {
    const random = createRandom(11);
    const any = () => structuredClone(values[random(values.length)]);
    let passed = 0;
    const hold = (input: Record<string, unknown>) => {
      if (!isPlainInput(input)) return;
      passed++;
      const result = objectInputSchema.safeParse(input);
      expect(result.error?.issues ?? [], JSON.stringify(input).slice(0, 300)).toEqual([]);
      expect(result.data).toEqual(input);
    };
    for (const key of [...keys, 'unknown']) {
      for (const value of values) hold({ ...plain, [key]: structuredClone(value) });
    }
    for (let round = 0; round < 20_000; round++) {
      const input: Record<string, unknown> = structuredClone(plain);
      const key = keys[random(keys.length)] as string;
      const inner = input[key];
      const target = Array.isArray(inner) ? inner[0] : inner;
      if (typeof target === 'object' && target !== null && random(3) > 0) {
        const parts = Object.keys(target);
        const part = parts[random(parts.length)] ?? 'en';
        (target as Record<string, unknown>)[part] = any();
      } else if (random(4) === 0) delete input[key];
      else input[key] = any();
      hold(input);
    }
    expect(passed).toBeGreaterThan(1_000);
  });
});
