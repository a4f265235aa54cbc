import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './ObjectNeighbors.module.css';
import type { Neighbors } from './object-surroundings.ts';

/** The way back to the results, and on to the objects before and after this one where it stands among objects. */
export function ObjectNeighbors({ of: neighbors }: { of: Neighbors | Pick<Neighbors, 'back'> }) {
  const messages = useMessages('objectDetail', english).neighbors;
  return (
    <nav className={styles.bar} aria-label={messages.label} data-print="none">
      <SiteLink to={neighbors.back}>{messages.back}</SiteLink>
      {'position' in neighbors && <Steps of={neighbors} />}
    </nav>
  );
}

function Steps({ of: { previous, next, position, total } }: { of: Neighbors }) {
  const messages = useMessages('objectDetail', english).neighbors;
  return (
    <>
      <span className={styles.position}>{fill(messages.position, { n: position, total })}</span>
      <span className={styles.steps}>
        {(
          [
            ['prev', previous, messages.previous],
            ['next', next, messages.next],
          ] as const
        ).map(([rel, to, label]) =>
          to ? (
            <SiteLink
              key={rel}
              to={to.href}
              rel={rel}
              aria-label={fill(label, { title: to.title.text })}
              title={to.title.text}
            >
              <Arrow isBack={rel === 'prev'} />
            </SiteLink>
          ) : (
            <span key={rel} className={styles.end}>
              <Arrow isBack={rel === 'prev'} />
            </span>
          ),
        )}
      </span>
    </>
  );
}

const Arrow = ({ isBack }: { isBack: boolean }) => (
  <svg viewBox="0 0 32 12" fill="none" stroke="currentColor" aria-hidden>
    <path d={isBack ? 'M32 6H2M7 1 2 6l5 5' : 'M0 6h30M25 1l5 5-5 5'} />
  </svg>
);
