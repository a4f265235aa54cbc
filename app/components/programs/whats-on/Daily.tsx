import { Fragment } from 'react';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import styles from './Daily.module.css';
import type { WhatsOnGroup } from './group-rows.ts';

/** The closing line of a day: what it has as most days have it. */
export function Daily({ of: { daily, onView, labels } }: { of: WhatsOnGroup }) {
  return (
    <div className={styles.line}>
      {labels.daily && <p className={styles.label}>{labels.daily}</p>}
      <ul className={styles.things}>
        {daily.map(({ id, href, title, hours, room, place, price }) => (
          <li key={id}>
            <SiteLink to={href} prefetch="intent">
              <TitleText of={title} />
            </SiteLink>{' '}
            <span>{hours}</span>
            {room && (
              <>
                {' '}
                <span>{room}</span>
              </>
            )}
            {[place, price].map(
              (fact) =>
                fact && (
                  <Fragment key={fact.text}>
                    {' '}
                    <span>
                      <Localized of={fact} />
                    </span>
                  </Fragment>
                ),
            )}
          </li>
        ))}
        {onView && (
          <li>
            <SiteLink to={onView.href}>{onView.text}</SiteLink>
          </li>
        )}
      </ul>
    </div>
  );
}
