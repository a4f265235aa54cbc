import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { fill } from '#shared/languages/fill.ts';
import { SelectField } from '../forms/Field.tsx';
import type { DayView, OfferView, SlotView } from './calendar-view.ts';
import type { ReservationFields } from './ReservationForm.tsx';
import { placesPrefix, slotField } from './reservation-answer.ts';
import type { ReserveMessages } from './reserve-messages.ts';

/** The times of one day, one of which may be chosen; a full one leads to its waiting list. */
export function SlotChoice({
  of: day,
  messages,
  chosen,
  own = null,
}: {
  of: DayView;
  messages: ReserveMessages;
  chosen: string | null;
  /** The time one has already, which may be kept though it is full for others. */
  own?: string | null;
}) {
  const canChoose = ({ id, isFree }: SlotView) => isFree || id === own;
  const first = day.slots.find(canChoose)?.id;
  const current = day.slots.some((slot) => canChoose(slot) && slot.id === chosen) ? chosen : first;
  if (day.slots.length === 0) return <p>{messages.times.none}</p>;
  return (
    <fieldset id={`field-${slotField}`} className="slot-times">
      <legend className="visually-hidden">{messages.times.pick}</legend>
      {day.slots.map((slot) => {
        const face = (
          <>
            <span className="slot-hour">{slot.time}</span>
            <span className="slot-language">
              {slot.language && <Localized of={slot.language} />}
            </span>
            <span className="slot-left">{slot.word}</span>
          </>
        );
        return canChoose(slot) ? (
          <label key={slot.id} className="slot-time" data-state={slot.state}>
            <input
              type="radio"
              name={slotField}
              value={slot.id}
              required
              defaultChecked={slot.id === current}
            />
            {face}
          </label>
        ) : (
          <p key={slot.id} className="slot-time" data-state={slot.state}>
            <span className="slot-mark" aria-hidden />
            {face}
            {slot.waitHref && (
              <SiteLink to={slot.waitHref} className="slot-wait">
                {messages.times.wait}
              </SiteLink>
            )}
          </p>
        );
      })}
    </fieldset>
  );
}

/** How many, ticket by ticket. */
export function PlacesChoice({
  of: offer,
  messages,
  lines,
  bind,
}: {
  of: OfferView;
  messages: ReserveMessages;
  /** The current reservation. Null: nothing yet. */
  lines: Readonly<Record<string, number>> | null;
  bind: ReservationFields['bind'];
}) {
  const isOne = offer.tickets.length === 1;
  const counts = Array.from({ length: offer.maxQuantity + 1 }, (_, count) => count).slice(
    isOne ? offer.minQuantity : 0,
  );
  return (
    <fieldset className="slot-places">
      <legend>{messages.times.people}</legend>
      {offer.tickets.map((ticket, index) => {
        const field = bind(placesPrefix + ticket.uid);
        const usual = lines ? (lines[ticket.uid] ?? 0) : index === 0 ? offer.minQuantity : 0;
        return (
          <SelectField
            key={ticket.uid}
            {...field}
            required
            defaultValue={field.defaultValue ?? String(usual)}
            label={
              isOne ? (
                messages.times.number
              ) : (
                <>
                  <Localized of={ticket.name} />
                  {ticket.price && <span className="slot-price"> {ticket.price}</span>}
                </>
              )
            }
            hint={!isOne && ticket.audience ? <Localized of={ticket.audience} /> : undefined}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
        );
      })}
      <p className="slot-most">{fill(messages.times.atMost, { max: offer.maxQuantity })}</p>
    </fieldset>
  );
}
