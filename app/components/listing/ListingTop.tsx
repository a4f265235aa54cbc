import { Column, Section } from '#app/components/layout/Section.tsx';
import { Hero } from '#app/components/media/Hero.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import type { ListingHeader } from './listing-header.ts';

/** The opening of a listing: a picture where the editors chose one, else a plain deep ground. */
export function ListingTop({ of: header }: { of: ListingHeader }) {
  return (
    <>
      {header.hero ? (
        <Hero
          of={{
            ...header.hero,
            title: header.title,
            description: header.lead,
            breadcrumb: header.label,
          }}
          height="low"
        />
      ) : (
        <PageHeader label={header.label} title={header.title} lead={header.lead} ground="deep" />
      )}
      {header.intro && (
        <Section width="layout">
          <Column span={8} start={5}>
            <RichTextView of={header.intro} size="large" />
          </Column>
        </Section>
      )}
    </>
  );
}
