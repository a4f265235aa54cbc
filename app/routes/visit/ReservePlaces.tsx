import { useState } from 'react';
import { Button } from '#app/components/button/Button.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import type { CalendarView } from '#app/components/reservations/calendar-view.ts';
import { GroupLink, PlacesChoice } from '#app/components/reservations/PlacesChoice.tsx';
import {
  countPeople,
  findShortage,
  formatPlaces,
  usePlaces,
} from '#app/components/reservations/places.ts';
import { RefusalPanel } from '#app/components/reservations/RefusalNotice.tsx';
import { ReservationForm } from '#app/components/reservations/ReservationForm.tsx';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import { OfferSwitch, SlotCalendar } from '#app/components/reservations/SlotCalendar.tsx';
import { SlotChoice } from '#app/components/reservations/SlotChoice.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';
import { fill } from '#shared/languages/fill.ts';

const placesForm = 'places';

/** The calendar of the page of tickets: an offer, a day, a time, and so many people. */
export function ReservePlaces({
  of: view,
  token,
  answer,
}: {
  /** Null: it cannot be had just now. */
  of: CalendarView | null;
  token: string;
  answer: ReservationAnswer | undefined;
}) {
  const messages = useMessages('tickets', english).reserve;
  const { calendar, times } = messages;
  const day = view?.day ?? null;
  const { language } = useLanguage();
  const { isChosen, ...places } = usePlaces(view?.offer ?? null, view?.lines ?? null, answer);
  const { lines } = places;
  const [slot, setSlot] = useState<string | null>(null);
  const isOfDay = day?.slots.some(({ id }) => id === slot);
  const short = view && day && findShortage(view.offer, day.slots, isOfDay ? slot : day.chosen);
  const carried =
    day && view ? { form: placesForm, lines: isChosen ? lines : {}, offer: view.offer.uid } : null;
  return (
    <Section width="layout" labelledBy="calendar" space="tight">
      <div className="slot-aside" data-print="none">
        {/* The page's own sentence says it to the eye. */}
        <h2 id="calendar" className="visually-hidden">
          {calendar.title}
        </h2>
        {view && <OfferSwitch of={view} label={calendar.offers} />}
      </div>
      <div className="slot-room">
        <div className="slot-desk">
          {view ? (
            <div className="slot-days">
              <SlotCalendar of={view} carried={carried} />
            </div>
          ) : (
            <div className="slot-facts" data-missing>
              <p>{calendar.unavailable}</p>
              {/* A form, so that the page is asked for anew with scripts and without. */}
              <form>
                <Button type="submit" kind="plain">
                  {calendar.tryAgain}
                </Button>
              </form>
              <p>
                <ArrowLink to="/about/contact-us">{calendar.contact}</ArrowLink>
              </p>
            </div>
          )}
          {view && day && (
            <section className="slot-panel" id="times" aria-labelledby="times-title">
              <h3 id="times-title">{day.title}</h3>
              {view.occasion && (
                <p className="slot-for">
                  {times.for} <TitleText of={view.occasion.title} />, {view.occasion.time}
                </p>
              )}
              {day.slots.some(({ isFree }) => isFree) ? (
                <ReservationForm
                  id={placesForm}
                  key={`${view.offer.uid} ${day.date}`}
                  token={token}
                  answer={answer}
                  labels={{ slot: times.pick, places: times.number }}
                  sendLabel={times.hold}
                  atHand={{
                    sum: (
                      // A script alone counts what the fields say.
                      <p className="slot-total" data-needs-scripts>
                        {countPeople(lines) > 0 &&
                          formatPlaces(view.offer, lines, messages, language).join(', ')}
                      </p>
                    ),
                    beside: short
                      ? countPeople(lines) >= short.left && (
                          <p>
                            {short.text} <SiteLink to={short.waitHref}>{times.wait}</SiteLink>
                          </p>
                        )
                      : countPeople(lines) >= view.offer.maxQuantity && (
                          <GroupLink of={view.offer} lines={lines} day={day.date}>
                            {times.group}
                          </GroupLink>
                        ),
                  }}
                  other={messages.other}
                  note={<p>{fill(times.note, { minutes: view.holdMinutes })}</p>}
                >
                  {({ bind }) => (
                    <div className="slot-choice">
                      <input type="hidden" name="offer" value={view.offer.uid} />
                      <SlotChoice
                        of={day}
                        messages={messages}
                        chosen={bind('slot').defaultValue ?? day.chosen}
                        onChoose={setSlot}
                      />
                      <PlacesChoice
                        of={view.offer}
                        messages={messages}
                        places={places}
                        bind={bind}
                        short={short}
                        day={day.date}
                      />
                    </div>
                  )}
                </ReservationForm>
              ) : (
                <>
                  {answer?.refusal && <RefusalPanel of={answer.refusal} other={messages.other} />}
                  <SlotChoice of={day} messages={messages} chosen={null} />
                </>
              )}
            </section>
          )}
          <div className="slot-facts" data-print="none">
            {view?.access && (
              <p>
                {view.access.term}: <Localized of={view.access.text} />
              </p>
            )}
            {view && <p>{view.until}</p>}
            {view?.offer.isDaylightOnly && <p>{calendar.daylight}</p>}
            <p>
              <ArrowLink to="/tickets/find">{calendar.find}</ArrowLink>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
