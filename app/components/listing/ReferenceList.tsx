import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import styles from './ReferenceList.module.css';
import type { ReferenceRow } from './reference-rows.ts';

/** Other items worth going to, each with a small picture; a list of links, not of cards. */
export function ReferenceList({
  of: rows,
  withKinds = true,
}: {
  of: readonly ReferenceRow[];
  /** False where their place says what they are. */
  withKinds?: boolean;
}) {
  return (
    <ul className={styles.list}>
      {rows.map(({ id, href, title, image, kind, craft, dates, status }) => (
        <li key={id}>
          <SiteLink to={href} className={styles.link} prefetch="intent">
            <span className={styles.picture}>
              <Picture of={image} ratio="square" sizes="6rem" isDecoration />
            </span>
            <span>
              {withKinds && <span className={styles.kind}>{kind}</span>}
              <span className={styles.title}>
                <TitleText of={title} />
              </span>
              {status && <strong className={styles.status}>{status}</strong>}
              {[craft, dates].map(
                (detail) =>
                  detail && (
                    <span key={detail.text} className={styles.detail}>
                      <Localized of={detail} />
                    </span>
                  ),
              )}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
