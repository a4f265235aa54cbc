import { useLocation } from 'react-router';
import { ObjectPicture } from '#app/components/media/ObjectPicture.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useLanguage, useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import type { Collection } from '#services/content-management/contract.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { CardLink } from './CardLink.tsx';
import styles from './CollectionCard.module.css';
import type { CollectionCardContent } from './collection-card-content.ts';
import { scrollDelayMs, scrollToTopSlowly } from './scroll-to-top-slowly.ts';

export interface CollectionCardProps {
  readonly of: CollectionCardContent;
  readonly level?: 2 | 3 | 4;
  readonly sizes?: string;
}

const screen = '/collection/explore-the-collection';

/** The address of a group of the collection: parameters collection, title and sourceId. */
export function toCollectionHref(of: Pick<Collection, 'uid' | 'title' | 'sourceId'>): string {
  const query = new URLSearchParams({
    collection: of.uid,
    title: of.title.text,
    sourceId: of.sourceId,
  });
  return `${screen}?${query}`;
}

/**
 * Leads to the group's objects. On the screen itself, where the path does not change, the page goes
 * to its top slowly (specification §2).
 */
export function CollectionCard({ of: collection, level = 3, sizes }: CollectionCardProps) {
  const { language } = useLanguage();
  const localPath = useLocalPath();
  const messages = useMessages('common', english);
  const isHere = useLocation().pathname === localPath(screen);
  const Heading = `h${level}` as const;
  const count = collection.objectCount;
  return (
    <article className={styles.card} data-baseline-row>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <CardLink
            to={toCollectionHref(collection)}
            preventScrollReset={isHere}
            onClick={() => setTimeout(scrollToTopSlowly, scrollDelayMs)}
          >
            <TitleText of={collection.title} />
          </CardLink>
        </Heading>
        {count !== null && (
          <p className={styles.count}>
            {fill(choosePlural(messages.collections.objects, count, language), { count })}
          </p>
        )}
      </div>
      <div className={styles.picture}>
        <ObjectPicture
          of={collection.image}
          sizes={sizes ?? '(min-width: 1200px) 18rem, (min-width: 768px) 25vw, 50vw'}
        />
      </div>
    </article>
  );
}
