import type { ReactNode } from 'react';
import { Ornament } from '#app/components/ornament/Ornament.tsx';
import { HeadLabel } from '#app/components/text/HeadLabel.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './FirstHead.module.css';

export interface FirstHeadProps {
  /**
   * `first`: an item with its picture, large; `people`: those who are here, in a row; `pattern`: the next one
   * in words, beside the lines of a girih.
   */
  readonly kind: 'first' | 'people' | 'pattern';
  readonly label?: LocalizedText | null;
  readonly title: LocalizedText;
  readonly lead?: LocalizedText | null;
  readonly children?: ReactNode;
  /** What the list begins with; it is not told again below. */
  readonly first?: ReactNode;
}

const grounds = { first: undefined, people: 'accent-mist', pattern: 'deep' } as const;

/** Opens a list with its first item: who comes for the list has begun to read it. */
export function FirstHead({ kind, label, title, lead, children, first }: FirstHeadProps) {
  return (
    <header
      className={styles.head}
      data-opening="light"
      data-kind={kind}
      data-ground={grounds[kind]}
    >
      <div className={styles.words}>
        <div className={styles.name}>
          <HeadLabel of={label} title={title} className={styles.label} />
          <h1 className={styles.title}>
            <TitleText of={title} />
          </h1>
        </div>
        {(lead || children) && (
          <div className={styles.lead}>
            {lead && (
              <p>
                <TitleText of={lead} />
              </p>
            )}
            {children}
          </div>
        )}
      </div>
      {first && <div className={styles.first}>{first}</div>}
      {kind === 'pattern' && <Ornament kind="girih" />}
    </header>
  );
}
