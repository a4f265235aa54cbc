import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listScreens } from '../../scripts/screens/screens.ts';
import { gotoReady, isSmall, waitForForm, waitForPiece } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const send = (page: Page) => page.locator('main form button[type="submit"]').last();
/** The form of the contact page, below the first window. */
const writing = 'main [data-wanted] form';
const pdf = {
  name: 'hoja de vida.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nHola'),
};

async function fillInPerson(page: Page, name: string) {
  await field(page, 'name').fill(name);
  await field(page, 'email').fill(`visitor-${Date.now()}@example.org`);
}

/** Somebody applies: the file that is none is told, the one that is goes with it. */
test('an application with a file, in Spanish', { tag: '@phone' }, async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 400 .*careers\/gardener\.data/);
  await gotoReady(page, '/es/about/careers/gardener');
  await page.getByRole('link', { name: 'Presentar candidatura' }).click();
  await waitForForm(page);
  await fillInPerson(page, 'Inés Kahale');
  const files = page.getByLabel('Archivos');
  await files.setInputFiles({ ...pdf, buffer: Buffer.from('<html>') });
  await send(page).click();
  await expect(files).toHaveAccessibleDescription(/Elija un PDF/);
  await expect(field(page, 'name')).toHaveValue('Inés Kahale');
  expect(await findViolations(page, { inside: '#apply' })).toEqual([]);
  await files.setInputFiles(pdf);
  await send(page).click();
  await expect(
    page.getByRole('heading', { name: 'Gracias, su candidatura ha llegado' }),
  ).toBeFocused();
  await expect(page).toHaveURL(/\/es\/about\/careers\/gardener\?sent=[\w-]+#apply$/);
});

test('a message over a connection that drops, and a page that is left in between', async ({
  page,
  viewport,
  expectComplaint,
}) => {
  test.skip(isSmall({ viewport }), 'it says the same on every screen');
  expectComplaint(/about\/contact-us\.data|Failed to load resource/);
  await gotoReady(page, '/haw/about/contact-us?about=convening');
  await waitForPiece(page, writing);
  await fillInPerson(page, 'Kekoa');
  await field(page, 'subject').fill('Na wai ke kumu?');
  await field(page, 'message').fill('He nīnau lōʻihi.');
  await page.route(/contact-us\.data/, (route) => route.abort('connectionreset'));
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Ua moku ka pilina');
  await expect(field(page, 'message')).toHaveValue('He nīnau lōʻihi.');

  await page.unroute(/contact-us\.data/);
  await page.reload();
  await waitForPiece(page, writing);
  await expect(page.getByText('Aia nō ʻaneʻi kāu i kākau ai ma mua.')).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('He nīnau lōʻihi.');
  await send(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Mahalo, ua hiki mai kāu nīnau' })).toBeFocused();
  await gotoReady(page, '/haw/about/contact-us?about=convening');
  await expect(field(page, 'message')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a file that has come need not be chosen again when an answer is wrong', async ({
    page,
    viewport,
    expectComplaint,
  }) => {
    test.skip(isSmall({ viewport }), 'it says the same on every screen');
    expectComplaint(/\.js csp$|status of 400/);
    await page.goto('/about/careers/gardener');
    await field(page, 'name').fill('Leilani');
    await field(page, 'email').fill('leilani');
    await page.getByLabel('Files').setInputFiles(pdf);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('please correct 1 field');
    await expect(page.getByLabel('hoja de vida.pdf')).toBeChecked();
    await field(page, 'email').fill(`visitor-${Date.now()}@example.org`);
    await send(page).click();
    await expect(
      page.getByRole('heading', { name: 'Thank you, we have your application' }),
    ).toBeVisible();
  });
});

test('no form of any screen leaves what is wrong to the browser, which says it in its own language', async ({
  page,
  request,
  viewport,
}) => {
  test.skip(isSmall({ viewport }), 'the documents are the same on every screen');
  test.setTimeout(90_000);
  const folder = 'content/pages/page';
  const editors = readdirSync(folder).map(
    (file): string => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).url,
  );
  const screens = (await listScreens()).map(({ path }) => path);
  await page.goto('/about/contact-us');
  let checked = 0;
  for (const path of new Set([...editors, ...screens])) {
    if (!path?.startsWith('/')) continue;
    const answer = await (await request.get(path)).text();
    // Parsed only, but the policy of this page would complain of styles in it.
    const html = answer.replaceAll(/<style.*?<\/style>| style="[^"]*"/gs, '');
    const forms = await page.evaluate((text) => {
      const { forms: all } = new DOMParser().parseFromString(text, 'text/html');
      const refused =
        '[required], [pattern], [minlength], [type=email], [type=url], [type=number], [type=date]';
      return [...all]
        .filter((form) => [...form.elements].some((control) => control.matches(refused)))
        .map(({ noValidate, outerHTML }) => ({ noValidate, start: outerHTML.slice(0, 200) }));
    }, html);
    checked += forms.length;
    const left = forms.filter(({ noValidate }) => !noValidate);
    expect.soft(left, path).toEqual([]);
  }
  expect(checked).toBeGreaterThan(7);
});
