import type { Page } from '@playwright/test';
import type { Language } from '#shared/languages/languages.ts';
import { answered, choose, expect, goTo, publish, type Step, saved } from './acts.ts';

/** The page is drawn anew after each change. */
const drawn = { timeout: 45_000 };

/** What is written, and by what a part is found. */
interface Written {
  readonly name: string;
  readonly kind: string;
  readonly says: string;
  readonly kept: string;
  readonly some: string;
}

const words: Readonly<Record<Language, Written>> = {
  en: {
    name: 'Evenings at the pool',
    kind: 'quote',
    says: 'The sea is a garden.',
    kept: 'hero',
    some: 'some visitors',
  },
  es: {
    name: 'Noches del estanque',
    kind: 'cita',
    says: 'El mar es un jardín.',
    kept: 'portada',
    some: 'algunos visitantes',
  },
  haw: {
    name: 'Na po o ka loko',
    kind: 'puana',
    says: 'He kīhāpai ke kai.',
    kept: 'hoʻomaka',
    some: 'kekahi poʻe kipa',
  },
};
const spanish = 'El mar es un jardín que respira.';

const shown = (page: Page) => page.locator('iframe:not([data-coming])').contentFrame();

/** What is filled in beside the page. */
const filled = (page: Page) => page.locator('[data-filled]').getByRole('textbox').first();

async function insert(page: Page, act: string, search: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click();
  await page.getByRole('dialog').getByLabel(search, { exact: true }).fill(kind);
  await saved(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Away from a part that is chosen, to what belongs to the page as a whole. */
async function goToWhole(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const way = page.getByRole('button', { name, exact: true });
  // Nothing leads there where nothing is chosen.
  await expect(way.or(page.getByRole('heading', { name, exact: true }))).toBeVisible();
  if (await way.isVisible()) await way.click();
}

/** A page that is put together from parts. */
export const pageSteps: Readonly<Record<string, readonly Step[]>> = {
  pages: [
    async ({ page, language }, pages, begin, name, templates, act) => {
      await goTo(page, pages);
      await page.getByRole('link', { name: begin, exact: true }).click();
      await page.getByLabel(name, { exact: true }).fill(words[language].name);
      await expect(page.getByRole('group', { name: templates })).toBeVisible();
      await page.getByRole('button', { name: act, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words[language].name })).toBeVisible(
        drawn,
      );
    },
    async ({ page, language }, act, search) => {
      await insert(page, act, search, words[language].kind);
      // English is what languages fall back to.
      await saved(page, () => filled(page).fill(words[language].says));
      await expect(shown(page).getByText(words[language].says)).toBeVisible(drawn);
    },
    async ({ page, language, take }, act) => {
      await page.getByRole('button', { name: act, exact: true }).click();
      const written = shown(page).locator('[contenteditable]');
      await expect(written).toBeFocused();
      await take();
      await page.keyboard.press('Escape');
      await expect(written).toHaveCount(0);
      await expect(page.getByRole('row', { name: words[language].says })).toBeVisible();
    },
    async ({ page, language }, act, up, down, undo) => {
      await page.getByRole('button', { name: act, exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill(words[language].kept);
      await saved(page, () => page.keyboard.press('Enter'));
      await saved(page, () => page.getByRole('button', { name: up, exact: true }).click());
      await saved(page, () => page.getByRole('button', { name: down, exact: true }).click());
      await saved(page, () => page.getByRole('button', { name: undo, exact: true }).click());
    },
    async ({ page, language }, other) => {
      await page.getByRole('radio', { name: other }).check();
      await page.getByRole('row', { name: words[language].says }).click();
      await saved(page, () => filled(page).fill(spanish));
    },
    async ({ page }, more, check) => {
      await choose(page, more, check);
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
    async ({ page }, more, act) => publish(page, more, act),
    async ({ page }, more, history, restore) => {
      // Something was written since.
      await saved(page, () => filled(page).fill(`${spanish} Y canta.`));
      await choose(page, more, history);
      const dialog = page.getByRole('dialog');
      const earlier = dialog.getByRole('button', { name: new RegExp(restore) }).last();
      await answered(page, '/restore', () => earlier.click());
    },
    async ({ page }, whole, begin, share) => {
      await goToWhole(page, whole);
      await saved(page, () => page.getByRole('button', { name: begin, exact: true }).click());
      await expect(page.getByLabel(share, { exact: true })).toBeVisible();
    },
    async ({ page, language }, act, search, add, devices) => {
      await insert(page, act, search, words[language].some);
      await saved(page, () => page.getByRole('button', { name: add, exact: true }).click());
      const [first] = await page.getByRole('group', { name: devices }).getByRole('checkbox').all();
      await saved(page, async () => first?.uncheck());
    },
    async ({ page }, whole, begin, name, fields, act) => {
      await goToWhole(page, whole);
      await page.locator('summary').filter({ hasText: begin }).click();
      await page.getByLabel(name, { exact: true }).fill('Artists');
      await page.getByLabel(fields, { exact: true }).fill('name, place');
      await saved(page, () => page.getByRole('button', { name: act, exact: true }).click());
    },
  ],
};
