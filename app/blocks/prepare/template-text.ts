import type { Expression, Template } from '../prepared.ts';

/** `{{ expression }}` in a text. */
const slots = /\{\{([\s\S]*?)\}\}/g;

export const hasSlots = (text: string) => text.includes('{{');

/**
 * Splits a text at its expressions.
 *
 * @param clean makes the text between them safe; expressions are out of its reach
 * @param parse null where an expression is outside the language: nothing stands there then
 */
export function toTemplate(
  text: string,
  clean: (text: string) => string,
  parse: (source: string) => Expression | null | undefined,
): Template {
  const sources: string[] = [];
  // Letters of private use stand for the expressions while the text around them is cleaned.
  const marked = text.replace(/[\uE000\uE001]/g, '').replace(slots, (_, source: string) => {
    sources.push(decodeEntities(source));
    return `\uE000${sources.length - 1}\uE001`;
  });
  const cleaned = clean(marked);
  // Inside a tag a value could become an address or an attribute that nobody checked.
  const visible = cleaned.replace(/<[^>]*>/g, (tag) => tag.replace(/\uE000\d+\uE001/g, ''));
  return visible.split(/\uE000(\d+)\uE001/).flatMap((part, index): Template => {
    if (index % 2 === 0) return part === '' ? [] : [part];
    const expression = parse(sources[Number(part)] ?? '');
    return expression === undefined ? [] : [[expression]];
  });
}

/** An editor's HTML writes `a && b` as `a &amp;&amp; b`. */
const decodeEntities = (source: string) =>
  source
    .replace(/<\/?(a|b|br|em|font|i|p|span|strong|u)\b[^>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
