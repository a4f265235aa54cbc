import { listAllPaths } from '../../scripts/screens/screens.ts';
import { expect, test } from '../setup/page.ts';

// Bytes as they are sent, brotli where it helps (decision 0189).
const maxScriptBytes = 125_000;
/** What belongs to one visitor: without the link that leads there a page says so, and names the same scripts. */
const privatePaths = [
  '/tickets/reserve/none',
  '/tickets/reservation/none',
  '/tickets/reservation/none/change',
  '/tickets/wait/none',
  '/tickets/waiting-list/none',
  '/tickets/check-in/none',
  '/subscribe/preferences',
  '/subscribe/leave',
  '/subscribe/confirm',
];
/** What draws their blocks comes after the first paint. */
const composedPaths = ['/visit/host-a-gathering', '/visit/quiet-hours'];
/** A script as the page names it, in a tag or in the list of what comes after the first paint. */
const scriptAddress = /\/assets\/[^"'\\\s]+?\.js/g;

test('the scripts that a page names are small on every screen', async ({ request, baseURL }) => {
  // Some sixty pages, each drawn for the first time.
  test.setTimeout(90_000);
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
  for (const path of [...(await listAllPaths()), ...privatePaths, ...composedPaths]) {
    const html = await (await request.get(path)).text();
    const named = [...new Set(html.match(scriptAddress))];
    const bytes = (await Promise.all(named.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    heaviest = Math.max(heaviest, bytes);
    if (bytes > maxScriptBytes) heavy.push(`${path}: ${bytes}`);
  }
  // Without React a page would weigh next to nothing, and this would hold nothing.
  expect(heaviest).toBeGreaterThan(90_000);
  expect(heavy).toEqual([]);
});
