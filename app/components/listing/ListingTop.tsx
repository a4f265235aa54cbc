import type { ReactNode } from 'react';
import { Hero } from '#app/components/media/Hero.tsx';
import { PageHeader, type PageHeaderProps } from '#app/components/text/PageHeader.tsx';
import { ListingIntro } from './ListingIntro.tsx';
import type { ListingHeader } from './listing-header.ts';

export interface ListingTopProps {
  readonly of: ListingHeader;
  /** A story that its picture leads into; else what visitors came for stands in the first screen. */
  readonly isTall?: boolean;
  readonly kind?: PageHeaderProps['kind'];
  /** What visitors do here: links, where there are some. */
  readonly children?: ReactNode;
}

/** The opening of a listing, with the picture that the editors chose. */
export function ListingTop({ of: header, isTall, kind, children }: ListingTopProps) {
  return (
    <>
      {isTall && header.hero ? (
        <Hero
          of={{
            ...header.hero,
            title: header.title,
            description: header.lead,
            breadcrumb: header.label,
          }}
          height="low"
        >
          {children}
        </Hero>
      ) : (
        <PageHeader
          kind={kind}
          label={header.label}
          title={header.title}
          lead={header.lead}
          picture={header.hero?.backgroundImage}
        >
          {children}
        </PageHeader>
      )}
      <ListingIntro of={header} />
    </>
  );
}
