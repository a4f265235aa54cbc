import { listAllPaths } from '../../scripts/screens/screens.ts';
import { expect, test } from '../setup/page.ts';

// Bytes as they are sent, brotli where it helps (decision 0170).
const maxScriptBytes = 127_000;
/** Screens that are a form, and the page of type for designers, weigh what they must. */
const heavier: Readonly<Record<string, number>> = {
  '/visit/tour-form': 130_000,
  '/about/careers/gardener': 130_000,
  '/subscribe': 130_000,
  '/tickets/find': 130_000,
  '/typography': 136_000,
};
/** A script as the page names it, in a tag or in the list of what comes after the first paint. */
const scriptAddress = /\/assets\/[^"'\\\s]+?\.js/g;

test('the scripts that a page names are small on every screen', async ({ request, baseURL }) => {
  const sizes = new Map<string, number>();
  const sizeOf = async (address: string) => {
    const known = sizes.get(address);
    if (known !== undefined) return known;
    const answer = await fetch(`${baseURL}${address}`, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'br' },
    });
    const size = Number(answer.headers.get('Content-Length'));
    sizes.set(address, size);
    return size;
  };
  const heavy: string[] = [];
  let heaviest = 0;
  for (const path of await listAllPaths()) {
    const html = await (await request.get(path)).text();
    const named = [...new Set(html.match(scriptAddress))];
    const bytes = (await Promise.all(named.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    heaviest = Math.max(heaviest, bytes);
    if (bytes > (heavier[path] ?? maxScriptBytes)) heavy.push(`${path}: ${bytes}`);
  }
  // Without React a page would weigh next to nothing, and this would hold nothing.
  expect(heaviest).toBeGreaterThan(90_000);
  expect(heavy).toEqual([]);
});
