import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import { createOptional } from '#app/optional.ts';
import {
  formGuardContext,
  languageContext,
  optionalContext,
  type Services,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import type { Settings } from '#services/content-management/contract.ts';
import { openGuard } from '../../../tests/setup/open-guard.ts';
import { loadContactForm, parseContactSubject } from './load-contact-form.ts';

const parse = (query: string) => parseContactSubject(new URLSearchParams(query));

test.each([
  ['', { kind: 'contact', topic: 'general', about: null }],
  ['about=press', { kind: 'contact', topic: 'press', about: null }],
  ['about=object&object=demo-12', { kind: 'contact', topic: 'object', about: 'demo-12' }],
  ['about=convening', { kind: 'convening-inquiry', topic: 'general', about: null }],
  ['about=event&event=night', { kind: 'event-inquiry', topic: 'general', about: 'night' }],
  ['about=<b>&object=../x', { kind: 'contact', topic: 'general', about: null }],
  ['about=object&object=a%20b', { kind: 'contact', topic: 'object', about: null }],
])('the address %j says what is written about', (query, subject) => {
  expect(parse(query)).toEqual(subject);
});

const object = {
  id: 'demo-12',
  slug: 'tile',
  title: { en: 'Tile' },
  date: null,
  makers: [],
  image: null,
  accessionNumber: null,
};
const settings = {
  contacts: [
    { label: { text: 'Press', language: 'en' }, email: 'press@museum.example', phone: null },
  ],
  conveningInquiryLink: null,
  eventInquiryLink: null,
} as unknown as Settings;

function load(query: string, listObjectsById: () => Promise<unknown>) {
  const context = new RouterContextProvider();
  const report = vi.fn();
  context.set(languageContext, 'en');
  context.set(translationsContext, new Translations('en', {}));
  context.set(formGuardContext, openGuard);
  context.set(optionalContext, createOptional(report));
  context.set(servicesContext, { objectCollection: { listObjectsById } } as unknown as Services);
  return { report, view: loadContactForm(context, parse(query), settings) };
}

test('a correction names its object, and the museum’s desks are the topics', async () => {
  const { view } = load('about=object&object=demo-12', async () => [object]);
  expect(await view).toMatchObject({
    topic: 'object',
    object: { id: 'demo-12', title: { text: 'Tile' } },
    topics: [{ topic: 'press' }, { topic: 'object' }, { topic: 'general' }],
  });
});

test('the form is there while the collection cannot be asked, and for a topic nobody has', async () => {
  const { view, report } = load('about=object&object=demo-12', () =>
    Promise.reject(new Error('down')),
  );
  expect(await view).toMatchObject({ topic: 'object', object: null });
  expect(report).toHaveBeenCalledOnce();
  expect(await load('about=gardens', async () => []).view).toMatchObject({ topic: 'general' });
});
