import {
  type CardContent,
  type CardDetails,
  toCardContent,
} from '#app/components/cards/card-content.ts';
import type { Exhibition } from '#services/content-management/contract.ts';
import {
  describeExhibitionDates,
  type ExhibitionDateWords,
  type ExhibitionState,
  stateOfExhibition,
} from '#shared/exhibition-dates.ts';
import type { Language } from '#shared/languages.ts';
import type { LocalDate } from '#shared/local-date.ts';

export type ExhibitionEntry = CardContent & CardDetails & { readonly state: ExhibitionState };

/** What a list shows of an exhibition. */
export function toExhibitionEntry(
  exhibition: Exhibition,
  today: LocalDate,
  language: Language,
  words: ExhibitionDateWords,
): ExhibitionEntry {
  return {
    ...toCardContent(exhibition),
    summary: exhibition.subtitle ?? exhibition.summary,
    dateLabel: exhibition.dateLabel ?? {
      text: describeExhibitionDates(exhibition, today, language, words),
      language,
    },
    state: stateOfExhibition(exhibition, today),
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
