import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { InvalidMapping, parseMapping } from './mapping.ts';

const fields = { id: 'id', title: 'title' };

function problemsOf(value: unknown): readonly string[] {
  try {
    parseMapping(typeof value === 'string' ? value : JSON.stringify(value));
  } catch (error) {
    if (error instanceof InvalidMapping) return error.problems;
    throw error;
  }
  return [];
}

describe('A mapping file', () => {
  test.each([
    ['{', expect.stringMatching(/^it is not JSON: /)],
    [[], 'the file: must be a JSON object'],
    [{ fields }, 'source: is missing'],
    [{ source: 'a' }, 'fields: is missing'],
    [{ source: 'A b', fields }, 'source: must be small letters, digits and "-", at most 40'],
    [{ source: 'demo', fields }, 'source: must not be "demo", which is the content/ folder'],
    [{ source: 'a', fields: { id: 'id' } }, 'fields.title: is missing'],
    [
      { source: 'a', fields: { ...fields, maker: 'x' } },
      'fields: holds what a mapping does not know: maker',
    ],
    [
      { source: 'a', fields: { ...fields, title: { path: 'x', paths: 'y' } } },
      'fields.title: holds what a mapping does not know: paths',
    ],
    [
      { source: 'a', fields: { ...fields, place: { split: [','] } } },
      'fields.place: must have exactly one of path, constant, template, firstOf, allOf; it has none',
    ],
    [
      { source: 'a', fields: { ...fields, place: { path: 'x', constant: 'y' } } },
      'fields.place: must have exactly one of path, constant, template, firstOf, allOf; it has path and constant',
    ],
    [
      { source: 'a', fields: { ...fields, dimensions: { height: { path: 'h', unit: 'inch' } } } },
      'fields.dimensions.height.unit: must be one of mm, cm, m, in, ft',
    ],
    [
      { source: 'a', fields: { ...fields, date: { earliest: { path: 'd', as: 'jahr' } } } },
      'fields.date.earliest.as: must be one of text, html, number, boolean, year, earliestYear, latestYear, height, width, depth, diameter, date, id, idFromAddress',
    ],
    [
      { source: 'a', fields: { ...fields, makers: { each: 'm', fields: { nmae: 'x' } } } },
      'fields.makers.fields: holds what a mapping does not know: nmae',
    ],
    [
      { source: 'a', fields: { ...fields, place: { en: 'x', fr: 'y' } } },
      'fields.place: holds what a mapping does not know: fr',
    ],
    [
      { source: 'a', fields: { ...fields, id: { template: 'a-id' } } },
      'fields.id.template: must hold a path in braces, such as "cmoa-{accession_number}"',
    ],
    [{ source: 'a', fields, format: 'xlsx' }, 'format: must be json-lines, json, csv or xml'],
    [{ source: 'a', fields, language: 'fr' }, 'language: must be one of en, es, haw'],
  ])('is refused with its place and what to do: %j', (mapping, problem) => {
    expect(problemsOf(mapping)).toEqual([problem]);
  });

  test('names every mistake at once', () => {
    expect(problemsOf({ fields: { id: 3, title: '' } })).toEqual([
      'source: is missing',
      expect.stringContaining('fields.id: must be a path'),
      'fields.title: must not be empty',
    ]);
  });

  test.each(readdirSync('content/mappings'))('of the project is right: %s', (file) => {
    const mapping = parseMapping(readFileSync(`content/mappings/${file}`, 'utf8'));
    expect(`${mapping.source}.json`).toBe(file);
  });
});
