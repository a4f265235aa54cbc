import { expect, test } from '@playwright/test';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';

for (const [from, to] of [
  ['/WhatWeDo/Residencies', '/what-we-do/residencies'],
  ['/WhatWeDo/Convenings', '/what-we-do/convenings'],
  ['/WhatWeDo/Events', '/what-we-do/events'],
  ['/whats-on/public-programs/explore-all', '/whats-on?kind=program'],
  [
    '/whats-on/public-programs/explore-all?when=weekend&kind=talk',
    '/whats-on?kind=talk&when=weekend',
  ],
  ['/what-we-do/events/explore-all', '/whats-on?kind=event'],
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
