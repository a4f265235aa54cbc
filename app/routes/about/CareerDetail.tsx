import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { ItemDetailScreen } from '#app/components/listing/ItemDetailScreen.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/careerDetail.json';
import careers from '#locales/en/careers.json';
import { fill } from '#shared/fill.ts';
import { formatDate } from '#shared/format-dates.ts';
import type { Route } from './+types/CareerDetail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('careerDetail', english);
  const career = await context
    .get(servicesContext)
    .contentManagement.findCareer(params.uid, language);
  if (!career) throw data(null, { status: 404 });
  return {
    career,
    deadline: career.isOpen
      ? career.closesOn && fill(words.closes, { date: formatDate(career.closesOn, language) })
      : words.closed,
    published: formatDate(career.publishedOn, language),
    head: {
      title: career.metadata.title?.text ?? career.title.text,
      section: translations.wordsOf('careers', careers).title,
      description: career.metadata.description?.text ?? career.summary?.text ?? null,
      isHiddenFromSearch: !career.isOpen,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function CareerDetail({
  loaderData: { career, deadline, published },
}: Route.ComponentProps) {
  const words = useWords('careerDetail', english);
  const { title } = useWords('careers', careers);
  return (
    <ItemDetailScreen
      label={title}
      title={career.title}
      lead={deadline}
      picture={null}
      text={career.description}
      facts={[
        { term: words.type, values: [words.types[career.employmentType]] },
        career.department && {
          term: words.department,
          values: [<Localized key="department" of={career.department} />],
        },
        career.location && {
          term: words.location,
          values: [<Localized key="location" of={career.location} />],
        },
        career.salaryLabel && {
          term: words.salary,
          values: [<Localized key="salary" of={career.salaryLabel} />],
        },
        { term: words.published, values: [published] },
        career.isOpen &&
          career.apply !== null && {
            term: words.apply,
            values: [
              <SiteLink key="apply" link={career.apply}>
                {career.apply.text ? <Localized of={career.apply.text} /> : words.apply}
              </SiteLink>,
            ],
          },
      ]}
    >
      <RichTextView of={career.responsibilities} />
      <RichTextView of={career.qualifications} />
      <RichTextView of={career.benefits} />
      <RichTextView of={career.howToApply} />
    </ItemDetailScreen>
  );
}
