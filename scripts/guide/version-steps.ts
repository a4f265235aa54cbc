import {
  answered,
  choose,
  confirm,
  expect,
  fieldOf,
  goTo,
  knownTitle,
  openKnown,
  openOf,
  publish,
  type Step,
  saved,
  write,
} from './acts.ts';

const copiedTitle = `${knownTitle}, again`;

/** What was, what comes, and what goes. */
export const versionSteps: Readonly<Record<string, readonly Step[]>> = {
  history: [
    async ({ page }, history) => {
      await openKnown(page);
      await page.getByRole('button', { name: history, exact: true }).click();
    },
    async ({ page, take }, compare) => {
      await page.locator('#side li input[type=radio]').last().check();
      const words = page.getByRole('region', { name: compare }).locator('ins, del');
      await expect(words.first()).toBeVisible();
      await words.first().scrollIntoViewIfNeeded();
      await take();
    },
    async ({ page }, restore) => {
      const button = page.getByRole('button', { name: restore, exact: true });
      await answered(page, '/restore', () => button.click());
    },
    async ({ page }, more, act) => publish(page, more, act),
  ],
  releases: [
    async ({ page }, more, put) => {
      await openKnown(page);
      await choose(page, more, put);
    },
    async ({ page }, aNewOne, name, act) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption({ label: aNewOne });
      await dialog.getByLabel(name, { exact: true }).fill('Lunar calendar 2027');
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    async ({ page, take }, releases, items) => {
      await goTo(page, releases);
      await page.getByRole('link', { name: 'Lunar calendar 2027' }).click();
      await expect(page.getByRole('heading', { name: items })).toBeVisible();
      await take();
    },
    async ({ page }, later, now, act) => {
      await page.getByLabel(later, { exact: true }).check();
      await page.getByLabel(now, { exact: true }).check();
      const button = page.getByRole('button', { name: act, exact: true });
      await answered(page, '/publish', () => button.click());
    },
  ],
  archive: [
    async ({ page }, more, copy, address, act) => {
      await openKnown(page);
      await choose(page, more, copy);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(address, { exact: true }).fill('a-fragment-goes-home-again');
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await expect(page.getByText('a-fragment-goes-home-again', { exact: true })).toBeVisible();
      await write(page, 'en.title', copiedTitle);
    },
    async ({ page }, usedBy) => {
      await openKnown(page);
      await page.getByRole('button', { name: usedBy, exact: true }).click();
      await expect(page.locator('#side').getByRole('link').first()).toBeVisible();
    },
    async ({ page }, more, off, act) => {
      await choose(page, more, off);
      await confirm(page, act);
    },
    async ({ page }, undo) => {
      const button = page.getByRole('button', { name: undo, exact: true });
      await answered(page, '/undo', () => button.click());
    },
    async ({ page, take }, more, archive, act) => {
      await choose(page, more, archive);
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await take();
      await page.keyboard.press('Escape');
      await openOf(page, 'news', copiedTitle);
      await choose(page, more, archive);
      await confirm(page, act);
    },
    async ({ page }, items, archived, state) => {
      await goTo(page, items);
      await page.getByLabel(state, { exact: true }).selectOption({ label: archived });
      await expect(page.getByRole('link', { name: copiedTitle, exact: true })).toBeVisible();
    },
  ],
  menus: [
    async ({ page }, items, type) => {
      await goTo(page, items);
      await page.getByLabel(type, { exact: true }).selectOption('menu_page');
      await page.getByRole('link', { name: 'About', exact: true }).click();
    },
    async ({ page, take }, cards, link) => {
      const group = fieldOf(page, 'en.cards');
      await expect(group).toContainText(cards);
      await group.getByRole('button', { name: 'Careers', exact: true }).click();
      await expect(group.getByText(link, { exact: true })).toBeVisible();
      await group.scrollIntoViewIfNeeded();
      await take();
    },
    async ({ page }) => {
      const group = fieldOf(page, 'en.cards');
      await saved(page, () => group.locator('[data-act=up]').last().click());
    },
    async ({ page }, cards) => {
      const group = fieldOf(page, 'en.mobile_cards');
      await expect(group).toContainText(cards);
      await saved(page, () => group.locator('[data-act=up]').last().click());
    },
    async ({ page }, more, act) => publish(page, more, act),
  ],
};
