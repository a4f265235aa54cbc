import type { RouterContextProvider } from 'react-router';
import type { PageHead } from '#app/page-head.ts';
import { languageContext, servicesContext } from '#app/request-context.ts';
import { describeToMachines } from '#app/structured-data/structured-data.ts';
import { toFaqPage } from '#app/structured-data/to-faq-page.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { fill } from '#shared/languages/fill.ts';
import { splitAtHeadings } from './text-sections.ts';

/** A text page as its screen draws it; our own words where the editors have not written it yet. */
export async function loadTextPage(
  context: Readonly<RouterContextProvider>,
  uid: string,
  messages: { readonly title: string; readonly description: string; readonly updated: string },
  section: string | null = null,
) {
  const language = context.get(languageContext);
  const page = await context.get(servicesContext).contentManagement.findTextPage(uid, language);
  const head: PageHead = {
    title: page?.metadata.title?.text ?? messages.title,
    section,
    description: page?.metadata.description?.text ?? messages.description,
  };
  const text = splitAtHeadings(page?.body ?? null);
  describeToMachines(context, toFaqPage(text.sections));
  return {
    title: page?.title ?? { text: messages.title, language },
    updated: page?.updatedOn
      ? fill(messages.updated, { date: formatDate(page.updatedOn, language) })
      : null,
    text,
    head,
  };
}
