import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { type FormFailure, toProblemCount } from './form-answer.ts';
import styles from './VisitorForm.module.css';

export interface FormSummaryProps {
  /** Gets the focus when there is something to say. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** In the order of the form. */
  readonly problems: readonly {
    readonly id: string;
    /** Names the field and says what to do. */
    readonly text: string;
  }[];
  /** Why nothing was stored; said where no field is wrong. */
  readonly failure: FormFailure | null;
  /** Other ways to reach the museum while the form cannot be sent. */
  readonly otherWays?: ReactNode;
  /** A no that is no mistake of the visitor's; stands in place of a failure. */
  readonly refusal?: ReactNode;
}

/** The problems of a form that came back, above its fields. Empty when there are none. */
export function FormSummary({ summary, problems, failure, otherWays, refusal }: FormSummaryProps) {
  const messages = useMessages('forms', english);
  const { language } = useLanguage();
  if (problems.length === 0 && !failure && !refusal) return null;
  const isRefusal = problems.length === 0 && Boolean(refusal);
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      data-kind={isRefusal ? 'refusal' : undefined}
      // biome-ignore lint/a11y/noAutofocus: without a script nothing else leads to what is wrong
      autoFocus
    >
      {isRefusal && refusal}
      {problems.length === 0 && !refusal && failure && (
        <>
          <h2>{messages.failures[failure].title}</h2>
          <p>{messages.failures[failure].text}</p>
          {otherWays}
        </>
      )}
      {problems.length > 0 && (
        <>
          <h2>{toProblemCount(problems.length, messages, language)}</h2>
          <ul>
            {problems.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={goToField}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A change of the address would make the router forget the answer. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const control = field.matches('fieldset')
    ? field.querySelector<HTMLElement>('input, select')
    : field;
  control?.focus();
}
