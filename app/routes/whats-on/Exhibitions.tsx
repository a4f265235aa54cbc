import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid, chooseColumns } from '#app/components/cards/CardGrid.tsx';
import { ExhibitionCard } from '#app/components/cards/ExhibitionCard.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { FirstTop } from '#app/components/listing/FirstTop.tsx';
import { ListingIntro } from '#app/components/listing/ListingIntro.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import {
  groupExhibitions,
  toExhibitionEntry,
} from '#app/components/programs/list/exhibition-list.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/exhibitions.json';
import navigation from '#locales/en/navigationMenu.json';
import type { Route } from './+types/Exhibitions';
import styles from './Exhibitions.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('exhibitions', english);
  const section = translations.messagesOf('navigationMenu', navigation).items.whatsOn;
  const [page, exhibitions, { now }] = await Promise.all([
    contentManagement.findListingPage('exhibitions', language),
    contentManagement.listExhibitions(language),
    readMuseumClock(context),
  ]);
  const entries = exhibitions.map((exhibition) => {
    const entry = toExhibitionEntry(exhibition, now.date, language, messages.dates);
    return {
      ...entry,
      // What can be seen now is shown as its page opens, and grows into it; of what comes there is one work.
      image: entry.state === 'upcoming' ? entry.image : (exhibition.heroImage ?? entry.image),
      // All of them are exhibitions, and the headings say of which kind.
      label: null,
    };
  });
  const { current, upcoming, permanent } = groupExhibitions(entries);
  const header = toListingHeader(page, messages, language, section);
  return {
    header,
    head: header.head,
    current,
    upcoming,
    permanent,
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Exhibitions({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('exhibitions', english);
  const { header, current, upcoming, permanent } = loaderData;
  const [lead, ...others] = current;
  const isEmpty = current.length + upcoming.length + permanent.length === 0;
  return (
    <>
      <FirstTop
        of={{ ...header, intro: null }}
        kind="first"
        first={
          lead && (
            <ExhibitionCard
              of={lead}
              level={2}
              ratio="fill"
              sizes="(min-width: 1024px) 66vw, 100vw"
              isPriority
            />
          )
        }
      />
      {isEmpty && (
        <Section>
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        </Section>
      )}
      {others.length > 0 && (
        <Section width="layout" labelledBy="current">
          <h2 id="current" className={styles.heading}>
            {messages.also}
          </h2>
          <CardGrid columns={chooseColumns(others.length)}>
            {others.map((exhibition) => (
              <ExhibitionCard key={exhibition.id} of={exhibition} ratio="landscape" />
            ))}
          </CardGrid>
        </Section>
      )}
      {upcoming.length > 0 && (
        <Section width="layout" ground="accent-mist" labelledBy="upcoming">
          <h2 id="upcoming" className={styles.heading}>
            {messages.upcoming}
          </h2>
          <CardGrid columns={chooseColumns(upcoming.length)}>
            {upcoming.map((exhibition) => (
              <ExhibitionCard key={exhibition.id} of={exhibition} ratio="own" />
            ))}
          </CardGrid>
        </Section>
      )}
      {permanent.length > 0 && (
        <Section width="layout" labelledBy="permanent">
          <h2 id="permanent" className={styles.heading}>
            {messages.permanent}
          </h2>
          <CardGrid columns={2}>
            {permanent.map((exhibition) => (
              <ExhibitionCard
                key={exhibition.id}
                of={exhibition}
                ratio="landscape"
                sizes="(min-width: 768px) 48vw, 100vw"
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <ListingIntro of={header} space="none" />
      <Section width="layout" space="tight">
        <Column span={8}>
          <p className={styles.all}>
            <ArrowLink to="/whats-on/exhibitions/explore-all" prefetch="intent">
              {messages.exploreAll}
            </ArrowLink>
          </p>
        </Column>
      </Section>
    </>
  );
}
