import { Card } from './Card.tsx';
import type { CardDetails, CardProps } from './card-content.ts';

/** Leads to `/whats-on/exhibitions/{exhibitionId}`. */
export function ExhibitionCard({ of: exhibition, ...card }: CardProps<CardDetails>) {
  return (
    <Card
      {...card}
      of={exhibition}
      href={`/whats-on/exhibitions/${exhibition.uid}`}
      accent="green"
      label={exhibition.label}
      facts={[exhibition.location]}
    />
  );
}
