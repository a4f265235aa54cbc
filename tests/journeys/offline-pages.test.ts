import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test('what a visit needs is read at the gate without a connection, until it is removed', async ({
  page,
  context,
  expectComplaint,
}) => {
  // Without a connection a browser complains of everything that it asks for.
  expectComplaint(/failed|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await gotoReady(page, '/es/visit/plan-your-visit');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.getByRole('button', { name: 'Guardar en este dispositivo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible();

  await context.setOffline(true);
  await page.goto('/es/visit/plan-your-visit?from=gate');
  await expect(page.getByRole('note').first()).toContainText(
    /^Sin conexión: .* \d{1,2} de [a-z]+ de \d{4} a las \d/,
  );
  await expect(page.getByRole('link', { name: /^\+1 808/ }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Plano|^Mapa/ })).toBeVisible();
  // It looks as it does with a connection.
  await expect(page.locator('body')).toHaveCSS('font-family', /Public Sans/);
  await page.goto('/es/tickets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Any other address lists what is saved, on a page of the house.
  await page.goto('/es/about/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.locator('body')).toHaveCSS('font-family', /Public Sans/);
  await page.getByRole('main').getByRole('link', { name: 'Entradas' }).click();
  await expect(page).toHaveURL(/\/es\/tickets$/);

  await context.setOffline(false);
  await gotoReady(page, '/es/visit/plan-your-visit');
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar de este dispositivo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Quitado' })).toBeVisible();
  expect(
    await page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([[], 0]);
});
