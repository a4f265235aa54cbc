import { expect, test } from 'vitest';
import { findCustomTarget } from './form-target.ts';
import { findMailTarget } from './mail-target.ts';
import { holdsFiles, toNativeForm } from './native-form.ts';

const site = {
  apiKey: 'space 1',
  formEndpoint: 'https://builder.example',
  formHosts: ['forms.example', 'hooks.zapier.com'],
};
const here = 'https://museum.example';

test('mail goes to the form service, with key, recipient in base64 and the name of the form', () => {
  const target = findMailTarget(
    { sendSubmissionsToEmail: 'ʻaha@museum.example', name: 'Ask & hear' },
    site,
  );
  const url = new URL(target?.address ?? '');
  expect(url.origin + url.pathname).toBe('https://builder.example/api/v1/form-submit');
  expect(url.searchParams.get('apiKey')).toBe('space 1');
  expect(url.searchParams.get('name')).toBe('Ask & hear');
  expect(Buffer.from(url.searchParams.get('to') ?? '', 'base64').toString()).toBe(
    'ʻaha@museum.example',
  );
  expect(target?.method).toBe('POST');
});

test.each([undefined, '', '  ', 'your@email.com'])('nobody is written to at %o', (email) => {
  expect(findMailTarget({ sendSubmissionsToEmail: email }, site)).toBeNull();
});

const custom = (options: object) =>
  findCustomTarget({ sendSubmissionsTo: 'custom', ...options }, site, here);

test('a form of an editor’s own goes to this site or to a host that the settings name', () => {
  expect(custom({ action: '/api/guestbook' })).toEqual({
    address: '/api/guestbook',
    method: 'POST',
    headers: {},
  });
  expect(custom({ action: 'https://museum.example/api?a=1', method: 'put' })?.address).toBe(
    '/api?a=1',
  );
  expect(custom({ action: 'https://forms.example/f', method: 'get' })).toMatchObject({
    address: 'https://forms.example/f',
    method: 'GET',
  });
});

test.each([
  '',
  'https://other.example/f',
  'http://forms.example/f',
  'https://forms.example:8443/f',
  'https://me:secret@forms.example/f',
  'javascript:alert(1)',
  'data:text/html,x',
  '//other.example/f',
  'https://',
])('a form goes nowhere with the address "%s"', (action) => {
  expect(custom({ action })).toBeNull();
});

test('an unknown method is POST', () => {
  expect(custom({ action: '/f', method: 'TRACE' })?.method).toBe('POST');
});

test('headers are texts that a header can hold', () => {
  const customHeaders = {
    'x-museum': 'girih',
    'x-number': 7,
    'bad name': 'x',
    'x-lines': 'a\r\nevil: b',
    'x-letters': 'ʻokina',
  };
  expect(custom({ action: '/f', customHeaders })?.headers).toEqual({
    'x-museum': 'girih',
    'x-number': '7',
  });
  expect(custom({ action: '/f', customHeaders: ['x'] })?.headers).toEqual({});
});

const place = { page: '/visit', blockId: 'builder-1', language: 'haw' } as const;

test('without scripts mail goes through our own page, in the page’s language', () => {
  expect(toNativeForm({ sendSubmissionsToEmail: 'a@b.example' }, site, place, false)).toEqual({
    action: '/haw/form-submission?page=%2Fvisit&form=builder-1',
    method: 'post',
    encType: 'multipart/form-data',
  });
});

test('without scripts an editor’s own form goes straight to its address', () => {
  const options = { sendSubmissionsTo: 'custom', action: 'https://forms.example/f' } as const;
  expect(toNativeForm(options, site, place, false)).toEqual({
    action: 'https://forms.example/f',
    method: 'post',
    encType: 'application/x-www-form-urlencoded',
  });
  expect(toNativeForm({ ...options, method: 'GET' }, site, place, true)).toMatchObject({
    method: 'get',
    encType: 'multipart/form-data',
  });
});

test('an address that is not allowed is never in the page', () => {
  const options = { sendSubmissionsTo: 'custom', action: 'https://other.example/f' } as const;
  expect(toNativeForm({ ...options, sendWithJs: false }, site, place, false).action).toMatch(
    /^\/haw\/form-submission\?/,
  );
});

test('a field for files is found wherever it lies', () => {
  const block = { id: 'a', tag: 'div', className: '' };
  const file = { ...block, component: 'Form:Input', options: { type: 'file' } };
  expect(holdsFiles([{ ...block, children: [{ ...block, children: [file] }] }])).toBe(true);
  expect(holdsFiles([{ ...block, children: [block] }])).toBe(false);
});
