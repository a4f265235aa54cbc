import type { RouterContextProvider } from 'react-router';
import { languageContext, optionalContext, servicesContext } from '#app/request-context.ts';
import type { ProgramEvent, PublicProgram } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { formatStartTime } from './reserve-messages.ts';

/** What somebody comes to the house for: "Cobalt after hours", "5:30 pm". */
export interface Occasion {
  readonly title: LocalizedText;
  readonly time: string;
}

type Program = Pick<ProgramEvent | PublicProgram, 'title' | 'status' | 'booking'> & {
  readonly times: readonly Pick<ProgramEvent['times'][number], 'startsAt' | 'isCancelled'>[];
};

/** Says from page to page for what time somebody comes, as the program's own link said it to the first one (`by`). */
export const occasionField = 'for';

/** HH:MM of an address; null: another text, or none. An empty `for` says that no program is meant. */
export function readOccasionTime(search: URLSearchParams): string | null {
  const text = search.get(occasionField) ?? search.get('by');
  return text && /^\d\d:\d\d$/.test(text) ? text : null;
}

/** Where one comes from is a help; the places stand without it. */
export async function loadOccasion(
  context: Readonly<RouterContextProvider>,
  { offer, day, by, timeZone }: { offer: string; day: string; by: string | null; timeZone: string },
): Promise<Occasion | null> {
  if (!by || offer !== 'admission') return null;
  const language = context.get(languageContext);
  const optional = context.get(optionalContext);
  const { contentManagement } = context.get(servicesContext);
  const programs = await Promise.all([
    optional(contentManagement.listEvents(language), []),
    optional(contentManagement.listPublicPrograms(language), []),
  ]);
  return findOccasion(programs.flat(), day, by, timeZone, language);
}

/**
 * The program for which admission is all one needs and which begins when somebody wants to be there.
 * Null where there is none, or where two begin at once and nothing says which of them is meant.
 * @param day YYYY-MM-DD
 * @param by HH:MM
 */
export function findOccasion(
  programs: readonly Program[],
  day: string,
  by: string,
  timeZone: string,
  language: Language,
): Occasion | null {
  const begins = (startsAt: string) => {
    const { date, hour, minute } = toMuseumTime(new Date(startsAt), timeZone);
    return toDateText(date) === day && `${pad(hour)}:${pad(minute)}` === by;
  };
  const [program, ...others] = programs.filter(
    ({ status, booking, times }) =>
      status === 'scheduled' &&
      !booking &&
      times.some(({ startsAt, isCancelled }) => !isCancelled && begins(startsAt)),
  );
  if (!program || others.length > 0) return null;
  return { title: program.title, time: formatStartTime(by, language) };
}

const pad = (number: number) => String(number).padStart(2, '0');
