import { Localized } from '#app/components/text/Localized.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './PriceList.module.css';

export interface PriceLine {
  readonly id: string;
  readonly name: LocalizedText;
  /** The visitors who get this price. */
  readonly audience: LocalizedText | null;
  readonly price: LocalizedText | string;
}

/** What a visit costs and for whom: names at the left, figures large at the right. */
export function PriceList({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className={styles.list}>
      {lines.map(({ id, name, audience, price }) => (
        <div key={id} className={styles.line}>
          <dt>
            <Localized of={name} />
            {audience && (
              <span className={styles.audience}>
                <Localized of={audience} />
              </span>
            )}
          </dt>
          <dd className={styles.price}>
            {typeof price === 'string' ? price : <Localized of={price} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
