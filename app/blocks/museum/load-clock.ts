import type { MuseumClock } from '#app/museum-clock.ts';
import { toMuseumTime } from '#shared/museum-time.ts';
import type { LoadParts } from '../definition.ts';

/** Now, as the museum's clock shows it; a page stands without its settings. */
export async function loadClock(parts: LoadParts): Promise<MuseumClock> {
  const { services, optional, language, now: instant } = parts;
  const settings = await optional(services.contentManagement.findSettings(language), null);
  const timeZone = settings?.timeZone ?? parts.timeZone;
  return { now: toMuseumTime(instant, timeZone), instant, timeZone, settings };
}
