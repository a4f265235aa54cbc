import { Card } from './Card.tsx';
import type { CardDetails, CardProps } from './card-content.ts';

/** Leads to `/about/news/{uid}`. */
export function NewsCard({ of: news, ...card }: CardProps<CardDetails>) {
  return (
    <Card
      {...card}
      of={news}
      href={`/about/news/${news.uid}`}
      accent="blue-dark"
      ratio="landscape"
      label={news.label}
    />
  );
}
