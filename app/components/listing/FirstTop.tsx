import type { ReactNode } from 'react';
import { FirstHead, type FirstHeadProps } from './FirstHead.tsx';
import { ListingIntro } from './ListingIntro.tsx';
import type { ListingHeader } from './listing-header.ts';

export interface FirstTopProps {
  readonly of: ListingHeader;
  readonly kind: FirstHeadProps['kind'];
  /** What visitors do here: links, where there are some. */
  readonly children?: ReactNode;
  /** What the list begins with. */
  readonly first?: ReactNode;
}

/** The opening of a listing whose first item, or its next one, stands in the head. */
export const FirstTop = ({ of: header, kind, children, first }: FirstTopProps) => (
  <>
    <FirstHead
      kind={kind}
      label={header.label}
      title={header.title}
      lead={header.lead}
      first={first}
    >
      {children}
    </FirstHead>
    <ListingIntro of={header} />
  </>
);
