import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/page.ts';
import { joinStudio, openMenu, studioOrigin } from '../setup/studio-people.ts';

// Somebody who never saw it builds a page in three languages: a hero, two columns, programs, a quote and a form.
test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** Some hundred steps, on machines that do much else. */
const aWhileMs = 240_000;

/** What is on the page, and its words in English, Spanish and Hawaiian. */
const parts = [
  {
    ...{ search: 'Hero', line: /^Hero/, input: 'Title' },
    words: ['Evenings at the pool', 'Noches junto al estanque', 'Nā pō ma ka loko'],
  },
  {
    ...{ search: 'Museum text', line: /^Museum text/, input: 'Text' },
    words: ['Come when it is cool.', 'Venga cuando refresca.', 'E hele mai i ka wā ʻoluʻolu.'],
  },
  {
    ...{ search: 'Quote', line: /^Quote: Bring/, input: 'Quote' },
    words: ['Bring a mat.', 'Traiga una esterilla.', 'E lawe mai i ka moena.'],
  },
  {
    ...{ search: 'Quote', line: /^Quote: The/, input: 'Quote' },
    words: ['The sea is a garden.', 'El mar es un jardín.', 'He kīhāpai ke kai.'],
  },
] as const;
const [hero, left, right, quote] = parts;
const languages = ['English', 'Español', 'ʻŌlelo Hawaiʻi'] as const;
const recipient = 'programs@museum.example';
/** The page is drawn anew after each change. */
const drawn = { timeout: 45_000 };

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Parts of the page' });
const line = (page: Page, name: string | RegExp) =>
  tree(page)
    .getByRole('row', { name, exact: typeof name === 'string' })
    .first();
const input = (page: Page, name: string) =>
  page
    .locator('[data-filled]')
    .getByRole('textbox', { name: new RegExp(`^${name}`) })
    .first();
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });

/** A page that is drawn anew ends what the one before still fetched. */
const endedFetch = /translations of "\w+" could not be loaded/;

const hasFocus = (locator: Locator) => locator.evaluate((one) => one === document.activeElement);

/** Each press counts, and each letter: how much there is to do. */
function begin(page: Page, press: (locator: Locator) => Promise<void>) {
  const done = { presses: 0, keys: 0, letters: 0, since: Date.now() };
  return {
    done,
    async press(locator: Locator) {
      done.presses += 1;
      await press(locator);
    },
    async type(text: string) {
      done.letters += text.length;
      await page.keyboard.insertText(text);
    },
    async key(name: string, times = 1) {
      for (let time = 0; time < times; time += 1) {
        done.keys += 1;
        await page.keyboard.press(name);
      }
    },
    /** By Tab alone, as long as it takes. */
    async tabTo(locator: Locator, key = 'Tab') {
      for (let stops = 0; stops < 60; stops += 1) {
        if (await hasFocus(locator)) return;
        done.keys += 1;
        await page.keyboard.press(key);
      }
      throw new Error(`No Tab leads to ${locator}.`);
    },
  };
}

type Walk = ReturnType<typeof begin>;

function tell(way: string, { presses, keys, letters, since }: Walk['done']) {
  const seconds = Math.round((Date.now() - since) / 1_000);
  const description = `${presses} presses, ${keys} keys, ${letters} letters, ${seconds} s`;
  test.info().annotations.push({ type: way, description });
}

/** What visitors see in each language, once it is published. */
async function expectSeen(page: Page, path: string) {
  for (const [position, prefix] of ['', '/es', '/haw'].entries()) {
    await expect(async () => {
      await page.goto(`${prefix}/builder${path}`);
      await expect(page.getByText(hero.words[position] ?? '').first()).toBeVisible();
    }).toPass();
    for (const { words } of parts) {
      await expect(page.getByText(words[position] ?? '').first()).toBeAttached();
    }
    const [first, second] = [left, right].map(({ words }) => page.getByText(words[position] ?? ''));
    const boxes = [await first?.boundingBox(), await second?.boundingBox()];
    expect(boxes[0] && boxes[1] && boxes[0].x < boxes[1].x, 'side by side').toBe(true);
    await expect(page.locator('main form')).toBeAttached();
  }
}

