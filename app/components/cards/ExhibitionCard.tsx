import { Card } from './Card.tsx';
import type { CardDetails, CardProps } from './card-content.ts';

export interface ExhibitionCardProps extends CardProps<CardDetails> {
  /** Upright unless it leads a page or stands beside one that does; its own where a row is hung. */
  readonly ratio?: 'portrait' | 'landscape' | 'own';
}

/** Leads to `/whats-on/exhibitions/{exhibitionId}`. */
export function ExhibitionCard({ of: exhibition, ...card }: ExhibitionCardProps) {
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
