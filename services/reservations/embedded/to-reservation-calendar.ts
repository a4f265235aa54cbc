import { toCalendar } from '#shared/calendar/to-calendar.ts';
import type { Language } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { chooseText } from '#shared/languages/localized-text.ts';
import type { Desk } from './desk.ts';
import { mailMessages } from './mails/mail-messages.ts';
import { toStoredView } from './slots.ts';
import type { ReservationRow, SlotRow } from './tables.ts';

/**
 * The visit as a calendar file. The code stands in it, the visitor's name does not: calendars are
 * shared.
 */
export function toReservationCalendar(
  desk: Pick<Desk, 'programme' | 'publicOrigin' | 'now'>,
  row: SlotRow,
  reservation: Pick<ReservationRow, 'id' | 'code' | 'state' | 'state_changed_at'>,
  token: string,
  language: Language,
): string {
  const { place } = desk.programme;
  const { offer, slot } = toStoredView(row, 0, desk.now);
  const say = (texts: Parameters<typeof chooseText>[0]) =>
    chooseText(texts, language)?.text ?? null;
  const museum = say(place.name) ?? '';
  const code = `${mailMessages[language].code}: ${reservation.code ?? ''}`;
  return toCalendar(
    museum,
    [
      {
        id: `reservation-${reservation.id}@${new URL(desk.publicOrigin).host}`,
        title: [say(offer.title), museum].filter(Boolean).join(' – '),
        description: [code, say(place.directions)].filter(Boolean).join('\n'),
        location: [museum, place.address].filter(Boolean).join(', ') || null,
        url: desk.publicOrigin + localizePath(`/tickets/reservation/${token}`, language),
        when: {
          kind: 'instants',
          startsAt: new Date(slot.startsAt),
          endsAt: new Date(slot.endsAt),
        },
        isCancelled: reservation.state !== 'reserved',
      },
    ],
    new Date(reservation.state_changed_at),
  );
}
