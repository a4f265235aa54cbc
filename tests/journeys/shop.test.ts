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
