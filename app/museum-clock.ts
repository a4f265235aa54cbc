import type { RouterContextProvider } from 'react-router';
import type { Settings } from '#services/content-management/contract.ts';
import { type MuseumTime, toMuseumTime } from '#shared/calendar/museum-time.ts';
import {
  languageContext,
  nowContext,
  optionalContext,
  servicesContext,
  siteContext,
} from './request-context.ts';

/** Now, as the museum's clock shows it. */
export interface MuseumClock {
  readonly now: MuseumTime;
  readonly instant: Date;
  readonly timeZone: string;
  /** Null while they cannot be had; the clock then runs in the zone of the site's own settings. */
  readonly settings: Settings | null;
}

/** The one way in which loaders learn what day it is. */
export async function readMuseumClock(
  context: Readonly<RouterContextProvider>,
): Promise<MuseumClock> {
  const { contentManagement } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const settings = await optional(contentManagement.findSettings(language), null);
  const timeZone = settings?.timeZone ?? context.get(siteContext).timeZone;
  const instant = context.get(nowContext);
  return { now: toMuseumTime(instant, timeZone), instant, timeZone, settings };
}
