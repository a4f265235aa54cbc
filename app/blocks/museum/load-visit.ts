import type { Film } from '#app/components/media/film.ts';
import { toFilm } from '#app/components/media/to-film.ts';
import { toAddressLines } from '#app/components/visit/address-lines.ts';
import { type HoursView, toHoursView } from '#app/components/visit/hours-view.ts';
import { listMapLinks, type MapLink } from '#app/components/visit/map-links.ts';
import english from '#locales/en/planYourVisit.json' with { type: 'json' };
import type { LoadDependencies } from '../definition.ts';
import { loadClock } from './load-clock.ts';

export interface LoadedHours {
  readonly hours: HoursView | null;
  /** Of the gate, a line each. */
  readonly address: readonly string[];
  readonly mapLinks: readonly MapLink[];
}

/** The hours as they stand now, and the way to the gate. */
export async function loadHours(_: unknown, dependencies: LoadDependencies): Promise<LoadedHours> {
  const { settings, now } = await loadClock(dependencies);
  const messages = dependencies.translations.messagesOf('planYourVisit', english);
  const address = settings?.addresses.find(({ kind }) => kind === 'visit') ?? null;
  return {
    hours: toHoursView(settings, now, dependencies.language, messages),
    address: toAddressLines(address),
    mapLinks: listMapLinks(address?.location ?? null),
  };
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
