import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Database, withTables } from '#database/database.ts';
import type { LoadProblem, LoadReport } from '#shared/content-loading.ts';
import { toAddedAt } from '#shared/relative-date.ts';
import { playlistFile, videoFile } from './content-schema.ts';
import type {
  PlaylistRecord,
  TextByLanguage,
  VideoPlaylistsTables,
  VideoRecord,
} from './tables.ts';

export interface LoadOptions {
  readonly database: Database;
  /** Folder with `playlist/` and `video/`; none is the same as an empty one. */
  readonly folder: string;
  /** What `content/images/index.json` holds, by name without ending. */
  readonly images: Readonly<Record<string, { readonly file: string }>>;
  readonly now: Date;
  /** IANA name; relative dates count from the Monday of the present week there. */
  readonly timeZone: string;
}

/** Raise it when the same files must give other answers than before. */
const loaderFormat = 1;

/**
 * Loads the playlists of the content folder if their files, their pictures or the week have
 * changed: all in one transaction, so that a process killed in the middle leaves what was there.
 */
export async function loadPlaylists(options: LoadOptions): Promise<LoadReport> {
  const { database, images } = options;
  const playlistFiles = readFiles(`${options.folder}/playlist`);
  const videoFiles = readFiles(`${options.folder}/video`);
  const toInstant = toAddedAt(options.now, options.timeZone);
  const fingerprint = hash(
    'sha256',
    JSON.stringify([loaderFormat, toInstant('+0d'), images, playlistFiles, videoFiles]),
    'base64url',
  );
  const query = withTables<VideoPlaylistsTables>(database);
  const before = await query
    .selectFrom('video_playlists_state')
    .select('value')
    .where('key', '=', 'demo-content')
    .executeTakeFirst();
  if (before?.value === fingerprint) {
    const unchanged = playlistFiles.length;
    return { loaded: 0, unchanged, removed: 0, rejected: [], warnings: [], changed: false };
  }

  const rejected: LoadProblem[] = [];
  const warnings: LoadProblem[] = [];
  const playlists = parseFiles('playlist', playlistFiles, playlistFile, rejected);
  const videos = new Map(
    parseFiles('video', videoFiles, videoFile, rejected).map((video) => [video.uid, video]),
  );
  const served = playlists.filter(({ shared }) => shared.source_id);

  await query.transaction().execute(async (change) => {
    await change.deleteFrom('playlist_items').execute();
    await change.deleteFrom('playlists').execute();
    await change.deleteFrom('playlist_videos').execute();
    const known = new Set<string>();
    for (const { uid, shared, en, es, haw } of served) {
      const id = shared.source_id ?? '';
      const record: PlaylistRecord = { title: textsOf({ en, es, haw }, 'title') };
      await change
        .insertInto('playlists')
        .values({ id, record: JSON.stringify(record) })
        .execute();
      let position = 0;
      for (const { video: videoUid } of shared.videos) {
        const video = videos.get(videoUid);
        const videoId = video?.shared.youtube_video_id;
        if (!video || !videoId) {
          const reason = video ? `${videoUid} has no id at the service` : `there is no ${videoUid}`;
          warnings.push({ file: `playlist/${uid}.json`, field: 'videos', reason });
          continue;
        }
        if (!known.has(videoId)) {
          known.add(videoId);
          const videoRecord = JSON.stringify(toRecord(video, images, toInstant));
          await change
            .insertInto('playlist_videos')
            .values({ id: videoId, record: videoRecord })
            .execute();
        }
        await change
          .insertInto('playlist_items')
          .values({ playlist_id: id, position: position++, video_id: videoId })
          .execute();
      }
    }
    await change
      .insertInto('video_playlists_state')
      .values({ key: 'demo-content', value: fingerprint })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: fingerprint }))
      .execute();
  });
  return { loaded: playlists.length, unchanged: 0, removed: 0, rejected, warnings, changed: true };
}

type SourceFile = readonly [name: string, content: string];

const readFiles = (folder: string): SourceFile[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')])
    : [];

function parseFiles<Schema extends z.ZodType>(
  kind: string,
  files: readonly SourceFile[],
  schema: Schema,
  rejected: LoadProblem[],
): z.output<Schema>[] {
  return files.flatMap(([name, content]) => {
    const file = `${kind}/${name}`;
    let value: unknown;
    try {
      value = JSON.parse(content);
    } catch (error) {
      rejected.push({ file, field: '', reason: `is not JSON: ${(error as Error).message}` });
      return [];
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) return [parsed.data];
    for (const { path, message } of parsed.error.issues) {
      rejected.push({ file, field: path.join('.'), reason: message });
    }
    return [];
  });
}

function toRecord(
  { shared, en, es, haw }: z.output<typeof videoFile>,
  images: LoadOptions['images'],
  toInstant: (text: string) => string | null,
): VideoRecord {
  const name = typeof shared.image === 'object' ? shared.image.file : shared.image;
  const image = name === undefined ? undefined : images[name];
  return {
    title: textsOf({ en, es, haw }, 'title'),
    description: textsOf({ en, es, haw }, 'short_description'),
    publishedAt: toInstant(shared.published_at) ?? new Date(0).toISOString(),
    durationSeconds: shared.duration_seconds ?? 0,
    image: image ? `/images/${image.file}` : null,
    hasCaptions: shared.captions.length > 0,
  };
}

type Texts = Readonly<Record<string, string | undefined>>;

function textsOf(
  { en, es, haw }: { en: Texts; es?: Texts | undefined; haw?: Texts | undefined },
  field: string,
): TextByLanguage {
  return {
    en: en[field] ?? '',
    ...(es?.[field] && { es: es[field] }),
    ...(haw?.[field] && { haw: haw[field] }),
  };
}
