import { data, type RouterContextProvider } from 'react-router';
import { askAboutEmail } from '#app/components/forms/ask-email.ts';
import { keyField } from '#app/components/forms/form-answer.ts';
import { redirectToPath } from '#app/redirect-to-path.ts';
import {
  formGuardContext,
  languageContext,
  reportErrorContext,
  translationsContext,
} from '#app/request-context.ts';
import english from '#locales/en/tickets.json';
import type {
  FieldProblem,
  FieldProblems,
  Lines,
  Offer,
  Refusal,
} from '#services/reservations/contract.ts';
import { type GuardRefusal, visitorAddressHeader } from '#shared/forms/form-guard.ts';
import { isServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { countPeople } from './places.ts';
import { type RefusalView, toRefusalView } from './refusal-view.ts';
import { placesField, placesPrefix, type ReservationAnswer } from './reservation-answer.ts';

type Context = Readonly<RouterContextProvider>;

/** Somebody's places and name: kept by nobody, found by no search engine. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
} as const;

const keyPattern = /^[\w-]{8,100}$/;
const maxFieldLength = 5_000;
const maxTickets = 40;
const retryAfterSeconds = '30';

/** In a loader: a failing service is an answer of 503, never a missing page. */
export async function orUnavailable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    // Redirects are thrown too. Whatever went wrong, what was typed is not lost.
    if (!(error instanceof Error)) throw error;
    throw data(null, { status: 503, headers: { 'Retry-After': retryAfterSeconds } });
  }
}

/** A form as it was sent, with what it takes to say no to it. */
export interface SentForm {
  readonly form: FormData;
  readonly text: (name: string) => string;
  /** Null where no script made one. */
  readonly key: string | null;
  readonly lines: Lines;
  /** The origin of the request, as limits count it. Null when the server did not give it. */
  readonly visitor: string | null;
  readonly invalid: (problems: FieldProblems) => ReturnType<typeof toAnswer>;
  readonly refused: (
    refusal: Refusal,
    toHref?: (offer: string, day: string) => string,
  ) => ReturnType<typeof toAnswer>;
  /** A no in other words than those of refusals. */
  readonly no: (refusal: RefusalView, status: number) => ReturnType<typeof toAnswer>;
  /** Leads to a page of this site, in the language of the form's own. @param path without language */
  readonly goTo: (path: string) => Response;
}

/**
 * Reads a sending of a page about places, looks at it as the guard of all forms does, and lets `act`
 * do what it asks. What fails there is told beside the form, with everything that was typed.
 * @param kind name of what is sent, for the guard's limits; null: its sender is known by a signed link
 */
export async function answerSending<Done>(
  request: Request,
  context: Context,
  kind: string | null,
  act: (sent: SentForm) => Promise<Done>,
) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  const guard = context.get(formGuardContext);
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, maxFieldLength) : '';
  };
  const key = text(keyField);
  const lines = readLines(form);
  const base: ReservationAnswer = {
    values: Object.fromEntries([...form.keys()].slice(0, 60).map((name) => [name, text(name)])),
    problems: {},
    failure: null,
    refusal: null,
    key,
    token: '',
  };
  try {
    const barred = kind === null ? null : await guard.check(request, form, kind);
    if (barred) {
      const token = await guard.createToken(barred);
      return toAnswer({ ...base, failure: barred, token }, guardStatuses[barred]);
    }
    const unsure = asksEmail.has(kind) ? askAboutEmail(form) : {};
    if (Object.keys(unsure).length > 0) return toAnswer({ ...base, problems: unsure }, 400);
    const done = await act({
      form,
      text,
      key: keyPattern.test(key) ? key : null,
      lines,
      visitor: request.headers.get(visitorAddressHeader),
      invalid: (problems) => toAnswer({ ...base, problems }, 400),
      refused: ({ reason, ...refusal }, toHref) =>
        reason === 'quantity'
          ? toAnswer({ ...base, problems: { [placesField]: toProblem(refusal.offer, lines) } }, 400)
          : toAnswer(
              {
                ...base,
                refusal: toRefusalView({ ...refusal, reason }, messages, language, toHref, lines),
              },
              409,
            ),
      no: (refusal, status) => toAnswer({ ...base, refusal }, status),
      goTo: (path) =>
        redirectToPath(localizePath(path, language), { status: 303, headers: privateHeaders }),
    });
    if (kind !== null && done instanceof Response) await guard.stored(kind);
    return done;
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    context.get(reportErrorContext)(error);
    return toAnswer({ ...base, failure: 'unavailable' }, 503);
  }
}

/** Where somebody is written to for the first time. */
const asksEmail: ReadonlySet<string | null> = new Set(['reservation', 'waiting-list']);

const guardStatuses: Readonly<Record<GuardRefusal, number>> = {
  'other-site': 403,
  unsure: 422,
  'too-many': 429,
};

const toAnswer = (answer: ReservationAnswer, status: number) =>
  data(answer, {
    status,
    headers: {
      ...privateHeaders,
      ...((status === 503 || status === 429) && { 'Retry-After': retryAfterSeconds }),
    },
  });

/** What is wrong with so many people is told at their counters: no other time would help. */
function toProblem(offer: Offer | null, lines: Lines): FieldProblem {
  const people = countPeople(lines);
  if (people === 0) return { code: 'required', limit: null };
  return people > (offer?.maxQuantity ?? 0)
    ? { code: 'too-large', limit: String(offer?.maxQuantity ?? 1) }
    : { code: 'too-small', limit: String(offer?.minQuantity ?? 1) };
}

/** How many of each ticket an address names; null: none. */
export function readPlaces(searchParams: URLSearchParams): Lines | null {
  const lines = readLines(searchParams);
  return Object.keys(lines).length > 0 ? lines : null;
}

function readLines(form: FormData | URLSearchParams): Lines {
  const lines: Record<string, number> = {};
  for (const [name, value] of [...form].slice(0, 200)) {
    const ticket = name.startsWith(placesPrefix) ? name.slice(placesPrefix.length) : '';
    const isCount = typeof value === 'string' && /^\d{1,3}$/.test(value);
    if (/^[\w-]{1,80}$/.test(ticket) && isCount && Object.keys(lines).length < maxTickets) {
      lines[ticket] = Number(value);
    }
  }
  return lines;
}
