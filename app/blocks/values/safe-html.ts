import type { Language } from '#shared/languages/languages.ts';
import { toSafeHref } from './addresses.ts';

/** Elements of running text; everything else that a value brings is shown as text. */
const elements = new Set(
  `a abbr b blockquote br code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s
  small span strong sub sup u ul`.split(/\s+/),
);
const empty = new Set(['br', 'hr']);
const maxHtmlLength = 50_000;

/** As JavaScript writes a list of texts and numbers. */
const joinList = (list: readonly unknown[]): string =>
  list
    .slice(0, 1_000)
    .map((one) => (typeof one === 'object' ? '' : String(one ?? '').slice(0, 1_000)))
    .join(',');

/**
 * HTML that an expression has made, in the browser or on the server: everything is written anew,
 * so that nothing passes but known elements and links. Editors' own HTML has been cleaned before
 * (`prepare/clean-html.ts`), which knows far more.
 *
 * @param misfits elements that HTML would take out of the place of the value; links become text
 */
export function toSafeHtml(
  value: unknown,
  language: Language,
  misfits: readonly string[] = [],
): string {
  if (Array.isArray(value)) return toSafeHtml(joinList(value), language, misfits);
  if (value === null || value === undefined || typeof value === 'object') return '';
  const source = String(value).slice(0, maxHtmlLength);
  const open: string[] = [];
  let html = '';
  let at = 0;
  // Bounded: quotation marks that never end would be read again from every tag on.
  const tags =
    /<(\/?)([a-zA-Z][a-zA-Z\d]{0,20})((?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,1000})>/g;
  for (const tag of source.matchAll(tags)) {
    const [whole, slash, given = '', attributes = ''] = tag;
    const known = given.toLowerCase();
    if (!elements.has(known)) continue;
    const isMisfit = misfits.includes(known) && !open.some((one) => isBetween(one, known));
    const name = !isMisfit ? known : known === 'a' ? 'span' : 'div';
    html += escapeText(source.slice(at, tag.index));
    at = tag.index + whole.length;
    if (!slash) {
      html += `<${name}${toAttributes(name, attributes, language)}>`;
      if (!empty.has(name)) open.push(name);
    } else if (open.includes(name)) {
      let last: string | undefined;
      do {
        last = open.pop();
        html += `</${last}>`;
      } while (last !== name);
    }
  }
  html += escapeText(source.slice(at));
  return (
    html +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** A list of the value itself, which has items of its own. */
const isBetween = (one: string, item: string) =>
  item === 'li' ? /^[ou]l$/.test(one) : item !== 'a' && one === 'dl';

/** A value as text inside HTML. What is an entity already stays one. */
const escapeText = (text: string): string =>
  text
    .replace(/&(?!(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Nothing that was not decoded before may be decoded by the browser. */
const escapeAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function toAttributes(name: string, source: string, language: Language): string {
  let attributes = '';
  const lang = /\slang\s*=\s*["']?([a-zA-Z-]{2,20})/.exec(source)?.[1];
  if (lang) attributes += ` lang="${lang}"`;
  if (name !== 'a') return attributes;
  const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(source);
  const address = toSafeHref(decode(href?.[1] ?? href?.[2] ?? href?.[3] ?? ''), language);
  if (address) attributes += ` href="${escapeAttribute(address)}"`;
  return /\starget\s*=\s*["']?_blank/i.test(source)
    ? `${attributes} target="_blank" rel="noopener"`
    : attributes;
}

/** `&#106;avascript:` is a link to a script too. */
const decode = (text: string) =>
  text
    .replace(/&#x([\da-f]{1,6});?/gi, (_, code) => toLetter(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code) => toLetter(Number(code)))
    .replace(/&(colon|tab|newline);/gi, (_, name) => (name.toLowerCase() === 'colon' ? ':' : ''))
    .replaceAll('&amp;', '&');

const toLetter = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
