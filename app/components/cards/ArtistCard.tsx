import type { Artist } from '#services/content-management/contract.ts';
import { Card } from './Card.tsx';
import type { CardProps } from './card-content.ts';

/** Specification §9: "Artist image crop 600x600". */
export const artistCrop = { width: 600, height: 600 } as const;

/** Leads to `/what-we-do/artists/{artistId}`. */
export function ArtistCard({
  of: artist,
  ...card
}: CardProps<Partial<Pick<Artist, 'discipline' | 'origin'>>>) {
  return (
    <Card
      {...card}
      of={artist}
      href={`/what-we-do/artists/${artist.uid}`}
      accent="fuchsia"
      ratio="square"
      crop={artistCrop}
      facts={[artist.discipline, artist.origin]}
    />
  );
}
