import { expect, test } from 'vitest';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani, openItems } from '../items/items.test-support.ts';
import { countLacking, findNextLacking } from './list-lacking.ts';

describeOnEachDatabase('what a language lacks', (openDatabase) => {
  test('is counted in words, and leads from item to item', async () => {
    const studio = openItems(await openDatabase('content'), await openDatabase('visitors'));
    const ask = studio.as(leilani);
    const room = studio.items();
    const rain = createSetId('news', 'rain');
    await ask('POST /', { type: 'news', uid: 'rain', title: 'Rain' });
    const english = { path: 'en.short_description', to: 'It rained all night.' };
    await ask(`PATCH /${rain}/draft`, studio.save(1, english));
    expect(await countLacking(room, 'haw')).toEqual([
      { type: 'news', total: 1, missing: 1, outdated: 0, words: 5 },
    ]);

    await ask('POST /', { type: 'news', uid: 'wind', title: 'Wind' });
    const first = await findNextLacking(room, { language: 'haw' }, undefined);
    const second = await findNextLacking(room, { language: 'haw' }, first?.setId);
    expect([first?.title, second?.title].toSorted()).toEqual(['Rain', 'Wind']);
    const third = await findNextLacking(room, { language: 'haw' }, second?.setId);
    expect(third?.setId).toBe(first?.setId);

    const title = [{ type: 'heading1', text: 'Ua', spans: [] }];
    const changes = [
      { path: 'haw.title', to: title },
      { path: 'haw.short_description', to: 'Ua ua i ka pō a pau.' },
    ];
    await ask(`PATCH /${rain}/draft`, studio.save(2, ...changes));
    expect(await countLacking(room, 'haw')).toEqual([
      { type: 'news', total: 2, missing: 1, outdated: 0, words: 1 },
    ]);
    const wind = await findNextLacking(room, { language: 'haw' }, undefined);
    expect(wind).toMatchObject({ title: 'Wind', left: 1 });
    expect(await findNextLacking(room, { language: 'haw' }, wind?.setId)).toBeNull();
    expect(
      await findNextLacking(room, { language: 'haw', lacks: 'outdated' }, undefined),
    ).toBeNull();
  });
});
