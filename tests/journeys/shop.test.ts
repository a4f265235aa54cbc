import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test('prices and buttons of a row stand on one line, each button right below its price', async ({
  page,
}) => {
  await gotoReady(page, '/shop');
  const feet = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((goods) =>
      goods.map((thing) => {
        const [price, button] = [...thing.children].slice(-2).map((part) => ({
          top: Math.round(part.getBoundingClientRect().top),
          bottom: part.getBoundingClientRect().bottom,
        }));
        const { top } = thing.getBoundingClientRect();
        return { row: Math.round(top), price, button };
      }),
    );
  expect(feet.length).toBeGreaterThan(8);
  for (const [, row] of Map.groupBy(feet, ({ row }) => row)) {
    expect(new Set(row.map(({ price }) => price?.top)).size).toBe(1);
    expect(new Set(row.map(({ button }) => button?.top)).size).toBe(1);
  }
  const apart = feet.map(({ price, button }) => (button?.top ?? 0) - (price?.bottom ?? 0));
  expect(Math.max(...apart)).toBeLessThan(24);
});

test('on a phone a kind begins at the width of the window, and every name has room beside its picture', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoReady(page, '/shop');
  const goods = page.getByRole('main').getByRole('article');
  const window = page.viewportSize()?.width ?? 0;
  const first = await goods.first().getByRole('img').boundingBox();
  expect(first?.width).toBeCloseTo(window, 0);
  const names = await goods
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...names)).toBeGreaterThan(window / 2);
});

for (const uid of ['margilan-scarf', 'cobalt-catalogue', 'brass-star-pin']) {
  test(`what ${uid} costs stands in the first screen of a phone, above the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/shop?item=${uid}`);
    const price = page.locator('main').getByText('$').filter({ visible: true }).first();
    const box = await price.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(780);
  });
}

test('what is sold out can only be asked for, and what is not says how it may come back', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const letter = main.getByRole('link', { name: 'Pedirlo por correo electrónico' });
  await page.goto('/es/shop?item=green-bottle-glass');
  await expect(main.getByRole('link', { name: 'Preguntar por este artículo' })).toBeVisible();
  await expect(letter).toHaveCount(0);
  await page.goto('/es/shop?item=margilan-scarf');
  await expect(letter).toBeVisible();
  await expect(main.getByRole('link', { name: 'Cómo devolver' })).toHaveAttribute(
    'href',
    '/es/terms-of-use',
  );
});
