import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';
import { joinStudio, studioOrigin } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin, permissions: ['clipboard-read', 'clipboard-write'] });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

const readItem = (page: Page, setId: string) =>
  page.evaluate(async (id) => (await fetch(`/studio/api/items/${id}`)).json(), setId) as Promise<{
    languages: { en: { body: { text: string }[] } };
  }>;

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string) {
  const wanted = page.locator(':focus').and(page.getByText(name, { exact: true }));
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await wanted.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" is not reached by keyboard.`);
}

test('the hours of today are changed by keyboard alone, and what visitors will read is shown', async ({
  page,
}) => {
  await joinStudio(page, 'Leilani Kealoha');
  await tabTo(page, 'Opening hours');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Monday: Open')).toBeFocused();
  await tabTo(page, 'Other hours today only');
  await page.keyboard.press('Enter');
  const [first] = await page.locator('[data-exception-key]').all();
  const closed = (first ?? page).getByRole('checkbox', { name: 'Closed' });
  await expect(closed).toBeFocused();
  if (!(await closed.isChecked())) await page.keyboard.press('Space');
  const reading = page.getByRole('region', { name: 'What visitors read' });
  await expect(reading.getByRole('listitem').first()).toContainText('Today Closed');
  expect(await findViolations(page)).toEqual([]);
  await first?.getByRole('button', { name: 'Remove these hours' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
});

test('formatted text is typed with shortcuts and cleaned when it is pasted', async ({ page }) => {
  await joinStudio(page, 'Leilani Kealoha');
  const setId = await page.evaluate(
    async (uid) => {
      const answer = await fetch('/studio/api/items', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'news', uid, title: 'Rain' }),
      });
      return ((await answer.json()) as { setId: string }).setId;
    },
    `rain-${randomUUID().slice(0, 8)}`,
  );
  await page.goto(`/studio/items/${setId}?field=body`);
  const body = page.getByRole('textbox', { name: 'Body' });
  await expect(body).toBeFocused();
  await page.keyboard.type('It ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('rained');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Hilo');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.evaluate(async () => {
    const html = '<p onclick="x()">All <i>night</i>.<img src="x"><script>alert(1)</script></p>';
    const type = 'text/html';
    await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([html], { type }) })]);
  });
  await page.keyboard.press('Control+v');
  const [bold, italic] = ['strong', 'em'];
  await expect
    .poll(async () => (await readItem(page, setId)).languages.en.body)
    .toEqual([
      { type: 'paragraph', text: 'It rained', spans: [{ start: 3, end: 9, type: bold }] },
      { type: 'list-item', text: 'Hilo', spans: [] },
      { type: 'paragraph', text: 'All night.', spans: [{ start: 4, end: 9, type: italic }] },
    ]);
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('radio', { name: 'An address' }).check();
  await dialog.getByRole('textbox', { name: 'Leads to' }).fill('/visit');
  await dialog.getByRole('button', { name: 'Set the link' }).click();
  await expect(body).toBeFocused();
  await expect(body.locator('a')).toHaveText('All night.');
  expect(await findViolations(page)).toEqual([]);
});
