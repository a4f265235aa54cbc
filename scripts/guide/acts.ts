import { expect as anyhow, type Locator, type Page } from '@playwright/test';
import { type Language, languageOptions, languages } from '#shared/languages/languages.ts';

/** Pictures are made when somebody first looks at them, and machines are shared. */
export const expect = anyhow.configure({ timeout: 15_000 });

/** Somebody who does what the guide says, in the words of its language. */
export interface Walker {
  readonly page: Page;
  readonly language: Language;
  /** Of an invitation. */
  readonly link: string;
  /** The studio's clock. */
  readonly now: () => Date;
  /** The window as it is becomes the chapter's picture. */
  readonly take: () => Promise<void>;
}

/** @param names what the step names of the studio, in its order */
export type Step = (walker: Walker, ...names: string[]) => Promise<void>;

/** A news item of the demonstration museum. */
export const knownTitle = 'A fragment goes home';

export const openKnown = (page: Page) => openOf(page, 'news', knownTitle);

/** Along the studio's head, until one is there. */
export async function goTo(page: Page, place: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: place, exact: true });
  const pathname = await link.getAttribute('href');
  const { search } = new URL(page.url());
  await link.click();
  // What a list was narrowed to is gone then.
  await expect(page).toHaveURL(
    (url) => url.pathname === pathname && (search === '' || url.search !== search),
  );
}

/** Above a form. @param name of the language in itself */
export const chooseLanguage = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** What the guide translates into. */
export const translated: Language = languages.at(-1) ?? 'en';

/** The same, by its own name. */
export const translatedName =
  languageOptions.find(({ code }) => code === translated)?.nativeName ?? '';

/** An item of a type, in the form. */
export async function openOf(page: Page, type: string, title: string): Promise<void> {
  await page.goto(`/studio/items?type=${type}`);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
  await expect(page.locator('[data-path="en.title"]')).toBeVisible();
}

/** A field of the form. */
export const fieldOf = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);

/** What somebody does, until the studio has answered a request of the given end. */
export async function answered(page: Page, end: string, work: () => Promise<unknown>) {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(end) && one.request().method() !== 'GET'),
    work(),
  ]);
  expect(answer.ok(), end).toBe(true);
}

/** What somebody does to a form, until it is saved. */
export const saved = (page: Page, work: () => Promise<unknown>) => answered(page, '/draft', work);

/** Types into one field of the form, and waits until it is saved. */
export const write = (page: Page, path: string, text: string) =>
  saved(page, () => fieldOf(page, path).getByRole('textbox').first().fill(text));

/** Takes a picture of the library. @param act as its button says; @param name of the file */
export const choosePicture = (page: Page, path: string, act: string, name: string) =>
  saved(page, async () => {
    const field = fieldOf(page, path);
    await field.getByRole('button', { name: act }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(name);
    await dialog.locator('li').filter({ hasText: name }).getByRole('button').first().click();
    await expect(dialog).toBeHidden();
    await expect(field.locator('img').first()).toBeVisible();
  });

/** A day into its parts, in the order in which a language writes them. */
export async function writeDay(place: Locator, day: Date): Promise<void> {
  const values = {
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
    year: day.getUTCFullYear(),
  };
  const parts = place.locator('[role=group]').first().locator('[role=spinbutton]');
  const order = await parts.evaluateAll((all) => all.map((part) => part.getAttribute('data-type')));
  for (const [position, part] of order.entries()) {
    if (position === 0) await parts.first().click();
    const value = values[part as keyof typeof values];
    await place.page().keyboard.type(String(value).padStart(2, '0'));
  }
}

/** Through the dialog that shows what visitors will see. */
export async function publish(page: Page, more: string, act: string): Promise<void> {
  await page.getByRole('button', { name: more, exact: true }).click();
  await confirm(page, act);
}

export async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** What stands below the button with more of them. */
export async function choose(page: Page, more: string, act: string): Promise<void> {
  await page.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}
