import { createClient } from '@prismicio/client';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import { readModels } from '../../models/read-models.ts';
import { completeData } from '../empty-value.ts';
import { publish } from '../publish.ts';
import { createContentManagementServer } from '../server.ts';
import { createDocumentId, createSetId } from '../stored-document.ts';
import { writePictureVersion } from './picture-versions.ts';

const now = new Date('2026-05-01T20:00:00Z');
const models = readModels();
const image = {
  dimensions: { width: 1_000, height: 500 },
  alt: 'A gate',
  copyright: null,
  url: '/images/studio/m1.jpg?auto=format,compress',
  id: 'm1',
  edit: { x: 0, y: 0, zoom: 1, background: '#ffffff' },
};

describeOnEachDatabase('A picture that is replaced', (openDatabase) => {
  test('is read anew by the official client, under a new ref, and by nothing else than its picture', async () => {
    const database = await openDatabase('content');
    const fields = models.types.get('news')?.fields ?? {};
    const document = {
      id: createDocumentId('news', 'gate', 'en-us'),
      ...{ type: 'news', uid: 'gate', lang: 'en-us', setId: createSetId('news', 'gate') },
      ...{ tags: [], slugs: ['gate'], firstPublished: null, lastPublished: null, sourceHash: '' },
      data: completeData(fields, { image, title: [] }),
    };
    await publish(database, models, { save: [document] }, now);
    const answer = createContentManagementServer({ database, models, now: () => now });
    const client = createClient('https://embedded.cdn.prismic.io/api/v2', {
      fetch: (address: string | URL) => answer(new Request(address)),
    });
    const read = async () => {
      const { ref } = await client.getMasterRef();
      return { ref, news: await client.getByUID('news', 'gate', { ref }) };
    };
    const before = await read();
    const size = (version: number, width: number, height: number) => ({
      version,
      width,
      height,
      bytes: 1,
    });
    const sizes = [size(1, 1_000, 500), size(2, 800, 800)];
    const version = { id: 'm1', version: 2, sizes, dominantColor: '#102030' };
    await writePictureVersion(database, version, now);
    const fresh = createClient('https://embedded.cdn.prismic.io/api/v2', {
      fetch: (address: string | URL) => answer(new Request(address)),
    });
    const { ref } = await fresh.getMasterRef();
    const after = await fresh.getByUID('news', 'gate', { ref });
    expect(ref).not.toBe(before.ref);
    expect(after.data.image).toMatchObject({
      dimensions: { width: 800, height: 800 },
      url: 'https://embedded.cdn.prismic.io/images/studio/m1.jpg?auto=format,compress&v=2',
      alt: 'A gate',
    });
    const withoutImage = ({ data, ...rest }: typeof after) => ({
      ...rest,
      data: { ...data, image: null },
    });
    expect({ ...withoutImage(after), href: '' }).toEqual({
      ...withoutImage(before.news),
      href: '',
    });
  });
});
