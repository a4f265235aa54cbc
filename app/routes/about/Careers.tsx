import { cachedLoader } from '#app/cached-loader.ts';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import careerDetail from '#locales/en/careerDetail.json';
import english from '#locales/en/careers.json';
import navigation from '#locales/en/navigationMenu.json';
import { fill } from '#shared/fill.ts';
import { formatDate } from '#shared/format-dates.ts';
import type { Route } from './+types/Careers';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('careers', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.about;
  const [page, items] = await Promise.all([
    contentManagement.findListingPage('careers', language),
    contentManagement.listCareers(language),
  ]);
  const header = toListingHeader(page, words, language, section);
  const { closes } = translations.wordsOf('careerDetail', careerDetail);
  const entries = items
    .filter(({ isOpen }) => isOpen)
    .map(({ id, uid, title, department, closesOn, salaryLabel, summary }) => ({
      id,
      title,
      link: { href: `/about/careers/${uid}`, isExternal: false },
      facts: [
        department,
        salaryLabel,
        closesOn && fill(closes, { date: formatDate(closesOn, language) }),
      ],
      summary,
    }));
  return { header, head: header.head, groups: [{ id: 'all', title: null, entries }] };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const words = useWords('careers', english);
  return (
    <ItemListScreen header={loaderData.header} groups={loaderData.groups} emptyText={words.empty} />
  );
}
