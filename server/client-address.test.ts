import { expect, test } from 'vitest';
import { createFindClientAddress, parseTrustedProxies, toLimitKey } from './client-address.ts';

const find = (trusted: string, connection: string | null, forwarded: string | null) =>
  createFindClientAddress(parseTrustedProxies(trusted))(connection, forwarded);

test('without trusted proxies the connection counts, whatever is claimed', () => {
  expect(find('0', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(find('0', '::ffff:203.0.113.7', null)).toBe('203.0.113.7');
  expect(find('0', null, '198.51.100.1')).toBe('unknown');
});

test('as many claims from the right are believed as proxies stand before the site', () => {
  const claims = '6.6.6.6, 198.51.100.1, 10.0.0.2';
  expect(find('1', '10.0.0.1', claims)).toBe('10.0.0.2');
  expect(find('2', '10.0.0.1', claims)).toBe('198.51.100.1');
  expect(find('9', '10.0.0.1', claims)).toBe('6.6.6.6');
});

test('claims are believed as long as whoever makes them is in a trusted network', () => {
  const claims = '6.6.6.6, 198.51.100.1, [2001:db8::5]:4433, 10.9.0.2:81';
  expect(find('10.0.0.0/8,2001:db8::/32', '::ffff:10.0.0.1', claims)).toBe('198.51.100.1');
  expect(find('10.0.0.0/8', '203.0.113.7', claims)).toBe('203.0.113.7');
});

test('a claim that is no address ends the chain', () => {
  expect(find('3', '10.0.0.1', '6.6.6.6, unknown, 10.0.0.2')).toBe('10.0.0.2');
  expect(find('3', '10.0.0.1', 'x'.repeat(100_000))).toBe('10.0.0.1');
});

test.each(['10.0.0.0/33', 'everybody', '10.0.0.0/8/8', '::1/x'])('%s is no network', (text) => {
  expect(() => parseTrustedProxies(text)).toThrow('is not a network');
});

test('limits count an IPv6 network of a household as one', () => {
  expect(toLimitKey('203.0.113.7')).toBe('203.0.113.7');
  expect(toLimitKey('2001:DB8:0:12::1')).toBe('2001:db8:0:12::/64');
  expect(toLimitKey('2001:db8:0:12:9:8:7:6')).toBe('2001:db8:0:12::/64');
  expect(toLimitKey('::1')).toBe('0:0:0:0::/64');
  expect(toLimitKey('unknown')).toBe('unknown');
});
