import type { RouterContextProvider } from 'react-router';
import type { Film } from '#app/components/media/film.ts';
import { toFilm } from '#app/components/media/to-film.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, servicesContext } from '#app/request-context.ts';
import type {
  ListingPage,
  Playlist,
  RichText,
  Video,
} from '#services/content-management/contract.ts';
import type { PlaylistVideo, VideoPlaylists } from '#services/video-playlists/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** What a card of a film shows. */
export type FilmSummary = Pick<Film, 'uid' | 'title' | 'still' | 'duration' | 'date'> & {
  readonly kind: Film['source']['kind'];
};

/** A row of films. */
export interface Shelf {
  readonly uid: string;
  readonly title: LocalizedText;
  readonly description: RichText | null;
  readonly films: readonly FilmSummary[];
}

export interface Studio {
  readonly page: ListingPage | null;
  readonly shelves: readonly Shelf[];
  /** Some playlists cannot be had just now. */
  readonly isIncomplete: boolean;
  /** The film in front; null: none, or the one asked for cannot be had just now. */
  readonly film: { readonly view: Film; readonly video: Video | null } | null;
  /** The film asked for is nowhere, and every playlist was looked through. */
  readonly isMissing: boolean;
}

/** The data of one film: the museum's own item, the service's entry, or both. */
interface Pair {
  readonly video: Video | null;
  readonly listed: PlaylistVideo | null;
}

/**
 * The museum's items, in the playlists' order. A playlist that the service does not know is left
 * out; one that cannot be had makes the studio incomplete, and everything else stays.
 * @param wanted uid of a film, or its id at the video service; null: the one the museum puts first
 */
export async function loadStudio(
  context: Readonly<RouterContextProvider>,
  wanted: string | null,
): Promise<Studio> {
  const { contentManagement, videoPlaylists } = context.get(servicesContext);
  const language = context.get(languageContext);
  const [page, playlists, videos, { timeZone }] = await Promise.all([
    contentManagement.findListingPage('digital-studio', language),
    contentManagement.listPlaylists(language),
    contentManagement.listVideos(language),
    readMuseumClock(context),
  ]);
  const rows = await Promise.all(
    playlists.map(async (playlist) => ({
      playlist,
      pairs: await listPairs(playlist, videos, (id) => videoPlaylists.listPlaylist(id, language)),
    })),
  );
  const view = (pair: Pair) => toFilm(pair.video, pair.listed, { language, timeZone });
  const shelves = rows.flatMap(({ playlist, pairs }) =>
    pairs && pairs !== 'unavailable' && pairs.length > 0
      ? [{ playlist, pairs, films: pairs.map(view) }]
      : [],
  );
  const isIncomplete = rows.some(({ pairs }) => pairs === 'unavailable');
  const known = [
    ...shelves.flatMap(({ pairs }) => pairs),
    ...videos.map((video) => ({ video, listed: null })),
  ];
  const chosen =
    wanted === null ? choosePair(page, known) : known.find((pair) => isCalled(pair, wanted));
  return {
    page,
    shelves: shelves.map(({ playlist: { uid, title, description }, films }) => ({
      uid,
      title,
      description,
      films: films.map(toSummary),
    })),
    isIncomplete,
    film: chosen ? { view: view(chosen), video: chosen.video } : null,
    isMissing: wanted !== null && !chosen && !isIncomplete,
  };
}

/** Null: the service knows no such playlist. */
async function listPairs(
  { sourceId, videos: chosen }: Playlist,
  videos: readonly Video[],
  listPlaylist: (id: string) => ReturnType<VideoPlaylists['listPlaylist']>,
): Promise<readonly Pair[] | 'unavailable' | null> {
  if (sourceId === null) {
    return chosen.flatMap(({ uid }) => {
      const video = videos.find((one) => one.uid === uid);
      return video ? [{ video, listed: null }] : [];
    });
  }
  try {
    const listed = await listPlaylist(sourceId);
    return (
      listed?.map((one) => ({
        video: videos.find(({ youtubeVideoId }) => youtubeVideoId === one.id) ?? null,
        listed: one,
      })) ?? null
    );
  } catch {
    // The log has it already, from where the call was made.
    return 'unavailable';
  }
}

const isCalled = ({ video, listed }: Pair, name: string) =>
  video?.uid === name || video?.youtubeVideoId === name || listed?.id === name;

/** What editors put first, else the first film that plays here. */
function choosePair(page: ListingPage | null, known: readonly Pair[]): Pair | undefined {
  const first = page?.featured.find(({ type }) => type === 'video');
  return (
    known.find(({ video }) => first && video?.uid === first.uid) ??
    known.find(({ video }) => video?.filmSrc) ??
    known[0]
  );
}

const toSummary = ({ uid, title, still, duration, date, source }: Film): FilmSummary => ({
  uid,
  title,
  still,
  duration,
  date,
  kind: source.kind,
});
