import { Card } from './Card.tsx';
import type { CardProps } from './card-content.ts';
import styles from './ProductCard.module.css';

export interface ProductCardProps extends CardProps {
  /** Formatted in the loader, with its currency. */
  readonly priceLabel: string;
  /** Only where it matters: few left, sold out, by order. */
  readonly stockLabel?: string | null;
}

/** A thing of the shop. Leads to its own address. */
export function ProductCard({ of: product, priceLabel, stockLabel, ...card }: ProductCardProps) {
  return (
    <Card {...card} of={{ ...product, summary: null }} ratio="square" accent="blue-dark">
      <p className={styles.price}>
        <span>{priceLabel}</span>
        {stockLabel && <span className={styles.stock}>{stockLabel}</span>}
      </p>
    </Card>
  );
}
