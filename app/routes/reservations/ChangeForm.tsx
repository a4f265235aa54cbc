import { Fragment, useState } from 'react';
import { ButtonLink } from '#app/components/button/Button.tsx';
import type { CalendarView } from '#app/components/reservations/calendar-view.ts';
import { PlacesChoice } from '#app/components/reservations/PlacesChoice.tsx';
import {
  countPeople,
  findShortage,
  formatPlaces,
  joinPlaces,
  listPlacesChange,
  usePlaces,
} from '#app/components/reservations/places.ts';
import { ReservationForm } from '#app/components/reservations/ReservationForm.tsx';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import { SlotCalendar } from '#app/components/reservations/SlotCalendar.tsx';
import { SlotChoice } from '#app/components/reservations/SlotChoice.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';
import type { Lines } from '#services/reservations/contract.ts';
import { fill } from '#shared/languages/fill.ts';

export interface ChangeFormProps {
  readonly answer: ReservationAnswer | undefined;
  readonly view: CalendarView;
  /** What is reserved now. */
  readonly lines: Lines;
  /** What it costs now; null: nothing, or that is not known. */
  readonly total: string | null;
  /** The time that is reserved now. */
  readonly own: string;
  readonly isOtherTime: boolean;
  /** Where the reservation stands as it is. */
  readonly href: string;
}

/** The number of people first, which is what most change; below it another day or time. */
export function ChangeForm(props: ChangeFormProps) {
  const { answer, view, lines, total, own, isOtherTime, href } = props;
  const messages = useMessages('tickets', english).reserve;
  const { change, times } = messages;
  const { language } = useLanguage();
  const places = usePlaces(view.offer, lines, answer);
  const [slot, setSlot] = useState(own);
  const ownPlaces = slot === own ? countPeople(lines) : 0;
  const short = findShortage(view.offer, view.day?.slots ?? [], slot, ownPlaces);
  const after = formatPlaces(view.offer, places.lines, messages, language).join(', ');
  const before = joinPlaces(lines, total, messages, language).join(', ');
  const isChanged =
    before !== after ||
    view.offer.tickets.some(({ uid }) => (lines[uid] ?? 0) !== (places.lines[uid] ?? 0));
  return (
    <ReservationForm
      token=""
      answer={answer}
      labels={{ slot: times.pick, places: times.number }}
      sendLabel={change.send}
      other={messages.other}
      note={null}
      atHand={{
        sum: (
          <p className="slot-sum" role="status" data-needs-scripts>
            {isChanged ? (
              <>
                <span aria-hidden>
                  {listPlacesChange(view.offer, lines, total, places.lines, messages, language).map(
                    ({ from, to }, index) => (
                      <Fragment key={to}>
                        {index > 0 && ', '}
                        {from !== null && (
                          <>
                            {from}{' '}
                            <svg viewBox="0 0 18 10" fill="none" stroke="currentColor" aria-hidden>
                              <path d="M0 5h16M12 1l4 4-4 4" />
                            </svg>{' '}
                          </>
                        )}
                        {to}
                      </Fragment>
                    ),
                  )}
                </span>
                <span className="visually-hidden">{fill(change.becomes, { before, after })}</span>
              </>
            ) : (
              before
            )}
          </p>
        ),
        beside: (
          <ButtonLink to={href} kind="quiet">
            {change.keep}
          </ButtonLink>
        ),
      }}
    >
      {({ bind }) => (
        <>
          <PlacesChoice
            of={view.offer}
            messages={messages}
            places={places}
            bind={bind}
            short={short}
            first={Object.keys(lines).filter((uid) => lines[uid])}
          />
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
                  onChoose={setSlot}
                />
              </section>
            )}
          </Disclosure>
        </>
      )}
    </ReservationForm>
  );
}
