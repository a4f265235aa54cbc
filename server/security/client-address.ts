import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Which of a request's claimed addresses are believed: the setting TRUSTED_PROXIES. A number says how
 * many proxies stand before the site; a list names the networks they are in.
 */
export type TrustedProxies =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'networks'; readonly networks: readonly string[] };

/**
 * @param connection address of the other end of the connection; null when there is none
 * @param forwardedFor the header X-Forwarded-For: each proxy adds, at the right, whom it heard from
 * @returns address of the visitor as far as it is known; `unknown` without a connection
 */
export type FindClientAddress = (connection: string | null, forwardedFor: string | null) => string;

/** Believes the proxies that are trusted, from the nearest outwards, and nobody else. */
export function createFindClientAddress(trusted: TrustedProxies): FindClientAddress {
  const isTrusted = createIsTrusted(trusted);
  return (connection, forwardedFor) => {
    if (!connection) return 'unknown';
    const claimed = (forwardedFor ?? '').slice(-2_000).split(',').map(toPlainAddress);
    let address = toPlainAddress(connection);
    // From the nearest outwards, as long as whoever names the next one is believed.
    for (let hop = 0; isTrusted(address, hop); hop += 1) {
      const next = claimed.pop();
      if (!next || !isIP(next)) break;
      address = next;
    }
    return address;
  };
}

/**
 * Tells once of a proxy in the house's own network that is not trusted. Visitors from elsewhere may
 * send the header themselves; of them nothing is told.
 */
export function warnOfUnknownProxy(
  find: FindClientAddress,
  tell: (proxy: string) => void,
): FindClientAddress {
  let isTold = false;
  return (connection, forwardedFor) => {
    const address = find(connection, forwardedFor);
    const proxy = toPlainAddress(connection ?? '');
    if (!isTold && forwardedFor && address === proxy && isPrivate(proxy)) {
      isTold = true;
      tell(proxy);
    }
    return address;
  };
}

/**
 * The key that limits are counted by: an IPv4 address, or the /64 network of an IPv6 address, since
 * a household has a whole network.
 */
export function toLimitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const isShortened = address.includes('::');
  const missing = isShortened ? Math.max(0, 8 - first.length - last.length) : 0;
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** @throws {Error} saying what is wrong */
export function parseTrustedProxies(text: string): TrustedProxies {
  const trimmed = text.trim();
  if (/^\d{1,2}$/.test(trimmed)) return { kind: 'count', count: Number(trimmed) };
  const networks = trimmed.split(',').flatMap((part) => part.trim() || []);
  for (const network of networks) addNetwork(new BlockList(), network);
  return { kind: 'networks', networks };
}

function createIsTrusted(trusted: TrustedProxies): (address: string, hop: number) => boolean {
  if (trusted.kind === 'count') return (_, hop) => hop < trusted.count;
  const list = new BlockList();
  for (const network of trusted.networks) addNetwork(list, network);
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

const privateNetworks = new BlockList();
for (const network of [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
]) {
  addNetwork(privateNetworks, network);
}

const isPrivate = (address: string) =>
  isIP(address) !== 0 && privateNetworks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits, ...rest] = network.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const length = bits === undefined ? most : Number(bits);
  if (version === 0 || rest.length > 0 || !/^\d{0,3}$/.test(bits ?? '') || length > most) {
    throw new Error(`${network} is not a network`);
  }
  list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
}

/** An IPv4 address as IPv6, in its two spellings. */
const mappedDotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const mappedHex = /^(?:::|(?:0{1,4}:){5})ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i;

/** `::ffff:192.0.2.1`, `::ffff:c000:201`, `[2001:db8::1]:443`, `192.0.2.1:5000` as plain addresses. */
function toPlainAddress(text: string): string {
  const bare = text.trim();
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(bare)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1];
  const address = bracketed ?? withPort ?? bare;
  const hex = mappedHex
    .exec(address)
    ?.slice(1)
    .map((group) => Number.parseInt(group, 16));
  if (hex) return hex.flatMap((group) => [group >> 8, group & 0xff]).join('.');
  return mappedDotted.exec(address)?.[1] ?? address;
}
