/**
 * A token signed by `database/visitors/signing.ts`, or an id of 128 bits that is a key as well. What
 * stands around it says nothing: mail programs put a bracket, a comma or a quote behind a link. One
 * that was cut short is nearly whole, so it counts too.
 */
const rights = /[0-9a-z]{1,9}\.[\w-]*\.[\w-]{20,}|(?<![0-9a-z])[0-9a-f]{32}/gi;
const endOfToken = /\.[\w-]*\.[\w-]{20}/;

/** The names of keys in services' addresses and headers, and of tokens in our own links. */
const named =
  /((?:^|[^\w-])(?:access_token|private_?key|api_?key|key|token|secret|password|pass|link|preview|email)(?:=|%3D))[^&\s"'`<>()\\]+/gi;

interface Credential {
  readonly pattern: RegExp;
  readonly instead: string;
  /**
   * Whether a text may hold one. To look for all of them costs more than to send a page that is kept,
   * and hardly a line holds one.
   */
  readonly isLikely: (text: string) => boolean;
}

const hasEqualSign = (text: string) => text.includes('=') || /%3d/i.test(text);

const credentials: readonly Credential[] = [
  {
    pattern: rights,
    instead: '*',
    isLikely: (text) => hasLongRun(text, 32) || endOfToken.test(text),
  },
  // `postgres://user:password@host`; the last @ ends it, whatever the password is made of.
  {
    pattern: /\b([a-z][a-z\d+.-]{1,20}:\/\/)[^\s/?#"'\\]*@/gi,
    instead: '$1*@',
    isLikely: (text) => text.includes('://'),
  },
  {
    pattern: /\b(bearer|basic)(\s+|%20)[\w.~+/=-]{4,}/gi,
    instead: '$1 *',
    isLikely: (text) => /bearer|basic/i.test(text),
  },
  {
    pattern: /\b((?:set-)?cookie["']?\s*[:=]\s*["']?)[^"'\r\n\\]+/gi,
    instead: '$1*',
    isLikely: (text) => /cookie/i.test(text),
  },
  {
    pattern: /\b(authorization["']?\s*[:=]\s*["']?)[^"'\r\n\\]+/gi,
    instead: '$1*',
    isLikely: (text) => /authorization/i.test(text),
  },
  { pattern: named, instead: '$1*', isLikely: hasEqualSign },
];

/**
 * An address's path as it may stand in a log: whoever reads logs must not be able to open visitors'
 * own pages. The router decodes an address, so a right may be written in percents, even twice.
 */
export function withoutSecrets(path: string): string {
  let decoded = path;
  for (let round = 0; round < 3 && decoded.includes('%'); round++) decoded = decodeAscii(decoded);
  const plain = withoutCredentials(decoded);
  return plain === decoded ? path : plain;
}

/** Any text of a log without rights of visitors and keys of services. JSON stays JSON. */
export const withoutCredentials = (text: string): string =>
  credentials.reduce(
    (all, { pattern, instead, isLikely }) => (isLikely(all) ? all.replace(pattern, instead) : all),
    text,
  );

/** Letters, digits and signs that can be seen; the rest stays as it is written. */
const decodeAscii = (text: string) =>
  text.replace(/%([2-7][0-9a-f])/gi, (whole, code: string) =>
    code.toLowerCase() === '7f' ? whole : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Whether so many letters and digits follow one another, of which only every `length`th is looked at elsewhere. */
function hasLongRun(text: string, length: number): boolean {
  let end = length - 1;
  while (end < text.length) {
    let before = end;
    while (before > end - length && isLetterOrDigit(text.charCodeAt(before))) before -= 1;
    if (before === end - length) return true;
    end = before + length;
  }
  return false;
}

/** In ASCII; a bit makes a letter small and leaves digits as they are. */
function isLetterOrDigit(code: number): boolean {
  const small = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (small >= 0x61 && small <= 0x7a);
}
