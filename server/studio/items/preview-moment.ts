import { StudioError } from '../room/studio-error.ts';
import { type ItemRoom, readTimeZone } from './item-room.ts';
import { parseMoment } from './publication-times.ts';

/** On previews as of a moment, which say so; all others are of now. */
export const momentLabel = 'moment';

/** The site is shown as it will be, or as its schedules say that it was of late. */
const maxAwayMs = 2 * 366 * 24 * 3_600_000;

/**
 * @param text wall time of the museum, or an instant with `Z`
 * @returns milliseconds since 1970
 * @throws {StudioError} 422 for a time that the museum's clock does not show once, or far away
 */
export async function readMoment(room: ItemRoom, text: string): Promise<number> {
  const moment = parseMoment(text, await readTimeZone(room));
  if (moment === null) {
    const message = 'The clock of the museum does not show this time, or shows it twice.';
    throw new StudioError(422, 'no-such-time', message, { field: 'at' });
  }
  if (Math.abs(moment - room.now().getTime()) > maxAwayMs) {
    throw new StudioError(422, 'too-far', 'Choose a time within two years.', { field: 'at' });
  }
  return moment;
}
