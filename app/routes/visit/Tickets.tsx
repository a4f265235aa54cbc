import { cachedLoader } from '#app/cached-loader.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { PageContents } from '#app/components/visit/PageContents.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import plan from '#locales/en/planYourVisit.json';
import english from '#locales/en/tickets.json';
import type { Route } from './+types/Tickets';
import { TicketEntry } from './TicketEntry.tsx';
import styles from './Tickets.module.css';
import { listTicketGroups } from './ticket-groups.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('tickets', english);
  const [page, tickets] = await Promise.all([
    contentManagement.findListingPage('tickets', language),
    contentManagement.listTicketTypes(language),
  ]);
  const header = toListingHeader(page, words, language);
  return {
    header: { ...header, intro: null },
    head: header.head,
    rules: header.intro,
    groups: listTicketGroups(tickets, language, words),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Tickets({ loaderData: { header, rules, groups } }: Route.ComponentProps) {
  const words = useWords('tickets', english);
  const { title: planTitle } = useWords('planYourVisit', plan);
  return (
    <>
      <ListingTop of={header} />
      <Section ground="sand" width="layout" labelledBy="before">
        <Column span={4}>
          <h2 id="before" className={styles.before}>
            {words.before}
          </h2>
        </Column>
        <Column span={8} start={5}>
          <RichTextView of={rules} size="large" />
          <p className={styles.links} data-print="none">
            <ArrowLink to="/visit/visitor-guidelines">{words.guidelines}</ArrowLink>
            <ArrowLink to="/visit/plan-your-visit">{planTitle}</ArrowLink>
          </p>
        </Column>
      </Section>
      {groups.length === 0 && (
        <Section>
          <EmptyList text={header.emptyText} fallback={words.empty} />
        </Section>
      )}
      {groups.length > 1 && (
        <Section space="tight" width="layout">
          <PageContents items={groups} isRow />
        </Section>
      )}
      {groups.map(({ id, title, tickets }) => (
        <Section key={id} labelledBy={id} width="layout" space="tight">
          <h2 id={id} className={styles.kind}>
            {title}
          </h2>
          {tickets.map((ticket) => (
            <TicketEntry key={ticket.id} of={ticket} />
          ))}
        </Section>
      ))}
    </>
  );
}
