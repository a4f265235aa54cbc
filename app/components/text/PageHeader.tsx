import type { ReactNode } from 'react';
import { Section } from '#app/components/layout/Section.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import type { Accent, Ground } from '#app/design/accents.ts';
import type { LocalizedText } from '#shared/localized-text.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** A few words above the title: the section, the kind of item. */
  readonly label?: LocalizedText | string | null;
  readonly title: LocalizedText | string;
  readonly lead?: LocalizedText | string | null;
  readonly accent?: Accent;
  readonly ground?: Ground;
  readonly children?: ReactNode;
}

/** Opens a page that has no hero: label, main heading, a sentence. */
export function PageHeader({ label, title, lead, accent, ground, children }: PageHeaderProps) {
  return (
    <Section accent={accent} ground={ground} space="none" width="layout">
      <header className={styles.header}>
        {label && (
          <p className={styles.label}>
            <Words of={label} />
          </p>
        )}
        <h1 className={styles.title}>
          <Words of={title} />
        </h1>
        {(lead || children) && (
          <div className={styles.lead}>
            {lead && (
              <p>
                <Words of={lead} />
              </p>
            )}
            {children}
          </div>
        )}
      </header>
    </Section>
  );
}

const Words = ({ of }: { of: LocalizedText | string }) =>
  typeof of === 'string' ? of : <Localized of={of} />;
