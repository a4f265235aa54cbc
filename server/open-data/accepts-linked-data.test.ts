import { expect, test } from 'vitest';
import { prefersLinkedData } from './accepts-linked-data.ts';

const profile = 'application/ld+json;profile="https://linked.art/ns/v1/linked-art.json"';

test.each([
  'application/ld+json',
  'APPLICATION/LD+JSON',
  profile,
  'application/ld+json, */*;q=0.1',
  'text/html;q=0.5, application/ld+json;q=0.6',
  'application/ld+json;q=0.9, text/turtle, text/html;q=0.8',
  'application/*',
  'application/ld+json;q=0.2',
])('%s is answered with data', (accept) => {
  expect(prefersLinkedData(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, application/ld+json',
  'text/html;q=0.7, application/ld+json;q=0.7',
  'application/ld+json;q=0',
  'application/ld+json;q=0, application/*',
  'application/ld+json;q=nothing',
  'application/ld+json;q=0.5, text/*;q=0.6',
  'application/xhtml+xml, application/*;q=0.9',
  'ld+json',
  'application/json',
])('%s is answered with the page', (accept) => {
  expect(prefersLinkedData(accept)).toBe(false);
});
