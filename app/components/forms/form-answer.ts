import type forms from '#locales/en/forms.json';
import type { FieldProblem, FieldProblems, FormValues } from '#services/forms/contract.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import type { GuardRefusal } from '#shared/forms/form-guard.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';

/** What a form's action says when it did not store what was sent. */
export interface FormAnswer {
  /** As typed, so that nothing has to be typed twice. */
  readonly values: FormValues;
  readonly problems: FieldProblems;
  readonly failure: FormFailure | null;
  /** The key under which the same sending may be tried again; empty: there is none yet. */
  readonly key: string;
  /** This visitor's own token, for the next try; empty: the page has one already. */
  readonly token: string;
}

/**
 * Why nothing was stored although no field is wrong; `connection` is found out by the browser, all
 * others by the server.
 */
export type FormFailure =
  | 'unavailable'
  | 'connection'
  | 'too-large'
  | 'unreadable'
  | 'key-reused'
  | GuardRefusal;

/** Name of the hidden field that holds the key of a sending. */
export const keyField = 'sending-key';

/** Name of the hidden field that holds a mail address about which was asked. */
export const askedField = 'asked-email';

/** Query parameter of the page that thanks; holds the reference and nothing of the person. */
export const sentParameter = 'sent';

export interface FormMessages extends Pick<typeof forms, 'problems' | 'problemCount'> {
  readonly missing: Readonly<Record<string, string>>;
}

/** What to do about one field: "Enter your name.", "Choose December 4, 2026 or a later date." */
export function toProblemText(
  problem: FieldProblem,
  field: string,
  messages: FormMessages,
  language: Language,
): string {
  const { code, limit } = problem;
  const missing = code === 'required' && messages.missing[field];
  if (missing) return missing;
  return fill(messages.problems[code], {
    limit: limit === null ? '' : formatDate(limit, language),
  });
}

/**
 * Each problem of a form with the id of its field. Where one text does not name its field, its label stands before
 * each of them, so that all lines read alike.
 */
export const toProblemLines = (
  names: readonly string[],
  problems: FieldProblems,
  labels: Readonly<Record<string, string>>,
  messages: FormMessages,
  language: Language,
  toId: (name: string) => string = toFieldId,
): { readonly id: string; readonly text: string }[] => {
  const isLabelled = names.some(
    (name) => problems[name] && !(problems[name].code === 'required' && name in messages.missing),
  );
  return names.flatMap((name) => {
    const problem = problems[name];
    if (!problem) return [];
    const text = toProblemText(problem, name, messages, language);
    const label = isLabelled && labels[name];
    return [{ id: toId(name), text: label ? `${label}: ${text}` : text }];
  });
};

export const toFieldId = (name: string): string => `field-${name}`;

export const toProblemCount = (count: number, messages: FormMessages, language: Language): string =>
  fill(choosePlural(messages.problemCount, count, language), { count });
