import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blankObject } from '../blank-object.test-support.ts';
import { toWireShape } from '../client/to-wire-shape.ts';
import { rawObject } from '../client/wire.ts';
import { compileFields } from '../embedded/import/map-record.ts';
import { toRulesSchema } from '../embedded/import/mapping.ts';
import { compileCheck, isPlainInput } from '../embedded/is-plain-input.ts';
import { toInputSchema } from '../embedded/object-input.ts';
import { compileStored } from '../embedded/object-record.ts';
import { recordFields } from './record-fields.ts';
import { absentValues, type FieldInputs, type Fields, type FieldValues } from './record-kinds.ts';

describe('A field added to the declaration', () => {
  const fields = {
    ...recordFields,
    /** How it smells. */
    scent: { kind: 'textByLanguage', longest: 30, keepsLines: false, isSparse: true },
  } as const satisfies Fields;
  const scent = { en: 'Of cedar' };
  const input: FieldInputs<typeof fields> = { id: 'a', title: { en: 'Tile' }, scent };

  test('is in the types of what is handed in and given away', () => {
    const given: FieldValues<typeof fields>['scent'] = input.scent ?? null;
    expect(given).toEqual(scent);
    // @ts-expect-error: a text by language, not a number
    const wrong: FieldValues<typeof fields>['scent'] = 5;
    expect(wrong).toBe(5);
  });

  test('is read by the rule of a mapping', () => {
    const rules = { id: 'id', title: 'name', scent: 'smell' };
    expect(toRulesSchema(fields).parse(rules)).toEqual(rules);
    expect(toRulesSchema(recordFields).safeParse(rules).success).toBe(false);
    const read = compileFields(fields, rules, 'en').scent;
    expect(read?.({ smell: 'Of cedar' }, () => {})).toEqual(scent);
  });

  test('passes the quick check and the schema within its bounds only', () => {
    const long = { ...input, scent: { en: 'x'.repeat(31) } };
    expect(compileCheck(fields)(input)).toBe(true);
    expect(compileCheck(fields)(long)).toBe(false);
    expect(isPlainInput(input)).toBe(false);
    expect(toInputSchema(fields).parse(input)).toEqual(input);
    expect(toInputSchema(fields).safeParse(long).error?.issues[0]?.message).toBe(
      'must not be longer than 30 characters',
    );
  });

  test('is stored where it is filled, so that other records keep their hash', () => {
    const store = compileStored(fields);
    expect(store(input).scent).toEqual(scent);
    expect(JSON.stringify(store({ ...input, scent: null }))).toBe(
      JSON.stringify(compileStored(recordFields)(input)),
    );
  });

  test('is in replies, and null in those of an older server', () => {
    const reply = z.object(toWireShape({ scent: fields.scent }));
    expect(reply.parse({ scent })).toEqual({ scent });
    expect(reply.parse({})).toEqual({ scent: null });
    expect(absentValues(fields).scent).toBeNull();
  });
});

describe.each(Object.entries<Fields[string]>(recordFields))('The field %s', (name, field) => {
  test('is in replies and in the blank object', () => {
    expect(Object.keys(rawObject.shape)).toContain(name);
    if (field.kind !== 'mark') expect(Object.keys(blankObject)).toContain(name);
  });

  test('is explained with its parts in the table of the README', () => {
    const readme = readFileSync('services/object-collection/README.md', 'utf8');
    const row = readme.split('\n').find((line) => rowNames(line).includes(name));
    expect(row).toBeDefined();
    const things = field.kind === 'list' ? field.of : field;
    const parts = things.kind === 'parts' ? Object.entries(things.parts) : [];
    // What `places` and `subjects` share is explained below the table.
    const own = parts.filter(
      ([, part]) => !part.isUnmapped && !('terms' in Object.fromEntries(parts)),
    );
    for (const [part] of own) expect(row).toMatch(new RegExp(`[\`"]${part}[\`"]`));
  });
});

/** Names in the first cell of a row. */
const rowNames = (line: string): string[] =>
  [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

test('a field that came later is sparse, since records stored before keep their hash', () => {
  const alwaysStored = Object.entries<Fields[string]>(recordFields)
    .filter(([, field]) => !field.isSparse)
    .map(([name]) => name);
  expect(alwaysStored).toEqual([
    'id',
    'sourceId',
    'accessionNumber',
    'title',
    'originalTitle',
    'objectType',
    'makers',
    'date',
    'place',
    'culture',
    'materials',
    'techniques',
    'dimensions',
    'creditLine',
    'rights',
    'description',
    'provenance',
    'inscriptions',
    'motifs',
    'images',
    'collections',
    'onView',
    'isHighlight',
    'location',
    'relatedIds',
    'recordUrl',
    'addedAt',
  ]);
});
