import { useContext } from 'react';
import type { Language } from '#shared/languages.ts';
import type { Template } from '../prepared.ts';
import { LocalsContext, toNames, tryEvaluate, useEntry } from './contexts.ts';
import type { Names } from './evaluate.ts';
import { toSafeHtml } from './safe-html.ts';

interface HtmlProps {
  /** An option of kind `html`: cleaned on the server, perhaps with expressions in it. */
  readonly of: string | Template | undefined;
  readonly className: string;
  readonly as?: 'div' | 'span';
}

/** An editor's HTML. */
export function Html({ of: html, className, as: Tag = 'div' }: HtmlProps) {
  const entry = useEntry();
  const names = toNames(entry, useContext(LocalsContext));
  return (
    <Tag
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by prepare/clean-html.ts and toSafeHtml
      dangerouslySetInnerHTML={{ __html: renderTemplate(html, names, entry.language) }}
    />
  );
}

export function renderTemplate(
  html: string | Template | undefined,
  names: Names,
  language: Language,
): string {
  if (html === undefined) return '';
  if (typeof html === 'string') return html;
  return html
    .map((part) =>
      typeof part === 'string' ? part : toSafeHtml(tryEvaluate(part[0], names), language),
    )
    .join('');
}
