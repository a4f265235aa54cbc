import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { writeLoadProblems } from '#database/content/content-loads.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani, person } from '../items/items.test-support.ts';
import { itemQuery } from '../items/tables.ts';
import { fillLibrary } from './many-pictures.test-support.ts';
import { createPhoto, openPictures } from './pictures.test-support.ts';
import { mediaQuery } from './tables.ts';

const kai = person('kai', 'Kai', 'editor');
const _noa = person('noa', 'Noa', 'publisher');
const noe = person('noe', 'Noʻeau', 'translator', ['haw']);
const _captions = 'WEBVTT\n\n00:01.000 --> 00:02.500\nAloha <i>kākou</i>\n';

describeOnEachDatabase('What is said of a picture', (openDatabase) => {
  const open = async (contentFolder?: string) => {
    const [content, visitors] = await Promise.all([
      openDatabase('content'),
      openDatabase('visitors'),
    ]);
    return { content, visitors, ...openPictures(content, visitors, contentFolder) };
  };

  test('words, rights and the focal point are written in turn, and found', async () => {
    const { take, as, acts, uploads } = await open();
    const { body } = await take(leilani, await createPhoto(), 'gate.jpg');
    const patch = (change: object, who = leilani) => as(who)(`PATCH /pictures/${body.id}`, change);
    await Promise.all([
      patch({ alt: { en: 'A gate' }, credit: { en: 'Photo: Kai' } }),
      patch({ alt: { es: 'Una puerta' } }, kai),
      patch({ alt: { haw: 'He ʻīpuka' }, rights: 'CC BY 4.0' }),
    ]);
    const moved = await patch({ focalPoint: { x: 0.9, y: 0.25 } });
    expect(moved.body).toMatchObject({
      alt: { en: 'A gate', es: 'Una puerta', haw: 'He ʻīpuka' },
      ...{ rights: 'CC BY 4.0', lacksAlt: false, version: 2 },
      focalPoint: { x: 0.9, y: 0.25 },
      url: `/images/studio/${body.id}.jpg?v=2`,
    });
    expect((await uploads.find(`studio/${body.id}.jpg`))?.focalPoint).toEqual({ x: 0.9, y: 0.25 });
    expect((await as(noe)('GET /pictures?search=ipuka')).body.total).toBe(1);
    expect((await as(noe)('GET /pictures?lacks=alt')).body.total).toBe(0);
    expect((await as(noe)('GET /pictures?search=nothing')).body.total).toBe(0);
    expect((await patch({ alt: { en: 'x'.repeat(501) } })).status).toBe(400);
    expect((await patch({ alt: { en: 'Hers' } }, noe)).status).toBe(403);
    expect(acts.filter(({ act }) => act === 'picture.changed')).toHaveLength(4);
  });

  test('pictures on the site that lack words are counted by language and found', async () => {
    const { take, as, visitors } = await open();
    const [shown, other] = [
      (await take(leilani, await createPhoto(640, 480), 'gate.jpg')).body,
      (await take(leilani, await createPhoto(320, 240), 'wall.jpg')).body,
    ];
    await as(leilani)(`PATCH /pictures/${shown.id}`, { alt: { en: 'A "es":"" gate' } });
    const lacking = async () => (await as(noe)('GET /pictures/lacking')).body;
    expect(await lacking()).toEqual({ en: 0, es: 0, haw: 0 });
    await mediaQuery(visitors)
      .insertInto('studio_item_links')
      .values([
        { target_id: shown.id, set_id: 'a', origin: 'published' },
        { target_id: other.id, set_id: 'a', origin: 'draft' },
      ])
      .execute();
    expect(await lacking()).toEqual({ en: 0, es: 1, haw: 1 });
    const total = async (query: string) => (await as(noe)(`GET /pictures?${query}`)).body.total;
    expect(await total('lacks=alt&language=en')).toBe(1);
    expect(await total('lacks=alt&language=es')).toBe(2);
    expect(await total('lacks=alt&language=es&shown=published')).toBe(1);
    await as(leilani)(`PATCH /pictures/${shown.id}`, { isDecorative: true });
    expect(await lacking()).toEqual({ en: 0, es: 0, haw: 0 });
  });

  test('pictures and films of the content folder are there, and what is said of them may be changed here', async () => {
    const { as, content, upload } = await open('content');
    const image = {
      ...{ file: 'scenes/gate.webp', width: 1_600, height: 900, dominantColor: '#102030' },
      alt: { en: 'A gate', es: 'Una puerta', haw: 'He ʻīpuka' },
    };
    const write = (images: object) =>
      writeLoadProblems(
        content.query,
        'pictures',
        { rejected: [], warnings: [] },
        JSON.stringify(images),
      );
    await write({ 'scenes/gate': image });
    const { body } = await as(kai)('GET /pictures?search=gate');
    const [gate] = body.media;
    expect(gate).toMatchObject({
      origin: 'files',
      url: '/images/scenes/gate.webp',
      lacksAlt: false,
    });
    const films = (await as(kai)('GET /pictures?kind=film')).body.total;
    expect(films).toBeGreaterThan(5);
    const ask = (call: string, change?: object) => as(kai)(`${call} /pictures/${gate.id}`, change);
    await ask('PATCH', { alt: { en: 'The gate of the sea' }, focalPoint: { x: 0.2, y: 0.2 } });
    expect((await ask('DELETE')).body.error.code).toBe('files');
    const wish = { upload: await upload(kai, await createPhoto()) };
    expect((await as(kai)(`POST /pictures/${gate.id}/file`, wish)).body.error.code).toBe('files');
    const found = await as(kai)(`GET /pictures/${gate.id}`);
    expect(found.body).toMatchObject({ alt: { en: 'The gate of the sea', es: 'Una puerta' } });
    expect(found.body.url).toBe('/images/scenes/gate.webp?v=2');
  });

  test('5,000 pictures are listed by one page and a count, whatever is looked for', async () => {
    const { as, visitors, content, pictures } = await open();
    await fillLibrary(mediaQuery(visitors), 5_000);
    const use = { target_id: 'm7', set_id: 's', origin: 'draft' } as const;
    await itemQuery(visitors).insertInto('studio_item_links').values(use).execute();
    const read = { queries: 0, rows: 0 };
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        read.queries += 1;
        return node;
      },
      async transformResult({ result }) {
        read.rows += result.rows.length;
        return result;
      },
    };
    await as(kai)('GET /pictures');
    const counted = openPictures(content, {
      ...visitors,
      query: visitors.query.withPlugin(counting),
    });
    await counted.as(kai)('GET /pictures');
    expect(pictures().query).toBeDefined();
    for (const [query, total] of [
      ['', 5_000],
      ['?search=gate+4321', 1],
      ['?lacks=alt&kind=picture', 1_000],
      ['?lacks=use', 4_999],
      ['?after=1700000002500.m2500', 2_500],
    ] as const) {
      Object.assign(read, { queries: 0, rows: 0 });
      const { body } = await counted.as(kai)(`GET /pictures${query}`);
      const expected = query.includes('after') ? 5_000 : total;
      expect([query, body.total, body.media.length]).toEqual([
        query,
        expected,
        Math.min(total, 48),
      ]);
      // The publication that is known, the page with one more, the count.
      expect(read.queries).toBeLessThanOrEqual(3);
      expect(read.rows).toBeLessThanOrEqual(51);
    }
  });
});
