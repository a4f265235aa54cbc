import { useContext } from 'react';
import type { Template } from '../prepared.ts';
import { findInterpreter } from './bundles.ts';
import { LocalsContext, maxLengthOf, toNames, useEntry } from './contexts.ts';

interface HtmlProps {
  /** An option of kind `html`: cleaned on the server, perhaps with expressions in it. */
  readonly of: string | Template | undefined;
  readonly className: string;
  readonly as?: 'div' | 'span';
  readonly dir?: 'rtl' | undefined;
  /** Of the museum's own text. */
  readonly size?: string;
}

/** An editor's HTML. */
export function Html({ of: html, className, as: Tag = 'div', dir, size }: HtmlProps) {
  const entry = useEntry();
  const locals = useContext(LocalsContext);
  const source =
    typeof html === 'object'
      ? findInterpreter().renderTemplate(
          html,
          toNames(entry, locals),
          entry.language,
          maxLengthOf(locals),
        )
      : (html ?? '');
  return (
    <Tag
      className={className}
      dir={dir}
      data-size={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by prepare/clean-html.ts and toSafeHtml
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}
