import { data, type RouterContextProvider } from 'react-router';
import { redirectToPath } from '#app/redirect-to-path.ts';
import {
  formGuardContext,
  languageContext,
  reportErrorContext,
  servicesContext,
} from '#app/request-context.ts';
import type { FieldProblems, FormKind, FormValues, Receipt } from '#services/forms/contract.ts';
import { consentVersions } from '#shared/forms/consent-versions.ts';
import { listManyFields } from '#shared/forms/field-rules.ts';
import type { GuardRefusal } from '#shared/forms/form-guard.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import { isServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { askAboutEmail } from './ask-email.ts';
import { type FormAnswer, type FormFailure, keyField, sentParameter } from './form-answer.ts';
import { uploadFiles } from './upload-files.ts';

/** What a form's page needs to know of its form. */
export interface FormPage {
  readonly kind: FormKind;
  /** Path of the page that thanks, without language prefix; may have a query. */
  readonly path: string;
  /** The place of the thanks on that page, when it is not the top. */
  readonly anchor?: string;
  /** What the site knows and the forms service does not: wrong days, such as those on which the house is closed. */
  readonly findProblems?: (values: FormValues) => Promise<FieldProblems>;
}

/** A value that the service refuses as a day and as a mail address, which are all that the site knows better. */
const neverTaken = '–';
const noStore = { 'Cache-Control': 'private, no-store' };
const retryAfterSeconds = '30';
/** More than any field takes; one too many is told as a mistake. */
const maxValues = 50;
const keyPattern = /^[\w-]{8,100}$/;

/**
 * The action of a page with a form: stores what was sent and goes on to the page that thanks, or
 * gives back what was typed with what is wrong. Runs on the server only.
 */
export async function answerForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: FormPage,
) {
  const language = context.get(languageContext);
  const guard = context.get(formGuardContext);
  const form = await request.formData().catch(() => null);
  if (!form) {
    return refuse({ values: {}, problems: {}, failure: 'unreadable', key: '', token: '' }, 400);
  }
  const sent = readSent(form, page.kind);
  const { key } = sent;
  let { values } = sent;
  const fail = (failure: FormFailure, status: number, nextKey = key, token = '') =>
    refuse({ values, problems: {}, failure, key: nextKey, token }, status);
  try {
    const refusal = await guard.check(request, form, page.kind);
    if (refusal)
      return fail(refusal, refusalStatuses[refusal], key, await guard.createToken(refusal));
    const { forms } = context.get(servicesContext);
    const known = { ...askAboutEmail(form), ...(await page.findProblems?.(values)) };
    const isKnownWrong = Object.keys(known).length > 0;
    const files = await uploadFiles(values, page.kind, context);
    values = { ...values, ...files.values };
    // All that is wrong is told at once, and what is known to be wrong is never stored.
    const notTaken = Object.fromEntries(Object.keys(known).map((name) => [name, neverTaken]));
    const answer = await forms.submit(page.kind, {
      idempotencyKey: keyPattern.test(key) && !isKnownWrong ? key : null,
      language,
      consentVersion: consentVersions[page.kind],
      fields: { ...values, ...files.ids, ...notTaken },
    });
    switch (answer.outcome) {
      case 'stored':
        if (isKnownWrong) throw new Error('The forms service took a field that none may take.');
        await guard.stored(page.kind);
        throw redirectToPath(
          toThanks(localizePath(page.path, language), answer.receipt.reference, page.anchor),
          { status: 303, headers: noStore },
        );
      case 'invalid':
        return refuse(
          {
            values,
            problems: { ...answer.problems, ...files.problems, ...known },
            failure: null,
            key,
            token: '',
          },
          400,
        );
      case 'too-large':
        return fail('too-large', 413);
      case 'key-reused':
        return fail('key-reused', 409, '');
    }
  } catch (error) {
    // Redirects are thrown too. Whatever went wrong, what was typed is not lost.
    if (!(error instanceof Error)) throw error;
    context.get(reportErrorContext)(error);
    return fail('unavailable', 503);
  }
}

const toThanks = (path: string, reference: string, anchor?: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${sentParameter}=${reference}${anchor ? `#${anchor}` : ''}`;

const refusalStatuses: Readonly<Record<GuardRefusal, number>> = {
  'other-site': 403,
  unsure: 422,
  'too-many': 429,
};

/** Only what the form has. */
function readSent(form: FormData, kind: FormKind): { values: FormValues; key: string } {
  const lists = listManyFields(formRules[kind]);
  const textsOf = (name: string) =>
    form
      .getAll(name)
      .filter((value): value is string => typeof value === 'string')
      .slice(0, maxValues);
  const values = Object.fromEntries(
    Object.keys(formRules[kind])
      .map((name) => [name, textsOf(name)] as const)
      .filter(([, texts]) => texts.length > 0)
      .map(([name, texts]) => [name, lists.includes(name) ? texts : (texts[0] ?? '')]),
  );
  return { values, key: textsOf(keyField)[0] ?? '' };
}

const refuse = (answer: FormAnswer, status: number) =>
  data(answer, {
    status,
    headers: {
      ...noStore,
      ...((status === 503 || status === 429) && { 'Retry-After': retryAfterSeconds }),
    },
  });

/** The data of the page that thanks. `receivedAt` is null while the service cannot tell. */
export type Thanks = Pick<Receipt, 'reference' | 'group'> & { readonly receivedAt: string | null };

const referencePattern = /^[0-9A-Z-]{6,40}$/;

/**
 * The receipt that the address names, for the page's loader; null: the form itself is to be shown.
 */
export async function findThanks(
  request: Request,
  context: Readonly<RouterContextProvider>,
  kind: FormKind,
): Promise<Thanks | null> {
  const reference = new URL(request.url).searchParams.get(sentParameter);
  if (!reference || !referencePattern.test(reference)) return null;
  try {
    const receipt = await context.get(servicesContext).forms.findReceipt(reference);
    return receipt?.kind === kind ? receipt : null;
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    return { reference, receivedAt: null };
  }
}

/** A page with somebody's receipt is kept by nobody. */
export const withThanks = <View extends object>(view: View, thanks: Thanks | null) =>
  data(view, thanks ? { headers: noStore } : undefined);

/** The `headers` of a page with a form: those of its action and of its loader. */
export function formHeaders({
  actionHeaders,
  loaderHeaders,
  errorHeaders,
}: {
  actionHeaders: Headers;
  loaderHeaders: Headers;
  errorHeaders: Headers | undefined;
}): Headers {
  const headers = new Headers(loaderHeaders);
  for (const given of [actionHeaders, errorHeaders ?? []]) {
    for (const [name, value] of given) headers.set(name, value);
  }
  return headers;
}
