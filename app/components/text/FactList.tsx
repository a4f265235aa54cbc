import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface Fact {
  readonly term: string;
  /** Several values stand one below the other. */
  readonly values: readonly ReactNode[];
}

/** The facts of a wall label as a quiet definition list. Facts without a value are left out. */
export function FactList({ facts }: { facts: readonly (Fact | null | false)[] }) {
  const known = facts.filter((fact): fact is Fact => Boolean(fact && fact.values.length > 0));
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ term, values }) => (
        <div key={term}>
          <dt>{term}</dt>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the values of a fact never change places
            <dd key={index}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
