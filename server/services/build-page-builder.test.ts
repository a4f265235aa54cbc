import pino from 'pino';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { parseSettings } from '../settings/settings.ts';
import {
  buildPageBuilder,
  listEditorsMedia,
  toPageBuilderSite,
  toPageBuilderWriteHost,
} from './build-page-builder.ts';

const log = pino({ level: 'silent' });
const realSpace = { BUILDER_API_KEY: 'abcdefgh12345678' };

describeOnEachDatabase('the page builder that is built', (openDatabase) => {
  const openDatabases = async () => ({
    content: await openDatabase(),
    visitors: await openDatabase('visitors'),
    close: async () => {},
  });

  test('is embedded without a key, and reads its own drafts though nobody set a private key', async () => {
    const databases = await openDatabases();
    const { client, server } = buildPageBuilder(parseSettings({}), databases, log, (answer) => {
      if (!answer) throw new Error('The network must not be asked');
      return (input, init) => answer(new Request(input, init));
    });
    expect(server).not.toBeNull();
    const visit = { urlPath: '/', language: 'en' } as const;
    expect(await client.findContent('page', visit)).toBeNull();
    // Refused with 401 when the key were not its own.
    expect(await client.forPreview({ overrides: {} }).findContent('page', visit)).toBeNull();
  });

  test('is the real one with a key', async () => {
    const asked: string[] = [];
    const settings = parseSettings({ ...realSpace, BUILDER_LOCALES: 'en:en-US,es:es-MX,haw:haw' });
    const { client, server } = buildPageBuilder(settings, await openDatabases(), log, (answer) => {
      expect(answer).toBeNull();
      return async (input) => {
        asked.push(String(input));
        return Response.json({});
      };
    });
    expect(server).toBeNull();
    await client.findContent('page', { urlPath: '/visit', language: 'es' });
    expect(asked.at(-1)).toMatch(
      /^https:\/\/cdn\.builder\.io\/api\/v3\/query\/abcdefgh12345678\/page\?/,
    );
    expect(asked.at(-1)).toContain('locale=es-MX');
  });
});

test('browsers reach the embedded one at this site, and a real one at its hosts', () => {
  expect(toPageBuilderSite(parseSettings({}))).toMatchObject({
    endpoint: '/page-builder-api',
    formEndpoint: '/page-builder-api',
    isEmbedded: true,
  });
  expect(toPageBuilderSite(parseSettings(realSpace))).toMatchObject({
    apiKey: 'abcdefgh12345678',
    endpoint: 'https://cdn.builder.io',
    formEndpoint: 'https://builder.io',
    isEmbedded: false,
  });
  const other = parseSettings({ ...realSpace, BUILDER_API_HOST: 'https://builder.example' });
  expect(toPageBuilderWriteHost(other)).toBe('https://builder.example');
});

test('nothing that browsers get holds the private key', () => {
  const settings = parseSettings({ ...realSpace, BUILDER_PRIVATE_KEY: 'bpk-very-secret' });
  expect(JSON.stringify(toPageBuilderSite(settings))).not.toContain('bpk-very-secret');
});

test('pictures come from a real space, and from hosts that the settings name', () => {
  expect(listEditorsMedia(parseSettings({}))).toEqual([]);
  expect(listEditorsMedia(parseSettings(realSpace))).toEqual(['https://cdn.builder.io']);
  const imported = parseSettings({ BUILDER_PICTURE_HOSTS: 'cdn.builder.io' });
  expect(listEditorsMedia(imported)).toEqual(['https://cdn.builder.io']);
});
