import type { RichTextSpan } from '#services/content-management/contract.ts';

/** A piece of text, or a span with what it holds. */
export type SpanNode =
  | { readonly text: string }
  | { readonly span: RichTextSpan; readonly children: readonly SpanNode[] };

/**
 * Turns a text and its spans, which may overlap, into a tree: of two spans that begin together the
 * longer is outside, and a span that would reach out of the one around it goes on after it. Spans
 * outside the text, and empty ones, are left out.
 */
export function nestSpans(text: string, spans: readonly RichTextSpan[]): readonly SpanNode[] {
  const ordered = spans
    .filter((span) => span.start < span.end && span.start < text.length)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  return nest(text, 0, text.length, ordered);
}

function nest(
  text: string,
  from: number,
  to: number,
  spans: readonly RichTextSpan[],
): readonly SpanNode[] {
  const nodes: SpanNode[] = [];
  let position = from;
  for (let index = 0; index < spans.length; index += 1) {
    const span = spans[index] as RichTextSpan;
    const start = Math.max(span.start, position);
    const end = Math.min(span.end, to);
    if (start >= end) continue;
    if (start > position) nodes.push({ text: text.slice(position, start) });
    const inside = spans.slice(index + 1).filter((other) => other.start < end);
    nodes.push({ span, children: nest(text, start, end, inside) });
    position = end;
  }
  if (position < to) nodes.push({ text: text.slice(position, to) });
  return nodes;
}
