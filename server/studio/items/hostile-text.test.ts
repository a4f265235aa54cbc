import { beforeEach, expect, test } from 'vitest';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani, openItems } from './items.test-support.ts';

describeOnEachDatabase('Text that somebody made up', (openDatabase) => {
  let studio: ReturnType<typeof openItems>;
  beforeEach(async () => {
    studio = openItems(await openDatabase('content'), await openDatabase('visitors'));
  });

  const setId = createSetId('news', 'storm');
  const begin = async (title = 'Storm') => {
    const ask = studio.as(leilani);
    expect((await ask('POST /', { type: 'news', uid: 'storm', title })).status).toBe(201);
    return ask;
  };
  const paragraph = (text: string, more: object = {}) => ({
    type: 'paragraph',
    text,
    spans: [],
    ...more,
  });

  test('is stored without signs that nobody types, wherever it comes in', async () => {
    const ask = await begin('St\u0000o\ud800rm\u001b');
    expect((await ask(`GET /${setId}`)).body.languages.en.title[0].text).toBe('Sto\ufffdrm');
    expect((await ask('GET /?search=%00sto%1b')).body.items).toHaveLength(1);
    const release = await ask('POST /releases', { name: 'May\u0000\u202e\r\nopening' });
    expect(release.body.name).toBe('May opening');
    const place = await ask(`POST /${setId}/presence`, { place: 'en.\u0000title' });
    expect(place.status).toBe(200);
    for (const call of ['GET /%00', 'POST /%00/publish', 'GET /releases/a%00b']) {
      expect((await ask(call, call.startsWith('POST') ? {} : undefined)).status, call).toBe(404);
    }
  });

  test('is changed as any other where files brought it with such signs', async () => {
    const ask = await begin();
    const room = studio.items();
    const draft = await room.query
      .selectFrom('studio_drafts')
      .select('content')
      .where('set_id', '=', setId)
      .executeTakeFirstOrThrow();
    const stored = JSON.parse(draft.content);
    stored.languages.en.short_description = 'one\u000btwo';
    await room.query
      .updateTable('studio_drafts')
      .set({ content: JSON.stringify(stored) })
      .where('set_id', '=', setId)
      .execute();
    const change = { path: 'en.short_description', from: 'one\u000btwo', to: 'three' };
    expect((await ask(`PATCH /${setId}/draft`, studio.save(1, change))).status).toBe(200);
    expect((await ask(`GET /${setId}`)).body.languages.en.short_description).toBe('three');
  });

  test('that is nested without end is refused, and the item opens as before', async () => {
    const ask = await begin();
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`);
    const body = [paragraph('x', { oembed: deep })];
    const change = studio.save(1, { path: 'en.body', to: body });
    expect((await ask(`PATCH /${setId}/draft`, change)).status).toBe(400);
    const languages = { en: { body }, es: null, haw: null };
    expect((await ask(`POST /${setId}/preview`, { languages })).status).toBe(400);
    expect((await ask(`GET /${setId}`)).body.conflicts).toEqual([]);
  });

  test.for([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001 JaVa\nScript:alert(1)',
    'data:text/html,x',
    ' vbscript:x',
  ])('leads to no program: %j', async (url) => {
    const ask = await begin();
    const data = { link_type: 'Web', url };
    const spans = [{ start: 0, end: 1, type: 'hyperlink', data }];
    const changes = [
      { path: 'en.body', to: [paragraph('x', { spans })] },
      { path: 'en.__proto__', to: 'x' },
      { path: 'en.constructor', to: 'x' },
    ];
    for (const change of changes) {
      const answer = await ask(`PATCH /${setId}/draft`, studio.save(1, change));
      expect(answer.body.error, change.path).toMatchObject({ code: 'wrong-change' });
    }
  });

  test('that is a title of many pages is listed by its beginning', async () => {
    const ask = await begin();
    const to = [{ type: 'heading1', text: 'storm '.repeat(8_000), spans: [] }];
    const from = (await ask(`GET /${setId}`)).body.languages.en.title;
    const change = studio.save(1, { path: 'en.title', from, to });
    expect((await ask(`PATCH /${setId}/draft`, change)).status).toBe(200);
    const [listed] = (await ask('GET /?search=storm')).body.items;
    expect(listed.title.en).toHaveLength(300);
  });

  test('that clashes in a thousand places is refused before nobody can open the item', async () => {
    const ask = await begin();
    const clash = (round: number, words: string) =>
      studio.save(
        1,
        ...Array.from({ length: 20 }, (_, place) => ({
          path: `en.additional_images[k${round}x${place}].caption`,
          from: 'nobody wrote this',
          to: words,
        })),
      );
    const answers: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      answers.push((await ask(`PATCH /${setId}/draft`, clash(round, 'a'.repeat(19_000)))).status);
    }
    expect(answers[0]).toBe(409);
    expect(answers.at(-1)).toBe(413);
    const opened = await ask(`GET /${setId}`);
    expect(JSON.stringify(opened.body.conflicts).length).toBeLessThan(2_500_000);
  });

  test('that is more than an item may hold is refused, and becoming less is not', async () => {
    const ask = await begin();
    const long = Array.from({ length: 16 }, () => paragraph('a'.repeat(45_000)));
    const change = studio.save(1, { path: 'en.body', to: long });
    const refused = await ask(`PATCH /${setId}/draft`, change);
    expect([refused.status, refused.body.error.code]).toEqual([413, 'too-large']);
    const less = studio.save(1, { path: 'en.body', to: long.slice(0, 14) });
    expect((await ask(`PATCH /${setId}/draft`, less)).status).toBe(200);
    const shorter = studio.save(2, {
      path: 'en.body',
      from: long.slice(0, 14),
      to: long.slice(0, 1),
    });
    expect((await ask(`PATCH /${setId}/draft`, shorter)).status).toBe(200);
  });
});
