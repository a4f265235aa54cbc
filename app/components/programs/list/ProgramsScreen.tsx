import { ProgramList, type ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingIntro } from '#app/components/listing/ListingIntro.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import type { ListingHeader } from '#app/components/listing/listing-header.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Invitation } from '#app/components/text/Invitation.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import type { ItemLink } from '#services/content-management/contract.ts';
import { CalendarSubscription } from '../CalendarSubscription.tsx';
import { DayGroups } from '../whats-on/DayGroups.tsx';
import type { WhatsOnGroup } from '../whats-on/group-rows.ts';
import type { DayLink } from '../whats-on/to-day-links.ts';
import { FeaturedProgram } from './FeaturedProgram.tsx';
import { FilterRow } from './FilterRow.tsx';
import styles from './ProgramsScreen.module.css';

export interface ProgramsScreenProps {
  /** Of its head; on a picture stands the next one of the list. */
  readonly kind: 'words' | 'tall';
  readonly header: ListingHeader;
  readonly featured: ProgramListItem | null;
  readonly upcoming: readonly ProgramListItem[];
  /** The same below their days. */
  readonly byDay: readonly WhatsOnGroup[];
  readonly past: readonly ProgramListItem[];
  readonly days: readonly DayLink[];
  /** Where What's on shows these programs alone. */
  readonly all: string;
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
  const { kind, header, featured, upcoming, byDay, past, days, all, messages, inquiry } = props;
  const common = useMessages('events', english);
  // A picture leads in with the next one of the list, which goes on below. Beside it a second one would be lost.
  const inHead = (kind === 'tall' ? upcoming.slice(0, 1) : []).map((item) => ({
    ...item,
    image: null,
  }));
  const below = upcoming.slice(inHead.length);
  return (
    <>
      <ListingTop
        of={{ ...header, intro: null }}
        kind={kind}
        first={inHead.length > 0 && <ProgramList items={inHead} level={2} />}
      />
      <Section width="layout" labelledBy="upcoming" space="tight">
        <div className={styles.head}>
          <h2 id="upcoming">{common.upcoming}</h2>
          <div className={styles.filters} data-print="none">
            <FilterRow label={common.when} isLarge links={days} />
          </div>
        </div>
        {kind === 'words' ? (
          <DayGroups of={byDay} level={3} />
        ) : (
          below.length > 0 && <ProgramList items={below} />
        )}
        {upcoming.length === 0 && <EmptyList text={header.emptyText} fallback={messages.empty} />}
      </Section>
      <ListingIntro of={header} />
      {featured && <FeaturedProgram of={featured} />}
      {inquiry && (
        <Invitation words={inquiry.text}>
          <ArrowLink link={inquiry.link}>{inquiry.label}</ArrowLink>
        </Invitation>
      )}
      {past.length > 0 && (
        <Section width="layout" labelledBy="past" ground="accent-mist">
          <div className={styles.head}>
            <h2 id="past">{common.past}</h2>
            <ArrowLink to={`${all}&when=past`}>{common.filters.seePast}</ArrowLink>
          </div>
          <ProgramList items={past} />
        </Section>
      )}
      <CalendarSubscription back={{ to: all, title: messages.exploreAll }} />
    </>
  );
}
