import type { ListGroup } from '#app/components/listing/ItemListScreen.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import type { Convening } from '#services/content-management/contract.ts';
import { formatDateRange } from '#shared/format-dates.ts';
import type { Language } from '#shared/languages.ts';
import { toMuseumTime } from '#shared/museum-time.ts';
import { isPast } from '#shared/program-times.ts';

interface ConveningWords {
  readonly upcoming: string;
  readonly past: string;
  readonly status: { readonly cancelled: string; readonly postponed: string };
}

/** Convenings to come, the next one first, and those that were, the latest first. */
export function toConveningGroups(
  convenings: readonly Convening[],
  clock: MuseumClock,
  language: Language,
  words: ConveningWords,
): ListGroup[] {
  const isOver = ({ startsAt, endsAt }: Convening) =>
    startsAt !== null && isPast({ startsAt, endsAt }, clock.instant);
  const entriesOf = (group: readonly Convening[]) =>
    group.map((convening) => ({
      id: convening.id,
      title: convening.title,
      link: { href: convening.href, isExternal: false },
      facts: [
        convening.status === 'scheduled' ? null : words.status[convening.status],
        describeDays(convening, clock.timeZone, language),
        convening.location,
      ],
      summary: convening.summary,
      image: convening.image,
    }));
  return [
    {
      id: 'upcoming',
      title: words.upcoming,
      entries: entriesOf(convenings.filter((one) => !isOver(one)).reverse()),
    },
    { id: 'past', title: words.past, entries: entriesOf(convenings.filter(isOver)) },
  ];
}

/** The days of a convening in the museum's zone, or the editors' wording. */
export function describeDays(
  { dateLabel, startsAt, endsAt }: Pick<Convening, 'dateLabel' | 'startsAt' | 'endsAt'>,
  timeZone: string,
  language: Language,
): string | null {
  if (dateLabel) return dateLabel.text;
  if (!startsAt) return null;
  const first = toMuseumTime(new Date(startsAt), timeZone).date;
  const last = endsAt ? toMuseumTime(new Date(endsAt), timeZone).date : first;
  return formatDateRange(first, last, language);
}
