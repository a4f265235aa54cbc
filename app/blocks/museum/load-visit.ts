import type { Film } from '#app/components/media/film.ts';
import { toFilm } from '#app/components/media/to-film.ts';
import { type HoursView, toHoursView } from '#app/components/visit/hours-view.ts';
import { toWayHere, type WayHere } from '#app/components/visit/way-here.ts';
import english from '#locales/en/planYourVisit.json' with { type: 'json' };
import type { LoadDependencies } from '../definition.ts';
import { loadClock } from './load-clock.ts';

/** The hours as they stand now; null: there are none. */
export async function loadHours(
  _: unknown,
  dependencies: LoadDependencies,
): Promise<HoursView | null> {
  const { settings, now } = await loadClock(dependencies);
  const messages = dependencies.translations.messagesOf('planYourVisit', english);
  return toHoursView(settings, now, dependencies.language, messages);
}

export async function loadWay(_: unknown, dependencies: LoadDependencies): Promise<WayHere> {
  return toWayHere((await loadClock(dependencies)).settings);
}

/** A film of the digital studio; null: there is none of this name. */
export async function loadVideo(
  { uid }: { readonly uid?: string },
  dependencies: LoadDependencies,
): Promise<Film | null> {
  const { services, language, timeZone } = dependencies;
  const videos = await services.contentManagement.listVideos(language);
  const video = videos.find((one) => one.uid === uid);
  return video ? toFilm(video, null, { language, timeZone }) : null;
}
