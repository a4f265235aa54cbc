import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani, openItems, setIdOf } from './items.test-support.ts';
import { itemQuery } from './tables.ts';

describeOnEachDatabase('What a draft takes', (openDatabase) => {
  async function begin(...uids: readonly string[]) {
    const visitors = await openDatabase('visitors');
    const studio = openItems(await openDatabase('content'), visitors);
    const ask = studio.as(leilani);
    for (const uid of uids) await ask('POST /', { type: 'staff', uid, title: uid });
    return { ...studio, ask, query: itemQuery(visitors) };
  }

  test('the key of a change of another item is refused, and changes nothing', async () => {
    const { ask, save } = await begin('malia', 'keoni');
    const change = save(1, { path: 'en.title', to: 'Curator' });
    expect((await ask(`PATCH /${setIdOf('malia')}/draft`, change)).status).toBe(200);
    const again = await ask(`PATCH /${setIdOf('keoni')}/draft`, change);
    expect([again.status, again.body.error?.code]).toEqual([422, 'key-used']);
    const { body } = await ask(`GET /${setIdOf('keoni')}`);
    expect([body.revision, body.languages.en.title]).toEqual([1, undefined]);
  });

  test('versions get names until nobody would find one among them, and no further', async () => {
    const { ask, query } = await begin('malia');
    const setId = setIdOf('malia');
    const named = Array.from({ length: 199 }, (_, at) => ({
      ...{ set_id: setId, revision: 1_000 + at, kind: 'named' as const, label: `${at}` },
      ...{ details: '{}', content: '{}', person_id: 'kai', person_name: 'Kai' },
      ...{ began_at: at, made_at: at },
    }));
    await query.insertInto('studio_revisions').values(named).execute();
    expect((await ask(`POST /${setId}/name`, { label: 'The last' })).status).toBe(200);
    // The same version may be called otherwise.
    expect((await ask(`POST /${setId}/name`, { label: 'The very last' })).status).toBe(200);
    await query
      .insertInto('studio_revisions')
      .values({ ...named[0], revision: 2_000 } as (typeof named)[number])
      .execute();
    const refused = await ask(`POST /${setId}/name`, { label: 'One more' });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'too-many-names']);
  });
});
