import type { ReactNode } from 'react';
import { Hero } from '#app/components/media/Hero.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { ListingIntro } from './ListingIntro.tsx';
import type { ListingHeader } from './listing-header.ts';

export interface ListingTopProps {
  readonly of: ListingHeader;
  /**
   * `words`: title and sentence; `desk`: the same, over what is done right below; `beside`: with a picture at
   * the window's edge; `below`: a wide picture over a line of words; `tall`: words on a picture; `object`: a
   * work free on ink. Who opens how, and why: decision 0299.
   */
  readonly kind: 'words' | 'desk' | 'beside' | 'below' | 'tall' | 'object';
  /** What visitors do here: links, where there are some. */
  readonly children?: ReactNode;
  /** What comes first, of heads that have a place for it. */
  readonly first?: ReactNode;
}

/** The opening of a listing, in its own form, with the picture that the editors chose; `FirstTop` where its first item is the head. */
export const ListingTop = ({ of: header, ...top }: ListingTopProps) => (
  <>
    <Head of={header} {...top} />
    <ListingIntro of={header} />
  </>
);

function Head({ of: { label, title, lead, hero }, kind, children, first }: ListingTopProps) {
  const words = { label, title, lead, children };
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
