import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { ItemDetailScreen } from '#app/components/listing/ItemDetailScreen.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/convenings.json';
import events from '#locales/en/events.json';
import { describeProgramMoment } from '#shared/program-times.ts';
import type { Route } from './+types/ConveningDetail';
import { describeDays } from './convening-list.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('convenings', english);
  const convening = await context
    .get(servicesContext)
    .contentManagement.findConvening(params.id, language);
  if (!convening) throw data(null, { status: 404 });
  const { now, timeZone } = await readMuseumClock(context);
  const dayWords = context.get(translationsContext).wordsOf('events', events);
  return {
    convening,
    days: describeDays(convening, timeZone, language),
    agenda: convening.agenda.map(({ startsAt, endsAt, title }) => ({
      time: startsAt
        ? describeProgramMoment({ startsAt, endsAt }, now, timeZone, language, dayWords)
        : '',
      title,
    })),
    head: {
      title: convening.metadata.title?.text ?? convening.title.text,
      section: words.title,
      description: convening.metadata.description?.text ?? convening.summary?.text ?? null,
      isHiddenFromSearch: convening.metadata.isHiddenFromSearch,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function ConveningDetail({
  loaderData: { convening, days, agenda },
}: Route.ComponentProps) {
  const words = useWords('convenings', english);
  return (
    <ItemDetailScreen
      label={convening.label ?? words.title}
      title={convening.title}
      lead={days}
      picture={convening.image}
      text={convening.description}
      facts={[
        days !== null && { term: words.when, values: [days] },
        convening.location && {
          term: words.where,
          values: [<Localized key="where" of={convening.location} />],
        },
        {
          term: words.speakers,
          values: convening.speakers.map(({ name, role, organization }) => (
            <span key={name}>
              {name}
              {[role, organization].map(
                (detail) =>
                  detail && (
                    <span key={detail.text}>
                      , <Localized of={detail} />
                    </span>
                  ),
              )}
            </span>
          )),
        },
        {
          term: words.partners,
          values: convening.partners.map(({ name, link }) =>
            link ? (
              <SiteLink key={name} link={link}>
                {name}
              </SiteLink>
            ) : (
              name
            ),
          ),
        },
      ]}
    >
      {agenda.length > 0 && (
        <>
          <h2>{words.agenda}</h2>
          <FactList
            facts={agenda.map(({ time, title }) => ({
              term: time,
              values: [<Localized key={title.text} of={title} />],
            }))}
          />
        </>
      )}
    </ItemDetailScreen>
  );
}
