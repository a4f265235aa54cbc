import { Fragment } from 'react';
import { isUpright, Picture } from '#app/components/media/Picture.tsx';
import type { RowOffer } from '#app/components/programs/list/describe-offer.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { CardLink } from './CardLink.tsx';
import type { CardContent } from './card-content.ts';
import { toNavigationState } from './card-preview.ts';
import { Offer } from './Offer.tsx';
import styles from './ProgramList.module.css';

/** One line of the list. Dates are formatted in the loader, in the museum's time zone. */
export interface ProgramListItem extends Omit<CardContent, 'type'> {
  readonly type: CardContent['type'] | 'ticket_type';
  /** Set large: `12`, or `12–14`; a word such as "Always" for what has no date. */
  readonly day: string;
  /** `December`, or `Dec 2026`. */
  readonly month: string;
  /** Machine-readable, YYYY-MM-DD or an instant; null where there is no date. */
  readonly dateTime: string | null;
  /** Weekday and time. */
  readonly time?: string | null;
  /** The time alone: `5:30–6:45 pm`. */
  readonly hours?: string | null;
  /** What it is; null also where its title says so. */
  readonly label?: LocalizedText | null;
  readonly location?: LocalizedText | null;
  /** Cancelled, postponed, fully booked. */
  readonly status?: string | null;
  /** On the day that is told it is not held. */
  readonly isOff?: boolean;
  /** A few words more, such as how many other dates there are. */
  readonly note?: string | null;
  /** Beside its kind: the languages in which it is held. */
  readonly heldIn?: string | null;
  /** What helps to take part, where somebody asks for it. */
  readonly accessTold?: string | null;
  readonly offer?: RowOffer | null;
  /** As long as the house is open, as an exhibition is. */
  readonly isAllDay?: boolean;
}

export interface ProgramListProps {
  readonly items: readonly ProgramListItem[];
  readonly level?: 2 | 3 | 4;
  /** What each line begins with: its day, or the hour where the day stands above the list. */
  readonly lead?: 'day' | 'hours';
}

/** The program as a list to read: when, what and where, and what one does to come. */
export function ProgramList({ items, level = 3, lead = 'day' }: ProgramListProps) {
  return (
    <ol className={styles.list} data-lead={lead}>
      {items.map((item) => (
        <li className={styles.item} key={`${item.id} ${item.dateTime}`}>
          <When of={item} lead={lead} />
          <What of={item} level={level} />
          {item.image && (
            <div className={styles.picture}>
              <Picture
                of={item.image}
                ratio="landscape"
                isWhole={isUpright(item.image)}
                sizes="(min-width: 1024px) 27vw, (min-width: 768px) 12.5rem, 6rem"
                isDecoration
              />
            </div>
          )}
          <Offer {...item} />
        </li>
      ))}
    </ol>
  );
}

function When({ of: item, lead }: { of: ProgramListItem; lead: 'day' | 'hours' }) {
  if (lead === 'hours') {
    return (
      <p className={styles.hours}>
        <time dateTime={item.dateTime ?? undefined}>
          {/* Between two ends a line ends, before it ends within one. */}
          {item.hours?.split('– ').map((part, index, parts) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span>{index < parts.length - 1 ? `${part}–` : part}</span>
            </Fragment>
          ))}
        </time>
      </p>
    );
  }
  return (
    <p className={styles.date} data-off={item.isOff || undefined}>
      <time dateTime={item.dateTime ?? undefined}>
        <span className={styles.day} data-long={item.day.length > 2 || undefined}>
          {item.day}
        </span>
        <span className={styles.month}>{item.month}</span>
      </time>
      {item.time && <span className={styles.time}>{item.time}</span>}
    </p>
  );
}

function What({ of: item, level }: { of: ProgramListItem; level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.text}>
      <Heading className={styles.title}>
        <CardLink to={item.href} state={toNavigationState(item)}>
          <TitleText of={item.title} />
        </CardLink>
      </Heading>
      <p className={styles.facts}>
        {item.label && (
          <span>
            <Localized of={item.label} />
          </span>
        )}
        {item.heldIn && <span>{item.heldIn}</span>}
        {item.location && (
          <span>
            <Localized of={item.location} />
          </span>
        )}
        {[item.note, item.accessTold].map((words) => words && <span key={words}>{words}</span>)}
      </p>
      {item.summary && (
        <p className={styles.summary}>
          <Localized of={item.summary} />
        </p>
      )}
    </div>
  );
}
