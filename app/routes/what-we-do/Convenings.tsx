import { cachedLoader } from '#app/cached-loader.ts';
import { ProgramList } from '#app/components/cards/ProgramList.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { FirstTop } from '#app/components/listing/FirstTop.tsx';
import { ListingIntro } from '#app/components/listing/ListingIntro.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { CalendarSubscription } from '#app/components/programs/CalendarSubscription.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Invitation } from '#app/components/text/Invitation.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import english from '#locales/en/convenings.json';
import events from '#locales/en/events.json';
import type { Route } from './+types/Convenings';
import styles from './Convenings.module.css';
import { isOver, toConveningItem } from './convening-list.ts';
import { loadConvenings, toInquiry } from './load-convenings.ts';

const pastShown = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const { page, convenings, clock, language, messages, section, listWords } =
    await loadConvenings(context);
  const header = toListingHeader(page, messages, language, section);
  const coming = convenings.filter((one) => !isOver(one, clock.instant)).reverse();
  const toItem = (one: (typeof convenings)[number]) =>
    toConveningItem(one, clock, language, listWords);
  return {
    header,
    head: header.head,
    upcoming: coming.map(toItem),
    past: convenings
      .filter((one) => isOver(one, clock.instant))
      .slice(0, pastShown)
      .map(toItem),
    inquiry: clock.settings?.conveningInquiryLink ?? toInquiry(),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

const all = '/what-we-do/convenings/explore-all';

export default function Convenings({ loaderData }: Route.ComponentProps) {
  const { header, upcoming, past, inquiry } = loaderData;
  const messages = useMessages('convenings', english);
  const common = useMessages('events', events);
  return (
    <>
      <FirstTop
        of={{ ...header, intro: null }}
        kind="pattern"
        first={upcoming.length > 0 && <ProgramList items={upcoming.slice(0, 1)} level={2} />}
      />
      {upcoming.length === 0 && (
        <Section width="layout">
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        </Section>
      )}
      {upcoming.length > 1 && (
        <Section width="layout" labelledBy="upcoming" space="tight">
          <h2 id="upcoming" className={styles.heading}>
            {common.upcoming}
          </h2>
          <ProgramList items={upcoming.slice(1)} />
        </Section>
      )}
      <ListingIntro of={header} />
      <Invitation words={messages.ways}>
        <ArrowLink link={inquiry}>{messages.inquiry}</ArrowLink>
      </Invitation>
      {past.length > 0 && (
        <Section width="layout" labelledBy="past" ground="accent-mist">
          <h2 id="past" className={styles.heading}>
            {common.past}
          </h2>
          <ProgramList items={past} />
          <p className={styles.onward}>
            <ArrowLink to={`${all}?when=past`}>{common.filters.seePast}</ArrowLink>
          </p>
        </Section>
      )}
      <CalendarSubscription back={{ to: all, title: messages.exploreAll }} />
    </>
  );
}
