import { expect, test } from 'vitest';
import { matchesEntityTag } from './entity-tags.ts';

test.each([
  ['"a"', '"a"'],
  ['"b", "a"', '"a"'],
  ['"b","a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  [' * ', '"a"'],
  // What an image service calls its pictures by.
  ['"v1-1200-full_1200,800_0_default.jpg"', '"v1-1200-full_1200,800_0_default.jpg"'],
  ['"x", W/"0,0,512,512"', '"0,0,512,512"'],
])('%s is %s', (known, etag) => expect(matchesEntityTag(known, etag)).toBe(true));

test.each([
  ['', '"a"'],
  ['"ab"', '"a"'],
  ['a', '"a"'],
  ['"a,b"', '"a"'],
  ['"*"', '"a"'],
  ['"a', '"a"'],
  ['"A"', '"a"'],
])('%s is not %s', (known, etag) => expect(matchesEntityTag(known, etag)).toBe(false));
