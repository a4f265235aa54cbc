import { CardLink } from '#app/components/cards/CardLink.tsx';
import { toNavigationState } from '#app/components/cards/card-preview.ts';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { isWork, Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import styles from './FeaturedProgram.module.css';

/** The program that the editors put forward: its picture runs off the edge, its date hangs beside. */
export function FeaturedProgram({ of: item }: { of: ProgramListItem }) {
  const room = item.offer?.places?.text ?? item.offer?.hint;
  return (
    <Section width="layout">
      <Column span={8} start={5} bleed="end">
        <div className={styles.picture}>
          <Picture
            of={item.image}
            ratio="fill"
            isWhole={item.image !== null && isWork(item.image)}
            sizes="(min-width: 768px) 70vw, 100vw"
            isDecoration
          />
        </div>
      </Column>
      <Column span={12}>
        <article className={styles.text}>
          <p className={styles.date}>
            <time dateTime={item.dateTime ?? undefined}>
              <span className={styles.day}>{item.day}</span> {item.month}
            </time>
            <span>{item.time}</span>
            {room && <span>{room}</span>}
          </p>
          <div>
            {(item.label || item.status) && (
              <p className={styles.label}>
                <Localized of={item.label ?? null} />
                {item.status && <strong>{item.status}</strong>}
              </p>
            )}
            <h2 className={styles.title}>
              <CardLink to={item.href} state={toNavigationState(item)}>
                <TitleText of={item.title} />
              </CardLink>
            </h2>
            {item.summary && (
              <p className={styles.summary}>
                <Localized of={item.summary} />
              </p>
            )}
          </div>
        </article>
      </Column>
    </Section>
  );
}
