import type { Page } from '@playwright/test';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoForm, gotoReady } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A day so many days from today, as a date field takes it. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The first Saturday from so many days on: the house is open then, but for the days that the demo closes. */
const saturdayIn = (days: number) => {
  const weekday = new Date(Date.now() + days * 86_400_000).getUTCDay();
  return inDays(days + ((6 - weekday + 7) % 7));
};

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function fillIn(page: Page, name: string) {
  await field(page, 'groupType').selectOption('community');
  await field(page, 'partySize').fill('12');
  await field(page, 'firstDate').fill(saturdayIn(28));
  await field(page, 'name').fill(name);
  await field(page, 'email').fill('leilani@example.org');
}

const send = (page: Page) => page.locator('form button[type="submit"]').last();

/** Field names may differ, what is broken may not. */
test('a group asks for a tour, corrects what was wrong, and gets a reference', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 400 .*tour-form\.data/);
  await gotoForm(page, '/visit/tour-form');
  await send(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Not sent yet: please correct 5 fields');
  await summary.getByRole('link', { name: 'Enter how many people are coming.' }).click();
  await expect(field(page, 'partySize')).toBeFocused();
  await expect(field(page, 'partySize')).toHaveAccessibleDescription(
    /Enter how many people are coming/,
  );

  await fillIn(page, 'Leilani Kahananui');
  await page.getByLabel('Elders').check();
  await field(page, 'groupType').selectOption('school');
  // Too early for a class on whatever day this runs.
  await field(page, 'firstDate').fill(saturdayIn(10));
  await send(page).click();
  await expect(summary).toContainText('please correct 2 fields');
  // The words, the field and the refusal name one day, which is later for a class than for others.
  const earliest = (await field(page, 'firstDate').getAttribute('min')) ?? '';
  expect(earliest >= inDays(20)).toBe(true);
  expect(await field(page, 'secondDate').getAttribute('min')).toBe(earliest);
  const told = new Date(`${earliest}T12:00Z`)
    .toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    .replaceAll(' ', '\\s');
  const description = new RegExp(`From ${told}\\..*Choose ${told} or a later date`);
  await expect(field(page, 'firstDate')).toHaveAccessibleDescription(description);
  await field(page, 'organization').fill('Kaimukī Middle School');
  await expect(field(page, 'name')).toHaveValue('Leilani Kahananui');
  await expect(page.getByLabel('Elders')).toBeChecked();

  const monday = new Date(`${saturdayIn(28)}T12:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() + 2);
  await field(page, 'firstDate').fill(monday.toISOString().slice(0, 10));
  await send(page).click();
  await expect(field(page, 'firstDate')).toHaveAccessibleDescription(
    /The museum is closed on that day. The next open day is/,
  );

  await field(page, 'firstDate').fill(saturdayIn(28));
  await send(page).dblclick();
  const thanks = page.getByRole('heading', { name: 'Thank you, we have your request' });
  await expect(thanks).toBeFocused();
  await expect(page).toHaveURL(/\/visit\/tour-form\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  const reference = new URL(page.url()).searchParams.get('sent') ?? '';
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page.getByRole('main')).not.toContainText('Leilani');
  await expect(page.getByRole('main'), 'what is past').not.toContainText('Good to know');

  await page.reload();
  await expect(thanks).toBeVisible();
  await expect(page).toHaveTitle(/Thank you/);
});

test('beside the form a fact stands below its name, in a few lines', async ({ page }) => {
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await gotoReady(page, '/es/visit/tour-form');
    const fact = page.getByRole('main').locator('dl > div').first();
    const term = await fact.locator('dt').boundingBox();
    const value = await fact.locator('dd').first().boundingBox();
    expect(value?.x, `${width} px`).toBeCloseTo(term?.x ?? 0, 0);
    expect(value?.height, `${width} px`).toBeLessThanOrEqual(75);
  }
});

test('a party too large for one reservation asks with the day and the number it chose', {
  tag: '@phone',
}, async ({ page }) => {
  // A Saturday, on which the house is open.
  const day = inDays(27 - new Date().getUTCDay());
  await gotoReady(page, `/tickets?day=${day}`);
  await page.locator('select[name^="places."]').first().selectOption('12');
  // In the bar that follows as well as below the counters.
  const way = page.locator('[data-at-hand]').getByRole('link', { name: /Request a group visit/ });
  await way.click();
  await expect(field(page, 'groupType')).toHaveValue('private');
  await expect(field(page, 'firstDate')).toHaveValue(day);
  await expect(field(page, 'partySize')).toHaveValue('13');
  await expect(field(page, 'partySize')).toBeInViewport();
  await expect(field(page, 'groupType')).toHaveAccessibleDescription('$22 each');
  await field(page, 'partySize').fill('14');
  await field(page, 'name').fill('Fourteen of us');
  await field(page, 'email').fill(`fourteen-${test.info().project.name}@example.org`);
  await send(page).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeFocused();
  const noted = new Date(`${day}T12:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  await expect(page.getByText(`We have noted 14 people on ${noted}.`)).toBeVisible();
});

