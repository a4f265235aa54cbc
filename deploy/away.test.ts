import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blueDark, plaster } from '#brand/palette.ts';
import { languages } from '#shared/languages/languages.ts';

test('the page for an outage says in each language what the site would (vitest run deploy/away.test.ts --update writes it)', async () => {
  const parts = languages.map((language) => {
    const { unavailable } = JSON.parse(readFileSync(`locales/${language}/common.json`, 'utf8')) as {
      unavailable: { title: string; text: string };
    };
    return `<section lang="${language}"><h1>${unavailable.title}</h1><p>${unavailable.text}</p></section>\n`;
  });
  const title = /<h1>(.*?)<\/h1>/.exec(parts.join(''))?.[1];
  const style = `body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:10vh auto;padding:0 1.5rem;color:${blueDark};background:${plaster}}h1{font-size:1.5rem}section+section{margin-top:3rem}`;
  const page = `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>
<main>
${parts.join('')}</main></html>
`;
  await expect(page).toMatchFileSnapshot('away.html');
});
