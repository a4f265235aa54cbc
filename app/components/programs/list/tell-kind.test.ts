import { expect, test } from 'vitest';
import type { Language } from '#shared/languages/languages.ts';
import { tellKind } from './tell-kind.ts';

test.each<[Language, string, string, string | null]>([
  ['en', 'Guided tour', 'Garden tour', null],
  ['en', 'Open studio', 'Open studio: Leila Okonjo', null],
  ['en', 'Guided tour', 'The house after hours', 'Guided tour'],
  ['en', 'Garden walk', 'A garden in wool', 'Garden walk'],
  ['en', 'Talk', 'Stalks of the lotus', 'Talk'],
  ['es', 'Visita guiada', 'Visita al jardín', null],
  ['haw', 'Huakaʻi alakaʻi', 'Huakaʻi māla', null],
])('of "%s" %s the line of %s says %s', (language, kind, title, told) => {
  const text = tellKind({ text: kind, language }, { text: title, language });
  expect(text?.text ?? null).toBe(told);
});

test('nor does it repeat the name of the room', () => {
  const toText = (text: string) => ({ text, language: 'en' });
  expect(tellKind(toText('Workshop'), toText('Bind'), toText('The Workshop'))).toBeNull();
});
