import { describe, expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { parseQuery } from './parse-query.ts';

const read = (query: string) =>
  parseQuery(query).map(({ name, args }) => [
    name,
    ...args.map((arg) =>
      arg.kind === 'path' ? { path: arg.path } : arg.kind === 'list' ? arg.values : arg.value,
    ),
  ]);

function errorOf(query: string): ApiError {
  try {
    parseQuery(query);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error(`"${query}" was read without an error`);
}

describe('a query', () => {
  test('is a list of predicates with paths, texts, numbers, Booleans and lists', () => {
    expect(read('[[at(document.type, "news")]]')).toEqual([
      ['at', { path: 'document.type' }, 'news'],
    ]);
    expect(read('[[number.inRange(my.product.price,-1.5,2e3)][at(my.a.b, true)]]')).toEqual([
      ['number.inRange', { path: 'my.product.price' }, -1.5, 2000],
      ['at', { path: 'my.a.b' }, true],
    ]);
    expect(read('[[any(document.tags, ["a", "b"])]]')).toEqual([
      ['any', { path: 'document.tags' }, ['a', 'b']],
    ]);
    expect(read('[[in(document.id, [])]]')).toEqual([['in', { path: 'document.id' }, []]]);
  });

  test('may be written in the older way, and with white space between the parts', () => {
    expect(read(' [ [ :d = at( document.id , "x" ) ] ] ')).toEqual([
      ['at', { path: 'document.id' }, 'x'],
    ]);
    expect(read('[[:d = at(document.id, "x")]]')).toEqual(read('[[at(document.id,"x")]]'));
  });

  test('has a backslash only before a quote; any other one is itself', () => {
    expect(read(String.raw`[[at(my.a.b, "say \"hi\" \n")]]`)).toEqual([
      ['at', { path: 'my.a.b' }, String.raw`say "hi" \n`],
    ]);
  });

  test('keeps brackets and parentheses of a text as they are', () => {
    expect(read('[[at(my.a.b, "x]] [[any(")]]')).toEqual([
      ['at', { path: 'my.a.b' }, 'x]] [[any('],
    ]);
  });
});

describe('a text that is no query', () => {
  test.each([
    ['', 1],
    ['[oops', 2],
    ['[[]]', 3],
    ['[[at(]]', 6],
    ['[[at(document.type "news")]]', 20],
    ['[[at(document.type, "news)]]', 21],
    ['[[at(document.type, "news")]', 29],
    ['[[at(document.type, "news")]] more', 31],
    ['[[at(document.type, ?)]]', 21],
  ])('%s is refused at its place', (query, column) => {
    const error = errorOf(query);
    expect(error.status).toBe(400);
    expect(error.body).toMatchObject({
      type: 'parsing-error',
      line: 1,
      column,
      pos: { line: 1, column },
    });
    expect(error.message).toContain(`line:1 col:${column}`);
  });

  test('is refused in the words of the service', () => {
    expect(errorOf('[oops').message).toBe(
      "`[' expected but `oops' found on line:1 col:2 in query '[oops'",
    );
  });

  test('is refused when it is longer than any page needs', () => {
    expect(errorOf(`[[in(document.id, [${'"x",'.repeat(1500)}"x"])]]`).message).toContain(
      'at most',
    );
  });
});
