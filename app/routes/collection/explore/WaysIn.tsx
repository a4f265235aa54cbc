import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { toExploreHref } from './explore-address.ts';
import type { ExploreData } from './load-explore.ts';
import styles from './WaysIn.module.css';

interface WaysInProps {
  readonly of: ExploreData;
  readonly level?: 3 | 4;
  /** All of them in view, in as many rows as it takes. */
  readonly isWhole?: boolean;
}

/** Groups to begin with. */
export function WaysIn({ of: data, level = 3, isWhole }: WaysInProps) {
  const messages = useMessages('exploreTheCollection', english);
  const { collections, otherCollections } = data;
  if (collections.length + otherCollections.length === 0) return null;
  return (
    <>
      {collections.length > 0 && (
        <ul
          className={styles.shelf}
          aria-label={messages.collections}
          data-whole={isWhole ? '' : undefined}
        >
          {collections.map((collection) => (
            <li key={collection.uid}>
              <CollectionCard of={collection} level={level} sizes="11rem" />
            </li>
          ))}
        </ul>
      )}
      {otherCollections.length > 0 && (
        <ul
          className={styles.others}
          aria-label={collections.length > 0 ? undefined : messages.collections}
        >
          {otherCollections.map(({ sourceId, objectCount, title }) => (
            <li key={sourceId}>
              <SiteLink to={toExploreHref({ sourceId: [sourceId], page: 1 })}>
                <TitleText of={title} />
              </SiteLink>{' '}
              {objectCount}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
