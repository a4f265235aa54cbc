import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { guardFields } from '#shared/forms/form-guard.ts';
import { keyField } from './form-answer.ts';

export interface GuardFieldsProps {
  /** Of this sending; empty without a script. Absent: what is sent is told apart by its content. */
  readonly sendingKey?: string;
  readonly token: string;
  /** The token of the last answer: what a program put into the trap goes with it. */
  readonly answered?: string;
}

/** What every form of visitors carries unseen: which sending it is, since when, and a trap for programs. */
export function GuardFields({ sendingKey, token, answered }: GuardFieldsProps) {
  const messages = useMessages('forms', english);
  return (
    <>
      {sendingKey !== undefined && <input type="hidden" name={keyField} value={sendingKey} />}
      <input type="hidden" name={guardFields.token} value={token} />
      <div className="visually-hidden" aria-hidden="true">
        <input
          key={answered}
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
