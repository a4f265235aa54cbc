import { ChoiceGroup } from '#app/components/forms/ChoiceGroup.tsx';
import { TextAreaField, TextField } from '#app/components/forms/Field.tsx';
import { FormPart } from '#app/components/forms/VisitorForm.tsx';
import { ReservationForm } from '#app/components/reservations/ReservationForm.tsx';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';
import { languageOptions } from '#shared/languages/languages.ts';
import { HoldClock, type HoldClockProps } from './HoldClock.tsx';

export interface ReserveFormProps {
  readonly of: HoldClockProps & {
    /** ISO 8601. */
    readonly expiresAt: string;
    /** The label of its button: "Reserve 4 places". */
    readonly reserve: string;
    /** Known of somebody from the waiting list; null: nothing yet. */
    readonly details: { readonly name: string; readonly email: string } | null;
    /** Where a tour is given in the language that visitors name. */
    readonly asksLanguage: boolean;
  };
  readonly token: string;
  readonly answer: ReservationAnswer | undefined;
}

/** Who comes: name and address, and what they need, which few write: it waits folded. */
export function ReserveForm({ of: hold, token, answer }: ReserveFormProps) {
  const messages = useMessages('tickets', english).reserve;
  const { labels, hints } = messages.hold;
  const { details } = hold;
  return (
    <ReservationForm
      token={token}
      answer={answer}
      labels={labels}
      sendLabel={hold.reserve}
      other={messages.other}
      atHand={{ sum: null, beside: null }}
      note={
        <p>
          {messages.hold.consent} <SiteLink to="/privacy-policy">{messages.hold.privacy}</SiteLink>
        </p>
      }
    >
      {({ bind }) => {
        const access = bind('access');
        return (
          <FormPart title={messages.hold.title}>
            <HoldClock
              key={hold.expiresAt}
              until={hold.until}
              secondsLeft={hold.secondsLeft}
              canExtend={hold.canExtend}
              canRenew={hold.canRenew}
            />
            <TextField
              {...withDefault(bind('name'), details?.name)}
              label={labels.name}
              autoComplete="name"
              maxLength={120}
              required
            />
            <TextField
              {...withDefault(bind('email'), details?.email)}
              label={labels.email}
              hint={hints.email}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
            {hold.asksLanguage && (
              <ChoiceGroup
                {...bind('tourLanguage')}
                type="radio"
                label={labels.tourLanguage}
                hint={hints.tourLanguage}
                options={[
                  { value: '', label: messages.hold.anyLanguage },
                  ...languageOptions.map(({ code, nativeName }) => ({
                    value: code,
                    label: nativeName,
                    lang: code,
                  })),
                ]}
                chosen={[bind('tourLanguage').defaultValue ?? '']}
              />
            )}
            <Disclosure title={labels.access} isOpen={Boolean(access.error || access.defaultValue)}>
              <TextAreaField {...access} label={hints.access} maxLength={1_000} rows={3} />
            </Disclosure>
          </FormPart>
        );
      }}
    </ReservationForm>
  );
}

/** Somebody from the waiting list has said it before. */
const withDefault = <Field extends { defaultValue: string | undefined }>(
  field: Field,
  known: string | undefined,
) => ({ ...field, defaultValue: field.defaultValue ?? known });
