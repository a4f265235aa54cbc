import { TextField } from '#app/components/forms/Field.tsx';
import type { OfferView } from '#app/components/reservations/calendar-view.ts';
import { PlacesChoice } from '#app/components/reservations/PlacesChoice.tsx';
import { usePlaces } from '#app/components/reservations/places.ts';
import { ReservationForm } from '#app/components/reservations/ReservationForm.tsx';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';
import type { Lines } from '#services/reservations/contract.ts';

export interface WaitFormProps {
  readonly token: string;
  readonly answer: ReservationAnswer | undefined;
  readonly offer: OfferView;
  /** How many are wanted, as far as that is known. */
  readonly given: Lines | null;
}

/** How many places somebody waits for, and who is written to. */
export function WaitForm({ token, answer, offer, given }: WaitFormProps) {
  const messages = useMessages('tickets', english).reserve;
  const places = usePlaces(offer, given, answer);
  const { waiting, hold } = messages;
  const { labels } = hold;
  return (
    <ReservationForm
      token={token}
      answer={answer}
      labels={{ places: messages.times.number, name: labels.name, email: labels.email }}
      sendLabel={waiting.send}
      other={messages.other}
      note={
        <p>
          {waiting.consent} <SiteLink to="/privacy-policy">{hold.privacy}</SiteLink>
        </p>
      }
    >
      {({ bind }) => (
        <>
          <PlacesChoice of={offer} messages={messages} places={places} bind={bind} />
          <TextField
            {...bind('name')}
            label={labels.name}
            autoComplete="name"
            maxLength={120}
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
        </>
      )}
    </ReservationForm>
  );
}
