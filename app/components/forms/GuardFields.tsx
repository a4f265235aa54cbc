import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { guardFields } from '#shared/forms/form-guard.ts';
import { askedField, type FormAnswer, keyField } from './form-answer.ts';

export interface GuardFieldsProps {
  /** Of this sending; empty without a script. Absent: what is sent is told apart by its content. */
  readonly sendingKey?: string;
  readonly token: string;
  /** The last one: what a program put into the trap goes with it, and an address that it asks about is known to be meant. */
  readonly answer?: Pick<FormAnswer, 'token'> & Partial<FormAnswer>;
}

/** What every form of visitors carries unseen: which sending it is, since when, and a trap for programs. */
export function GuardFields({ sendingKey, token, answer }: GuardFieldsProps) {
  const messages = useMessages('forms', english);
  return (
    <>
      {sendingKey !== undefined && <input type="hidden" name={keyField} value={sendingKey} />}
      <input type="hidden" name={guardFields.token} value={token} />
      {answer?.problems?.email?.code === 'unsure-email' && (
        <input type="hidden" name={askedField} value={String(answer.values?.email)} />
      )}
      <div className="visually-hidden" aria-hidden="true">
        <input
          key={answer?.token}
          type="text"
          name={guardFields.trap}
          aria-label={messages.leaveEmpty}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  );
}
