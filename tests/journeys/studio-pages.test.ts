import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/page.ts';
import { expectSound, joinStudio, studioOrigin } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });
const tree = (page: Page) => page.getByRole('treegrid', { name: 'Parts of the page' });
const row = (page: Page, name: string | RegExp) => tree(page).getByRole('row', { name }).first();
const shown = (page: Page) => page.locator('iframe:not([data-coming])').contentFrame();
/** The page is drawn anew after each change. */
const drawn = { timeout: 45_000 };

async function begin(page: Page, name: string) {
  await page.goto('/studio/pages/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(drawn);
  return `/builder/${name.toLowerCase().replaceAll(' ', '-')}`;
}

async function insert(page: Page, search: string) {
  await page.getByRole('button', { name: 'Insert …' }).click();
  await page.getByRole('dialog').getByLabel('Search').fill(search);
  await page.keyboard.press('Enter');
}

test('a publisher builds a page by looking at it, takes a step back, publishes, and visitors see it @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Leilani', { role: 'publisher' });
  const name = `Summer ${randomUUID().slice(0, 6)}`;
  const path = await begin(page, name);

  await insert(page, 'Hero');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Summer evenings');
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Noches de verano');
  await page.getByRole('radio', { name: 'English' }).check();
  await insert(page, 'Quote');
  await page.getByRole('textbox', { name: 'Quote' }).fill('The sea is a garden.');
  await insert(page, 'Columns');
  await expect(row(page, 'Part 1')).toBeVisible();
  await insert(page, 'Event list');
  // Into the first column, since it was empty.
  await expect(row(page, 'Event list')).toHaveAttribute('aria-level', '3');

  // The page itself shows it; a click there chooses.
  await expect(shown(page).getByText('The sea is a garden.')).toBeVisible(drawn);
  await shown(page).getByText('The sea is a garden.').click();
  await expect(page.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await expect(row(page, /^Quote/)).toHaveAttribute('aria-selected', 'true');

  // What it lies on, from the museum's own: the site draws it with letters that can be read there.
  await page.locator('summary', { hasText: /^Look$/ }).click();
  await page.getByRole('group', { name: 'Ground' }).getByText('Night').click();
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
  const quote = shown(page).locator('[builder-id]', { hasText: 'The sea is a garden.' }).last();
  await expect(quote).toHaveCSS('background-color', 'rgb(11, 21, 51)', drawn);
  await expect(quote).toHaveCSS('color', 'rgb(247, 244, 238)');

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(tree(page).getByRole('row', { name: /^Quote/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tree(page).getByRole('row', { name: /^Quote/ })).toHaveCount(1);
  await expect(saved(page)).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Publish …' }).click();
  // The page is looked at as a telephone and in three languages; what is found does not stop.
  await expect(page.getByText('Words are not translated')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Weight on a telephone' })).toBeVisible({
    timeout: 45_000,
  });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect(async () => {
    await page.goto(`/es${path}`);
    await expect(page.getByRole('heading', { name: 'Noches de verano' })).toBeVisible();
  }).toPass();
  await expect(page.getByText('The sea is a garden.')).toBeVisible();
});

test('a preview that is left while its words are on the way complains of nothing @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Leilani');
  await begin(page, `Words ${randomUUID().slice(0, 6)}`);
  await insert(page, 'Hero');
  const asked = page.waitForRequest('**/locales/es.json*');
  await page.route('**/locales/es.json*', () => {});
  await page.getByRole('radio', { name: 'Español' }).check();
  await asked;
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/es.json'));
  await page.getByRole('radio', { name: 'English' }).check();
  await ended;
  await expect(shown(page).locator('html')).toHaveAttribute('lang', 'en', drawn);
});

test('by keys alone parts are chosen, moved into columns, doubled and removed @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Kai');
  await begin(page, `Keys ${randomUUID().slice(0, 6)}`);
  for (const kind of ['Columns', 'Quote']) {
    await page.getByRole('button', { name: 'Insert …' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Search')).toBeFocused();
    await page.keyboard.type(kind);
    await page.keyboard.press('Enter');
  }
  await expect(row(page, 'Quote')).toHaveAttribute('aria-level', '3');
  await row(page, 'Quote').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(row(page, 'Quote')).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('Control+d');
  await expect(tree(page).getByRole('row', { name: 'Quote' })).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(tree(page).getByRole('row', { name: 'Quote' })).toHaveCount(1);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(tree(page).getByRole('row', { name: 'Quote' })).toHaveCount(1);
});

