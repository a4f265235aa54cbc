import { cachedLoader } from '#app/cached-loader.ts';
import { StaffCard } from '#app/components/cards/StaffCard.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingIntro } from '#app/components/listing/ListingIntro.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Invitation } from '#app/components/text/Invitation.tsx';
import { MailLink } from '#app/components/text/MailLink.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import careers from '#locales/en/careers.json';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/staff.json';
import type { StaffMember } from '#services/content-management/contract.ts';
import type { Route } from './+types/Staff';
import styles from './Staff.module.css';
import { groupByDepartment } from './staff-groups.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('staff', english);
  const section = translations.messagesOf('navigationMenu', navigation).items.about;
  const [page, staff] = await Promise.all([
    contentManagement.findListingPage('staff', language),
    contentManagement.listStaff(language),
  ]);
  const header = toListingHeader(page, messages, language, section);
  return {
    header,
    head: header.head,
    groups: groupByDepartment(staff, { text: messages.other, language }),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Staff({ loaderData: { header, groups } }: Route.ComponentProps) {
  const messages = useMessages('staff', english);
  const { open: positions } = useMessages('careers', careers);
  return (
    <>
      <ListingTop of={{ ...header, intro: null }} kind="words" />
      {groups.length === 0 && (
        <Section>
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        </Section>
      )}
      {groups.length > 1 && (
        <Section width="layout" space="none">
          <nav className={styles.contents} aria-label={messages.departments}>
            <ul>
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <TitleText of={title} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Section>
      )}
      {groups.length > 0 && (
        <Section width="layout" space="tight">
          <div className={styles.departments}>
            {groups.map(({ id, title, members }) => (
              <section key={id} className={styles.group} aria-labelledby={id}>
                <h2 id={id} className={styles.department}>
                  <TitleText of={title} />
                </h2>
                <ul className={styles.rows}>
                  {members.map((member) => (
                    <li key={member.id} id={member.uid}>
                      <Member of={member} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Section>
      )}
      <ListingIntro of={header} />
      <Invitation words={messages.join}>
        <ArrowLink to="/about/careers">{positions}</ArrowLink>
      </Invitation>
    </>
  );
}

/** On phones a person is a line, which opens; elsewhere all of it stands there. */
function Member({ of: member }: { of: StaffMember }) {
  const { about } = useMessages('staff', english);
  return (
    <div className={styles.member}>
      <StaffCard of={{ ...member, department: null }} />
      <details className={styles.more} data-slides>
        <summary>
          <span className="visually-hidden">
            {about} {member.name}
          </span>
        </summary>
        {member.email && <MailLink to={member.email} className={styles.mail} />}
        <RichTextView of={member.description} size="quiet" />
      </details>
    </div>
  );
}
