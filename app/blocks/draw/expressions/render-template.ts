import type { Language } from '#shared/languages/languages.ts';
import type { Names } from '../../expressions/frame.ts';
import type { Template } from '../../prepared.ts';
import { toSafeHtml } from '../../values/safe-html.ts';
import { tryEvaluate } from '../contexts.ts';

/**
 * An editor's HTML, cleaned before, with the values of the expressions in it.
 * @param longest characters of all values together
 */
export function renderTemplate(
  html: Template,
  names: Names,
  language: Language,
  longest: number,
): string {
  let left = longest;
  return html
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = tryEvaluate(part[0], names);
      const whole = typeof value === 'string' ? value.slice(0, left) : value;
      const made = toSafeHtml(whole, language, part.length === 2 ? part[1] : []);
      left = Math.max(0, left - made.length);
      return made;
    })
    .join('');
}