async function walkByPresses(page: Page, walk: Walk, name: string) {
  await openMenu(page);
  await walk.press(page.getByRole('link', { name: 'Pages', exact: true }));
  await walk.press(page.getByRole('link', { name: 'New page' }));
  await walk.press(page.getByLabel('Name', { exact: true }));
  await walk.type(name);
  await walk.press(page.getByRole('button', { name: 'Make it' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(drawn);
  const dialog = page.getByRole('dialog');
  /** What is filled in has the focus then. */
  async function insert(button: Locator, search: string, where?: string) {
    await walk.press(button);
    await walk.type(search);
    if (where) await dialog.getByLabel('Where').selectOption(where);
    await walk.press(dialog.getByRole('button', { name: new RegExp(`^${search}`) }).first());
    await expect(dialog).toBeHidden();
  }
  async function write(name: string, text: string) {
    if (!(await hasFocus(input(page, name)))) await walk.press(input(page, name));
    await walk.type(text);
  }
  const usual = page.getByRole('button', { name: 'Insert …' });
  await insert(usual, 'Hero');
  await write(hero.input, hero.words[0]);
  await insert(usual, 'Columns');
  await insert(page.getByRole('button', { name: 'Insert into Part 1' }), left.search);
  await write(left.input, left.words[0]);
  await insert(page.getByRole('button', { name: 'Insert into Part 2' }), right.search);
  await write(right.input, right.words[0]);
  await insert(usual, 'Event list', 'At the end of the page');
  await insert(usual, 'Quote');
  await write(quote.input, quote.words[0]);
  await insert(usual, 'Form');
  await walk.press(input(page, 'To which mail address'));
  await page.keyboard.press('Control+a');
  await walk.type(recipient);
  for (const [position, language] of languages.entries()) {
    if (position === 0) continue;
    await walk.press(page.getByRole('radio', { name: language }));
    for (const part of parts) {
      await walk.press(line(page, part.line));
      await walk.press(input(page, part.input));
      await walk.type(part.words[position] ?? '');
    }
  }
  await expect(saved(page)).toBeVisible(drawn);
  await walk.press(page.getByRole('button', { name: 'Publish …' }));
  await walk.press(page.getByRole('button', { name: 'Publish now' }));
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible(drawn);
}

async function walkByKeys(page: Page, walk: Walk, name: string) {
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await page.getByRole('banner').waitFor();
  if (await menu.isVisible()) {
    await walk.tabTo(menu);
    await walk.key('Enter');
  }
  await walk.tabTo(page.getByRole('link', { name: 'Pages', exact: true }));
  await walk.key('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await walk.tabTo(page.getByRole('link', { name: 'New page' }));
  await walk.key('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await walk.tabTo(page.getByLabel('Name', { exact: true }));
  await walk.type(name);
  await walk.key('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(drawn);

  async function insert(search: string) {
    await expect(dialog.getByLabel('Search')).toBeFocused();
    await walk.type(search);
    await walk.key('Enter');
    await expect(dialog).toBeHidden();
    // What is filled in of it has the focus then.
    await expect(page.locator('[data-filled] :focus')).toBeVisible();
  }
  async function write(name: string, text: string) {
    // The editor of formatted text comes a moment later than what stands behind it.
    await walk.tabTo(input(page, name), 'Shift+Tab');
    await walk.type(text);
  }
  /** Back to the tree, and down to a line. */
  async function goTo(name: string | RegExp) {
    if ((await tree(page).locator(':focus').count()) === 0) await walk.key('Escape');
    await expect(tree(page).locator(':focus')).toBeVisible();
    await walk.key('Home');
    await walk.tabTo(line(page, name), 'ArrowDown');
  }
  await walk.tabTo(page.getByRole('button', { name: 'Insert …' }));
  await walk.key('Enter');
  await insert('Hero');
  await write(hero.input, hero.words[0]);
  await walk.key('Escape');
  await walk.key('Control+Enter');
  await insert('Columns');
  await goTo('Part 1');
  await walk.key('Enter');
  await insert(left.search);
  await write(left.input, left.words[0]);
  await goTo('Part 2');
  await walk.key('Enter');
  await insert(right.search);
  await write(right.input, right.words[0]);
  await goTo('Columns');
  // Both columns are filled: what comes now comes behind them.
  await walk.key('Control+Enter');
  await insert('Event list');
  await walk.key('Escape');
  await walk.key('Control+Enter');
  await insert('Quote');
  await write(quote.input, quote.words[0]);
  await walk.key('Escape');
  await walk.key('Control+Enter');
  await insert('Form');
  await walk.tabTo(input(page, 'To which mail address'));
  await walk.key('Control+a');
  await walk.type(recipient);
  for (const [position, language] of languages.entries()) {
    if (position === 0) continue;
    await walk.key('Escape');
    await walk.tabTo(page.getByRole('radio', { name: languages[position - 1] ?? '' }));
    await walk.key('ArrowRight');
    await expect(page.getByRole('radio', { name: language })).toBeChecked();
    await walk.tabTo(tree(page).locator('[role="row"][tabindex="0"]'), 'Shift+Tab');
    for (const part of parts) {
      await goTo(part.line);
      await walk.key('F2');
      await expect(input(page, part.input)).toBeFocused();
      await walk.type(part.words[position] ?? '');
    }
  }
  await expect(saved(page)).toBeVisible(drawn);
  await walk.tabTo(page.getByRole('button', { name: 'Publish …' }), 'Shift+Tab');
  await walk.key('Enter');
  const publish = page.getByRole('button', { name: 'Publish now' });
  await walk.tabTo(publish);
  // Once it is known that nothing stands against it.
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
  await walk.key('Enter');
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible(drawn);
}

test.beforeEach(({ expectComplaint }) => expectComplaint(endedFetch));

const ways = {
  mouse: { press: (locator: Locator) => locator.click(), build: walkByPresses },
  finger: { press: (locator: Locator) => locator.tap(), build: walkByPresses },
  keys: {
    press: () => Promise.reject(new Error('Nothing is pressed here.')),
    build: walkByKeys,
  },
};

function walks(way: keyof typeof ways) {
  test(`somebody builds a page in three languages by ${way} @desktop`, async ({ page }) => {
    test.setTimeout(aWhileMs);
    await joinStudio(page, 'Leilani', { role: 'publisher' });
    const name = `Pool ${randomUUID().slice(0, 6)}`;
    const walk = begin(page, ways[way].press);
    await ways[way].build(page, walk, name);
    tell(`by ${way}`, walk.done);
    await expectSeen(page, `/${name.toLowerCase().replace(' ', '-')}`);
  });
}

test.describe('on a desk', () => {
  walks('mouse');
  walks('keys');
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  walks('finger');
  walks('keys');
});
