import type { ReactNode } from 'react';
import { Section } from '#app/components/layout/Section.tsx';
import styles from './Invitation.module.css';

export interface InvitationProps {
  /** With a heading it is a part of the page that links lead to. */
  readonly heading?: { readonly id: string; readonly text: string };
  /** One sentence, large. */
  readonly words: string;
  /** What there is to know, and the one way to answer. */
  readonly children: ReactNode;
}

/** What the house asks of who has read so far: to apply, to host, to join. Under a rule, as a letter ends. */
export function Invitation({ heading, words, children }: InvitationProps) {
  return (
    <Section width="layout" labelledBy={heading?.id}>
      <div className={styles.invitation}>
        {heading && (
          <h2 id={heading.id} className={styles.heading}>
            {heading.text}
          </h2>
        )}
        <p className={styles.words}>{words}</p>
        <div className={styles.answer}>{children}</div>
      </div>
    </Section>
  );
}
