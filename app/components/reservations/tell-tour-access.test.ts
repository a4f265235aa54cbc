import { expect, test } from 'vitest';
import { tellTourAccess } from './tell-tour-access.ts';

const translations = { messagesOf: <Words>(_: unknown, words: Words) => words } as never;

test('who books a tour reads what access there is', () => {
  const note = { text: 'Seven steps can be left out.', language: 'en' };
  const tell = (ticket: Parameters<typeof tellTourAccess>[0]) =>
    tellTourAccess(ticket, translations, 'en');
  expect(tell({ access: ['step-free'], accessNote: note })).toEqual({ term: 'Access', text: note });
  expect(tell({ access: ['step-free'], accessNote: null })?.text.text).toBe('Step-free');
  expect(tell({ access: [], accessNote: null })).toBeNull();
  expect(tell(undefined)).toBeNull();
});
