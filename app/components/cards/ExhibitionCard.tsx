import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { Card } from './Card.tsx';
import type { CardDetails, CardProps } from './card-content.ts';

export interface ExhibitionCardProps extends CardProps<CardDetails> {
  /** Upright unless it leads a page or stands beside one that does; its own where a row is hung. */
  readonly ratio?: 'portrait' | 'landscape' | 'own' | 'fill';
  /** Above its title, where things of other kinds stand beside it. */
  readonly label?: LocalizedText | null | undefined;
  readonly isPriority?: boolean;
}

/** Leads to `/whats-on/exhibitions/{exhibitionId}`. */
export function ExhibitionCard({ of: exhibition, ...card }: ExhibitionCardProps) {
  return (
    <Card
      of={exhibition}
      href={`/whats-on/exhibitions/${exhibition.uid}`}
      accent="green"
      facts={[exhibition.location]}
      {...card}
    />
  );
}
