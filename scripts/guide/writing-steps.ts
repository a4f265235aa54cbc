import type { Locator, Page } from '@playwright/test';
import {
  chooseLanguage,
  choosePicture,
  confirm,
  expect,
  fieldOf,
  goTo,
  knownTitle,
  publish,
  type Step,
  saved,
  translated,
  write,
  writeDay,
} from './acts.ts';

const dayMs = 86_400_000;

/** The form in which somebody writes. */
const addedDay = (page: Page): Locator => page.locator('[data-exception-key]:focus-within');

/** The list has a choice of types as well. */
async function beginNew(page: Page, items: string, create: string): Promise<void> {
  await goTo(page, items);
  await page.getByRole('link', { name: create }).click();
  await page.waitForURL('**/items/new');
}

/** Of the form for a new item. */
async function make(page: Page, type: string, title: string, words: readonly string[]) {
  const [which = '', name = '', act = ''] = words;
  await page.getByLabel(which, { exact: true }).selectOption(type);
  await page.getByLabel(name).fill(title);
  await page.getByRole('button', { name: act, exact: true }).click();
  await expect(fieldOf(page, 'en.title')).toBeVisible();
}

/** What is written most often. */
export const writingSteps: Readonly<Record<string, readonly Step[]>> = {
  rooms: [
    async ({ page }, items) => {
      await page.goto('/studio/');
      await goTo(page, items);
    },
    async ({ page, take }, type, state, search) => {
      await expect(page.getByLabel(state, { exact: true })).toBeVisible();
      await expect(page.getByLabel(search)).toBeVisible();
      await page.getByLabel(type, { exact: true }).selectOption('news');
      await expect(page).toHaveURL(/type=news/);
      await expect(page.getByRole('link', { name: knownTitle })).toBeVisible();
      await take();
    },
    async ({ page }) => {
      await page.getByRole('link', { name: knownTitle }).click();
      await expect(fieldOf(page, 'en.title')).toBeVisible();
    },
  ],
  hours: [
    async ({ page }, otherHours) => {
      await page.goto('/studio/');
      await page.getByRole('link', { name: otherHours }).click();
    },
    async ({ page, now }, add) => {
      await page.getByRole('button', { name: add }).last().click();
      await writeDay(addedDay(page), now());
      const year = addedDay(page).locator('[data-type=year]').first();
      await expect(year).toHaveText(String(now().getUTCFullYear()));
    },
    async ({ page }, closed, opens, closes) => {
      const day = addedDay(page);
      await day.getByLabel(closed).uncheck();
      await day.getByLabel(opens).fill('12:00');
      await day.getByLabel(closes).fill('15:00');
    },
    async ({ page, take }, reason, other) => {
      await saved(page, () => addedDay(page).getByLabel(reason).fill('A rehearsal in the court'));
      await take();
      await chooseLanguage(page, other);
      const field = page.getByPlaceholder('A rehearsal in the court');
      await saved(page, () => field.fill('He hoʻomaʻamaʻa mele'));
    },
    async ({ page }, more, act) => publish(page, more, act),
  ],
  text: [
    async ({ page }, items, search) => {
      await goTo(page, items);
      await page.getByLabel(search).fill(knownTitle);
      await page.getByRole('link', { name: knownTitle }).first().click();
    },
    async ({ page }, other) => chooseLanguage(page, other),
    async ({ page }) => {
      const path = `${translated}.short_description`;
      const field = fieldOf(page, path).getByRole('textbox');
      await write(page, path, `${await field.inputValue()} E komo mai.`);
    },
    async ({ page, take }, more, changes, act) => {
      await page.getByRole('button', { name: more, exact: true }).click();
      await expect(page.getByRole('heading', { name: changes })).toBeVisible();
      await take();
      await confirm(page, act);
    },
  ],
  news: [
    async ({ page }, items, create) => beginNew(page, items, create),
    async ({ page }, type, name, act, address) => {
      await expect(page.getByLabel(address, { exact: true })).toBeVisible();
      await make(page, 'news', 'The night court opens', [type, name, act]);
    },
    async ({ page, now }, short, body, image, choose, day) => {
      for (const label of [short, body, image, day]) {
        await expect(
          page.getByText(label, { exact: true }).filter({ visible: true }),
        ).not.toHaveCount(0);
      }
      await write(page, 'en.short_description', 'From Friday the court stays open until nine.');
      await write(page, 'en.body', 'Bring a coat: the wind comes from the sea.');
      await choosePicture(page, 'en.image', choose, 'court-evening');
      await saved(page, () => writeDay(fieldOf(page, 'en.published_at'), now()));
    },
    async ({ page }, more, now, act, later) => {
      await page.getByRole('button', { name: more, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(now, { exact: true })).toBeChecked();
      await expect(dialog.getByRole('button', { name: act, exact: true })).toBeEnabled();
      await dialog.getByLabel(later, { exact: true }).check();
    },
    async ({ page, take }, schedule) => {
      await take();
      await confirm(page, schedule);
    },
  ],
  exhibition: [
    async ({ page }, items, create, type, name, act) => {
      await beginNew(page, items, create);
      await make(page, 'exhibition', 'Rain on Tiles', [type, name, act]);
    },
    async ({ page, now }) => {
      await write(page, 'en.description', 'What water does to a glaze, in forty tiles.');
      await writeDay(fieldOf(page, 'en.start_date'), now());
      const last = new Date(now().getTime() + 90 * dayMs);
      await saved(page, () => writeDay(fieldOf(page, 'en.end_date'), last));
    },
    async ({ page }, _image, choose) => choosePicture(page, 'en.image', choose, 'rain-on-court'),
    async ({ page }, words) => {
      const field = fieldOf(page, 'en.image').getByLabel(words);
      await saved(page, () => field.fill('Rain falls on the tiles of the court.'));
    },
    async ({ page, take }, first, words, second) => {
      for (const [name, language, title, shown] of [
        [first, 'es', 'Lluvia sobre azulejos', 'Llueve sobre los azulejos del patio.'],
        [second, translated, 'Ka ua ma nā pahu kīkī', 'Ke ua nei ma ka pā hale.'],
      ] as const) {
        await chooseLanguage(page, name);
        await write(page, `${language}.title`, title);
        const field = fieldOf(page, `${language}.image`).getByLabel(words);
        await saved(page, () => field.fill(shown));
      }
      await fieldOf(page, `${translated}.title`).getByRole('textbox').focus();
      await expect(page.getByRole('toolbar').first()).toBeVisible();
      await take();
    },
    async ({ page }, more, act) => publish(page, more, act),
  ],
};
