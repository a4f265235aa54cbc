import { isUpright, Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import type { Picture as PictureData } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { CardLink } from './CardLink.tsx';
import type { CardContent } from './card-content.ts';
import { toNavigationState } from './card-preview.ts';
import styles from './ProgramList.module.css';

/** One line of the list. Dates are formatted in the loader, in the museum's time zone. */
export interface ProgramListItem extends CardContent {
  /** Set large: `12`, or `12–14`; a word such as "Always" for what has no date. */
  readonly day: string;
  /** `December`, or `Dec 2026`. */
  readonly month: string;
  /** Machine-readable, YYYY-MM-DD or an instant; null where there is no date. */
  readonly dateTime: string | null;
  /** Weekday and time. */
  readonly time?: string | null;
  readonly label?: LocalizedText | null;
  readonly location?: LocalizedText | null;
  /** Cancelled, postponed, fully booked. */
  readonly status?: string | null;
  /** A few words more, such as how many other dates there are. */
  readonly note?: string | null;
  readonly image: PictureData | null;
}

export interface ProgramListProps {
  readonly items: readonly ProgramListItem[];
  readonly level?: 2 | 3 | 4;
}

/** The program as a list to read: the day in large type, then title and place. */
export function ProgramList({ items, level = 3 }: ProgramListProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li className={styles.item} key={`${item.id} ${item.dateTime}`}>
          <p className={styles.date}>
            <time dateTime={item.dateTime ?? undefined}>
              <span className={styles.day} data-long={item.day.length > 2 ? '' : undefined}>
                {item.day}
              </span>
              <span className={styles.month}>{item.month}</span>
            </time>
            {item.time && <span className={styles.time}>{item.time}</span>}
          </p>
          <div className={styles.text}>
            {(item.label || item.status) && (
              <p className={styles.label}>
                <Localized of={item.label ?? null} />
                {item.status && <span className={styles.status}>{item.status}</span>}
              </p>
            )}
            <Heading className={styles.title}>
              <CardLink to={item.href} state={toNavigationState(item)}>
                <Localized of={item.title} />
              </CardLink>
            </Heading>
            {item.summary && (
              <p className={styles.summary}>
                <Localized of={item.summary} />
              </p>
            )}
            {item.location && (
              <p className={styles.location}>
                <Localized of={item.location} />
              </p>
            )}
            {item.note && <p className={styles.location}>{item.note}</p>}
          </div>
          {item.image && (
            <div className={styles.picture}>
              <Picture
                of={item.image}
                ratio="landscape"
                isWhole={isUpright(item.image)}
                sizes="16rem"
                isDecoration
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
