import { expect, test } from 'vitest';
import { parseSettings } from '../settings/settings.ts';
import { createPagePolicy } from './content-security-policy.ts';
import { toPolicyHosts } from './policy-hosts.ts';

const policyOf = (variables: Record<string, string>) =>
  createPagePolicy(
    { scriptHashes: [], styleHashes: [] },
    toPolicyHosts(parseSettings(variables), ['https://images.prismic.io']),
  ).split('; ');

test('browsers have objects’ pictures of other houses, and ask their services, where a setting names the host', () => {
  const policy = policyOf({ OBJECT_PICTURE_HOSTS: 'pictures.example,iiif.example:8443' });
  expect(policy).toContain(
    "img-src 'self' https://images.prismic.io https://pictures.example https://iiif.example:8443",
  );
  expect(policy).toContain("connect-src 'self' https://pictures.example https://iiif.example:8443");
});

test('without it they ask this site alone', () => {
  const policy = policyOf({});
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("img-src 'self' https://images.prismic.io");
  expect(policy.join()).not.toContain('upgrade-insecure-requests');
  expect(policyOf({ PUBLIC_ORIGIN: 'https://museum.example' })).toContain(
    'upgrade-insecure-requests',
  );
});
