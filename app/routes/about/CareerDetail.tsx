import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { ButtonLink } from '#app/components/button/Button.tsx';
import {
  answerForm,
  findThanks,
  formHeaders,
  withThanks,
} from '#app/components/forms/answer-form.ts';
import '#app/components/forms/form-styles.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  formGuardContext,
  languageContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import english from '#locales/en/careerDetail.json';
import careers from '#locales/en/careers.json';
import { formatDate } from '#shared/dates/format-dates.ts';
import type { Route } from './+types/CareerDetail';
import styles from './CareerDetail.module.css';
import { describeDeadline, isCareerOpen } from './career-view.ts';
import { toJobPosting } from './job-posting.ts';

const kind = 'career-application';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('careerDetail', english);
  const [career, listing, clock, token, thanks] = await Promise.all([
    contentManagement.findCareer(params.uid, language),
    contentManagement.findListingPage('careers', language),
    readMuseumClock(context),
    context.get(formGuardContext).sharedToken(),
    findThanks(request, context, kind),
  ]);
  if (!career) throw data(null, { status: 404 });
  const isOpen = isCareerOpen(career, clock.now);
  // Search engines are told of a position only while it is open.
  await describePage(context, `/about/careers/${career.uid}`, (_, { settings, publicOrigin }) =>
    isOpen ? toJobPosting(career, settings, publicOrigin) : null,
  );
  const view = {
    career,
    // Where the editors chose none, that of the list: all of them work in the same house.
    picture: career.metadata.image ?? listing?.hero?.backgroundImage ?? null,
    isOpen,
    token,
    reference: thanks?.reference ?? null,
    deadline: describeDeadline(career, clock, language, messages),
    published: formatDate(career.publishedOn, language),
    head: {
      title: thanks
        ? messages.application.thanks.title
        : (career.metadata.title?.text ?? career.title.text),
      section: translations.messagesOf('careers', careers).title,
      description: career.metadata.description?.text ?? career.summary?.text ?? null,
      isHiddenFromSearch: !isOpen,
    },
  };
  return withThanks(view, thanks);
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  answerForm(request, context, {
    kind,
    path: `/about/careers/${encodeURIComponent(params.uid)}`,
    anchor: 'apply',
  });

const form = new Piece('form', async () => (await import('./ApplicationForm.tsx')).ApplicationForm);
const thanks = new Piece(
  'thanks',
  async () => (await import('./ApplicationThanks.tsx')).ApplicationThanks,
);
if (import.meta.env.SSR) await Promise.all([form.load(), thanks.load()]);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const headers = formHeaders;

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function CareerDetail({
  loaderData: { career, picture, isOpen, deadline, published, token, reference },
  actionData,
}: Route.ComponentProps) {
  const messages = useMessages('careerDetail', english);
  // A mail program is no place to hand in files; another site is the editors' own choice.
  const elsewhere = career.apply && /^https?:/.test(career.apply.href) ? career.apply : null;
  const takesApplications = isOpen && !elsewhere;
  const { title: careersTitle } = useMessages('careers', careers);
  const parts = [
    ['position', messages.about, career.description],
    ['responsibilities', messages.responsibilities, career.responsibilities],
    ['qualifications', messages.qualifications, career.qualifications],
    ['benefits', messages.benefits, career.benefits],
    ['how-to-apply', messages.howToApply, isOpen ? career.howToApply : null],
  ] as const;
  return (
    <article>
      <PageHeader
        label={careersTitle}
        title={career.title}
        lead={career.summary}
        picture={picture}
      />
      <Section width="layout">
        <Column span={4} align="sticky">
          <p className={styles.deadline} data-closed={isOpen ? undefined : ''}>
            {deadline}
          </p>
          <FactList
            facts={[
              career.salaryLabel && {
                term: messages.salary,
                values: [<Localized key="salary" of={career.salaryLabel} />],
              },
              { term: messages.type, values: [messages.types[career.employmentType]] },
              career.department && {
                term: messages.department,
                values: [<Localized key="department" of={career.department} />],
              },
              career.location && {
                term: messages.location,
                values: [<Localized key="location" of={career.location} />],
              },
              { term: messages.published, values: [published] },
              career.attachments.length > 0 && {
                term: messages.downloads,
                values: career.attachments.map((file) => (
                  <SiteLink key={file.href} link={file}>
                    {file.text ? <Localized of={file.text} /> : file.href.split('/').at(-1)}
                  </SiteLink>
                )),
              },
            ]}
          />
        </Column>
        <Column span={7} start={6}>
          {parts.map(
            ([id, heading, text]) =>
              text && (
                <section key={id} className={styles.part} aria-labelledby={id}>
                  <h2 id={id}>{heading}</h2>
                  <RichTextView of={text} topHeading={3} />
                </section>
              ),
          )}
          <p className={styles.actions} data-print="none">
            {takesApplications && <ButtonLink to="#apply">{messages.apply}</ButtonLink>}
            {isOpen && elsewhere && (
              <ButtonLink link={elsewhere}>
                {elsewhere.text ? <Localized of={elsewhere.text} /> : messages.apply}
              </ButtonLink>
            )}
            <ArrowLink to="/about/careers">{messages.all}</ArrowLink>
          </p>
        </Column>
      </Section>
      {(takesApplications || reference) && (
        <Section
          id="apply"
          ground="white"
          width="layout"
          labelledBy={reference ? undefined : 'apply-title'}
        >
          {reference ? (
            <Column span={7} start={6}>
              <WhenWanted piece={thanks} reference={reference} />
            </Column>
          ) : (
            <>
              <Column span={4} align="sticky">
                <div className={styles.apply}>
                  <h2 id="apply-title">{messages.application.title}</h2>
                  <p>{messages.application.intro}</p>
                </div>
              </Column>
              <Column span={7} start={6}>
                <WhenWanted piece={form} career={career.uid} token={token} answer={actionData} />
              </Column>
            </>
          )}
        </Section>
      )}
    </article>
  );
}
