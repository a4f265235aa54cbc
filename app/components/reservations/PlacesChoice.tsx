import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { describeControl, toErrorId, toHintId } from '#app/components/forms/describe-control.ts';
import { useHasScripts } from '#app/components/layout/use-has-scripts.ts';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { fill } from '#shared/languages/fill.ts';
import type { OfferView } from './calendar-view.ts';
import { countPeople, type Places, type Shortage } from './places.ts';
import type { ReservationFields } from './ReservationForm.tsx';
import { placesField, placesPrefix } from './reservation-answer.ts';
import type { ReserveMessages } from './reserve-messages.ts';

export interface PlacesChoiceProps {
  readonly of: OfferView;
  readonly messages: ReserveMessages;
  readonly places: Places;
  readonly bind: ReservationFields['bind'];
  /** Tickets that are seen at once, the others behind a word; null: all are. */
  readonly first?: readonly string[] | null;
  /** The time that is chosen, where it has fewer places than one reservation may have. */
  readonly short?: Shortage | null;
  /** YYYY-MM-DD, where one is chosen. */
  readonly day?: string | undefined;
}

/** How many, ticket by ticket: a list of numbers, which buttons beside it count up and down. */
export function PlacesChoice(props: PlacesChoiceProps) {
  const { of: offer, messages, places, bind, first = null, day, short = null } = props;
  const { times, change } = messages;
  const { id, error } = bind(placesField);
  const group = useRef<HTMLFieldSetElement>(null);
  // From here on the buttons are ours (`count-early.ts`), and no tap lies between.
  useLayoutEffect(() => group.current?.setAttribute('data-counts', ''), []);
  const rest = first?.length ? offer.tickets.filter(({ uid }) => !first.includes(uid)) : [];
  // What was chosen before the page had its scripts, or is filled in again by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at first
  useEffect(() => {
    for (const select of group.current?.querySelectorAll('select') ?? []) {
      const ticket = select.name.slice(placesPrefix.length);
      const count = Number(select.value);
      if (count !== places.lines[ticket]) places.choose(ticket, count);
    }
  }, []);
  return (
    <fieldset
      ref={group}
      id={id}
      className="slot-places"
      data-max={short?.left ?? offer.maxQuantity}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? toErrorId(id) : short ? toHintId(id) : undefined}
    >
      <legend>{times.people}</legend>
      {error && (
        <p id={toErrorId(id)} className="slot-error">
          {error}
        </p>
      )}
      {offer.tickets
        .filter((ticket) => !rest.includes(ticket))
        .map((ticket) => (
          <Kind key={ticket.uid} {...props} ticket={ticket} />
        ))}
      {rest.length > 0 && (
        <Disclosure title={change.addKind}>
          {rest.map((ticket) => (
            <Kind key={ticket.uid} {...props} ticket={ticket} />
          ))}
        </Disclosure>
      )}
      <p
        id={toHintId(id)}
        className="slot-most"
        role="status"
        data-over={(short && countPeople(places.lines) > short.left) || undefined}
      >
        {short ? (
          <>
            {short.text} {times.shortageElse}{' '}
            <SiteLink to={short.waitHref}>{times.shortageWait}</SiteLink>.
          </>
        ) : (
          <>
            {fill(times.atMost, { max: offer.maxQuantity })}{' '}
            <GroupLink of={offer} lines={places.lines} day={day}>
              {times.group}
            </GroupLink>
          </>
        )}
      </p>
    </fieldset>
  );
}

/**
 * Leads a party that is larger than one reservation to its request, with the day and the number known here.
 * Nobody has a program for themselves.
 */
export const GroupLink = ({
  of: { kind, maxQuantity },
  lines,
  day,
  children,
}: {
  of: OfferView;
  lines: Places['lines'];
  day: string | undefined;
  children: ReactNode;
}) =>
  kind !== 'program' && (
    <SiteLink
      to={`/visit/tour-form?groupType=private${day ? `&firstDate=${day}` : ''}${
        countPeople(lines) < maxQuantity ? '' : `&partySize=${maxQuantity + 1}`
      }`}
    >
      {children}
    </SiteLink>
  );

/** One ticket: its name and price, and how many of it. */
function Kind({
  of: offer,
  ticket,
  messages: { times },
  places: { lines, choose },
  bind,
  short = null,
}: PlacesChoiceProps & { readonly ticket: OfferView['tickets'][number] }) {
  const isOne = offer.tickets.length === 1;
  const { error, ...field } = bind(placesPrefix + ticket.uid);
  const { id } = field;
  const hint = !isOne && ticket.audience;
  const least = isOne ? offer.minQuantity : 0;
  const count = lines[ticket.uid] ?? least;
  const room = (short?.left ?? offer.maxQuantity) - countPeople(lines);
  const hasScripts = useHasScripts();
  const select = useRef<HTMLSelectElement>(null);
  const step = (by: number) => {
    if (!select.current) return;
    select.current.value = String(count + by);
    for (const type of ['input', 'change']) {
      select.current.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const stepButton = (name: string, sign: ReactNode, by: number, canStep: boolean) => (
    <button
      type="button"
      data-needs-scripts
      data-count-by={by}
      aria-labelledby={`${id}-${by} ${id}-name`}
      aria-disabled={!canStep || undefined}
      onClick={() => canStep && step(by)}
    >
      <span id={`${id}-${by}`} className="visually-hidden">
        {name}
      </span>
      <span aria-hidden>{sign}</span>
    </button>
  );
  return (
    <div className="slot-kind">
      <div className="slot-name">
        <label htmlFor={id}>
          <span id={`${id}-name`}>{isOne ? times.number : <Localized of={ticket.name} />}</span>
          {ticket.priceText && <span className="slot-price"> {ticket.priceText}</span>}
        </label>
      </div>
      <span className="slot-stepper">
        {stepButton(times.fewer, '−', -1, count > least)}
        <select
          {...field}
          {...describeControl(id, { hint, error })}
          ref={select}
          required
          defaultValue={field.defaultValue ?? String(count)}
          onChange={(event) => choose(ticket.uid, Number(event.target.value))}
        >
          {Array.from({ length: offer.maxQuantity + 1 - least }, (_, index) => (
            <option
              // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of a list never change
              key={index}
              value={least + index}
              // Without scripts another list may be shortened first.
              disabled={hasScripts && least + index > count + Math.max(room, 0)}
            >
              {least + index}
            </option>
          ))}
        </select>
        {stepButton(times.more, '+', 1, room > 0)}
      </span>
      {hint && (
        <p id={toHintId(id)} className="slot-hint">
          <Localized of={hint} />
        </p>
      )}
    </div>
  );
}
