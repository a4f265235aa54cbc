import type { TicketType } from '#services/content-management/contract.ts';
import { toDaysAhead } from '#shared/calendar/reservable-days.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import { toDateText, weekdayNames, weekdayOf } from '#shared/dates/local-date.ts';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import type { OfferingTime } from './offering.ts';
import type { OfferingOptions } from './offering-options.ts';
import { listOpenDays } from './open-days.ts';

/**
 * The times of a tour that has no dates of its own: it follows its schedule where nothing is known of places, else
 * it has the times that have some.
 * @param english the same in English, whose words tell the language
 */
export function listTourTimes(
  ticket: Pick<TicketType, 'uid' | 'durationMinutes'>,
  english: Pick<TicketType, 'schedule'>,
  { clock, slots }: Pick<OfferingOptions, 'clock' | 'slots'>,
): OfferingTime[] {
  const { now, timeZone, settings } = clock;
  const length = (ticket.durationMinutes ?? 60) * 60_000;
  // Its weekly schedule is good for as long as places can be reserved.
  const days = listOpenDays(now.date, toDaysAhead(settings) + 1, clock);
  const times = days.flatMap(({ date }) =>
    english.schedule
      .filter(({ weekday }) => weekday === weekdayNames[weekdayOf(date)])
      .flatMap(({ starts, language: spoken }): OfferingTime[] => {
        const [hour = 0, minute = 0] = starts.split(':').map(Number);
        const instant = toInstant(date, hour * 60 + minute, timeZone);
        const slot = slots?.get(`${ticket.uid}@${toDateText(date)}T${starts}`);
        if (!instant || (slots && (!slot || slot.state === 'cancelled'))) return [];
        return [
          {
            startsAt: instant.toISOString(),
            endsAt: new Date(instant.getTime() + length).toISOString(),
            date,
            isAllDay: false,
            isOpen: !slot || slot.state === 'open' || slot.state === 'few',
            left: slot?.left,
            languages: [findLanguage(spoken?.text)],
          },
        ];
      }),
  );
  return times.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** That of a tour, by its English name; nothing said is English. */
const findLanguage = (name: string | undefined): Language =>
  languageOptions.find((option) => option.name === name)?.code ?? 'en';
