import { gotoReady } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const address = '/visit/ask-the-museum';
const submission = /\/page-builder-api\/api\/v1\/form-submit/;

test('a question with a picture is sent, thanked for, and the form is empty again', async ({
  page,
}) => {
  await gotoReady(page, address);
  await page.getByLabel('Your name').fill('Leilani Kahale');
  await page.getByLabel('Email').fill('leilani@visitor.example');
  await page.getByLabel('About').selectOption('A visit');
  await page.getByLabel('Your question').fill('May I draw in the fountain court?');
  await page.getByLabel('A picture (optional)').setInputFiles({
    name: 'sketch.png',
    mimeType: 'image/png',
    buffer: Buffer.from('a sketch'),
  });
  let held = () => {};
  const isHeld = new Promise<void>((resolve) => {
    held = resolve;
  });
  await page.route(submission, async (route) => {
    await isHeld;
    await route.continue();
  });
  const sent = page.waitForRequest(submission);
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toBeVisible();
  held();
  await expect(page.getByRole('status').filter({ hasText: 'Thanks!' })).toBeVisible();
  await expect(page.getByLabel('Your question')).toHaveValue('');

  const request = await sent;
  const { searchParams } = new URL(request.url());
  expect(atob(searchParams.get('to') ?? '')).toBe('questions@girih.example');
  expect(searchParams.get('name')).toBe('Ask the museum');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect((await request.response())?.status()).toBe(200);
});

test('a question that is refused says why and keeps what was typed', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 422/);
  await gotoReady(page, address);
  await page.route(submission, (route) =>
    route.fulfill({ status: 422, json: { message: '<b>No questions today</b>' } }),
  );
  await page.getByLabel('Your name').fill('Leilani');
  await page.getByLabel('Email').fill('leilani@visitor.example');
  await page.getByLabel('Your question').fill('Why?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Form submission error :(' });
  await expect(alert).toContainText('Please check your answers and try again');
  await expect(alert.locator('pre')).toHaveText(/"<b>No questions today<\/b>"/);
  await expect(alert.locator('pre')).toHaveCSS('color', 'rgb(179, 38, 30)');
  await expect(page.getByLabel('Your question')).toHaveValue('Why?');
});

test('what is required is asked for in the page’s language, and nothing is sent without it', async ({
  page,
}) => {
  await gotoReady(page, `/es${address}`);
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= submission.test(request.url());
  });
  await page.getByLabel('Su pregunta').fill('¿Por qué?');
  await page.getByRole('button', { name: 'Enviar la pregunta' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'corrija 2 campos' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Su pregunta')).toHaveValue('¿Por qué?');
  expect(await findViolations(page)).toEqual([]);
  await summary.getByRole('link', { name: 'Su nombre: Complete este campo.' }).click();
  await expect(page.getByLabel('Su nombre')).toBeFocused();
  await expect(page.getByLabel('Su nombre')).toHaveAccessibleDescription('Complete este campo.');
  expect(isSent).toBe(false);
});

for (const [language, name, question, send, thanks] of [
  ['es', 'Su nombre', 'Su pregunta', 'Enviar la pregunta', '¡Gracias!'],
  ['haw', 'Kou inoa', 'Kāu nīnau', 'Hoʻouna i ka nīnau', 'Mahalo!'],
] as const) {
  test(`the form speaks the page’s language (${language})`, async ({ page }) => {
    await gotoReady(page, `/${language}${address}`);
    await page.getByLabel(name).fill('Leilani');
    await page.locator('input[type=email]').fill('leilani@visitor.example');
    await page.getByLabel(question).fill('?');
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is sent and thanked for in the page’s language', async ({
    page,
    expectComplaint,
  }) => {
    // Chromium calls what it may not run blocked by a policy.
    expectComplaint(/^failed: .*\.js csp$/);
    await page.goto(`/haw${address}`);
    await page.getByLabel('Kou inoa').fill('Leilani');
    await page.locator('input[type=email]').fill('leilani@visitor.example');
    await page.getByLabel('Kāu nīnau').fill('He aha kēia?');
    await page.getByRole('button', { name: 'Hoʻouna i ka nīnau' }).click();
    await expect(page).toHaveURL(/\/haw\/form-submission\?.*sent=yes/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mahalo!');
    await page.getByRole('link', { name: 'E hoʻi i ka ʻaoʻao' }).click();
    await expect(page).toHaveURL(`/haw${address}`);
  });

  test('a question that leaves something out comes back in the page’s language', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/^failed: .*\.js csp$|status of 422/);
    await page.goto(`/haw${address}`);
    await page.getByLabel('Kou inoa').fill('Leilani');
    await page.getByRole('button', { name: 'Hoʻouna i ka nīnau' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Kāu nīnau: E hoʻopiha' });
    await expect(summary).toBeFocused();
    await expect(page.getByLabel('Kou inoa')).toHaveValue('Leilani');
    await expect(page.getByLabel('Kāu nīnau')).toHaveAttribute('aria-invalid', 'true');
  });

  test('a question that is refused comes back with everything that was typed', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/^failed: .*\.js csp$|status of 422/);
    await page.goto(address);
    await page.getByLabel('Your name').fill('Leilani');
    await page.getByLabel('Email').fill('leilani@visitor.example');
    await page.getByLabel('About').selectOption('Something else');
    // More than the museum takes.
    await page.getByLabel('Your question').fill(`Why? ${'x'.repeat(21_000)}`);
    await page.getByLabel('You may publish my question').check();
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(page).toHaveURL(/\/form-submission\?page=/);
    await expect(page.getByRole('alert')).toContainText('Form submission error :(');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the museum');
    await expect(page.getByLabel('Your name')).toHaveValue('Leilani');
    await expect(page.getByLabel('About')).toHaveValue('other');
    await expect(page.getByLabel('Your question')).toHaveValue(/^Why\? x+$/);
    await expect(page.getByLabel('You may publish my question')).toBeChecked();
    await page.getByLabel('Your question').fill('Why?');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks!');
  });
});

test('a form that went before the scripts had come is taken up by them when it returns', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 422/);
  await gotoReady(page, address);
  await page.getByLabel('Your name').fill('Leilani');
  await page.getByLabel('Your question').fill('x'.repeat(21_000));
  // As the browser does it by itself: no script hears of it.
  await page.locator('form[name="Ask the museum"]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.submit();
  });
  await expect(page).toHaveURL(/\/form-submission\?page=/);
  await expect(page.getByLabel('Your name')).toHaveValue('Leilani');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form[name="Ask the museum"]') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  await page.getByLabel('Email').fill('leilani@visitor.example');
  await page.getByLabel('Your question').fill('Why?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thanks!' })).toBeVisible();
});
