import { TextField } from '#app/components/forms/Field.tsx';
import { FieldPair } from '#app/components/forms/VisitorForm.tsx';
import { ReservationForm } from '#app/components/reservations/ReservationForm.tsx';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';

export interface FindFormProps {
  readonly token: string;
  readonly answer: ReservationAnswer | undefined;
}

/** The code and the address by which a reservation is found. */
export function FindForm({ token, answer }: FindFormProps) {
  const messages = useMessages('tickets', english).reserve;
  const { labels, hints, send } = messages.find;
  return (
    <ReservationForm
      token={token}
      answer={answer}
      labels={labels}
      sendLabel={send}
      other={messages.calendar.title}
      note={null}
    >
      {({ bind }) => (
        <FieldPair>
          <TextField
            {...bind('code')}
            label={labels.code}
            hint={hints.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
          />
          <TextField
            {...bind('email')}
            label={labels.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </FieldPair>
      )}
    </ReservationForm>
  );
}
