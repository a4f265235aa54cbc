import type { ListGroup } from '#app/components/listing/ItemListScreen.tsx';
import type { Resident } from '#services/content-management/contract.ts';
import { formatDate, formatDateRange } from '#shared/format-dates.ts';
import type { Language } from '#shared/languages.ts';
import { daysBetween, type LocalDate, parseLocalDate } from '#shared/local-date.ts';

/** Residencies that are not over, and those that are. */
export function toResidencyGroups(
  residents: readonly Resident[],
  today: LocalDate,
  language: Language,
  words: { readonly upcoming: string; readonly past: string },
): ListGroup[] {
  const isOver = ({ endDate }: Resident) => {
    const end = endDate ? parseLocalDate(endDate) : null;
    return end !== null && daysBetween(end, today) > 0;
  };
  const entriesOf = (group: readonly Resident[]) =>
    group.map((resident) => ({
      id: resident.id,
      title: resident.title,
      link: { href: resident.href, isExternal: false },
      facts: [resident.discipline, resident.country, describeDates(resident, language)],
      summary: resident.summary,
      image: resident.image,
    }));
  return [
    {
      id: 'upcoming',
      title: null,
      entries: entriesOf(residents.filter((resident) => !isOver(resident))),
    },
    { id: 'past', title: words.past, entries: entriesOf(residents.filter(isOver)) },
  ];
}

/** "5 March – 8 April 2027"; the editors' own wording where there is one. */
export function describeDates(
  { dateLabel, startDate, endDate }: Pick<Resident, 'dateLabel' | 'startDate' | 'endDate'>,
  language: Language,
): string | null {
  if (dateLabel) return dateLabel.text;
  const start = startDate ? parseLocalDate(startDate) : null;
  const end = endDate ? parseLocalDate(endDate) : null;
  if (start && end) return formatDateRange(start, end, language);
  return startDate ? formatDate(startDate, language) : null;
}
