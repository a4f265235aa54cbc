import type { ReactNode } from 'react';
import { Hero } from '#app/components/media/Hero.tsx';
import { FirstHead } from '#app/components/text/FirstHead.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { ListingIntro } from './ListingIntro.tsx';
import type { ListingHeader } from './listing-header.ts';
import { type ListingName, listingHeads } from './listing-heads.ts';

export interface ListingTopProps {
  readonly of: ListingHeader;
  readonly name: ListingName;
  /** What visitors do here: links, where there are some. */
  readonly children?: ReactNode;
  /** What comes first, of heads that have a place for it. */
  readonly first?: ReactNode;
}

/** The opening of a listing, in its own form, with the picture that the editors chose. */
export const ListingTop = ({ of: header, ...top }: ListingTopProps) => (
  <>
    <Head of={header} {...top} />
    <ListingIntro of={header} />
  </>
);

function Head({ of: { label, title, lead, hero }, name, children, first }: ListingTopProps) {
  const kind = listingHeads[name];
  const words = { label, title, lead, children };
  if (kind === 'first' || kind === 'people' || kind === 'pattern')
    return <FirstHead kind={kind} {...words} first={first} />;
  if (hero && (kind === 'tall' || kind === 'below' || kind === 'object'))
    return (
      <Hero
        of={{ ...hero, title, description: lead, breadcrumb: label }}
        height={kind === 'tall' ? 'tall' : 'low'}
        form={kind === 'tall' ? undefined : kind}
        foot={first}
      >
        {children}
      </Hero>
    );
  return (
    <PageHeader
      kind={kind === 'desk' ? 'desk' : 'short'}
      picture={kind === 'beside' ? hero?.backgroundImage : null}
      // Where the editors chose no picture, what comes first is told all the same.
      foot={first}
      {...words}
    />
  );
}
