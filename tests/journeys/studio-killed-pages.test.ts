import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { KillableSite } from '../setup/killable-site.ts';
import { expect, test } from '../setup/page.ts';
import { joinStudio } from '../setup/studio-people.ts';

const site = await KillableSite.choosePort();
test.use({ baseURL: site.origin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'a server of its own is killed');
test.skip(process.platform !== 'linux', 'workers are found where Linux lists them');
test.afterEach(() => site.remove());

const shown = (page: Page) => page.locator('iframe:not([data-coming])').contentFrame();
const row = (page: Page, name: RegExp) =>
  page.getByRole('treegrid', { name: 'Parts of the page' }).getByRole('row', { name });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });
const drawn = { timeout: 60_000 };

/** One word of its own for each second of writing. */
const words = (kind: string) => Array.from({ length: 8 }, (_, at) => `${kind}${at}`).join(' ');

test('nothing that was acknowledged is lost where workers and the whole server are killed while somebody writes and moves @desktop', async ({
  page,
  expectComplaint,
}) => {
  test.setTimeout(240_000);
  expectComplaint(
    /ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|FAILED|INCOMPLETE_CHUNKED_ENCODING|NETWORK_CHANGED)/,
  );
  expectComplaint(/status of 50[234]/);
  await site.start();
  await joinStudio(page, 'Kaimana', {}, site);
  const { id, acknowledged, readDraft } = await begin(page);
  await page.goto(`/studio/pages/${id}`);

  const sea = shown(page).getByText('The sea');
  await sea.dblclick(drawn);
  await expect(shown(page).locator('[contenteditable]')).toBeFocused(drawn);
  await page.keyboard.press('End');
  await page.keyboard.type(` ${words('wave')}`, { delay: 25 });
  await expect(saved(page)).toBeVisible(drawn);
  const writing = page.keyboard.type(` ${words('foam')}`, { delay: 50 });
  await page.waitForTimeout(500);
  site.killWorkers();
  await writing;
  await expect(saved(page)).toBeVisible(drawn);
  await page.keyboard.press('Escape');
  const written = `The sea ${words('wave')} ${words('foam')}`;
  expect((await readDraft()).texts).toContain(written);

  // Parts are moved, and the server goes with the second of them.
  await row(page, /^Quote: The sea/).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  // "Saved" may be of before: keys that are pressed while the page has the focus come by a message.
  await expect.poll(async () => (await readDraft()).texts.at(2), drawn).toBe(written);
  await expect(saved(page)).toBeVisible(drawn);
  site.kill();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^Not saved/)).toBeVisible(drawn);
  await row(page, /^Quote: The wind/).click();
  const quote = page.getByRole('textbox', { name: 'Quote' });
  await quote.press('End');
  await quote.pressSequentially(` ${words('gust')}`);
  await expect(page.getByText(/^Not saved/)).toBeVisible(drawn);

  const before = acknowledged();
  await site.start();
  const kept = await readDraft();
  expect(kept.revision).toBeGreaterThanOrEqual(before);
  expect(kept.texts[2]).toBe(written);
  // It is told, and goes on by itself.
  await expect(saved(page)).toBeVisible(drawn);
  await expect(shown(page).getByText(words('gust'))).toBeVisible(drawn);
  const all = ['The wind', 'The sea', 'The rain'];
  for (const look of ['here', 'anew']) {
    const { texts } = await readDraft();
    expect(texts, look).toEqual([`The wind ${words('gust')}`, written, 'The rain']);
    for (const [at, start] of all.entries()) {
      await expect(page.getByRole('treegrid').getByRole('row').nth(at)).toHaveAccessibleName(
        new RegExp(`^Quote: ${start}`),
      );
    }
    await page.reload();
  }
});

/** A page with three quotes; what the server says of its draft, and what it has acknowledged. */
async function begin(page: Page) {
  const headers = { origin: site.origin, 'sec-fetch-site': 'same-origin' };
  const pages = `${site.origin}/studio/api/pages`;
  const data = { name: 'Killed', path: '/killed' };
  const { id } = await (await page.request.post(pages, { data, headers })).json();
  const operations = ['The rain', 'The wind', 'The sea'].map((quote) => ({
    kind: 'insert',
    place: { parent: null, list: ['data', 'blocks'], after: null },
    block: {
      ...{ '@type': '@builder.io/sdk:Element', id: `builder-${randomUUID().replaceAll('-', '')}` },
      component: { name: 'Museum:Quote', options: { quote } },
    },
  }));
  const change = { base: 1, key: randomUUID(), operations };
  const made = await page.request.patch(`${pages}/${id}/draft`, { data: change, headers });
  expect(made.status()).toBe(200);
  let revision = 0;
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/draft') || answer.status() !== 200) return;
    const said = await answer.json().catch(() => null);
    revision = Math.max(revision, said?.revision ?? 0);
  });
  return {
    id: id as string,
    acknowledged: () => revision,
    async readDraft() {
      const { entry, revision: present } = await (
        await page.request.get(`${pages}/${id}`, { headers })
      ).json();
      const texts = entry.data.blocks.map(
        (one: { component: { options: { quote: string } } }) => one.component.options.quote,
      );
      return { texts: texts as string[], revision: present as number };
    },
  };
}
