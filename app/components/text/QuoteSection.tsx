import { Column, Section } from '#app/components/layout/Section.tsx';
import type { Accent } from '#app/design/accents.ts';
import type { Quote } from '#services/content-management/contract.ts';
import { QuoteBlock } from './QuoteBlock.tsx';

/** A quote as a part of a page: what has a ground runs off the left edge, words alone have their author beside them. */
export function QuoteSection({ of: quote, accent }: { of: Quote; accent?: Accent }) {
  const block = <QuoteBlock of={quote} />;
  return (
    <Section width="layout" accent={accent}>
      {quote.variant === 'large-image' ? (
        block
      ) : quote.variant === 'full' ? (
        <Column span={11} bleed="start">
          {block}
        </Column>
      ) : (
        <Column span={12}>{block}</Column>
      )}
    </Section>
  );
}
