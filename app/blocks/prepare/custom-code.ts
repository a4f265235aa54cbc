import { toScopedCss } from './css-code.ts';
import type { Preparation } from './preparation.ts';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const javaScript = /^(|module|text\/javascript|application\/javascript)$/i;
const mostScripts = 10;

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
  const rest = html
    .replace(styleElement, (_, css: string) => {
      const scope = `builder-component-${String(ancestors.at(-1)).replace(/[^\w-]/g, '')}`;
      for (const rule of toScopedCss(css, scope, notes)) sheet.add(rule);
      return '';
    })
    .replace(scriptElement, (_, attributes: string, code: string) => {
      const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
      const isInline = !/\bsrc\s*=/i.test(attributes) && javaScript.test(type);
      if (allowsCustomCode && isInline && scripts.length < mostScripts) {
        scripts.push(code.replaceAll('<!--', '<\\!--'));
      } else {
        const reason = allowsCustomCode ? 'only inline scripts run' : 'no setting allows it';
        notes.warn(blockId, `a script is left out: ${reason}`);
      }
      return '';
    });
  if (scripts.length > 0) notes.parts.add('scripts');
  return { html: rest, scripts };
}
