import type { ReactNode } from 'react';
import { Section } from '#app/components/layout/Section.tsx';
import { Ornament } from '#app/components/ornament/Ornament.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import type { Accent, Ground } from '#app/design/accents.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** A few words above the title: the section, the kind of item. */
  readonly label?: LocalizedText | string | null;
  readonly title: LocalizedText | string;
  readonly lead?: LocalizedText | string | null;
  readonly accent?: Accent;
  /** Dark unless told otherwise, since the bar above it is light on dark. */
  readonly ground?: Ground;
  readonly children?: ReactNode;
  /** Stands below all of it, over the whole width: a search form. */
  readonly foot?: ReactNode;
}

/** Opens a page that has no hero: label, main heading, a sentence. */
export function PageHeader({
  label,
  title,
  lead,
  accent,
  ground = 'deep',
  children,
  foot,
}: PageHeaderProps) {
  return (
    <div className={styles.page}>
      <Section accent={accent} ground={ground} space="none" width="layout">
        <header className={styles.header}>
          {label && (
            <p className={styles.label}>
              <Messages of={label} />
            </p>
          )}
          <h1 className={styles.title}>
            <Messages of={title} />
          </h1>
          {(lead || children) && (
            <div className={styles.lead}>
              {lead && (
                <p>
                  <Messages of={lead} />
                </p>
              )}
              {children}
            </div>
          )}
          {foot && <div className={styles.foot}>{foot}</div>}
        </header>
      </Section>
      <div className={styles.lattice}>
        <Ornament kind="lattice" />
      </div>
    </div>
  );
}

const Messages = ({ of }: { of: LocalizedText | string }) =>
  typeof of === 'string' ? of : <Localized of={of} />;
