import { toSafeSource } from './addresses.ts';

const maxValueLength = 2_000;
const maxDeclarations = 100;
const propertyName = /^(--[\w-]+|-?[a-z]+(-[a-z\d]+)*)$/;
const refusedProperties = new Set(['behavior', '-moz-binding']);
/** What could end a declaration, begin another, or call something. */
const dangerous = /[{}<>;@\\]|\/\*|expression\s*\(|javascript:|image-set\s*\(|src\s*\(/i;
const withoutUnit =
  /^(--.*|opacity|z-index|order|flex|flex-grow|flex-shrink|font-weight|line-height|zoom|columns|column-count|aspect-ratio|orphans|widows|tab-size|scale|(animation-iteration-count)|grid-(row|column|area).*|fill-opacity|stroke-opacity)$/;

/** `marginTop` → `margin-top`, `WebkitMaskImage` → `-webkit-mask-image`; custom properties stay. */
export const toPropertyName = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');

/**
 * A declaration that an editor wrote, checked: it can neither leave its rule nor load from
 * anywhere but https and this site. Null: it is left out.
 */
export function toDeclaration(
  name: string,
  value: unknown,
): readonly [property: string, value: string] | null {
  const property = toPropertyName(name.trim());
  if (!propertyName.test(property) || refusedProperties.has(property)) return null;
  const text = toText(property, value);
  return text !== null && isSafeValue(text) ? [property, text] : null;
}

function toText(property: string, value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) {
    return value === 0 || withoutUnit.test(property) ? String(value) : `${value}px`;
  }
  const text = typeof value === 'string' ? toOneLine(value.trim()) : '';
  return text === '' || text.length > maxValueLength ? null : text;
}

/** As editors break long values, such as lists of transitions; in a text a line break is a mistake. */
export const toOneLine = (value: string): string => value.replace(/[\n\r\f]+\s*/g, ' ');

/** Letters by their number, as signs of fonts are written; they end no text. */
const lettersByNumber = /\\[\da-f]{1,6} ?/gi;
const quoted = /"(?:[^"\\]|\\[\da-f]{1,6})*"|'(?:[^'\\]|\\[\da-f]{1,6})*'/gi;

export function isSafeValue(value: string): boolean {
  if (/[\n\r\f\0]/.test(value)) return false;
  let isSafe = true;
  const rest = value.replace(
    /url\(\s*(?:(?:"([^"\\]*)"|'([^'\\]*)'|([^"'()\\\s]+))\s*)?\)/gi,
    (_, a, b, c) => {
      const address: string = a ?? b ?? c ?? '';
      if (toSafeSource(address) === null || /[<>{}]/.test(address)) isSafe = false;
      return 'none';
    },
  );
  const plain = rest.replace(quoted, (text) =>
    text.replace(lettersByNumber, '').replace(/[>@]/g, ''),
  );
  return isSafe && !/url\s*\(/i.test(rest) && !dangerous.test(plain) && isBalanced(plain);
}

/** An open parenthesis or quotation mark would swallow the rules that follow. */
function isBalanced(text: string): boolean {
  const plain = text.replace(/"[^"]*"|'[^']*'/g, '');
  if (/["']/.test(plain)) return false;
  let depth = 0;
  for (const letter of plain) {
    if (letter === '(' || letter === '[') depth++;
    if ((letter === ')' || letter === ']') && --depth < 0) return false;
  }
  return depth === 0;
}

/** Of a `style` given as a text (`color: red; top: 0`) or an object. */
export function listDeclarations(style: unknown): (readonly [property: string, value: string])[] {
  const pairs: [string, unknown][] =
    typeof style === 'string'
      ? splitDeclarations(style).map((part) => {
          const at = part.indexOf(':');
          return at < 0 ? ['', ''] : [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1)];
        })
      : typeof style === 'object' && style !== null
        ? Object.entries(style).slice(0, maxDeclarations)
        : [];
  return pairs.map(([name, value]) => toDeclaration(name, value)).filter((one) => one !== null);
}

/** At the semicolons that stand outside parentheses, as an address may hold one. */
function splitDeclarations(style: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < style.length && parts.length < maxDeclarations; at++) {
    const letter = style[at];
    if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (letter === ';' && depth === 0) {
      parts.push(style.slice(start, at));
      start = at + 1;
    }
  }
  if (parts.length < maxDeclarations) parts.push(style.slice(start));
  return parts;
}

/** As `toRuleBody`, for rules in which `&` stands for a class: addresses may hold that sign too. */
export const toNestedBody = (declarations: readonly (readonly [string, string])[]): string =>
  toRuleBody(declarations).replaceAll('&', '\\26 ');

export const toRuleBody = (declarations: readonly (readonly [string, string])[]): string =>
  declarations.map(([property, value]) => `${property}:${value}`).join(';');
