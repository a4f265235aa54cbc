import { cachedLoader } from '#app/cached-loader.ts';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import events from '#locales/en/events.json';
import english from '#locales/en/residencies.json';
import type { Route } from './+types/AllResidencies';
import { toResidencyGroups } from './residency-list.ts';

/** Every residency, past ones included. */
export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('residencies', english);
  const [page, residents, { now }] = await Promise.all([
    contentManagement.findListingPage('residencies', language),
    contentManagement.listResidents(language),
    readMuseumClock(context),
  ]);
  const groups = toResidencyGroups(
    residents,
    now.date,
    language,
    translations.wordsOf('events', events),
  );
  const header = toListingHeader(
    null,
    { title: words.all, description: words.description },
    language,
    words.title,
  );
  return { header: { ...header, emptyText: page?.emptyText ?? null }, head: header.head, groups };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function AllResidencies({ loaderData }: Route.ComponentProps) {
  const words = useWords('residencies', english);
  return (
    <ItemListScreen header={loaderData.header} groups={loaderData.groups} emptyText={words.empty} />
  );
}
