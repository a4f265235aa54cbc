import { expect, test } from 'vitest';
import type { Settings } from '#services/content-management/contract.ts';
import { createFindRecipient } from './form-recipients.ts';

const contact = (email: string) => ({
  label: { text: 'A desk', language: 'en' as const },
  email,
  phone: null,
});
const settings = {
  email: 'aloha@museum.example',
  contacts: [
    contact('tours@museum.example'),
    contact('collections@museum.example'),
    contact('press@museum.example'),
  ],
} as unknown as Settings;
const find = (set: [string, string][] = [], found: Settings | null = settings) =>
  createFindRecipient({ findSettings: async () => found }, new Map(set));

test('each form goes to its own desk, all others to the house', async () => {
  expect(await find()('tour-request', {})).toBe('tours@museum.example');
  expect(await find()('item-request', {})).toBe('aloha@museum.example');
});

test('a message goes to the desk of its topic, a correction to the collection', async () => {
  expect(await find()('contact', { topic: 'press' })).toBe('press@museum.example');
  expect(await find()('contact', { topic: 'object' })).toBe('collections@museum.example');
  expect(await find()('contact', { topic: 'nobody-knows' })).toBe('aloha@museum.example');
});

test('the setting goes before the contacts, and stands in where there are none', async () => {
  expect(await find([['tour-request', 'desk@museum.example']])('tour-request', {})).toBe(
    'desk@museum.example',
  );
  expect(await find([['all', 'desk@museum.example']], null)('contact', { topic: 'general' })).toBe(
    'desk@museum.example',
  );
  expect(await find([], null)('contact', { topic: 'general' })).toBeNull();
});
