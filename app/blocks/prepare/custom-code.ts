import { toContentClass } from '../values/content-class.ts';
import { toScopedCss } from './css-code.ts';
import type { Preparation } from './preparation.ts';

const javaScript = /^(|module|text\/javascript|application\/javascript)$/i;
const maxScripts = 10;

/**
 * Takes scripts and styles out of an editor's own code; what remains is cleaned like any HTML. The
 * styles join the page's sheet. The scripts are given back only where a setting allows them to run;
 * those of other addresses never do, since the policy knows scripts by their text.
 */
export function takeOutCode(
  html: string,
  preparation: Preparation,
  blockId: string,
): { readonly html: string; readonly scripts: readonly string[] } {
  const { notes, sheet, allowsCustomCode, ancestors } = preparation;
  const scripts: string[] = [];
  const scope = `builder-component-${toContentClass(String(ancestors.at(-1)))}`;
  const withoutStyles = takeOutElements(html, 'style', (_, css) => {
    for (const rule of toScopedCss(css, scope, notes)) sheet.add(rule);
  });
  const rest = takeOutElements(withoutStyles, 'script', (attributes, code) => {
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    const isInline = !/\bsrc\s*=/i.test(attributes) && javaScript.test(type);
    if (allowsCustomCode && isInline && scripts.length < maxScripts) {
      scripts.push(code.replaceAll('<!--', '<\\!--'));
    } else {
      const reason = allowsCustomCode ? 'only inline scripts run' : 'no setting allows it';
      notes.warn(blockId, `a script is left out: ${reason}`);
    }
  });
  if (scripts.length > 0) notes.bundles.add('scripts');
  return { html: rest, scripts };
}

/**
 * The HTML without the elements of a name, in one walk through it: a search for whole elements would
 * read a text of openings without an end once for each of them.
 */
function takeOutElements(
  html: string,
  name: string,
  take: (attributes: string, content: string) => void,
): string {
  const opening = new RegExp(`<${name}\\b`, 'gi');
  const closing = new RegExp(`</${name}\\s*>`, 'gi');
  let rest = '';
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const start = opening.exec(html)?.index ?? -1;
    const contentStart = start < 0 ? -1 : html.indexOf('>', start) + 1;
    closing.lastIndex = contentStart;
    const end = contentStart > 0 ? closing.exec(html) : null;
    if (!end) return rest + html.slice(at);
    take(
      html.slice(start + 1 + name.length, contentStart - 1),
      html.slice(contentStart, end.index),
    );
    rest += html.slice(at, start);
    at = closing.lastIndex;
  }
}
