import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { RowOffer } from '../list/describe-offer.ts';
import styles from './ProgramTimes.module.css';

/** One time of a program, worded in the loader. */
export interface DescribedTime {
  /** "Today, 2–4 pm", "Saturday, March 12, 2–4 pm". */
  readonly text: string;
  readonly dateTime: string;
  /** "December", "Tue 1" and "2–4 pm": where many stand together, month by month. */
  readonly month: string;
  readonly day: string;
  readonly hours: string;
  /** Sold out, canceled, postponed, ended. */
  readonly status: string | null;
  /** Whether somebody can still come. */
  readonly isOpen: boolean;
  /** Its places and what to do; null: nothing. */
  readonly offer: RowOffer | null;
}

/** A day of the week on which a tour is held, and its hours by the language in which it is. */
export interface WeekDay {
  readonly day: string;
  readonly times: readonly {
    readonly hours: string;
    /** Null: all of them are in one. */
    readonly heldIn: LocalizedText | null;
  }[];
}

const shownAtOnce = 4;
/** More are days of their months. */
const maxLines = 8;

/**
 * The times of a program, each with what is left of it and the way to it; many are a drawer. What follows a
 * rule is told by it, and every one of its days is in the drawer.
 */
export function ProgramTimes({
  times: all,
  rule,
  label,
  isMore = false,
}: {
  times: readonly DescribedTime[];
  rule: string | readonly WeekDay[] | null;
  /** The next one is told elsewhere on the page, and is not among them. */
  isMore?: boolean;
  label: string;
}) {
  const messages = useMessages('events', english);
  const { language } = useLanguage();
  if (all.length === 0) return null;
  // Beside the one that is told what is full is no further date.
  const times = isMore && !rule ? all.filter(({ isOpen }) => isOpen) : all;
  const full = all.filter((time) => !times.includes(time));
  const shown = rule === null ? shownAtOnce : 0;
  const later = times.slice(shown);
  const tell = (count: number) =>
    fill(rule === null ? choosePlural(messages.laterDates, count, language) : messages.everyDate, {
      count,
    });
  return (
    <>
      {typeof rule === 'string' && <p className={styles.rule}>{rule}</p>}
      {typeof rule === 'object' && rule && <Week of={rule} />}
      {isMore && times[0] && later.length === 0 && (
        <p className={styles.count}>{tell(times.length)}</p>
      )}
      {shown > 0 && times[0] && <Times of={times.slice(0, shown)} label={label} />}
      {/* After those on which somebody can come. */}
      {full[0] && <Times of={full} label={full[0].text} />}
      {later.length > 0 && (
        <details className={styles.later} data-slides>
          <summary>{tell(later.length)}</summary>
          {later.length > maxLines ? (
            <Months of={later} />
          ) : (
            <Times of={later} label={tell(later.length)} />
          )}
        </details>
      )}
    </>
  );
}

const Week = ({ of: days }: { of: readonly WeekDay[] }) => (
  <dl className={styles.week}>
    {days.map(({ day, times }) => (
      <div key={day}>
        <dt>{day}</dt>
        {times.map(({ hours, heldIn }) => (
          <dd key={hours}>
            <span>{hours}</span>
            {heldIn && (
              <span>
                {' '}
                <Localized of={heldIn} />
              </span>
            )}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);

/** The days of each month side by side; the hours are said of a day where they are others than the first one's. */
function Months({ of: times }: { of: readonly DescribedTime[] }) {
  const usual = times[0]?.hours;
  return [...Map.groupBy(times, ({ month }) => month)].map(([month, ofMonth]) => (
    <section key={month} className={styles.month} aria-label={month}>
      <p aria-hidden>{month}</p>
      <ol>
        {ofMonth.map(({ text, dateTime, day, hours, status, isOpen, offer }) => (
          <li key={dateTime} data-closed={isOpen ? undefined : ''}>
            {offer?.action ? (
              <SiteLink link={offer.action.link} aria-label={`${offer.action.text}: ${text}`}>
                <time dateTime={dateTime}>{day}</time>
              </SiteLink>
            ) : (
              <time dateTime={dateTime}>{day}</time>
            )}
            {hours !== usual && <small>{hours}</small>}
            {status && <small>{status}</small>}
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** What holds for each of them alike is said once, at the head of the page. */
const Times = ({ of: times, label }: { of: readonly DescribedTime[]; label: string }) => (
  <ol className={styles.times} aria-label={label}>
    {times.map(({ text, dateTime, status, isOpen, offer }) => (
      <li key={dateTime} data-closed={isOpen ? undefined : ''}>
        <time dateTime={dateTime}>{text}</time>
        <span className={styles.left}>
          {status ?? offer?.places?.text ?? (isSaidOfAll(times) ? null : offer?.hint)}
          {offer?.action && (
            <SiteLink link={offer.action.link} aria-label={`${offer.action.text}: ${text}`}>
              {offer.action.text}
            </SiteLink>
          )}
        </span>
      </li>
    ))}
  </ol>
);

const isSaidOfAll = (times: readonly DescribedTime[]) =>
  times.every(({ offer }) => offer?.hint === times[0]?.offer?.hint);
