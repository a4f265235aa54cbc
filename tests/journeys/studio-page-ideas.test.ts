import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/page.ts';
import { expectSound, joinStudio, studioOrigin } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Parts of the page' });
const shown = (page: Page) => page.locator('iframe:not([data-coming])').contentFrame();
/** The page is drawn anew after each change. */
const drawn = { timeout: 45_000 };

const headers = { origin: studioOrigin, 'sec-fetch-site': 'same-origin' };

async function makePage(page: Page): Promise<string> {
  const path = `/ideas-${randomUUID().slice(0, 8)}`;
  const data = { name: 'Ideas', path };
  const made = await page.request.post(`${studioOrigin}/studio/api/pages`, { data, headers });
  return (await made.json()).id;
}

/** A page with one quote, opened in the editor. */
async function begin(page: Page, quote: string) {
  const id = await makePage(page);
  await page.goto(`/studio/pages/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ideas' })).toBeVisible(drawn);
  await insert(page, 'Quote');
  await page.getByRole('textbox', { name: 'Quote' }).fill(quote);
  await expect(shown(page).getByText(quote)).toBeVisible(drawn);
}

async function insert(page: Page, search: string) {
  await page.getByRole('button', { name: 'Insert …' }).click();
  await page.getByRole('dialog').getByLabel('Search').fill(search);
  await page.keyboard.press('Enter');
}

const toPage = (page: Page) => page.getByRole('button', { name: 'The page', exact: true }).click();

test('another form of a page is begun, composed beside the page, and one of them stays @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Leilani', { role: 'publisher' });
  await begin(page, 'The sea is a garden.');
  await toPage(page);
  await page.getByRole('button', { name: 'Begin another form' }).click();
  await expect(page.getByRole('radio', { name: 'Form B' })).toBeChecked();
  await expect(page.getByText('The page as it is (50 %)')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the form' }).fill('With more');
  await page
    .getByRole('spinbutton', { name: 'Percent of visitors who get “With more”' })
    .fill('30');
  await expect(page.getByText('The page as it is (70 %)')).toBeVisible();

  // What is inserted is in this form alone, in the tree as in the frame.
  await insert(page, 'Quote');
  await page.getByRole('textbox', { name: 'Quote' }).fill('And the garden is a sea.');
  await expect(shown(page).getByText('And the garden is a sea.')).toBeVisible(drawn);
  await expect(tree(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('radio', { name: 'The page as it is' }).check();
  await expect(tree(page).getByRole('row')).toHaveCount(1);
  await expect(shown(page).getByText('And the garden is a sea.')).toHaveCount(0);
  await expect(shown(page).getByText('The sea is a garden.')).toBeVisible(drawn);

  await page.getByRole('button', { name: 'End the test with: With more' }).click();
  await expect(page.getByRole('radio', { name: 'With more' })).toHaveCount(0);
  await expect(tree(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The page as it is (70 %)')).toBeVisible();
});

test('what some visitors get is composed for each group, and looked at in the page @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Kaleo');
  await begin(page, 'For all of them.');
  await insert(page, 'For some visitors');
  await expect(page.getByText('On: Telephone')).toBeVisible();
  // Who is looked at is chosen with the part: what is put into it is seen at once.
  await tree(page)
    .getByRole('row', { name: /^For some visitors/ })
    .click();
  await page.getByRole('button', { name: 'Show and change: Group 1' }).click();
  await page.getByRole('button', { name: 'Insert …' }).click();
  await page
    .getByLabel('Where', { exact: true })
    .selectOption({ label: 'In For some visitors, Group 1' });
  await page.getByRole('dialog').getByLabel('Search').fill('Quote');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Quote' }).fill('With the phone in your hand.');
  await expect(shown(page).getByText('With the phone in your hand.')).toBeVisible(drawn);
  await tree(page)
    .getByRole('row', { name: /^For some visitors/ })
    .click();
  await page.getByRole('button', { name: 'Show and change what all others get' }).click();
  await expect(shown(page).getByText('With the phone in your hand.')).toHaveCount(0, drawn);
  await page.getByText('Who belongs to it: Group 1').click();
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('On the way');
  await expect(tree(page).getByRole('row', { name: 'On the way' })).toBeVisible();
  await expectSound(page);
});

test('a list is filled in once, a part is repeated for it, and says so where it finds nothing @desktop', async ({
  page,
}) => {
  test.slow();
  await joinStudio(page, 'Noelani');
  await begin(page, 'As filled in.');
  await toPage(page);
  await page.getByText('Begin a list').click();
  await page.getByLabel('Name of the list').fill('Guides');
  await page.getByLabel('What is known of each').fill('name, saying');
  await page.getByRole('button', { name: 'Begin it' }).click();
  await page.getByText('guides × 0').click();
  for (const [position, words] of ['Look twice.', 'Touch nothing.'].entries()) {
    await page.getByRole('button', { name: 'Add: Guides' }).click();
    await page.getByRole('textbox', { name: 'Saying' }).nth(position).fill(words);
  }
  await tree(page)
    .getByRole('row', { name: /^Quote/ })
    .click();
  await page.getByText('Follows from data').click();
  await page.getByLabel('Repeated for each item of').selectOption({ label: 'guides × 2' });
  await page.getByRole('combobox', { name: 'Quote' }).selectOption('state.guidesItem.saying');
  await expect(shown(page).getByText('Touch nothing.')).toBeVisible(drawn);
  await expect(shown(page).getByText('Look twice.')).toBeVisible();
  await expect(page.getByText('It shows: Look twice.')).toBeVisible(drawn);
  await page.getByRole('combobox', { name: 'Who said it' }).selectOption('state.guidesItem.name');
  await expect(page.getByText('Nothing was found there')).toBeVisible(drawn);
});

test('checks look at what each group of visitors gets, and a translation is said to be still right @desktop', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await joinStudio(page, 'Pualani', { role: 'publisher' });
  const id = await makePage(page);
  const element = (own: string, name: string, options: object, rest: object = {}) => ({
    ...{ '@type': '@builder.io/sdk:Element', id: own, component: { name, options } },
    ...rest,
  });
  const words = { '@type': '@builder.io/core:LocalizedValue', Default: 'The sea', es: 'El mar' };
  const pale = { responsiveStyles: { large: { color: '#f0ece4', backgroundColor: '#ffffff' } } };
  const variants = [
    { name: 'On telephones', blocks: [element('pale', 'Text', { text: 'Hard to read' }, pale)] },
    { name: 'At home', blocks: [element('empty', 'Text', { text: '<h2></h2><p>Home</p>' })] },
  ].map((variant, position) => ({
    ...variant,
    query: [{ property: 'device', operator: 'is', value: ['mobile', 'tablet'][position] }],
  }));
  const toInsert = (block: object) => ({
    ...{ kind: 'insert', block },
    place: { parent: null, list: ['data', 'blocks'], after: null },
  });
  const path = ['component', 'options', 'quote'];
  const to = { ...words, Default: 'The wide sea' };
  const changes = [
    [
      toInsert(element('sea', 'Museum:Quote', { quote: words })),
      toInsert(element('some', 'PersonalizationContainer', { variants })),
    ],
    [{ kind: 'set', id: 'sea', path, from: words, to }],
  ];
  for (const [at, operations] of changes.entries()) {
    const data = { base: at + 1, key: randomUUID(), operations };
    const address = `${studioOrigin}/studio/api/pages/${id}/draft`;
    expect((await page.request.patch(address, { data, headers })).status()).toBe(200);
  }
  await page.goto(`/studio/pages/${id}`);
  await page.getByRole('button', { name: 'More' }).click(drawn);
  await page.getByRole('menuitem', { name: 'Check …' }).click();
  const dialog = page.getByRole('dialog');
  const outdated = dialog.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'The English has changed' }),
  });
  await outdated.getByRole('button', { name: 'Still right' }).click(drawn);
  await expect(outdated).toHaveCount(0);
  // One finding is of the first group, the other of the second: visitors see them in turn.
  const advice = (says: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: says }) });
  const slow = { timeout: 120_000 };
  await expect(advice('A heading is empty')).toBeVisible(slow);
  await advice('Words are hard to read').getByRole('button').click(slow);
  await expect(tree(page).getByRole('row', { name: /^Text: Hard to read/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(shown(page).getByText('Hard to read')).toBeVisible(drawn);
});
