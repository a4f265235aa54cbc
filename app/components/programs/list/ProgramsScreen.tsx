import { ProgramList, type ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import type { ListingHeader } from '#app/components/listing/listing-header.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import type { ItemLink } from '#services/content-management/contract.ts';
import { CalendarSubscription } from '../CalendarSubscription.tsx';
import { nameKind, namePeriod } from '../program-messages.ts';
import { FeaturedProgram } from './FeaturedProgram.tsx';
import { FilterRow } from './FilterRow.tsx';
import styles from './ProgramsScreen.module.css';
import { periods } from './program-filters.ts';
import type { ProgramListing } from './program-listing.ts';

export interface ProgramsScreenProps {
  /** Path of this screen, without language prefix. */
  readonly path: string;
  readonly header: ListingHeader;
  readonly featured: ProgramListItem | null;
  readonly upcoming: readonly ProgramListItem[];
  readonly past: readonly ProgramListItem[];
  readonly choices: ProgramListing['choices'];
  readonly kinds: Readonly<Record<string, string>>;
  readonly messages: { readonly empty: string; readonly exploreAll: string };
  /** Where somebody asks to hold an event in the house; null: this is not the place. */
  readonly inquiry?: {
    readonly link: ItemLink;
    readonly text: string;
    readonly label: string;
  } | null;
}

/** Coming programs, the filters, and a look at past ones. */
export function ProgramsScreen(props: ProgramsScreenProps) {
  const { path, header, featured, upcoming, past, choices, kinds, messages, inquiry } = props;
  const common = useMessages('events', english);
  const all = `${path}/explore-all`;
  return (
    <>
      <ListingTop of={header} />
      {featured && <FeaturedProgram of={featured} />}
      <Section width="layout" labelledBy="upcoming">
        <div className={styles.head}>
          <h2 id="upcoming">{common.upcoming}</h2>
          <div className={styles.filters} data-print="none">
            <FilterRow
              label={common.when}
              links={periods.map((when) => ({
                to: `${all}?when=${when}`,
                text: namePeriod(when, common),
                count: choices.when.find(({ value }) => value === when)?.count ?? 0,
                isChosen: false,
              }))}
            />
            {choices.kind.length > 1 && (
              <FilterRow
                label={common.kind}
                links={choices.kind
                  .filter(({ count }) => count > 0)
                  .map(({ value, count }) => ({
                    to: `${all}?kind=${value}`,
                    text: nameKind(value, kinds),
                    count,
                    isChosen: false,
                  }))}
              />
            )}
          </div>
        </div>
        {upcoming.length > 0 ? (
          <ProgramList items={upcoming} />
        ) : (
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        )}
      </Section>
      {inquiry && (
        <Section width="layout" ground="deep">
          <p className={styles.inquiry}>{inquiry.text}</p>
          <p>
            <ArrowLink link={inquiry.link}>{inquiry.label}</ArrowLink>
          </p>
        </Section>
      )}
      {past.length > 0 && (
        <Section width="layout" labelledBy="past" ground="accent-mist">
          <div className={styles.head}>
            <h2 id="past">{common.past}</h2>
            <ArrowLink to={`${all}?when=past`}>{common.filters.seePast}</ArrowLink>
          </div>
          <ProgramList items={past} />
        </Section>
      )}
      <CalendarSubscription back={{ to: all, title: messages.exploreAll }} />
    </>
  );
}
