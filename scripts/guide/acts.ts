import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, languageOptions, languages } from '#shared/languages/languages.ts';

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

/** What the guide translates into. */
export const translated: Language = languages.at(-1) ?? 'en';

/** A news item of the demonstration museum. */
export const knownTitle = 'A fragment goes home';

export async function openKnown(page: Page): Promise<void> {
  await page.goto('/studio/items?type=news');
  await page.getByRole('link', { name: knownTitle }).first().click();
}

/** Along the studio's head. */
export const goTo = (page: Page, place: string) =>
  page.getByRole('banner').getByRole('link', { name: place, exact: true }).click();

export const chooseLanguage = (page: Page, group: string, language: Language) =>
  page
    .getByRole('group', { name: group })
    .getByRole('button', {
      name: languageOptions.find(({ code }) => code === language)?.nativeName ?? '',
    })
    .click();

/** Types into one field of the form, and waits until it is saved. */
export async function write(page: Page, path: string, text: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.ok());
  await page.locator(`[data-path="${path}"]`).getByRole('textbox').first().fill(text);
  await saved;
}

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
