import { Offer } from '#app/components/cards/Offer.tsx';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import styles from './AllDay.module.css';

export interface AllDayProps {
  /** At least one. */
  readonly of: readonly ProgramListItem[];
  readonly level: 3 | 4;
  /** "On view all day". */
  readonly label: string;
}

/** What is on view all day, in one line: hours, names, and the one way in that all of it has. */
export function AllDay({ of: items, level, label }: AllDayProps) {
  const Heading = `h${level}` as const;
  const [first] = items;
  const offer = items.find((item) => item.offer)?.offer;
  return (
    <div className={styles.line}>
      <p className={styles.hours}>
        <time dateTime={first?.dateTime ?? undefined}>{first?.hours}</time>
      </p>
      <div className={styles.text}>
        <Heading className={styles.label}>{label}</Heading>
        <ul className={styles.names}>
          {items.map((item) => (
            <li key={item.id}>
              <SiteLink to={item.href} prefetch="intent">
                <TitleText of={item.title} />
              </SiteLink>
              {item.note && <span>{item.note}</span>}
              {item.accessTold && <span>{item.accessTold}</span>}
            </li>
          ))}
        </ul>
      </div>
      <Offer offer={offer} />
    </div>
  );
}
