/**
 * A token signed by `database/visitors/signing.ts`, or an id of 128 bits that is a key as well. What
 * stands around it says nothing: mail programs put a bracket, a comma or a quote behind a link. One
 * that was cut short is nearly whole, so it counts too.
 */
const rights = /[0-9a-z]{1,9}\.[\w-]*\.[\w-]{20,}|(?<![0-9a-z])[0-9a-f]{32}/gi;

/** The names of keys in services' addresses and headers, and of tokens in our own links. */
const named =
  /((?:^|[^\w-])(?:access_token|private_?key|api_?key|key|token|secret|password|pass|link|preview|email)(?:=|%3D))[^&\s"'`<>()\\]+/gi;
const credentials: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [rights, '*'],
  // `postgres://user:password@host`; the last @ ends it, whatever the password is made of.
  [/\b([a-z][a-z\d+.-]{1,20}:\/\/)[^\s/?#"'\\]*@/gi, '$1*@'],
  [/\b(bearer|basic)(\s+|%20)[\w.~+/=-]{4,}/gi, '$1 *'],
  [/\b((?:set-)?cookie["']?\s*[:=]\s*["']?)[^"'\r\n\\]+/gi, '$1*'],
  [/\b(authorization["']?\s*[:=]\s*["']?)[^"'\r\n\\]+/gi, '$1*'],
  [named, '$1*'],
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
  credentials.reduce((all, [pattern, instead]) => all.replace(pattern, instead), text);

/** Letters, digits and signs that can be seen; the rest stays as it is written. */
const decodeAscii = (text: string) =>
  text.replace(/%([2-7][0-9a-f])/gi, (whole, code: string) =>
    code.toLowerCase() === '7f' ? whole : String.fromCharCode(Number.parseInt(code, 16)),
  );
