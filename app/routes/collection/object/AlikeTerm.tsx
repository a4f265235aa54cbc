import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { toExploreHref } from '../explore/explore-address.ts';
import type { Term } from './object-view.ts';

export type AlikeField = 'type' | 'place' | 'culture' | 'material' | 'technique';

/** Leads to all objects of which the record says the same. */
export function AlikeTerm({ field, of: term }: { field: AlikeField; of: Term }) {
  if (term.value === '') return <Localized of={term} />;
  return (
    <SiteLink to={toExploreHref({ [field]: [term.value], page: 1 })}>
      <Localized of={term} />
    </SiteLink>
  );
}
