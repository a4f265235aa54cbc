import { createContext, useContext, useInsertionEffect, useMemo } from 'react';
import { toShortHash } from '../values/short-hash.ts';

/** On the server: where the rules of the page being rendered are gathered. */
export interface PageRules {
  add: (rule: string) => void;
}

/** Set by the server's entry; in the browser there is none. */
export const PageRulesContext = createContext<PageRules | null>(null);

const maxRules = 2_000;
let sheet: CSSStyleSheet | null = null;
/** Names of the rules in the sheet, in their order; a name may have several. */
const order: string[] = [];
const known = new Set<string>();

/**
 * A class for styles that are known only while a block is drawn. On the server its rules go into
 * the page's one sheet, in the browser into an adopted one: the policy allows no style attributes.
 *
 * @param rules with `&` where the class stands; none: no class
 */
export function usePageRules(rules: readonly string[]): string {
  const gathered = useContext(PageRulesContext);
  const source = rules.join('\n');
  const name = useMemo(() => (source ? `s-${toShortHash(source)}` : ''), [source]);
  // Heavier than an element's own style (`prepare/page-sheet.ts`): what is bound replaces what is not.
  const toRule = (rule: string) => rule.replaceAll('&', `.${name}:not(#_#_)`);
  if (gathered && name) for (const rule of rules) gathered.add(toRule(rule));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the rules
  useInsertionEffect(() => {
    if (!name || known.has(name)) return;
    known.add(name);
    for (const rule of rules) insert(name, toRule(rule));
  }, [name]);
  return name;
}

function insert(name: string, rule: string) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  // Values that change all the time would fill the sheet; the oldest are no longer on the page.
  if (order.length >= maxRules) {
    sheet.deleteRule(0);
    known.delete(order.shift() ?? '');
  }
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
    order.push(name);
  } catch {
    // A rule that this browser does not understand.
  }
}
