import type { Expression, Template } from '../prepared.ts';

/** Longer ones are refused anyway, and need not be looked at. */
const maxSourceLength = 10_000;

export const hasSlots = (text: string) => text.includes('{{');

/**
 * Splits a text at its expressions.
 *
 * @param clean makes the text between them safe; expressions are out of its reach
 * @param parse undefined where an expression is outside the language: nothing stands there then
 * @param refuse told of an expression inside a tag, which is left out
 */
export function toTemplate(
  text: string,
  clean: (text: string) => string,
  parse: (source: string) => Expression | undefined,
  refuse: (source: string) => void,
): Template {
  const sources: string[] = [];
  // Letters of private use stand for the expressions while the text around them is cleaned.
  const marked = replaceSlots(text.replace(/[\uE000\uE001]/g, ''), (source) => {
    sources.push(decodeEntities(source.slice(0, maxSourceLength)));
    return `\uE000${sources.length - 1}\uE001`;
  });
  const cleaned = clean(marked);
  // Inside a tag a value could become an address or an attribute that nobody checked.
  const visible = cleaned.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/\uE000(\d+)\uE001/g, (_, at) => {
      refuse(sources[Number(at)] ?? '');
      return '';
    }),
  );
  return visible.split(/\uE000(\d+)\uE001/).flatMap((part, index): Template => {
    if (index % 2 === 0) return part === '' ? [] : [part];
    const expression = parse(sources[Number(part)] ?? '');
    return expression === undefined ? [] : [[expression]];
  });
}

/** Each `{{ expression }}` of a text, in one walk through it: no text takes longer than its length. */
function replaceSlots(text: string, replace: (source: string) => string): string {
  let replaced = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('{{', at);
    const end = start < 0 ? -1 : text.indexOf('}}', start + 2);
    if (end < 0) return replaced + text.slice(at);
    replaced += text.slice(at, start) + replace(text.slice(start + 2, end));
    at = end + 2;
  }
}

/** An editor's HTML writes `a && b` as `a &amp;&amp; b`. */
const decodeEntities = (source: string) =>
  source
    .replace(/<\/?(a|b|br|em|font|i|p|span|strong|u)\b[^<>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
