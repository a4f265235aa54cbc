import { ButtonLink } from '#app/components/button/Button.tsx';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';
import { fill } from '#shared/languages/fill.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './TicketEntry.module.css';
import type { DaySchedule, TicketBooking, TicketView } from './ticket-groups.ts';

/** One ticket as a row: what it costs, what it is, the way to book; its conditions below. */
export function TicketEntry({
  of: ticket,
  isReservedAbove,
}: {
  of: TicketView;
  /** It shares a calendar with others, whose button stands once. */
  isReservedAbove: boolean;
}) {
  const { figure, detail } = ticket.price;
  const line = [ticket.audience, ticket.duration, ticket.location, ticket.group, detail].filter(
    (fact) => fact !== null,
  );
  // A calendar that several share is the table of their times.
  const hasTimes = ticket.schedule.length > 0 && !isReservedAbove;
  return (
    <article className={styles.ticket} id={ticket.uid}>
      <p className={styles.price} data-words={hasFigure(figure) ? undefined : ''}>
        {typeof figure === 'string' ? figure : <Localized of={figure} />}
      </p>
      <div className={styles.text}>
        <h4>
          <Localized of={ticket.name} />
        </h4>
        <ul className={styles.line}>
          {line.map((fact) => (
            <li key={typeof fact === 'string' ? fact : fact.text}>
              {typeof fact === 'string' ? fact : <Localized of={fact} />}
            </li>
          ))}
        </ul>
      </div>
      {!isReservedAbove && <Booking of={ticket.booking} />}
      {(ticket.description || hasTimes) && (
        <div className={styles.more}>
          <RichTextView of={ticket.description} topHeading={3} />
          {hasTimes && <Schedule of={ticket.schedule} />}
        </div>
      )}
    </article>
  );
}

const hasFigure = (price: string | LocalizedText) =>
  /\d/.test(typeof price === 'string' ? price : price.text);

/** Leads to the calendar at the head of the page. */
export function ReserveLink({ offer, text }: { offer: string; text: LocalizedText | null }) {
  const messages = useMessages('tickets', english);
  return (
    <div className={styles.booking} data-print="none">
      <ButtonLink kind="plain" to={toTicketsHref(offer, null)}>
        {text ? <Localized of={text} /> : messages.reserve.open}
      </ButtonLink>
    </div>
  );
}

/** None where one pays at the desk: what comes before booking says so of all. */
function Booking({ of: booking }: { of: TicketBooking }) {
  const messages = useMessages('tickets', english);
  if (booking.kind === 'museum') return null;
  if (booking.kind === 'reserve') return <ReserveLink offer={booking.offer} text={booking.text} />;
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
