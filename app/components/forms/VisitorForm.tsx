import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import type { FormKind } from '#services/forms/contract.ts';
import { type FieldConstraints, type FormRules, toConstraints } from '#shared/forms/field-rules.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import { Button } from '../button/Button.tsx';
import { FormSummary } from './FormSummary.tsx';
import { type FormAnswer, toFieldId, toProblemLines, toProblemText } from './form-answer.ts';
import { GuardFields } from './GuardFields.tsx';
import { SendButton } from './SendButton.tsx';
import { useDraft } from './use-draft.ts';
import { useFormSending } from './use-form-sending.ts';
import { useFormToken } from './use-form-token.ts';
import styles from './VisitorForm.module.css';

/** What ties a control to its form: to be spread on a field of `Field.tsx` or a `ChoiceGroup`. */
export interface FieldBinding extends FieldConstraints {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | null;
  readonly defaultValue: string | undefined;
}

export interface FormBinding {
  readonly bind: (name: string) => FieldBinding;
  /** Values of a field in which several may be chosen; undefined: nothing was sent yet. */
  readonly chosen: (name: string) => readonly string[] | undefined;
}

export interface VisitorFormProps {
  readonly kind: FormKind;
  /** The page's token of the guard, the same for everybody. */
  readonly token: string;
  /** Undefined until something was sent. */
  readonly answer: FormAnswer | undefined;
  /** Label of each field; opens its line among the problems. */
  readonly labels: Readonly<Record<string, string>>;
  readonly hints?: Readonly<Record<string, string>>;
  /** Values that the address decides, such as the object that the message is about. */
  readonly preset?: Readonly<Record<string, string>>;
  readonly sendLabel: string;
  /** What happens with the data; stands before the button. */
  readonly consent: ReactNode;
  /** Other ways to reach the museum while the form cannot be sent. */
  readonly otherWays?: ReactNode;
  readonly children: (form: FormBinding) => ReactNode;
}

/** A form for visitors: posts to its own page, keeps what was typed, says what is wrong and where. */
export function VisitorForm({
  kind,
  token: pageToken,
  answer,
  labels,
  hints = {},
  preset = noPreset,
  sendLabel,
  consent,
  otherWays,
  children,
}: VisitorFormProps) {
  const messages = useMessages('forms', english);
  const { language } = useLanguage();
  const rules: FormRules = formRules[kind];
  const form = useRef<HTMLFormElement>(null);
  const { token, begin, wait } = useFormToken(pageToken, answer);
  const { summary, isSending, problems, key, onSubmit, onInput } = useFormSending(answer, wait);
  const draft = useDraft(form, kind, Object.keys(preset), answer);
  const names = Object.keys(problems);
  const ordered = Object.keys(rules).filter((name) => names.includes(name));
  const failure = names.length === 0 ? (answer?.failure ?? null) : null;
  const textOf = (name: string) => {
    const problem = problems[name];
    return problem ? toProblemText(problem, name, messages, language) : null;
  };
  const typed = (name: string) => answer?.values[name] ?? preset[name];
  const binding: FormBinding = {
    bind(name) {
      const value = typed(name);
      const rule = rules[name];
      return {
        ...(rule && toConstraints(rule)),
        id: toFieldId(name),
        name,
        label: labels[name] ?? '',
        hint: hints[name],
        error: textOf(name),
        defaultValue: typeof value === 'string' ? value : undefined,
      };
    },
    chosen(name) {
      const value = typed(name);
      if (value === undefined)
        return answer && Object.keys(answer.values).length > 0 ? [] : undefined;
      return typeof value === 'string' ? [value] : value;
    },
  };
  return (
    <Form
      ref={form}
      method="post"
      encType={hasFiles(rules) ? 'multipart/form-data' : undefined}
      noValidate
      preventScrollReset
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={begin}
    >
      <GuardFields sendingKey={key} token={token} answer={answer} />
      {draft.wasRestored && !answer && (
        <p role="status" className={styles.draft}>
          {messages.draft.text}{' '}
          <Button kind="quiet" onClick={draft.forget}>
            {messages.draft.clear}
          </Button>
        </p>
      )}
      <FormSummary
        summary={summary}
        problems={toProblemLines(ordered, problems, labels, messages, language)}
        failure={failure}
        otherWays={otherWays}
      />
      {children(binding)}
      <div className={styles.consent}>{consent}</div>
      <div className={styles.send}>
        <SendButton label={sendLabel} isSending={isSending} />
      </div>
    </Form>
  );
}

const noPreset = {};

const hasFiles = (rules: FormRules) => Object.values(rules).some(({ type }) => type === 'files');

/** A part of a form under a title of its own. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Two short fields beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
