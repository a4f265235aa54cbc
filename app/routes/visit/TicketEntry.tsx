import { ButtonLink } from '#app/components/button/Button.tsx';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';
import { fill } from '#shared/languages/fill.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './TicketEntry.module.css';
import type { DaySchedule, TicketBooking, TicketView } from './ticket-groups.ts';

/** One ticket: the price large in the margin, then what it is, when, and only then the way to book. */
export function TicketEntry({
  of: ticket,
  isReservedAbove,
}: {
  of: TicketView;
  /** The button of its calendar stands above it, for others too. */
  isReservedAbove: boolean;
}) {
  const messages = useMessages('tickets', english);
  const { figure, detail } = ticket.price;
  return (
    <article className={styles.ticket} id={ticket.uid}>
      <p className={styles.price} data-words={hasFigure(figure) ? undefined : ''}>
        {typeof figure === 'string' ? figure : <Localized of={figure} />}
      </p>
      <div className={styles.text}>
        <h3>
          <Localized of={ticket.name} />
        </h3>
        {ticket.audience && (
          <p className={styles.audience}>
            <Localized of={ticket.audience} />
          </p>
        )}
        <RichTextView of={ticket.description} topHeading={3} />
        {!isReservedAbove && <Booking of={ticket.booking} isFree={ticket.isFree} />}
      </div>
      <div className={styles.facts}>
        <FactList
          facts={[
            detail && {
              term: messages.price,
              values: [<Localized key="price" of={detail} />],
            },
            ticket.duration !== null && { term: messages.duration, values: [ticket.duration] },
            ticket.group !== null && { term: messages.group, values: [ticket.group] },
          ]}
        />
        {ticket.schedule.length > 0 && (
          <Disclosure title={messages.times}>
            <Schedule of={ticket.schedule} />
          </Disclosure>
        )}
      </div>
    </article>
  );
}

const hasFigure = (price: string | LocalizedText) =>
  /\d/.test(typeof price === 'string' ? price : price.text);

/** Leads to the calendar at the head of the page. */
export function ReserveLink({
  offer,
  text,
  isFree,
}: {
  offer: string;
  text: LocalizedText | null;
  isFree: boolean;
}) {
  const messages = useMessages('tickets', english);
  return (
    <div className={styles.booking} data-print="none">
      {!isFree && <p className={styles.notice}>{messages.payAtMuseum}</p>}
      <ButtonLink kind="plain" to={toTicketsHref(offer, null)}>
        {text ? <Localized of={text} /> : messages.reserve.open}
      </ButtonLink>
    </div>
  );
}

function Booking({ of: booking, isFree }: { of: TicketBooking; isFree: boolean }) {
  const messages = useMessages('tickets', english);
  if (booking.kind === 'reserve') {
    return <ReserveLink offer={booking.offer} text={booking.text} isFree={isFree} />;
  }
  if (booking.kind === 'museum') {
    return isFree ? null : <p className={styles.notice}>{messages.payAtMuseum}</p>;
  }
  const text = booking.link.text;
  return (
    <div className={styles.booking}>
      {booking.kind === 'elsewhere' && (
        <p className={styles.notice}>{fill(messages.elsewhere, { host: booking.host })}</p>
      )}
      <ButtonLink kind="plain" link={booking.link}>
        {text ? <Localized of={text} /> : messages.book}
      </ButtonLink>
    </div>
  );
}

function Schedule({ of: days }: { of: readonly DaySchedule[] }) {
  return (
    <dl className={styles.schedule}>
      {days.map(({ day, departures }) => (
        <div key={day}>
          <dt>{day}</dt>
          {departures.map(({ language, times }) => (
            <dd key={language?.text ?? ''}>
              {language && (
                <span className={styles.language}>
                  <Localized of={language} />
                </span>
              )}
              {times.join(', ')}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
