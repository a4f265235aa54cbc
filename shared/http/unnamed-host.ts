/**
 * The host of an address to which the settings let nothing be sent.
 * @param hosts that are allowed, with port where there is one
 * @returns null: it is allowed, or the address names no host, such as a path or one with tags in its host
 */
export function findUnnamedHost(address: unknown, hosts: readonly string[]): string | null {
  if (typeof address !== 'string' || !/^\s*(https?:)?\/\//i.test(address)) return null;
  const url = URL.parse(address.trim(), 'https://site.invalid');
  if (!url || /[{}]|%7b/i.test(url.host)) return null;
  return url.protocol === 'https:' && hosts.includes(url.host) ? null : url.origin;
}
