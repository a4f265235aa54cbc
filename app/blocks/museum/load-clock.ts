import type { MuseumClock } from '#app/museum-clock.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import type { LoadDependencies } from '../definition.ts';

/** Now, as the museum's clock shows it; a page stands without its settings. */
export async function loadClock(dependencies: LoadDependencies): Promise<MuseumClock> {
  const { services, optional, language, now: instant } = dependencies;
  const settings = await optional(services.contentManagement.findSettings(language), null);
  const timeZone = settings?.timeZone ?? dependencies.timeZone;
  return { now: toMuseumTime(instant, timeZone), instant, timeZone, settings };
}
