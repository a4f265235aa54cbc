import {
  type CardContent,
  type CardDetails,
  toCardContent,
} from '#app/components/cards/card-content.ts';
import type { Exhibition } from '#services/content-management/contract.ts';
import {
  describeExhibitionDates,
  type ExhibitionDateMessages,
  type ExhibitionState,
  isInFinalWeek,
  stateOfExhibition,
} from '#shared/calendar/exhibition-dates.ts';
import type { LocalDate } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';

export type ExhibitionEntry = CardContent &
  CardDetails & {
    readonly state: ExhibitionState;
    readonly isEnding: boolean;
  };

/** What a list shows of an exhibition. */
export function toExhibitionEntry(
  exhibition: Exhibition,
  today: LocalDate,
  language: Language,
  messages: ExhibitionDateMessages,
): ExhibitionEntry {
  const dates = describeExhibitionDates(exhibition, today, language, messages);
  // "Permanent display" says it already.
  const isToldByLabel = exhibition.label?.text.toLowerCase().includes(dates.toLowerCase());
  return {
    ...toCardContent(exhibition),
    summary: exhibition.subtitle ?? exhibition.summary,
    dateLabel: exhibition.dateLabel ?? (isToldByLabel ? null : { text: dates, language }),
    state: stateOfExhibition(exhibition, today),
    isEnding: isInFinalWeek(exhibition, today),
  };
}

/** Upcoming ones are read from the next one on, all others newest first as they come. */
export function groupExhibitions(entries: readonly ExhibitionEntry[]) {
  const ofState = (state: ExhibitionState) => entries.filter((entry) => entry.state === state);
  return {
    current: ofState('current'),
    upcoming: ofState('upcoming').reverse(),
    permanent: ofState('permanent'),
    past: ofState('past'),
  };
}

/** The newest leads; whoever has few days left to see another finds it beside, however old it is. */
export function chooseOnNow(entries: readonly ExhibitionEntry[], count: number): ExhibitionEntry[] {
  const { current, upcoming, permanent } = groupExhibitions(entries);
  const ending = current.filter(({ isEnding }) => isEnding);
  const lasting = current.filter(({ isEnding }) => !isEnding);
  const [lead, ...others] = [...lasting, ...upcoming, ...permanent];
  return [...(lead ? [lead] : []), ...ending, ...others].slice(0, count);
}
