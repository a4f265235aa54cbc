import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/digitalStudio.json';
import { formatDate } from '#shared/format-dates.ts';
import { formatDuration } from '#shared/format-duration.ts';
import type { Route } from './+types/DigitalStudio';
import { PatternMaker } from './PatternMaker.tsx';

/** The films of the studio; their playlists and the player come from the video-playlist service. */
export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('digitalStudio', english);
  const [page, items] = await Promise.all([
    contentManagement.findListingPage('digital-studio', language),
    contentManagement.listVideos(language),
  ]);
  const header = toListingHeader(page, words, language);
  const entries = items.map(({ id, title, publishedOn, durationSeconds, summary, image }) => ({
    id,
    title,
    link: null,
    facts: [
      formatDate(publishedOn, language),
      durationSeconds === null ? null : formatDuration(durationSeconds),
    ],
    summary,
    image,
  }));
  return { header, head: header.head, groups: [{ id: 'all', title: null, entries }] };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

/** A pattern is drawn in the browser; nothing has to be asked for again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function DigitalStudio({ loaderData }: Route.ComponentProps) {
  const words = useWords('digitalStudio', english);
  return (
    <>
      <ItemListScreen
        header={loaderData.header}
        groups={loaderData.groups}
        emptyText={words.empty}
      />
      <Section width="layout" ground="accent-mist" labelledBy="pattern">
        <PatternMaker />
      </Section>
    </>
  );
}
