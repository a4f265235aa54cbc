import { expect, test } from '../setup/page.ts';
import { joinStudio, studioOrigin } from '../setup/studio-people.ts';

// WCAG 1.4.10: on a phone with text of twice the size nothing of the studio stands beside the window.
test.use({ baseURL: studioOrigin, contextOptions: { reducedMotion: 'reduce' } });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');
test.skip(({ viewport }) => viewport?.width !== 390, 'is about phones');

const types = ['exhibition', 'settings', 'ticket_type', 'menu_page', 'video'];
const rooms = ['', 'items', 'translations', 'previews', 'pictures', 'releases', 'people', 'log'];

test('nothing leaves a phone’s window with text of twice the size', async ({ page }) => {
  test.slow();
  await joinStudio(page, 'Leilani Kealoha', { role: 'administrator' });
  const items = await Promise.all(
    types.map(async (type) => {
      const list = await page.request.get(`/studio/api/items?type=${type}`);
      return `items/${(await list.json()).items[0].setId}`;
    }),
  );
  for (const room of [...rooms, ...items, 'account', 'help']) {
    await page.goto(`/studio/${room}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByRole('heading', { level: 1 }).first(), room).toBeVisible();
    await page.waitForLoadState('networkidle');
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(beside, `pixels beside the window of ${room}`).toBeLessThanOrEqual(0);
  }
});
