import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { FilmPlayer } from '#app/components/media/FilmPlayer.tsx';
import { Hero } from '#app/components/media/Hero.tsx';
import { toFilm } from '#app/components/media/to-film.ts';
import { AccessNote } from '#app/components/programs/detail/AccessNote.tsx';
import { findAccessContact } from '#app/components/programs/detail/access-contact.ts';
import { noticeOfConvening } from '#app/components/programs/detail/describe-program.ts';
import { Gallery } from '#app/components/programs/detail/Gallery.tsx';
import { KeyFacts } from '#app/components/programs/detail/KeyFacts.tsx';
import { listCredits, toItemHead, toShare } from '#app/components/programs/detail/load-program.ts';
import { PeopleList } from '#app/components/programs/detail/PeopleList.tsx';
import { ProgramActions } from '#app/components/programs/detail/ProgramActions.tsx';
import { ProgramNotice } from '#app/components/programs/detail/ProgramNotice.tsx';
import { offerConvening } from '#app/components/programs/list/offer-convening.ts';
import { programWords } from '#app/components/programs/program-words.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized, toLocalized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toConveningEvent } from '#app/structured-data/to-program-events.ts';
import english from '#locales/en/convenings.json';
import events from '#locales/en/events.json';
import type { Route } from './+types/ConveningDetail';
import styles from './ConveningDetail.module.css';
import { groupAgenda } from './convening-agenda.ts';
import { describeDays } from './convening-list.ts';
import { toInquiry } from './load-convenings.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('convenings', english);
  const common = programWords(translations);
  const [convening, clock] = await Promise.all([
    context.get(servicesContext).contentManagement.findConvening(params.id, language),
    readMuseumClock(context),
  ]);
  if (!convening) throw data(null, { status: 404 });
  await describePage(context, convening.href, (url, museum) =>
    toConveningEvent(convening, url, museum),
  );
  const { uid, recording } = convening;
  const { timeZone } = clock;
  const notice = noticeOfConvening(convening, clock.instant);
  const thisYear = notice === 'ended' ? undefined : clock.now.date.year;
  return {
    convening,
    recording: recording && toFilm(recording, null, { language, timeZone }),
    days: describeDays(convening, timeZone, language, thisYear),
    agenda: groupAgenda(convening.agenda, timeZone, language),
    notice,
    calendar: convening.startsAt ? `/calendar/convenings/${uid}.ics` : null,
    access: findAccessContact(clock.settings),
    inquiry: clock.settings?.conveningInquiryLink ?? toInquiry(convening.uid),
    credits: listCredits(convening),
    offer: notice === null ? offerConvening(convening, common.actions) : null,
    share: toShare(context, convening),
    head: toItemHead(convening, messages.title),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function ConveningDetail({ loaderData }: Route.ComponentProps) {
  const { convening, recording, days, agenda, notice, access, inquiry } = loaderData;
  const messages = useMessages('convenings', english);
  const common = useMessages('events', events);
  const { language } = useLanguage();
  const { speakers, partners, documents } = convening;
  const isComing = notice === null;
  const isOff = notice === 'cancelled' || notice === 'postponed';
  // Said in the head, it is not said again beside the words.
  const daysInHead = isComing || isOff ? days : null;
  return (
    <article>
      <Hero
        of={{
          title: convening.title,
          description: convening.summary,
          breadcrumb: convening.label ?? { text: messages.title, language },
          backgroundImage: convening.image,
          variant: 'bottom',
        }}
        height="low"
        form="plate"
        isShared
        foot={
          daysInHead && (
            <KeyFacts
              when={daysInHead}
              where={convening.location}
              status={isOff ? common.status[notice] : null}
              isOff={isOff}
              offer={loaderData.offer}
            />
          )
        }
      />
      <Section width="layout">
        <Column span={7}>
          {notice && (
            <ProgramNotice of={notice} text={notice === 'ended' ? messages.ended : undefined} />
          )}
          {days && !daysInHead && <p className={styles.days}>{days}</p>}
          <RichTextView of={convening.description} size="large" />
          {(agenda.length > 0 || isComing) && (
            <section className={styles.part} aria-labelledby="agenda">
              <h2 id="agenda">{messages.agenda}</h2>
              {agenda.length === 0 && <p>{messages.agendaToCome}</p>}
              {agenda.map((day) => (
                <section key={day.date} className={styles.day}>
                  {day.title && <h3>{day.title}</h3>}
                  <ol>
                    {day.parts.map((part) => (
                      <li key={part.time + part.title.text}>
                        <p className={styles.time}>{part.time}</p>
                        <div>
                          <p className={styles.title}>
                            <TitleText of={part.title} />
                          </p>
                          <RichTextView of={part.description} size="quiet" />
                        </div>
                      </li>
                    ))}
                  </ol>
                </section>
              ))}
            </section>
          )}
        </Column>
        <Column span={4} start={9} align="sticky">
          <FactList
            facts={[
              !daysInHead &&
                convening.location && {
                  term: messages.where,
                  values: [<Localized key="where" of={convening.location} />],
                },
              {
                term: messages.partners,
                values: partners.map(({ name, link }) =>
                  link ? (
                    <SiteLink key={name} link={link}>
                      {name}
                    </SiteLink>
                  ) : (
                    name
                  ),
                ),
              },
              {
                term: messages.documents,
                values: documents.map((link) => (
                  <SiteLink key={link.href} link={link}>
                    {link.text ? <Localized of={link.text} /> : nameFile(link.href)}
                  </SiteLink>
                )),
              },
              isComing &&
                access && {
                  term: common.access,
                  values: [<AccessNote key="access" kinds={[]} of={access} />],
                },
              { term: common.images, values: toLocalized(loaderData.credits) },
            ]}
          />
          <ProgramActions
            calendar={isComing ? loaderData.calendar : null}
            share={loaderData.share}
          />
          <p className={styles.invitation} data-print="none">
            {isComing && !convening.registration ? messages.invitation : messages.goesOn}{' '}
            <SiteLink link={inquiry}>{messages.inquiry}</SiteLink>
          </p>
        </Column>
      </Section>
      {recording && (
        <Section width="layout" ground="ink" labelledBy="recording">
          <Column span={4}>
            <h2 id="recording" className={styles.heading}>
              {messages.recording}
            </h2>
            <p className={styles.film}>
              <TitleText of={recording.title} />
            </p>
            {recording.duration !== null && <p>{recording.duration}</p>}
            <p className={styles.watch}>
              <ArrowLink to={`/digital-studio?video=${recording.uid}#film`}>
                {messages.watch}
              </ArrowLink>
            </p>
          </Column>
          <Column span={8} start={5} bleed="end">
            <FilmPlayer of={recording} sizes="(min-width: 768px) 66vw, 100vw" />
          </Column>
          {recording.transcript && (
            <Column span={8} start={5}>
              <div className={styles.transcript}>
                <Disclosure title={messages.transcript}>
                  <RichTextView of={recording.transcript} topHeading={3} />
                </Disclosure>
              </div>
            </Column>
          )}
        </Section>
      )}
      {speakers.length > 0 && (
        <Section width="layout" labelledBy="speakers">
          <h2 id="speakers" className={styles.heading}>
            {messages.speakers}
          </h2>
          <PeopleList of={speakers} />
        </Section>
      )}
      <Gallery of={convening.additionalImages} />
      <Section width="layout">
        <p>
          <ArrowLink to="/what-we-do/convenings/explore-all" prefetch="intent">
            {messages.exploreAll}
          </ArrowLink>
        </p>
      </Section>
    </article>
  );
}

/** The file's own name, where the editors gave the document none. */
const nameFile = (href: string) => decodeURIComponent(href.split(/[/?#]/).at(-1) || href);