test('a day too soon for a guide is told, with the way without one', async ({ page }) => {
  const day = inDays(6);
  await gotoForm(page, `/visit/tour-form?groupType=private&firstDate=${day}`);
  await expect(field(page, 'firstDate')).toHaveValue('');
  await expect(field(page, 'firstDate')).toHaveAccessibleDescription(/too soon for a guided tour/);
  const way = page.getByRole('link', { name: 'Choose a time' });
  await expect(way).toHaveAttribute('href', `/tickets?day=${day}#times`);
  // Another day is not that one, nor is another kind of group the one whose price is told.
  await expect(field(page, 'groupType')).toHaveAccessibleDescription('$22 each');
  await field(page, 'firstDate').fill(inDays(40));
  await expect(way).toBeHidden();
  await expect(field(page, 'firstDate')).toHaveAccessibleDescription(/^(?!.*too soon).+/);
  await field(page, 'groupType').selectOption('virtual');
  await expect(page.getByText('$22 each', { exact: true })).toBeHidden();
});

test('a form is filled in with the keyboard alone, in Hawaiian', async ({ page }) => {
  await gotoForm(page, '/haw/visit/tour-form');
  await field(page, 'groupType').focus();
  await page.keyboard.press('ArrowDown');
  const tabTo = async (name: string) => {
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name)
        return;
    }
    throw new Error(`${name} was not reached`);
  };
  await tabTo('partySize');
  await page.keyboard.type('20');
  await tabTo('firstDate');
  const [year, month, day] = saturdayIn(28).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await tabTo('tourLanguage');
  await tabTo('name');
  await page.keyboard.type('Kekoa');
  await tabTo('email');
  await page.keyboard.type('kekoa@example.org');
  await tabTo('organization');
  await page.keyboard.type('Ke Kula ʻo Mānoa');
  await tabTo('ages');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mahalo, ua hiki mai kāu noi' })).toBeFocused();
  await expect(page).toHaveURL(/\/haw\/visit\/tour-form\?sent=/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what was typed comes back with what is wrong, and what is sent twice is stored once', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/^failed: .*\.js csp$|status of 400/);
    await page.goto('/es/visit/tour-form');
    await fillIn(page, 'Inés Cordero');
    await field(page, 'email').fill('ines@example');
    await field(page, 'message').fill('Nos interesan los azulejos.\nGracias.');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('corrija 1 campo');
    await expect(page.getByText('Escriba la dirección completa').last()).toBeVisible();
    await expect(field(page, 'message')).toHaveValue('Nos interesan los azulejos.\nGracias.');
    await expect(field(page, 'groupType')).toHaveValue('community');

    const email = `ines-${test.info().project.name}@example.org`;
    await field(page, 'email').fill(email);
    await send(page).click();
    await expect(
      page.getByRole('heading', { name: 'Gracias, su solicitud ha llegado' }),
    ).toBeVisible();
    const first = page.url();
    await page.goto('/es/visit/tour-form');
    await fillIn(page, 'Inés Cordero');
    await field(page, 'email').fill(email);
    await field(page, 'message').fill('Nos interesan los azulejos.\nGracias.');
    await send(page).click();
    await expect(page).toHaveURL(first);
  });
});

test('a broken connection loses nothing, and the second try arrives once', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/tour-form\.data/);
  await gotoForm(page, '/visit/tour-form');
  await fillIn(page, 'Noʻeau');
  await page.route('**/tour-form.data', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await send(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('The connection was lost');
  await expect(field(page, 'name')).toHaveValue('Noʻeau');
  await page.unroute('**/tour-form.data');
  await send(page).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
});

test('a reference nobody was given shows the form', async ({ page }) => {
  await gotoForm(page, '/visit/tour-form?sent=0000-0000-00');
  await expect(send(page)).toBeVisible();
});

for (const language of languages) {
  test(`axe finds nothing in any state of the form (${language})`, { tag: '@phone' }, async ({
    page,
  }) => {
    await gotoForm(page, localizePath('/visit/tour-form', language));
    await send(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await fillIn(page, `Axe ${language}`);
    await send(page).click();
    await expect(page).toHaveURL(/\?sent=/);
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('from a ticket, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of ['school', 'private', 'virtual']) {
    test(`the form knows that a ${kind} tour was asked for`, async ({ page }) => {
      await page.goto('/tickets');
      // Among the prices; parties find it at the number of people too.
      const link = page.locator(`a[href="/visit/tour-form?groupType=${kind}"]`).last();
      await expect(link).toBeAttached();
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect(field(page, 'groupType')).toHaveValue(kind);
    });
  }
});