test('words are written where the page shows them, by mouse and by keys, and one step back takes them away @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Noe');
  await begin(page, `Words ${randomUUID().slice(0, 6)}`);
  await insert(page, 'Quote');
  const quote = page.getByRole('textbox', { name: 'Quote' });
  await quote.fill('The sea is a garden.');
  const written = shown(page).locator('[contenteditable]');
  const words = shown(page).getByText('The sea is a garden.');
  await expect(words).toBeVisible(drawn);
  await words.dblclick();
  await expect(written).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' And a road.');
  await expect(quote).toHaveValue('The sea is a garden. And a road.');
  // Saved meanwhile, and the page stays as it is while somebody writes in it.
  await expect(saved(page)).toBeVisible();
  await expect(written).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shown(page).getByText('The sea is a garden. And a road.')).toBeVisible(drawn);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quote).toHaveValue('The sea is a garden.');

  await insert(page, 'Museum text');
  const text = page.getByRole('region', { name: 'Museum text' }).getByRole('textbox');
  await text.fill('Come');
  await expect(shown(page).getByText('Come', { exact: true })).toBeVisible(drawn);
  await row(page, /^Museum text/).focus();
  await page.keyboard.press('Enter');
  await expect(written).toBeFocused();
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('early');
  await page.keyboard.press('Escape');
  await expect(row(page, /^Museum text/)).toBeFocused();
  await expect(text.locator('strong')).toHaveText('early');
  await expect(text).toHaveText('Come early');
});

test('words that were asked for are written though the page is drawn anew before its scripts are there @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Nohea');
  await begin(page, `Waiting ${randomUUID().slice(0, 6)}`);
  await insert(page, 'Quote');
  await page.getByRole('textbox', { name: 'Quote' }).fill('The sea is a garden.');
  await expect(shown(page).getByText('The sea is a garden.')).toBeVisible(drawn);
  await expect(saved(page)).toBeVisible();
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    if (route.request().frame() !== page.mainFrame()) await scripts.promise;
    await route.continue();
  });
  await page.reload();
  await row(page, /^Quote/).click();
  const words = shown(page).getByText('The sea is a garden.');
  await expect(words).toBeVisible(drawn);
  await page.getByRole('textbox', { name: 'Who said it' }).fill('A sailor');
  await words.dblclick();
  await expect(saved(page)).toBeVisible();
  // As long as a page takes that comes in the place of one that is not held.
  await page.waitForTimeout(2_500);
  scripts.resolve();
  await expect(shown(page).locator('[contenteditable]')).toBeFocused(drawn);
  await page.keyboard.press('End');
  await page.keyboard.type(' And a road.');
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeVisible();
  await expect(shown(page).getByText('The sea is a garden. And a road.')).toBeVisible(drawn);
  await expect(shown(page).getByText('A sailor')).toBeVisible(drawn);
});

test('parts of a page that came from elsewhere are chosen and written in, however their ids are made @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Kekoa');
  const headers = { origin: studioOrigin, 'sec-fetch-site': 'same-origin' };
  const path = `/elsewhere-${randomUUID().slice(0, 8)}`;
  const pages = `${studioOrigin}/studio/api/pages`;
  const made = await page.request.post(pages, { data: { name: 'Elsewhere', path }, headers });
  const { id } = await made.json();
  const quote = (own: string, words: string) => ({
    ...{ '@type': '@builder.io/sdk:Element', id: own },
    component: { name: 'Museum:Quote', options: { quote: words } },
  });
  const inserts = [
    quote('the sea', 'The sea is a garden.'),
    quote('ka-makani-ʻōlelo', 'The wind is a road.'),
    quote('3', 'The rain is a song.'),
  ].map((block) => ({
    ...{ kind: 'insert', block },
    place: { parent: null, list: ['data', 'blocks'], after: null },
  }));
  const saving = await page.request.patch(`${pages}/${id}/draft`, {
    data: { base: 1, key: randomUUID(), operations: inserts },
    headers,
  });
  expect(saving.status()).toBe(200);
  await page.goto(`/studio/pages/${id}`);
  for (const words of ['The rain is a song.', 'The sea is a garden.']) {
    await shown(page).getByText(words).click(drawn);
    await expect(page.getByRole('textbox', { name: 'Quote' })).toHaveValue(words);
    await expect(shown(page).getByText('Quote', { exact: true })).toBeVisible();
  }
  await shown(page).getByText('The wind is a road.').dblclick();
  await expect(shown(page).locator('[contenteditable]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' So is the sea.');
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeVisible();
  await expect(shown(page).getByText('The wind is a road. So is the sea.')).toBeVisible(drawn);
});

