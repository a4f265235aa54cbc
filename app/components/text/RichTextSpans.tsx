import type { ReactNode } from 'react';
import type { RichTextSpan } from '#services/content-management/contract.ts';
import { languageAttributes } from './Localized.tsx';
import { nestSpans, type SpanNode } from './nest-spans.ts';
import { SiteLink } from './SiteLink.tsx';

/** One line of formatted text. A line feed is a line break (RichTextView.module.css). */
export function RichTextSpans(props: { text: string; spans: readonly RichTextSpan[] }) {
  return nestSpans(props.text, props.spans).map(toElement);
}

function toElement(node: SpanNode, key: number): ReactNode {
  if ('text' in node) return node.text;
  const children = node.children.map(toElement);
  switch (node.span.type) {
    case 'strong':
      return <strong key={key}>{children}</strong>;
    case 'em':
      return <em key={key}>{children}</em>;
    case 'foreign':
      return (
        <span key={key} {...languageAttributes(node.span, '')}>
          {children}
        </span>
      );
    case 'hyperlink':
      return (
        <SiteLink key={key} link={node.span.link}>
          {children}
        </SiteLink>
      );
  }
}
