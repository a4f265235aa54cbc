import { expect, test } from 'vitest';
import { listPageBuilderOrigins, toPageBuilderSite } from '../services/build-page-builder.ts';
import { parseSettings } from '../settings/settings.ts';
import { createPagePolicy } from './content-security-policy.ts';

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
