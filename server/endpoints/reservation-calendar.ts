import type { Handler } from 'hono';
import type { Reservations } from '#services/reservations/contract.ts';
import { languageOfPath } from '#shared/languages/localized-path.ts';

/** `/tickets/reservation/<token>/calendar.ics` in every language: one visit, for those with its link. */
export const reservationCalendar =
  (reservations: Pick<Reservations, 'findCalendar'>): Handler =>
  async (c) => {
    const token = c.req.param('token') ?? '';
    const calendar = await reservations.findCalendar(token, languageOfPath(c.req.path));
    const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
    if (!calendar) return c.text('This reservation does not exist.', 404, headers);
    return c.body(calendar, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="reservation.ics"',
    });
  };
