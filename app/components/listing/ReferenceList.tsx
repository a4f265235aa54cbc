import { Picture } from '#app/components/media/Picture.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { ItemReference } from '#services/content-management/contract.ts';
import styles from './ReferenceList.module.css';

/** Other items worth going to, each with a small picture; a list of links, not of cards. */
export function ReferenceList({
  of: references,
  kinds = {},
}: {
  of: readonly ItemReference[];
  /** What an item is, by its type; absent: its place says it. */
  kinds?: Readonly<Record<string, string>>;
}) {
  return (
    <ul className={styles.list}>
      {references.map((reference) => (
        <li key={reference.id}>
          <SiteLink to={reference.href} className={styles.link} prefetch="intent">
            <span className={styles.picture}>
              <Picture of={reference.image} ratio="square" sizes="6rem" isDecoration />
            </span>
            <span>
              {kinds[reference.type] && (
                <span className={styles.kind}>{kinds[reference.type]}</span>
              )}
              <span className={styles.title}>
                <TitleText of={reference.title} />
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
