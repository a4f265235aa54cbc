import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid, chooseColumns } from '#app/components/cards/CardGrid.tsx';
import { ExhibitionCard } from '#app/components/cards/ExhibitionCard.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import {
  groupExhibitions,
  toExhibitionEntry,
} from '#app/components/programs/list/exhibition-list.ts';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/exhibitions.json';
import type { Route } from './+types/AllExhibitions';
import styles from './AllExhibitions.module.css';

const groups = ['current', 'upcoming', 'permanent', 'past'] as const;

/** Every exhibition, past ones included; `?show=` narrows the list to one group. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('exhibitions', english);
  const [exhibitions, { now }] = await Promise.all([
    contentManagement.listExhibitions(language),
    readMuseumClock(context),
  ]);
  const grouped = groupExhibitions(
    exhibitions.map((exhibition) => ({
      ...toExhibitionEntry(exhibition, now.date, language, messages.dates),
      // All of them are exhibitions, and the headings say of which kind.
      label: null,
    })),
  );
  const asked = url.searchParams.get('show');
  return {
    grouped,
    show: groups.find((group) => group === asked) ?? null,
    head: { title: messages.all, section: messages.title, description: messages.description },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function AllExhibitions({ loaderData: { grouped, show } }: Route.ComponentProps) {
  const messages = useMessages('exhibitions', english);
  const path = '/whats-on/exhibitions/explore-all';
  const filled = groups.filter((group) => grouped[group].length > 0);
  return (
    <>
      <PageHeader label={messages.title} title={messages.all} />
      <Section width="layout" space="none">
        <nav aria-label={messages.all}>
          <ul className={styles.filters}>
            {[null, ...filled].map((group) => (
              <li key={group}>
                <SiteLink
                  to={group ? `${path}?show=${group}` : path}
                  aria-current={group === show ? 'page' : undefined}
                  preventScrollReset
                >
                  {group ? messages[group] : messages.all}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      {filled.length === 0 && (
        <Section>
          <p>{messages.empty}</p>
        </Section>
      )}
      {filled
        .filter((group) => show === null || group === show)
        .map((group) => (
          <Section key={group} width="layout" labelledBy={group}>
            <h2 id={group} className={styles.heading}>
              {messages[group]}
            </h2>
            <CardGrid columns={chooseColumns(grouped[group].length)}>
              {grouped[group].map((exhibition) => (
                <ExhibitionCard
                  key={exhibition.id}
                  of={exhibition}
                  ratio={grouped[group].length > 2 ? 'own' : 'landscape'}
                />
              ))}
            </CardGrid>
          </Section>
        ))}
    </>
  );
}
