import { cachedLoader } from '#app/cached-loader.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import careerDetail from '#locales/en/careerDetail.json';
import english from '#locales/en/careers.json';
import navigation from '#locales/en/navigationMenu.json';
import type { Route } from './+types/Careers';
import styles from './Careers.module.css';
import { describeDeadline, isCareerOpen } from './career-view.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('careers', english);
  const detail = translations.messagesOf('careerDetail', careerDetail);
  const section = translations.messagesOf('navigationMenu', navigation).items.about;
  const [page, items, clock] = await Promise.all([
    contentManagement.findListingPage('careers', language),
    contentManagement.listCareers(language),
    readMuseumClock(context),
  ]);
  const header = toListingHeader(page, messages, language, section);
  const careers = items.map((career) => ({
    id: career.id,
    href: career.href,
    title: career.title,
    summary: career.summary,
    department: career.department,
    location: career.location,
    type: detail.types[career.employmentType],
    pay: career.salaryLabel,
    deadline: describeDeadline(career, clock, language, detail),
    isOpen: isCareerOpen(career, clock.now),
  }));
  return {
    header,
    head: header.head,
    open: careers.filter(({ isOpen }) => isOpen),
    closed: careers.filter(({ isOpen }) => !isOpen),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Careers({ loaderData: { header, open, closed } }: Route.ComponentProps) {
  const messages = useMessages('careers', english);
  return (
    <>
      <ListingTop of={{ ...header, intro: null }} kind="beside">
        {header.intro && <RichTextView of={header.intro} />}
      </ListingTop>
      <Section width="layout" labelledBy="open">
        <h2 id="open" className={styles.heading}>
          {messages.open}
        </h2>
        {open.length === 0 ? (
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        ) : (
          <ul className={styles.list}>
            {open.map(({ id, href, title, summary, department, location, type, pay, deadline }) => (
              <li key={id} className={styles.career}>
                <div className={styles.what}>
                  <h3 className={styles.title}>
                    <SiteLink to={href} prefetch="intent">
                      <TitleText of={title} />
                    </SiteLink>
                  </h3>
                  {summary && (
                    <p>
                      <Localized of={summary} />
                    </p>
                  )}
                </div>
                <ul className={styles.facts}>
                  <li>{type}</li>
                  {department && (
                    <li>
                      <Localized of={department} />
                    </li>
                  )}
                </ul>
                <ul className={styles.facts}>
                  {pay && (
                    <li className={styles.pay}>
                      <Localized of={pay} />
                    </li>
                  )}
                  {location && (
                    <li>
                      <Localized of={location} />
                    </li>
                  )}
                  <li className={styles.deadline}>{deadline}</li>
                </ul>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {closed.length > 0 && (
        <Section width="layout" labelledBy="closed">
          <Column span={4}>
            <h2 id="closed" className={styles.small}>
              {messages.closed}
            </h2>
          </Column>
          <Column span={8} start={5}>
            <ul className={styles.closed}>
              {closed.map(({ id, href, title }) => (
                <li key={id}>
                  <SiteLink to={href} prefetch="intent">
                    <TitleText of={title} />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Column>
        </Section>
      )}
    </>
  );
}
