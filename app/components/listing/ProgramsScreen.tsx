import { ProgramList, type ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { EmptyList } from './EmptyList.tsx';
import styles from './ItemListScreen.module.css';
import { ListingTop } from './ListingTop.tsx';
import type { ListingHeader } from './listing-header.ts';

export interface ProgramsScreenProps {
  readonly header: ListingHeader;
  readonly upcoming: readonly ProgramListItem[];
  readonly past: readonly ProgramListItem[];
  readonly words: { readonly upcoming: string; readonly past: string; readonly empty: string };
  readonly more?: { readonly to: string; readonly text: string };
}

/** Programs with dates: the coming ones first, the past ones below. */
export function ProgramsScreen({ header, upcoming, past, words, more }: ProgramsScreenProps) {
  return (
    <>
      <ListingTop of={header} />
      <Section labelledBy="upcoming">
        <h2 id="upcoming" className={styles.heading}>
          {words.upcoming}
        </h2>
        {upcoming.length > 0 ? (
          <ProgramList items={upcoming} />
        ) : (
          <EmptyList text={header.emptyText} fallback={words.empty} />
        )}
      </Section>
      {past.length > 0 && (
        <Section labelledBy="past" ground="white">
          <h2 id="past" className={styles.heading}>
            {words.past}
          </h2>
          <ProgramList items={past} />
        </Section>
      )}
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
