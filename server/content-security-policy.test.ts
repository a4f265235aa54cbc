import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listPageBuilderOrigins, toPageBuilderSite } from './build-page-builder.ts';
import { createPagePolicy, sealInlineCode } from './content-security-policy.ts';
import { parseSettings } from './settings.ts';

const mark = 'b3a1';
const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a script that carries the mark is allowed by its hash, and the mark is gone', () => {
  const page = sealInlineCode(`<script nonce="${mark}" async="">start()</script>`, mark);
  expect(page.html).toBe('<script async="">start()</script>');
  expect(page.scriptHashes).toEqual([sha256('start()')]);
});

test('a script that came in with a text gets no hash', () => {
  const page = sealInlineCode(
    '<p><script>steal()</script></p><script nonce="guess">steal()</script>',
    mark,
  );
  expect(page.scriptHashes).toEqual([]);
});

test('a style sheet is allowed by its hash', () => {
  const page = sealInlineCode(`<style nonce="${mark}">p{color:red}</style>`, mark);
  expect(page.styleHashes).toEqual([sha256('p{color:red}')]);
});

test('a script with an address needs no hash but loses its mark', () => {
  const page = sealInlineCode(
    `<script nonce="${mark}" src="/a.js"></script><link rel="modulepreload" nonce="${mark}" href="/b.js">`,
    mark,
  );
  expect(page.html).toBe('<script src="/a.js"></script><link rel="modulepreload" href="/b.js">');
  expect(page.scriptHashes).toEqual([]);
});

test('the policy of a page allows nothing inline by name', () => {
  const policy = createPagePolicy(
    { scriptHashes: ["'sha256-x'"], styleHashes: [] },
    { images: ['https://images.example'], upgradeInsecureRequests: true },
  );
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("script-src 'self' 'sha256-x'");
  expect(policy).toContain("img-src 'self' https://images.example;");
  expect(policy).toContain("font-src 'self';");
  expect(policy).toContain('upgrade-insecure-requests');
});

test('pictures, films and fonts of editors come from the hosts of the settings', () => {
  const policy = createPagePolicy(
    { scriptHashes: [], styleHashes: [] },
    { images: [], editorsMedia: ['https://cdn.builder.io'], upgradeInsecureRequests: false },
  );
  for (const kind of ['img-src', 'media-src', 'font-src']) {
    expect(policy).toContain(`${kind} 'self' https://cdn.builder.io`);
  }
});

test('what editors may reach is named in the policy, and nothing else', () => {
  const { connections, forms } = listPageBuilderOrigins({
    apiKey: 'key',
    endpoint: 'https://cdn.builder.io',
    formEndpoint: 'https://builder.io',
    isEmbedded: false,
    requestHosts: ['api.museum.example', 'forms.example'],
    formHosts: ['forms.example'],
    allowsCustomCode: false,
  });
  const policy = createPagePolicy(
    { scriptHashes: [], styleHashes: [] },
    { images: [], connections, forms, upgradeInsecureRequests: false },
  );
  expect(policy).toContain(
    "connect-src 'self' https://cdn.builder.io https://builder.io https://api.museum.example https://forms.example;",
  );
  expect(policy).toContain("form-action 'self' https://forms.example;");
});

test('with the embedded page builder everything stays with this site', () => {
  const site = toPageBuilderSite(parseSettings({}));
  expect(listPageBuilderOrigins(site)).toEqual({ connections: [], forms: [] });
});
