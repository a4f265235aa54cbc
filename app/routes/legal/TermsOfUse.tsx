import { cachedLoader } from '#app/cached-loader.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/termsOfUse.json';
import { fill } from '#shared/fill.ts';
import { formatDate } from '#shared/format-dates.ts';
import type { Route } from './+types/TermsOfUse';

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('termsOfUse', english);
  const page = await context
    .get(servicesContext)
    .contentManagement.findTextPage('terms-of-use', language);
  return {
    title: page?.title ?? { text: words.title, language },
    updated: page?.updatedOn
      ? fill(words.updated, { date: formatDate(page.updatedOn, language) })
      : null,
    body: page?.body ?? null,
    head: {
      title: page?.metadata.title?.text ?? words.title,
      description: page?.metadata.description?.text ?? words.description,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function TermsOfUse({ loaderData: { title, updated, body } }: Route.ComponentProps) {
  const words = useWords('termsOfUse', english);
  return (
    <>
      <PageHeader title={title} lead={updated} ground="deep" />
      <Section>{body ? <RichTextView of={body} /> : <p>{words.empty}</p>}</Section>
    </>
  );
}
