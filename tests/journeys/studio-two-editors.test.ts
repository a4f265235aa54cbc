import { expect, test } from '@playwright/test';
import { joinStudio, studioOrigin } from '../setup/studio-people.ts';
import { letTwoEdit } from '../setup/two-editors.ts';

test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

// Longer, and with servers that are killed: `node bench/two-editors.ts`. The browser tells of each line
// that drops as an error, so what is wrong is told by the faults alone.
test('no word is lost where two write in one exhibition, lose the line and reload', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const open = async (name: string) => {
    const page = await browser.newPage({ baseURL: studioOrigin });
    await joinStudio(page, name);
    return page;
  };
  const pages = [await open('Leilani'), await open('Kai')] as const;
  const setId = await pages[0].evaluate(async () => {
    const { items } = await (await fetch('/studio/api/items?type=exhibition')).json();
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ uid: 'two-editors' });
    const path = `/studio/api/items/${items[0].setId}/duplicate`;
    return (await (await fetch(path, { method: 'POST', headers, body })).json()).setId as string;
  });
  await pages[0].goto(`/studio/items/${setId}?language=haw`);
  await pages[1].goto(`/studio/items/${setId}?language=es`);
  for (const page of pages) await page.locator('[data-path="en.title"]').waitFor();
  const { typed, faults } = await letTwoEdit({ pages, setId, ms: 20_000, seed: 11 });
  expect(faults).toEqual([]);
  expect(typed).toBeGreaterThan(10);
  for (const page of pages) await page.close();
});