test('what is written in the page while the line is down is saved when it is back @desktop', async ({
  page,
  context,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/net::ERR_INTERNET_DISCONNECTED/);
  await joinStudio(page, 'Ikaika');
  await begin(page, `Line ${randomUUID().slice(0, 6)}`);
  await insert(page, 'Quote');
  const quote = page.getByRole('textbox', { name: 'Quote' });
  await quote.fill('The sea is a garden.');
  const words = shown(page).getByText('The sea is a garden.');
  await expect(words).toBeVisible(drawn);
  await expect(saved(page)).toBeVisible();
  await words.dblclick();
  await expect(shown(page).locator('[contenteditable]')).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.press('End');
  await page.keyboard.type(' And a road.');
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await page.keyboard.press('Escape');
  // The page stays where it is, and what was written in it.
  await expect(shown(page).getByText('The sea is a garden. And a road.')).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible(drawn);
  await page.reload();
  await row(page, /^Quote/).click();
  await expect(quote).toHaveValue('The sea is a garden. And a road.');
});

test('a part is dragged in the page into a column, and it is said where it stands @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Kala');
  await begin(page, `Moved ${randomUUID().slice(0, 6)}`);
  await insert(page, 'Quote');
  await page.getByRole('textbox', { name: 'Quote' }).fill('The sea is a garden.');
  await insert(page, 'Columns');
  const columns = shown(page).locator('.builder-column');
  await expect(columns.last()).toBeVisible(drawn);
  await shown(page).getByText('The sea is a garden.').click();
  const name = shown(page).getByText('Quote', { exact: true });
  await expect(name).toBeVisible();
  await name.hover();
  await page.mouse.down();
  const column = await columns.last().boundingBox();
  if (!column) throw new Error('The column is not shown.');
  await page.mouse.move(column.x + column.width / 2, column.y + column.height, { steps: 5 });
  await page.mouse.move(column.x + column.width / 2, column.y + column.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Quote: 1 of 1 in Columns, Part 2')).toBeAttached();
  await expect(columns.last().getByText('The sea is a garden.')).toBeVisible(drawn);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a part is chosen and moved by a finger that stays on it @desktop', async ({ page }) => {
    test.slow();
    await joinStudio(page, 'Mele');
    await begin(page, `Touched ${randomUUID().slice(0, 6)}`);
    for (const words of ['The sea is a garden.', 'The wind is a road.']) {
      await insert(page, 'Quote');
      await page.getByRole('textbox', { name: 'Quote' }).fill(words);
    }
    const second = shown(page).getByText('The wind is a road.');
    await expect(second).toBeVisible(drawn);
    const from = await shown(page).getByText('The sea is a garden.').boundingBox();
    const to = await second.boundingBox();
    if (!from || !to) throw new Error('The parts are not shown.');
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + 20, y }],
      });
    await touch('touchStart', from.y + 5);
    await expect(row(page, /The sea/)).toHaveAttribute('aria-selected', 'true');
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', from.y + (to.y + to.height + 20 - from.y) * share);
    }
    await touch('touchEnd', 0);
    await expect(page.getByText('Quote: 2 of 2 on the page')).toBeAttached();
    await expect(tree(page).getByRole('row').first()).toHaveText(/The wind/);
    await expectSound(page);
    // Two taps on words write there.
    const sea = shown(page).getByText('The sea is a garden.');
    await expect(sea).toBeVisible(drawn);
    await expect(async () => {
      const at = await sea.boundingBox();
      if (!at) throw new Error('The part is not shown.');
      for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(at.x + 20, at.y + 5);
      await expect(shown(page).locator('[contenteditable]')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('The rain is a road.');
    await page.keyboard.press('Escape');
    await expect(row(page, /The rain/)).toBeVisible(drawn);
  });

  test('a part is carried in the tree by its handle, by a finger @desktop', async ({ page }) => {
    test.slow();
    await joinStudio(page, 'Nalu');
    await begin(page, `Carried ${randomUUID().slice(0, 6)}`);
    await insert(page, 'Columns');
    await insert(page, 'Quote');
    await page.getByRole('textbox', { name: 'Quote' }).fill('The sea is a garden.');
    const handle = row(page, /The sea/).getByRole('button', { name: /^Move/ });
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await row(page, 'Part 2').boundingBox();
    if (!from || !to) throw new Error('The parts are not shown.');
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) => {
      const y =
        from.y + from.height / 2 + (to.y + to.height / 2 - from.y - from.height / 2) * share;
      const touchPoints = type === 'touchEnd' ? [] : [{ x: from.x + from.width / 2, y }];
      return devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 0);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
    await touch('touchEnd', 1);
    await expect(page.getByText('Quote: 1 of 1 in Columns, Part 2')).toBeAttached();
  });
});
