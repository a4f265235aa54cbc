import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { ProgramList } from '#app/components/cards/ProgramList.tsx';
import { describeDates, stateOfResidency } from '#app/components/cards/residency-entry.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { ReferenceList } from '#app/components/listing/ReferenceList.tsx';
import { toReferenceRows } from '#app/components/listing/reference-rows.ts';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { Gallery } from '#app/components/programs/detail/Gallery.tsx';
import { listCredits, toItemHead, toShare } from '#app/components/programs/detail/load-program.ts';
import { toProgramLists } from '#app/components/programs/list/program-list.ts';
import { readSlots } from '#app/components/programs/list/read-slots.ts';
import { programWords } from '#app/components/programs/program-words.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized, toLocalized } from '#app/components/text/Localized.tsx';
import { QuoteSection } from '#app/components/text/QuoteSection.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import eventsEnglish from '#locales/en/events.json';
import residencies from '#locales/en/residencies.json';
import english from '#locales/en/residentDetail.json';
import type { Route } from './+types/ResidentDetail';
import { PersonScreen } from './PersonScreen.tsx';
import styles from './Residencies.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('residentDetail', english);
  const { contentManagement } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const [resident, clock, slots, programs, events] = await Promise.all([
    contentManagement.findResident(params.id, language),
    readMuseumClock(context),
    readSlots(context),
    // The page can do without them.
    optional(contentManagement.listPublicPrograms(language), []),
    optional(contentManagement.listEvents(language), []),
  ]);
  if (!resident) throw data(null, { status: 404 });
  const today = clock.now.date;
  const state = stateOfResidency(resident, today);
  return {
    resident,
    state,
    // With their dates, and only those to come.
    meetings: toProgramLists(
      [...programs, ...events].filter(({ id }) => resident.related.some((one) => one.id === id)),
      clock,
      language,
      programWords(context.get(translationsContext)),
      slots,
    ).upcoming,
    related: await toReferenceRows(
      context,
      resident.related.filter(({ type }) => type !== 'event' && type !== 'public_program'),
    ),
    dates: describeDates(resident, language, state === 'past' ? undefined : today.year),
    credits: listCredits(resident),
    share: toShare(context, resident),
    head: toItemHead(resident, messages.residency),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function ResidentDetail({ loaderData }: Route.ComponentProps) {
  const { resident, state, dates, meetings, related, credits, share } = loaderData;
  const messages = useMessages('residentDetail', english);
  // One stands in the column of the words, which are fewer than the facts beside them.
  const [first, ...others] = resident.additionalImages;
  const listWords = useMessages('residencies', residencies);
  const { images } = useMessages('events', eventsEnglish);
  return (
    <PersonScreen
      label={listWords.states[state]}
      name={resident.title}
      lead={resident.summary}
      portrait={resident.image}
      dates={dates}
      text={resident.description}
      share={share}
      beside={
        first && (
          <div className={styles.beside}>
            <BigMedia {...first} sizes="(min-width: 768px) 65vw, 100vw" />
          </div>
        )
      }
      facts={[
        resident.role && {
          term: messages.project,
          values: [<Localized key="project" of={resident.role} />],
        },
        resident.discipline && {
          term: messages.discipline,
          values: [<Localized key="discipline" of={resident.discipline} />],
        },
        resident.country && {
          term: messages.country,
          values: [<Localized key="country" of={resident.country} />],
        },
        resident.artist && {
          term: messages.artist,
          values: [
            <SiteLink key="artist" to={resident.artist.href} prefetch="intent">
              {messages.life}
            </SiteLink>,
          ],
        },
        {
          term: messages.links,
          values: resident.links.map((link) => (
            <SiteLink key={link.href} link={link}>
              {link.text ? <Localized of={link.text} /> : link.href}
            </SiteLink>
          )),
        },
        { term: images, values: toLocalized(credits) },
      ]}
    >
      {others.length > 0 && (
        <section aria-labelledby="made">
          <Section width="layout" space="tight">
            <h2 id="made" className={styles.heading}>
              {messages.made}
            </h2>
          </Section>
          <Gallery of={others} />
        </section>
      )}
      {resident.quote && <QuoteSection of={{ ...resident.quote, variant: 'text' }} />}
      {(meetings.length > 0 || related.length > 0) && (
        <Section width="layout" labelledBy="related">
          <h2 id="related" className={styles.heading}>
            {messages.meet}
          </h2>
          {meetings.length > 0 && <ProgramList items={meetings} />}
          {related.length > 0 && <ReferenceList of={related} />}
        </Section>
      )}
      <Section width="layout">
        <p>
          <ArrowLink to="/what-we-do/residencies/explore-all-residencies" prefetch="intent">
            {listWords.exploreAll}
          </ArrowLink>
        </p>
      </Section>
    </PersonScreen>
  );
}
