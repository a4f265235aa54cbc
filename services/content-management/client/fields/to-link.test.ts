import { expect, test } from 'vitest';
import { fakeDocumentLink, origins } from '../documents.test-support.ts';
import { toLink } from './to-link.ts';

const text = { text: 'Entradas', language: 'es' };

test('a link to a document leads to its screen', () => {
  const raw = fakeDocumentLink('exhibition', 'cobalt');
  expect(toLink(raw, text, origins)).toEqual({
    href: '/whats-on/exhibitions/cobalt',
    isExternal: false,
    text,
  });
});

test('a link to a file of the service is a path', () => {
  const raw = { link_type: 'Media', url: 'https://cms.internal/films/a.mp4', name: 'a.mp4' };
  expect(toLink(raw, null, origins)?.href).toBe('/films/a.mp4');
});

test.each([
  ['an unpublished document', { ...fakeDocumentLink('broken_type', 'x'), isBroken: true }],
  ['a document without a screen', fakeDocumentLink('quote', 'x')],
  ['nothing', { link_type: 'Any', text: 'Entradas' }],
  ['a script', { link_type: 'Web', url: 'javascript:alert(1)' }],
])('a link to %s is none', (_, raw) => {
  expect(toLink(raw, text, origins)).toBeNull();
});
