import type { CalendarView } from '#app/components/reservations/calendar-view.ts';
import { ReservationForm } from '#app/components/reservations/ReservationForm.tsx';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import { SlotCalendar } from '#app/components/reservations/SlotCalendar.tsx';
import { PlacesChoice, SlotChoice } from '#app/components/reservations/SlotChoice.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';

export interface ChangeFormProps {
  readonly answer: ReservationAnswer | undefined;
  readonly view: CalendarView;
  readonly lines: Readonly<Record<string, number>> | null;
  /** The time that is reserved now. */
  readonly own: string;
  readonly isOtherTime: boolean;
}

/** The number of people first, which is what most change; below it another day or time. */
export function ChangeForm({ answer, view, lines, own, isOtherTime }: ChangeFormProps) {
  const messages = useMessages('tickets', english).reserve;
  const { change, times } = messages;
  return (
    <ReservationForm
      token=""
      answer={answer}
      labels={{ slot: times.pick }}
      sendLabel={change.send}
      other={messages.other}
      note={null}
    >
      {({ bind }) => (
        <>
          <PlacesChoice of={view.offer} messages={messages} lines={lines} bind={bind} />
          <Disclosure key={view.day?.date} title={change.otherTime} isOpen={isOtherTime}>
            <SlotCalendar of={view} />
            {view.day && (
              <section className="slot-panel" id="times" aria-labelledby="times-title">
                <h2 id="times-title">{view.day.title}</h2>
                <SlotChoice
                  of={view.day}
                  messages={messages}
                  chosen={bind('slot').defaultValue ?? own}
                  own={own}
                />
              </section>
            )}
          </Disclosure>
        </>
      )}
    </ReservationForm>
  );
}
