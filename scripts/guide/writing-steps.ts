import { expect, type Locator, type Page } from '@playwright/test';
import {
  chooseLanguage,
  confirm,
  goTo,
  knownTitle,
  publish,
  type Step,
  translated,
  write,
  writeDay,
} from './acts.ts';

const dayMs = 86_400_000;
const addedDays = new WeakMap<Page, Locator>();

/** The day that the chapter on hours added in this window, wherever it is sorted to. */
function addedDay(page: Page): Locator {
  const day = addedDays.get(page);
  if (!day) throw new Error('No day was added.');
  return day;
}
/** What is written most often. */
export const writingSteps: Readonly<Record<string, readonly Step[]>> = {
  hours: [
    async ({ page }, otherHours) => {
      await page.goto('/studio/');
      await page.getByRole('link', { name: otherHours }).click();
    },
    async ({ page, now }, add) => {
      await page.getByRole('button', { name: add }).last().click();
      const day = page.locator('[data-exception-key]:focus-within');
      addedDays.set(
        page,
        page.locator('[data-exception-key]').filter({ hasText: now().toISOString().slice(0, 10) }),
      );
      await writeDay(day, now());
      await expect(addedDay(page)).toBeVisible();
    },
    async ({ page }, closed, opens, closes) => {
      const day = addedDay(page);
      await day.getByLabel(closed).uncheck();
      await day.getByLabel(opens).fill('12:00');
      await day.getByLabel(closes).fill('15:00');
    },
    async ({ page, take }, reason) => {
      await addedDay(page).getByLabel(reason).fill('A rehearsal in the court');
      await take();
    },
    async ({ page }, more, act) => publish(page, more, act),
  ],
  text: [
    async ({ page }, items, search) => {
      await goTo(page, items);
      await page.getByLabel(search).fill(knownTitle);
      await page.getByRole('link', { name: knownTitle }).first().click();
    },
    async ({ page }, group) => chooseLanguage(page, group, translated),
    async ({ page }) => {
      const path = `${translated}.short_description`;
      const field = page.locator(`[data-path="${path}"]`).getByRole('textbox');
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
    async ({ page }, items, create) => {
      await goTo(page, items);
      await page.getByRole('link', { name: create }).click();
    },
    async ({ page }, type, name, make) => {
      await page.getByLabel(type, { exact: true }).selectOption('news');
      await page.getByLabel(name).fill('The night court opens');
      await page.getByRole('button', { name: make, exact: true }).click();
    },
    async ({ page }) =>
      write(page, 'en.short_description', 'From Friday the court stays open until nine.'),
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
    async ({ page }, items, create, type, name, make) => {
      await goTo(page, items);
      await page.getByRole('link', { name: create }).click();
      await page.getByLabel(type, { exact: true }).selectOption('exhibition');
      await page.getByLabel(name).fill('Rain on Tiles');
      await page.getByRole('button', { name: make, exact: true }).click();
    },
    async ({ page, now }) => {
      await writeDay(page.locator('[data-path="en.start_date"]'), now());
      const last = new Date(now().getTime() + 90 * dayMs);
      await writeDay(page.locator('[data-path="en.end_date"]'), last);
    },
    async ({ page }, choose) => {
      const picture = page.locator('[data-path="en.image"]');
      await picture.getByRole('button', { name: choose }).click();
      await page.getByRole('dialog').locator('li button').first().click();
      await expect(picture.locator('img')).toBeVisible();
    },
    async ({ page }, words) => {
      const field = page.locator('[data-path="en.image"]').getByLabel(words);
      await field.fill('A wall of blue tiles after the rain.');
    },
    async ({ page, take }, group, letters) => {
      await chooseLanguage(page, group, 'es');
      await write(page, 'es.title', 'Lluvia sobre azulejos');
      await chooseLanguage(page, group, translated);
      await write(page, `${translated}.title`, 'Ka ua ma nā pahu kīkī');
      await expect(page.getByRole('toolbar', { name: letters })).toBeVisible();
      await take();
    },
    async ({ page }, more, act) => publish(page, more, act),
  ],
};
