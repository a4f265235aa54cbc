import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { ItemDetailScreen } from '#app/components/listing/ItemDetailScreen.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/publicPrograms.json';
import { describeProgramMoment } from '#shared/program-times.ts';
import type { Route } from './+types/PublicProgramDetail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('publicPrograms', english);
  const program = await context
    .get(servicesContext)
    .contentManagement.findPublicProgram(params.id, language);
  if (!program) throw data(null, { status: 404 });
  const { now, timeZone } = await readMuseumClock(context);
  return {
    program,
    times: program.times.map((time) => {
      const moment = describeProgramMoment(time, now, timeZone, language, words);
      if (time.isCancelled) return `${moment} (${words.status.cancelled})`;
      return time.isFullyBooked ? `${moment} (${words.status.soldOut})` : moment;
    }),
    head: {
      title: program.metadata.title?.text ?? program.title.text,
      section: words.title,
      description: program.metadata.description?.text ?? program.summary?.text ?? null,
      isHiddenFromSearch: program.metadata.isHiddenFromSearch,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function PublicProgramDetail({
  loaderData: { program, times },
}: Route.ComponentProps) {
  const words = useWords('publicPrograms', english);
  return (
    <ItemDetailScreen
      label={program.label ?? words.title}
      title={program.title}
      lead={program.status === 'scheduled' ? program.summary : words.status[program.status]}
      picture={program.image}
      text={program.description}
      facts={[
        { term: words.when, values: times },
        program.location && {
          term: words.where,
          values: [<Localized key="where" of={program.location} />],
        },
        program.priceLabel && {
          term: words.price,
          values: [<Localized key="price" of={program.priceLabel} />],
        },
        program.audience && {
          term: words.audience,
          values: [<Localized key="for" of={program.audience} />],
        },
        program.booking &&
          program.status === 'scheduled' && {
            term: words.book,
            values: [
              <SiteLink key="book" link={program.booking}>
                {program.booking.text ? <Localized of={program.booking.text} /> : words.book}
              </SiteLink>,
            ],
          },
      ]}
    />
  );
}
