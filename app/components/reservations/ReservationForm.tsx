import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import { FormSummary } from '#app/components/forms/FormSummary.tsx';
import { toFieldId, toProblemLines, toProblemText } from '#app/components/forms/form-answer.ts';
import { GuardFields } from '#app/components/forms/GuardFields.tsx';
import { SendButton } from '#app/components/forms/SendButton.tsx';
import { useFormSending } from '#app/components/forms/use-form-sending.ts';
import { useFormToken } from '#app/components/forms/use-form-token.ts';
import styles from '#app/components/forms/VisitorForm.module.css';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { ReservationAnswer } from './reservation-answer.ts';

export interface ReservationFormProps {
  readonly id?: string;
  /** The page's token of the guard. */
  readonly token: string;
  readonly answer: ReservationAnswer | undefined;
  /** Label of each field that can be wrong, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>;
  readonly sendLabel: ReactNode;
  /** Words of a link to all other times. */
  readonly other: string;
  /** Stands before the button. */
  readonly note: ReactNode;
  /** The button stays in view, with these around it. */
  readonly atHand?: { readonly sum: ReactNode; readonly beside: ReactNode };
  readonly children: (form: ReservationFields) => ReactNode;
}

export interface ReservationFields {
  readonly bind: (name: string) => {
    readonly id: string;
    readonly name: string;
    readonly error: string | null;
    readonly defaultValue: string | undefined;
  };
}

/**
 * A form about places: sends once, keeps what was typed, and tells a no with other times. It works
 * without a script as well. What follows is read from its top; a no gets the focus, and so comes into view.
 */
export function ReservationForm(props: ReservationFormProps) {
  const { answer, labels } = props;
  const messages = useMessages('forms', english);
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { token, begin, wait } = useFormToken(props.token, answer);
  const { summary, isSending, problems, key, onSubmit, onInput } = useFormSending(answer, wait, {
    isRefused: Boolean(answer?.refusal),
  });
  const ordered = Object.keys(labels).filter((name) => problems[name]);
  const failure = ordered.length === 0 ? (answer?.failure ?? null) : null;
  const refusal = ordered.length === 0 ? (answer?.refusal ?? null) : null;
  const textOf = (name: string) => {
    const problem = problems[name];
    return problem ? toProblemText(problem, name, messages, language) : null;
  };
  const bind: ReservationFields['bind'] = (name) => {
    const value = answer?.values[name];
    return {
      id: toFieldId(name),
      name,
      error: textOf(name),
      defaultValue: typeof value === 'string' ? value : undefined,
    };
  };
  return (
    <Form
      ref={form}
      id={props.id}
      method="post"
      noValidate
      aria-busy={isSending || undefined}
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={begin}
    >
      <GuardFields sendingKey={key} token={token} answer={answer} />
      <FormSummary
        summary={summary}
        problems={toProblemLines(ordered, problems, labels, messages, language)}
        failure={failure}
        refusal={refusal && <RefusalNotice of={refusal} other={props.other} />}
      />
      {/* What is typed while it is sent would be booked, or lost. */}
      <div className={styles.fieldsSent} inert={isSending}>
        {props.children({ bind })}
      </div>
      {props.note && <div className={styles.consent}>{props.note}</div>}
      <div className={styles.send} data-at-hand={props.atHand && ''}>
        {props.atHand?.sum}
        <SendButton label={props.sendLabel} isSending={isSending} />
        {props.atHand?.beside}
      </div>
    </Form>
  );
}
