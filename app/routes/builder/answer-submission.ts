import { createContext, data, type RouterContextProvider } from 'react-router';
import { findForm, findFormBlock } from '#app/blocks/forms/find-form.ts';
import { findRecipient, isSentByEmail } from '#app/blocks/forms/form-options.ts';
import { findProblems, listEditorsFields } from '#app/blocks/forms/form-problems.ts';
import { formSubmissionPath } from '#app/blocks/forms/native-form.ts';
import type { FieldValues } from '#app/blocks/forms/returned-form.ts';
import { toFieldValues } from '#app/blocks/forms/to-field-values.ts';
import { type EditorsContent, loadEditorsContent } from '#app/blocks/load-page.ts';
import { redirectToPath } from '#app/redirect-to-path.ts';
import {
  formGuardContext,
  languageContext,
  type PageBuilderSite,
  reportErrorContext,
  servicesContext,
  siteContext,
} from '#app/request-context.ts';
import type { FieldProblems } from '#services/forms/contract.ts';
import { guardFields } from '#shared/forms/form-guard.ts';
import { findSitePath } from '#shared/http/site-path.ts';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';

/** What became of a form that came without a script. What arrived is a redirect instead. */
export interface SubmissionAnswer {
  readonly failure: 'refused' | 'unavailable' | 'incomplete';
  readonly blockId: string;
  /** Path of the page with the form, without language. */
  readonly page: string;
  /** All that was typed. */
  readonly values: FieldValues;
  /** What is wrong with the fields; empty: the reason is another one. */
  readonly problems: FieldProblems;
  /** Files came too; a page cannot give them back. */
  readonly hadFiles: boolean;
  /** The page's own content, on which the form is shown again; null: it is gone. */
  readonly editors: EditorsContent | null;
  readonly site: PageBuilderSite;
  /** For the next try; empty: the page's own holds. */
  readonly token: string;
}

/** A form came with this request, and the page is drawn around what became of it. */
export const hasSubmissionContext = createContext(false);

/** In the address of the page that thanks. */
export const sentParameter = 'sent';
const noStore = { 'Cache-Control': 'private, no-store' };

/**
 * Which form of which page an address means.
 * @returns null when it names none
 */
export function parsePlace(request: Request): { page: string; blockId: string } | null {
  const parameters = new URL(request.url).searchParams;
  const page = findSitePath(parameters.get('page'), new URL(request.url).origin);
  const blockId = parameters.get('form') ?? '';
  if (!page || page.length > 500 || /[?#]/.test(page)) return null;
  return /^[\w-]{1,120}$/.test(blockId) ? { page: withoutLanguage(page), blockId } : null;
}

/** As the page itself asks: the path under `/builder`, or the whole. */
export async function loadPageOfForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  page: string,
): Promise<EditorsContent | null> {
  const own = page.replace(/^\/builder(?=\/|$)/, '') || '/';
  const editors = await loadEditorsContent(context, { urlPath: own, request });
  return editors?.page || own === page
    ? editors
    : loadEditorsContent(context, { urlPath: page, request });
}

/** Takes a form that a browser sent by itself, and hands it to the page builder. */
export async function answerSubmission(request: Request, context: Readonly<RouterContextProvider>) {
  context.set(hasSubmissionContext, true);
  const place = parsePlace(request);
  const form = await request.formData().catch(() => null);
  if (!place || !form) throw data(null, { status: 400 });
  const language = context.get(languageContext);
  const fail = (
    failure: SubmissionAnswer['failure'],
    editors: EditorsContent | null,
    token = '',
    problems: FieldProblems = {},
  ) =>
    data<SubmissionAnswer>(
      {
        failure,
        token,
        problems,
        ...place,
        values: toFieldValues(form),
        hadFiles: [...form].some(([, value]) => typeof value !== 'string' && value.size > 0),
        editors,
        site: context.get(siteContext).pageBuilder,
      },
      { status: failure === 'unavailable' ? 503 : 422, headers: noStore },
    );
  let editors: EditorsContent | null = null;
  try {
    editors = await loadPageOfForm(context, request, place.page);
    const options = findForm(editors, place.blockId);
    const recipient = options && isSentByEmail(options) ? findRecipient(options) : null;
    const block = findFormBlock(editors, place.blockId);
    const problems =
      recipient && options?.validate === true
        ? findProblems(listEditorsFields(place.blockId, block), form)
        : {};
    if (Object.keys(problems).length > 0) return fail('incomplete', editors, '', problems);
    const guard = context.get(formGuardContext);
    const refusal = await guard.check(request, form, 'builder-form');
    for (const name of Object.values(guardFields)) form.delete(name);
    if (!options || !recipient) return fail('refused', editors);
    if (refusal === 'too-many') return fail('unavailable', editors);
    if (refusal) return fail('refused', editors, await guard.createToken(refusal));
    const { pageBuilder } = context.get(servicesContext);
    const outcome = await pageBuilder.submitForm(recipient, options.name ?? '', form);
    if (outcome === 'refused') return fail('refused', editors);
    await guard.stored('builder-form');
    const next = findSitePath(options.successUrl, context.get(siteContext).publicOrigin);
    const thanks = `${localizePath(formSubmissionPath, language)}?${new URLSearchParams({
      page: place.page,
      form: place.blockId,
      [sentParameter]: 'yes',
    })}`;
    return redirectToPath(next ?? thanks, { status: 303, headers: noStore });
  } catch (error) {
    // Redirects are thrown too. Whatever went wrong, what was typed is not lost.
    if (!(error instanceof Error) && !isUnavailable(error)) throw error;
    context.get(reportErrorContext)(error);
    return fail('unavailable', editors);
  }
}

/** What loaders make of a failing service. */
const isUnavailable = (error: unknown) =>
  (error as { init?: { status?: number } | null } | null)?.init?.status === 503;
