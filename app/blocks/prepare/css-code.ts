import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type CssSyntaxError,
  type Root,
} from 'postcss';
import { isSafeValue, toOneLine } from '../values/css-values.ts';
import type { Notes } from './limits.ts';

const grouping = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
const maxCodeLength = 200_000;
const maxBrokenLines = 20;
/** The content, as heavy as what the page builder puts in place of `&`. */
const content = '&:is(div.builder-component)';

/**
 * An editor's own CSS, checked and kept to its content: rules are nested in the content's class, so
 * `&` is the content and everything else lies inside it. That makes no selector heavier than the
 * editor wrote it. Broken lines are left out.
 *
 * @param scope class of the content
 * @returns rules for the page's sheet
 */
export function toScopedCss(code: string, scope: string, notes: Notes): string[] {
  const root = parse(code.slice(0, maxCodeLength), notes);
  if (!root) return [];
  if (!isShallow(root)) {
    notes.warn(null, 'the CSS of the entry is left out: it is nested too deeply');
    return [];
  }
  const apart: string[] = [];
  clean(root, notes, apart, true);
  const inside = root.toString().trim();
  return inside ? [...apart, `:where(.${scope}){${inside}}`] : apart;
}

/** As browsers do: what is not closed is closed at the end, and what cannot be read is passed over. */
function parse(code: string, notes: Notes): Root | null {
  let rest = code;
  let open = '';
  for (let tries = 0; tries < maxBrokenLines; tries++) {
    try {
      return postcss.parse(rest + open);
    } catch (error) {
      const { reason, line } = error as CssSyntaxError;
      if (reason === 'Unclosed block') open += '}';
      else if (reason === 'Unclosed comment') open = `*/${open}`;
      else {
        notes.warn(null, `line ${line} of the CSS of the entry is left out: ${reason}`);
        const lines = rest.split('\n');
        lines[(line ?? 1) - 1] = '';
        rest = lines.join('\n');
      }
    }
  }
  notes.warn(null, 'the CSS of the entry is left out: too much of it cannot be read');
  return null;
}

function isShallow(root: Root): boolean {
  let level: ChildNode[] = root.nodes;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 12) return false;
    level = level.flatMap((node) => ('nodes' in node ? ((node.nodes as ChildNode[]) ?? []) : []));
  }
  return true;
}

/**
 * Takes out what may not stay, and what a nested rule may not hold (`apart`).
 * @param isOuter not in a rule of the editor's, where `&` is that rule
 */
function clean(container: Container, notes: Notes, apart: string[], isOuter: boolean) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'comment') node.remove();
    else if (node.type === 'decl') {
      node.value = toOneLine(node.value);
      // A declaration outside all rules belongs to the content itself.
      if (!isSafeValue(node.value) || !/^[-\w]+$/.test(node.prop)) {
        notes.warn(null, `the value of ${node.prop} in the CSS is left out`);
        node.remove();
      } else node.raws = { before: '', between: ':' };
    } else if (node.type === 'atrule') cleanAtRule(node, notes, apart, isOuter);
    else if (/[<{}@]|javascript:|\\(?![:/.%#[\](),!&>~+*\w-])/.test(node.selector)) {
      notes.warn(null, `the CSS for ${node.selector.slice(0, 60)} is left out`);
      node.remove();
    } else {
      if (isOuter) node.selector = node.selector.replaceAll('&', content);
      // The page outside of the content is out of reach.
      node.selector = node.selector.replace(/(^|[\s,>+~])(:root|html|body)(?![\w-])/g, '$1&');
      if (isOuter) node.selectors = node.selectors.map(keepInside);
      clean(node, notes, apart, false);
    }
  }
}

/**
 * Where `&` stands, browsers add no content of their own: `:not(&)` is all the page beside it, and
 * `& + *` what follows. Such a selector is looked for inside the content like any other.
 */
function keepInside(selector: string): string {
  if (!selector.includes('&')) return selector;
  let depth = 0;
  let plain = '';
  for (const letter of selector) {
    if (letter === ')') depth--;
    if (depth === 0) plain += letter;
    if (letter === '(') depth++;
  }
  const isScoped = plain.includes('&') && !/&[^\s>]*\s*[+~]/.test(plain);
  return isScoped ? selector : `${content} ${selector}`;
}

function cleanAtRule(rule: AtRule, notes: Notes, apart: string[], isOuter: boolean) {
  const name = rule.name.toLowerCase();
  const isPlain = !/[<{};\\]|javascript:|url/i.test(rule.params);
  if (name.endsWith('keyframes') && isPlain && /^[\w-]+$/.test(rule.params)) {
    clean(rule, notes, [], false);
    apart.push(rule.toString());
    rule.remove();
  } else if (grouping.has(name) && isPlain && rule.nodes) clean(rule, notes, apart, isOuter);
  else {
    notes.warn(null, `@${name} in the CSS is left out`);
    rule.remove();
  }
}

/**
 * `@font-face` rules of an entry's fonts. Source: reference §1.2.
 * @param origins from which files may come, beside this site
 */
export function toFontFaces(fonts: unknown, origins: readonly string[], notes: Notes): string[] {
  if (!Array.isArray(fonts)) return [];
  return fonts.slice(0, 20).flatMap((font: unknown) => {
    const { family, fileUrl, files } = (font ?? {}) as Record<string, unknown>;
    if (typeof family !== 'string' || !/^[\w \-.&']{1,80}$/.test(family)) return [];
    const given = typeof files === 'object' && files !== null ? Object.entries(files) : [];
    const regular = given.find(([name]) => name === 'regular')?.[1] ?? fileUrl;
    const weights = given.filter(([name]) => /^[1-9]00$/.test(name));
    return ([['400', regular], ...weights] as [string, unknown][]).flatMap(([weight, address]) => {
      if (address === undefined) return [];
      if (
        typeof address !== 'string' ||
        !/^(https:\/\/|\/(?!\/))[\w\-./%~:?=&+]{1,500}$/.test(address) ||
        !URL.canParse(address, 'https://this-site.invalid')
      ) {
        notes.warn(null, `a file of the font ${family} is left out`);
        return [];
      }
      if (!address.startsWith('/') && !origins.includes(new URL(address).origin)) {
        const reason = `BUILDER_PICTURE_HOSTS does not name ${new URL(address).host}`;
        notes.warn(null, `a file of the font ${family} is left out: ${reason}`);
        return [];
      }
      return `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-display:fallback;font-weight:${weight}}`;
    });
  });
}
