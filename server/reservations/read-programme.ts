import type { ContentManagement } from '#services/content-management/contract.ts';
import type { Programme } from '#services/reservations/embedded/programme.ts';
import { byLanguage, type Language, languages } from '#shared/languages/languages.ts';
import { type EditedPart, toProgramme } from './to-programme.ts';

/** Editors' changes are seen after so many milliseconds. */
const freshMs = 5_000;
/** After a failure the last programme serves so long before it is asked for again. */
const retryMs = 2_000;

/**
 * Reads what can be reserved from the content management service, for all calls of a moment once.
 * While that service fails, the last programme stays in force.
 * @throws {ServiceUnavailable} when none was ever read
 */
export function createProgrammeReader(
  contentManagement: ContentManagement,
  timeZone: string,
): () => Promise<Programme> {
  let known: { programme: Programme; until: number } | null = null;
  let reading: Promise<Programme> | null = null;

  const read = async (): Promise<Programme> => {
    const readPart = async (language: Language): Promise<EditedPart> => {
      const [settings, tickets, programs, events] = await Promise.all([
        contentManagement.findSettings(language),
        contentManagement.listTicketTypes(language),
        contentManagement.listPublicPrograms(language),
        contentManagement.listEvents(language),
      ]);
      return { settings, tickets, programs: [...programs, ...events] };
    };
    try {
      const parts = await Promise.all(languages.map(readPart));
      const programme = toProgramme(
        byLanguage((language) => parts[languages.indexOf(language)] as EditedPart),
        timeZone,
      );
      known = { programme, until: performance.now() + freshMs };
      return programme;
    } catch (error) {
      if (!known) throw error;
      known = { ...known, until: performance.now() + retryMs };
      return known.programme;
    } finally {
      reading = null;
    }
  };

  return async () => {
    if (known && performance.now() < known.until) return known.programme;
    reading ??= read();
    return reading;
  };
}
