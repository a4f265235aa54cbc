import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSocketPath } from '../services/service-address.ts';
import { environment } from './environment.ts';
import { InvalidSetting, listSecrets, parseSettings } from './settings.ts';

test('without any variable the site runs on its embedded servers at port 3000', () => {
  const settings = parseSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    prismic: null,
    objectCollectionUrl: null,
    objectPictureHosts: [],
    databaseUrl: null,
    timeZone: 'Pacific/Honolulu',
  });
});

test('an empty variable counts as absent', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_ORIGIN', 'museum'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['CONTENT_DATABASE_READ_URL', 'mysql://standby'],
  ['CONTENT_DATABASE_READ_URL', 'postgres://standby/without-its-primary'],
  ['MADE_PICTURES_URL', 'https://pictures.example'],
  ['MADE_PICTURES_URL', 's3://a-bucket-without-a-key'],
  ['OBJECT_COLLECTION_URL', 'objects.sock'],
  ['FORMS_URL', 'unix:forms.sock'],
  ['PRISMIC_API_URL', 'unix:/run/girih/'],
  ['SEARCH_ENABLED', 'yes'],
  ['TIME_ZONE', 'Honolulu'],
  ['PRISMIC_REPOSITORY', '-x'],
  ['PRISMIC_LANGUAGES', 'en-us'],
  ['BUILDER_API_KEY', 'a key'],
  ['BUILDER_PRIVATE_KEY', 'x'],
  ['BUILDER_API_HOST', 'cdn.builder.io'],
  ['BUILDER_API_VERSION', 'v2'],
  ['BUILDER_LOCALES', 'en'],
  ['BUILDER_REQUEST_HOSTS', 'https://api.example'],
  ['BUILDER_PICTURE_HOSTS', '*'],
  ['OBJECT_PICTURE_HOSTS', 'https://pictures.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'a@museum.example,b@museum.example'],
  ['MAIL_REPLY_TO', 'the museum'],
  ['SIGNING_SECRET', 'short'],
  ['PREVIOUS_SIGNING_SECRETS', 'stored short'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['METRICS_PORT', '0'],
  ['RETENTION_DAYS', 'tour-request=3'],
  ['NEWSLETTER_API_KEY', 'a key'],
  ['NEWSLETTER_API_URL', 'buttondown'],
])('a wrong %s stops with one sentence that names it', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(InvalidSetting);
  expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} .*\\.$`));
});

test('a token without its repository is refused', () => {
  expect(() => parseSettings({ PRISMIC_ACCESS_TOKEN: 'secret' })).toThrow(/PRISMIC_REPOSITORY/);
});

test('a service in another process has an address of the web or the path of a socket', () => {
  const addresses = {
    OBJECT_COLLECTION_URL: 'unix:/run/girih/objects.sock',
    FORMS_URL: 'unix:///run/girih/forms.sock',
    RESERVATIONS_URL: 'http://127.0.0.1:4102',
  };
  expect(parseSettings(addresses)).toMatchObject({
    objectCollectionUrl: addresses.OBJECT_COLLECTION_URL,
    formsUrl: addresses.FORMS_URL,
    reservationsUrl: addresses.RESERVATIONS_URL,
  });
  expect(findSocketPath(addresses.FORMS_URL)).toBe('/run/girih/forms.sock');
});

test('an embedded page builder elsewhere and a real space exclude each other', () => {
  const both = {
    BUILDER_API_URL: 'unix:/run/girih/pages.sock',
    BUILDER_API_KEY: 'abcdefgh12345678',
  };
  expect(() => parseSettings(both)).toThrow(/BUILDER_API_URL/);
});

test('hosts are listed with commas, in any case', () => {
  const { pageBuilder } = parseSettings({ BUILDER_REQUEST_HOSTS: 'Api.example, b.example:8443,' });
  expect(pageBuilder.requestHosts).toEqual(['api.example', 'b.example:8443']);
});

test('the public origin is kept without path or slash', () => {
  expect(parseSettings({ PUBLIC_ORIGIN: 'https://museum.example/' }).publicOrigin).toBe(
    'https://museum.example',
  );
});

test('mail leaves from an address of the site, and retention is told by kind', () => {
  const settings = parseSettings({
    PUBLIC_ORIGIN: 'https://museum.example',
    RETENTION_DAYS: 'tour-request:90,mail:7',
    TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32',
  });
  expect(settings.mail).toEqual({
    smtpUrl: null,
    from: 'Hale Girih <no-reply@museum.example>',
    replyTo: null,
  });
  expect(Object.fromEntries(settings.retentionDays)).toEqual({ 'tour-request': 90, mail: 7 });
  expect(settings.trustedProxies).toEqual({
    kind: 'networks',
    networks: ['10.0.0.0/8', '2001:db8::/32'],
  });
});

test('the README tells of every setting', () => {
  const readme = readFileSync('README.md', 'utf8');
  const names = Object.keys(environment.shape);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
});

test('a studio answers at the site, or at a host of its own that is no weaker', () => {
  const site = { PUBLIC_ORIGIN: 'https://museum.example' };
  expect(parseSettings(site).studioOrigin).toBe('https://museum.example');
  const own = { ...site, STUDIO_ORIGIN: 'https://studio.museum.example' };
  expect(parseSettings(own).studioOrigin).toBe('https://studio.museum.example');
  for (const wrong of ['https://museum.example', 'http://studio.museum.example', 'studio']) {
    expect(() => parseSettings({ ...site, STUDIO_ORIGIN: wrong }), wrong).toThrow('STUDIO_ORIGIN');
  }
});

test('a provider of OpenID Connect needs all it is asked with, and is asked in secret', () => {
  const all = {
    STUDIO_OPENID_ISSUER: 'https://login.museum.example/realms/staff',
    STUDIO_OPENID_CLIENT_ID: 'studio',
    STUDIO_OPENID_CLIENT_SECRET: 'long enough',
  };
  const settings = parseSettings(all);
  expect(settings.openId).toMatchObject({ name: 'login.museum.example' });
  expect(listSecrets(settings)).toContain('long enough');
  expect(parseSettings({}).openId).toBeNull();
  expect(() => parseSettings({ ...all, STUDIO_OPENID_CLIENT_SECRET: '' })).toThrow('only together');
  for (const issuer of [
    'http://login.example',
    'http://localhost.evil.example',
    'https://a@b.example',
    'login',
  ]) {
    const wrong = { ...all, STUDIO_OPENID_ISSUER: issuer };
    expect(() => parseSettings(wrong), issuer).toThrow('STUDIO_OPENID_ISSUER');
  }
});
