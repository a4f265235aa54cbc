import { type ReactNode, useEffect, useRef } from 'react';
import type { FormKind } from '#services/forms/contract.ts';
import styles from './FormThanks.module.css';
import { clearDraft } from './use-draft.ts';

export interface FormThanksProps {
  /** The form that arrived; null: one of an editors' page. */
  readonly kind: FormKind | null;
  readonly title: string;
  readonly children: ReactNode;
  readonly links: ReactNode;
  /** The reference that the visitor may quote later. */
  readonly reference?: { readonly label: string; readonly value: string; readonly note: string };
}

/** What a visitor sees when the form has arrived; takes the focus, since it stands where the form was. */
export function FormThanks({ kind, title, children, reference, links }: FormThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    if (kind) clearDraft(kind);
  }, [kind]);
  return (
    <div className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
      {reference && (
        <dl className={styles.reference}>
          <dt>{reference.label}</dt>
          <dd>
            <strong>{reference.value}</strong>
            <span>{reference.note}</span>
          </dd>
        </dl>
      )}
      <div className={styles.links}>{links}</div>
    </div>
  );
}
