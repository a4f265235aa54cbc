import { expect, test, vi } from 'vitest';
import {
  createFindClientAddress,
  parseTrustedProxies,
  toLimitKey,
  warnOfUnknownProxy,
} from './client-address.ts';

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

test('an IPv4 address written as IPv6 is the same visitor, however it is spelt', () => {
  for (const claim of ['::ffff:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:cb00:7107']) {
    expect(find('1', '10.0.0.1', `198.51.100.1, ${claim}`)).toBe('203.0.113.7');
  }
});

test('a proxy of the house that nobody trusts is told of once, a visitor from elsewhere never', () => {
  const tell = vi.fn();
  const findTold = (trusted: string) =>
    warnOfUnknownProxy(createFindClientAddress(parseTrustedProxies(trusted)), tell);
  const trusting = findTold('1');
  expect(trusting('10.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  const untrusting = findTold('0');
  expect(untrusting('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(untrusting('10.0.0.1', null)).toBe('10.0.0.1');
  expect(tell).not.toHaveBeenCalled();
  expect(untrusting('::ffff:10.0.0.1', '203.0.113.7')).toBe('10.0.0.1');
  untrusting('10.0.0.1', '203.0.113.8');
  expect(tell.mock.calls).toEqual([['10.0.0.1']]);
});
