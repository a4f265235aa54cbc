import { languages } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';
import { listAllPaths, unknownPath } from '../../scripts/screens.ts';
import { expect, test } from '../setup/page.ts';

for (const path of await listAllPaths()) {
  test(`${path} answers in every language`, async ({ page, request, expectComplaint }) => {
    const status = path === unknownPath ? 404 : 200;
    // The browser itself notes in the console that an address answered 404.
    if (status === 404) expectComplaint(/the server responded with a status of 404/);
    for (const language of languages) {
      const address = localizePath(path, language);
      const html = await (await request.get(address)).text();
      expect(html, `${address} reads without scripts`).toMatch(/<h1[ >]/);

      const response = await page.goto(address);
      expect(response?.status(), address).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1'), `main heading of ${address}`).toHaveCount(1);
      await expect(page, `title of ${address}`).toHaveTitle(/\S/);
    }
  });
}

for (const [from, to] of [
  ['/WhatWeDo/Residencies', '/what-we-do/residencies'],
  ['/WhatWeDo/Convenings', '/what-we-do/convenings'],
  ['/WhatWeDo/Events', '/what-we-do/events'],
  ['/what-we-do/museum', '/collection/about-the-collection'],
] as const) {
  test(`${from} leads to ${to} in one step`, async ({ request }) => {
    for (const language of languages) {
      const answer = await request.get(localizePath(from, language), { maxRedirects: 0 });
      expect([301, 302]).toContain(answer.status());
      expect(answer.headers().location).toBe(localizePath(to, language));
    }
  });
}
