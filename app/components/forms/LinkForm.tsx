import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { Button, type ButtonKind } from '../button/Button.tsx';
import { intentField, linkField } from './signed-link.ts';
import styles from './VisitorForm.module.css';

export interface LinkFormProps {
  /** The signed link of a mail, which stands for the right to do this. */
  readonly link: string;
  /** What is done, where a page has several forms. */
  readonly intent: string;
  readonly label: string;
  readonly kind?: ButtonKind;
  readonly children?: ReactNode;
}

/** A form that posts to its own page what the holder of a mailed link wants. Works without scripts. */
export function LinkForm({ link, intent, label, kind = 'main', children }: LinkFormProps) {
  const messages = useMessages('forms', english);
  const { formData } = useNavigation();
  const isSending = formData?.get(intentField) === intent;
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name={linkField} value={link} />
      <input type="hidden" name={intentField} value={intent} />
      {children}
      <div className={styles.send}>
        <Button type="submit" kind={kind} aria-disabled={isSending || undefined}>
          {isSending ? messages.sending : label}
        </Button>
      </div>
    </Form>
  );
}
