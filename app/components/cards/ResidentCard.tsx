import type { Resident } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { artistCrop } from './ArtistCard.tsx';
import { Card } from './Card.tsx';
import type { CardProps } from './card-content.ts';

/** Leads to `/what-we-do/residencies/{residentId}`. */
export function ResidentCard({
  of: resident,
  ...card
}: CardProps<
  Partial<Pick<Resident, 'discipline' | 'country'> & { readonly stateLabel: LocalizedText }>
>) {
  return (
    <Card
      {...card}
      of={resident}
      href={`/what-we-do/residencies/${resident.uid}`}
      accent="fuchsia"
      ratio="square"
      crop={artistCrop}
      label={resident.stateLabel}
      facts={[resident.discipline, resident.country]}
    />
  );
}
