import { Section } from '#app/components/layout/Section.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import type { ItemLink, Picture as PictureData } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/localized-text.ts';
import { EmptyList } from './EmptyList.tsx';
import styles from './ItemListScreen.module.css';
import { ListingTop } from './ListingTop.tsx';
import type { ListingHeader } from './listing-header.ts';

/** One line of a list: what, and the facts that help to choose. */
export interface ListEntry {
  readonly id: string;
  readonly title: LocalizedText;
  /** Null: there is no page behind it. */
  readonly link: Pick<ItemLink, 'href' | 'isExternal'> | null;
  readonly facts: readonly (LocalizedText | string | null | undefined)[];
  readonly summary?: LocalizedText | null;
  readonly image?: PictureData | null;
}

export interface ListGroup {
  readonly id: string;
  readonly title: string | null;
  readonly entries: readonly ListEntry[];
}

export interface ItemListScreenProps {
  readonly header: ListingHeader;
  readonly groups: readonly ListGroup[];
  /** What an empty list says where the editors wrote nothing. */
  readonly emptyText: string;
  readonly more?: { readonly to: string; readonly text: string };
}

/** A screen that is a list to be read: names large, facts beside them. */
export function ItemListScreen({ header, groups, emptyText, more }: ItemListScreenProps) {
  const filled = groups.filter(({ entries }) => entries.length > 0);
  return (
    <>
      <ListingTop of={header} />
      {filled.length === 0 && (
        <Section>
          <EmptyList text={header.emptyText} fallback={emptyText} />
        </Section>
      )}
      {filled.map(({ id, title, entries }) => (
        <Section key={id} labelledBy={title ? id : undefined}>
          {title && (
            <h2 id={id} className={styles.heading}>
              {title}
            </h2>
          )}
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Entry key={entry.id} of={entry} level={title ? 3 : 2} />
            ))}
          </ul>
        </Section>
      ))}
      {more && (
        <Section space="tight">
          <SiteLink to={more.to} className={styles.more} prefetch="intent">
            {more.text}
          </SiteLink>
        </Section>
      )}
    </>
  );
}

function Entry({ of: entry, level }: { of: ListEntry; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const title = <Localized of={entry.title} />;
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        {entry.image && <Picture of={entry.image} ratio="square" sizes="8rem" isDecoration />}
      </div>
      <div>
        <Heading className={styles.title}>
          {entry.link ? (
            <SiteLink link={{ ...entry.link, text: null }} prefetch="intent">
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </Heading>
        {entry.summary && (
          <p>
            <Localized of={entry.summary} />
          </p>
        )}
      </div>
      <ul className={styles.facts}>
        {entry.facts
          .filter((fact) => fact != null)
          .map((fact) => (
            <li key={typeof fact === 'string' ? fact : fact.text}>
              {typeof fact === 'string' ? fact : <Localized of={fact} />}
            </li>
          ))}
      </ul>
    </li>
  );
}
