import type { Page } from '@playwright/test';
import { localizePath } from '#shared/languages/localized-path.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';
import { readOutbox } from '../setup/read-outbox.ts';

const dataFolder = process.env.TEST_DATA_FOLDER ?? '';
// A site that runs elsewhere keeps its mails to itself.
test.skip(dataFolder === '', 'needs the outbox of the site');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function subscribe(page: Page, path: string, email: string) {
  await page.goto(path);
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="firstName"]').fill('Kai');
  await page.locator('[name="consent"]').check();
  await page.locator('form button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\?sent=/);
}

/** The link of the mail of a kind, as a path of the site. */
async function findLink(kind: string, email: string, pattern: RegExp): Promise<string> {
  let link = '';
  const look = () => {
    const [mail] = readOutbox(dataFolder, `newsletter-${kind}`, email);
    const address = pattern.exec(mail?.text ?? '')?.[0];
    link = address ? new URL(address).pathname + new URL(address).search : '';
    return link;
  };
  await expect.poll(look, { timeout: 10_000 }).not.toBe('');
  return link;
}

const confirmation = /http\S+\/subscribe\/confirm\?link=\S+/;
const leaving = /http\S+\/newsletter\/unsubscribe\?link=\S+/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader says yes by mail, chooses, and leaves, in Spanish', async ({
    page,
    request,
    expectComplaint,
  }) => {
    expectComplaint(/^failed: .*\.js csp$|status of 404/);
    const email = 'sin-guion@example.org';
    await subscribe(page, '/es/subscribe', email);
    const link = await findLink('confirm', email, confirmation);
    // What looks at links before the reader does says nothing.
    await request.get(link);
    await page.goto(link);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: 'Sí, quiero la carta' }).click();
    await expect(
      page.getByRole('heading', { name: 'Su suscripción está confirmada' }),
    ).toBeVisible();

    await page.getByLabel('La colección').check();
    await page.locator('[name="newsletterLanguage"][value="en"]').check();
    await page.getByRole('button', { name: 'Guardar sus preferencias' }).click();
    await expect(
      page.getByRole('heading', { name: 'Sus preferencias están guardadas' }),
    ).toBeVisible();
    await expect(page.getByLabel('La colección')).toBeChecked();

    await page.goto(await findLink('welcome', email, leaving));
    await page.getByRole('button', { name: 'Darme de baja' }).click();
    await expect(page.getByRole('heading', { name: 'Se ha dado de baja', level: 1 })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Este enlace ha caducado' })).toBeVisible();
  });
});

test('a reader says yes and changes the letter in Hawaiian, and axe finds nothing', async ({
  page,
}) => {
  const email = 'noeau-leka@example.org';
  await subscribe(page, '/haw/subscribe', email);
  await page.goto(await findLink('confirm', email, confirmation));
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'ʻAe, e hoʻouna mai i ka leka' }).click();
  await expect(page.getByRole('heading', { name: 'Ua kau ʻia kou inoa' })).toBeFocused();
  await page.getByLabel('Ka hōʻiliʻili').check();
  await page.getByRole('button', { name: 'E mālama i kāu mau koho' }).click();
  await expect(page.getByRole('heading', { name: 'Ua mālama ʻia kāu mau koho' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'E hoʻōki i ka leka' }).click();
  await expect(
    page.getByRole('heading', { name: 'Ua hoʻōki ʻia ka leka', level: 1 }),
  ).toBeVisible();
});

test('a change of language keeps what was typed, and the letter follows', async ({
  page,
  expectComplaint,
}) => {
  // The languages of a phone stand in its menu.
  await page.setViewportSize({ width: 1440, height: 900 });
  // Where the button is quicker than the script.
  expectComplaint(/status of 400/);
  const email = 'dos-lenguas@example.org';
  // By keys: the bar hides while one reads down.
  const choose = async (name: string) => {
    await page.locator('[data-language-dropdown] summary').filter({ visible: true }).press('Enter');
    await page.getByRole('link', { name }).filter({ visible: true }).first().press('Enter');
  };
  await page.goto('/subscribe');
  await page.locator('[name="firstName"]').fill('Marisol');
  await page.locator('[name="email"]').fill('dos-lenguas');
  await page.locator('form button[type="submit"]').last().click();
  await expect(page.locator('#field-email-error')).toBeVisible();
  await choose('Español');
  await expect(page).toHaveURL('/es/subscribe');
  await expect(page.locator('[name="firstName"]')).toHaveValue('Marisol');
  await expect(page.locator('[name="newsletterLanguage"][value="es"]')).toBeChecked();
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="consent"]').check();
  await page.locator('form button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\?sent=/);
  await page.goto(await findLink('confirm', email, confirmation));
  await page.getByRole('button', { name: 'Sí, quiero la carta' }).click();

  // The page of preferences as well.
  await page.getByLabel('La colección').check();
  await page.locator('[name="lastName"]').fill('Iturbe');
  await choose('English');
  await expect(page.getByLabel('The collection')).toBeChecked();
  await expect(page.locator('[name="lastName"]')).toHaveValue('Iturbe');
  // What the letter is written in is the reader's choice, whatever the page is.
  await expect(page.locator('[name="newsletterLanguage"][value="es"]')).toBeChecked();
  await page.getByRole('button', { name: 'Save your choices' }).click();
  await expect(page.getByRole('heading', { name: 'Your choices are saved' })).toBeFocused();
  await expect(page.locator('[name="lastName"]')).toHaveValue('Iturbe');
});

for (const [language, now, subscribe] of [
  ['en', 'What you can do now', 'Subscribe'],
  ['es', 'Qué puede hacer ahora', 'Suscribirse'],
  ['haw', 'Ka mea e hana ai i kēia manawa', 'Kau inoa'],
] as const) {
  test(`an old link of a letter says what to do now, in ${language}`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404/);
    for (const path of ['confirm', 'preferences', 'leave']) {
      await page.goto(localizePath(`/subscribe/${path}?link=old`, language));
      // The third has a link that nobody can tell from a good one before it is used.
      if (path === 'leave') await page.locator('main form button').click();
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 2, name: now })).toBeVisible();
      await expect(main.locator('dl dd')).toHaveCount(3);
      const ways = main.locator('a[href$="/subscribe"], a[href$="/about/contact-us"]');
      await expect(ways).toHaveCount(2);
      await expect(main.getByRole('link', { name: subscribe })).toBeInViewport();
    }
    expect(await findViolations(page)).toEqual([]);
  });
}
