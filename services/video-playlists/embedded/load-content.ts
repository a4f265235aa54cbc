import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { messagesForEditors, toLoadProblems } from '#database/content/content-issues.ts';
import {
  type LoadProblems,
  readProblemsOf,
  writeLoadProblems,
} from '#database/content/content-loads.ts';
import {
  guessValues,
  parseSourceText,
  readSourceFiles,
  type SourceFile,
  withLines,
} from '#database/content/read-source-files.ts';
import { type Database, withTables } from '#database/database.ts';
import { type AnchoredDates, createAnchoredDates } from '#shared/calendar/anchored-dates.ts';
import { toAddedAt } from '#shared/calendar/relative-date.ts';
import {
  isMassRemoval,
  type LoadProblem,
  type LoadReport,
  problemKey,
} from '#shared/files/content-loading.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { playlistFile, videoFile } from './content-schema.ts';
import type {
  PlaylistRecord,
  TextByLanguage,
  VideoPlaylistsTables,
  VideoRecord,
  Visibility,
} from './tables.ts';

export interface LoadOptions {
  readonly database: Database;
  /** Folder with `playlist/` and `video/`; none is the same as an empty one. */
  readonly folder: string;
  /** The entries of `content/images/index.json`, by name without ending. */
  readonly images: Readonly<Record<string, { readonly file: string }>>;
  readonly now: Date;
  /** IANA name; relative dates count from the Monday of the present week there. */
  readonly timeZone: string;
  /** Take away as many playlists and videos as have no file any more, however many. */
  readonly allowsRemovals?: boolean;
}

/** Raise it when the same files must give other answers than before. */
const loaderFormat = 2;

/**
 * Loads the playlists of the content folder if their files, their pictures or the week have
 * changed: all in one transaction, so that a process killed in the middle leaves what was there. A
 * playlist or video whose file cannot be taken stays as it was. When so many are gone that a mistake
 * is likely, nothing is changed.
 */
export async function loadPlaylists(options: LoadOptions): Promise<LoadReport> {
  const { database, images } = options;
  const readKind = (kind: string) =>
    readSourceFiles(`${options.folder}/${kind}`, false).map((one) => ({
      ...one,
      file: `${kind}/${one.file}`,
    }));
  const files = { playlist: readKind('playlist'), video: readKind('video') };
  const all = [...files.playlist, ...files.video];
  const toInstant = toAddedAt(options.now, options.timeZone);
  const fingerprint = hash(
    'sha256',
    JSON.stringify([loaderFormat, toInstant('+0d'), images, all]),
    'base64url',
  );
  const query = withTables<VideoPlaylistsTables>(database);
  const before = await query
    .selectFrom('video_playlists_state')
    .select('value')
    .where('key', '=', 'demo-content')
    .executeTakeFirst();
  const earlier = await readProblemsOf(database, 'playlists');
  if (before?.value === fingerprint) {
    const unchanged = files.playlist.length;
    return { loaded: 0, unchanged, ...nothingRemoved, ...earlier, changed: false };
  }

  const dates = createAnchoredDates(options.now, options.timeZone);
  const playlists = parseFiles(files.playlist, playlistFile, dates);
  const videos = parseFiles(files.video, videoFile, dates);
  return query.transaction().execute(async (change) => {
    const stored = await readStored(change);
    const plan = planPlaylists({ playlists, videos, stored, earlier });
    const problems = {
      rejected: withLines(plan.rejected, all),
      warnings: withLines(plan.warnings, all),
    };
    const storedCount = stored.playlists.size + stored.videos.size;
    if (!options.allowsRemovals && isMassRemoval(plan.gone.length, storedCount)) {
      const reason = `${plan.gone.length} of ${storedCount} playlists and videos have no file any more, so nothing was changed. Is ${options.folder} the right folder? If they are to go: npm run content:load -- --allow-removals`;
      const refused = { file: '', field: '', reason, keepsLastVersion: true as const };
      const told = { rejected: [refused, ...problems.rejected], warnings: earlier.warnings };
      await writeLoadProblems(change, 'playlists', told);
      await writeFingerprint(change, '');
      const unchanged = stored.playlists.size;
      return { loaded: 0, unchanged, ...nothingRemoved, ...told, changed: false };
    }
    await writePlan(change, plan, (video) => toRecord(video, images, toInstant));
    await writeLoadProblems(change, 'playlists', problems);
    await writeFingerprint(change, fingerprint);
    const loaded = playlists.items.length;
    const removed = { removed: plan.gone.length, removedNames: plan.gone };
    return { loaded, unchanged: 0, ...removed, ...problems, changed: true };
  });
}

const nothingRemoved = { removed: 0, removedNames: [] };

const writeFingerprint = (change: Transaction<VideoPlaylistsTables>, value: string) =>
  change
    .insertInto('video_playlists_state')
    .values({ key: 'demo-content', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

type PlaylistFile = z.output<typeof playlistFile>;
type VideoFile = z.output<typeof videoFile>;

interface ParsedFiles<Item> {
  readonly items: readonly {
    readonly item: Item;
    readonly file: string;
    readonly hash: string;
    readonly visibility: Visibility;
  }[];
  readonly refused: readonly { readonly source: SourceFile; readonly problems: LoadProblem[] }[];
}

function parseFiles<Schema extends z.ZodType<Scheduled>>(
  files: readonly SourceFile[],
  schema: Schema,
  dates: AnchoredDates,
): ParsedFiles<z.output<Schema>> {
  const items: ParsedFiles<z.output<Schema>>['items'][number][] = [];
  const refused: ParsedFiles<unknown>['refused'][number][] = [];
  for (const source of files) {
    const { file } = source;
    const read = parseSourceText(source);
    const parsed = 'problems' in read ? null : schema.safeParse(read.json, messagesForEditors);
    const visibility = parsed?.success ? toVisibility(file, parsed.data, dates) : null;
    if (parsed?.success && visibility && !Array.isArray(visibility)) {
      const textHash = hash('sha256', source.text, 'base64url');
      items.push({ item: parsed.data, file, hash: textHash, visibility });
      continue;
    }
    const problems = Array.isArray(visibility)
      ? visibility
      : 'problems' in read
        ? read.problems
        : parsed?.error
          ? toLoadProblems(file, parsed.error)
          : [];
    refused.push({ source, problems });
  }
  return { items, refused };
}

interface Scheduled {
  readonly published?: string | undefined;
  readonly unpublished?: string | undefined;
}

/** When an item is shown, or what is wrong with its times. */
function toVisibility(
  file: string,
  { published, unpublished }: Scheduled,
  { toScheduleTime }: AnchoredDates,
): Visibility | LoadProblem[] {
  const from = published === undefined ? { time: 0 } : toScheduleTime(published, 'start');
  const to =
    unpublished === undefined
      ? { time: Number.MAX_SAFE_INTEGER }
      : toScheduleTime(unpublished, 'unclear');
  if ('time' in from && 'time' in to) return { visible_from: from.time, visible_to: to.time };
  return Object.entries({ published: from, unpublished: to }).flatMap(([field, read]) =>
    'problem' in read ? [{ file, field, reason: read.problem }] : [],
  );
}

/** Ids at the service and the files they came from. */
interface Stored {
  readonly playlists: ReadonlyMap<string, { readonly file: string; readonly hash: string }>;
  readonly videos: ReadonlyMap<string, { readonly file: string }>;
}

async function readStored(change: Transaction<VideoPlaylistsTables>): Promise<Stored> {
  const playlists = await change
    .selectFrom('playlists')
    .select(['id', 'file', 'file_hash as hash'])
    .execute();
  const videos = await change.selectFrom('playlist_videos').select(['id', 'file']).execute();
  return {
    playlists: new Map(playlists.map(({ id, ...row }) => [id, row])),
    videos: new Map(videos.map(({ id, ...row }) => [id, row])),
  };
}

interface Plan extends LoadProblems {
  readonly playlists: readonly {
    readonly id: string;
    readonly file: string;
    readonly hash: string;
    readonly record: PlaylistRecord;
    readonly videoIds: readonly string[];
    readonly visibility: Visibility;
  }[];
  readonly videos: readonly {
    readonly id: string;
    readonly file: string;
    readonly item: VideoFile;
    readonly visibility: Visibility;
  }[];
  /** Ids that stay as they are. */
  readonly retainedPlaylists: ReadonlySet<string>;
  readonly retainedVideos: ReadonlySet<string>;
  /** Files of the stored ones that would go. */
  readonly gone: readonly string[];
}

function planPlaylists({
  playlists,
  videos,
  stored,
  earlier,
}: {
  readonly playlists: ParsedFiles<PlaylistFile>;
  readonly videos: ParsedFiles<VideoFile>;
  readonly stored: Stored;
  readonly earlier: LoadProblems;
}): Plan {
  const rejected: LoadProblem[] = [];
  const warnings: LoadProblem[] = [];
  const known = new Set(earlier.warnings.map(problemKey));
  /** Stored ids that a refused file may stand for. */
  const keep = (
    refused: ParsedFiles<unknown>['refused'],
    rows: ReadonlyMap<string, { readonly file: string }>,
    idField: string,
  ) => {
    const retained = new Set<string>();
    for (const { source, problems } of refused) {
      const kind = source.file.split('/', 1)[0];
      const names = new Set([
        source.file,
        ...guessValues(source.text, 'uid').map((uid) => `${kind}/${uid}.json`),
      ]);
      const ids = [...rows].filter(([, { file }]) => names.has(file)).map(([id]) => id);
      ids.push(...guessValues(source.text, idField).filter((id) => rows.has(id)));
      for (const id of ids) retained.add(id);
      // Still true of what is shown, and known when the file is mended.
      if (ids.length > 0) {
        warnings.push(...earlier.warnings.filter(({ file }) => file === source.file));
      }
      const keeps = ids.length > 0 && { keepsLastVersion: true as const };
      rejected.push(...problems.map((problem) => ({ ...problem, ...keeps })));
    }
    return retained;
  };
  const retainedPlaylists = keep(playlists.refused, stored.playlists, 'source_id');
  const retainedVideos = keep(videos.refused, stored.videos, 'youtube_video_id');
  const idOfVideo = new Map([
    ...[...retainedVideos].map((id) => [stored.videos.get(id)?.file, id] as const),
    ...videos.items.map(({ file, item }) => [file, item.shared.youtube_video_id] as const),
  ]);
  const taken: Plan['playlists'][number][] = [];
  for (const { item, file, hash: fileHash, visibility } of playlists.items) {
    const { source_id: id, videos: listed } = item.shared;
    if (!id) continue;
    const missing: LoadProblem[] = [];
    const videoIds = listed.flatMap(({ video }, position) => {
      const name = `video/${video}.json`;
      const videoId = idOfVideo.get(name);
      if (videoId) return videoId;
      const reason = idOfVideo.has(name)
        ? `${video} has no id at the service`
        : `there is no ${video}`;
      missing.push({ file, field: `shared.videos[${position}]`, reason });
      return [];
    });
    const before = stored.playlists.get(id);
    const isChanged = before !== undefined && before.hash !== fileHash;
    const lost = isChanged ? missing.filter((one) => !known.has(problemKey(one))) : [];
    if (lost.length > 0) {
      retainedPlaylists.add(id);
      rejected.push(...lost.map((one) => ({ ...one, keepsLastVersion: true as const })));
      continue;
    }
    warnings.push(...missing);
    const { en, es, haw } = item;
    taken.push({
      visibility,
      id,
      file,
      hash: fileHash,
      record: { title: textsOf({ en, es, haw }, 'title') },
      videoIds,
    });
  }
  const served = new Set(taken.flatMap(({ videoIds }) => videoIds));
  const wanted = videos.items.flatMap(({ item, file, visibility }) => {
    const id = item.shared.youtube_video_id;
    // One that only a kept playlist shows is made anew too.
    return id && (served.has(id) || stored.videos.has(id)) ? [{ id, file, item, visibility }] : [];
  });
  const stays = new Set([...retainedPlaylists, ...taken.map(({ id }) => id)]);
  const staying = new Set([...retainedVideos, ...wanted.map(({ id }) => id)]);
  return {
    playlists: taken,
    videos: wanted,
    retainedPlaylists,
    retainedVideos,
    gone: [
      ...[...stored.playlists].filter(([id]) => !stays.has(id)),
      ...[...stored.videos].filter(([id]) => !staying.has(id)),
    ].map(([, { file }]) => file),
    rejected,
    warnings,
  };
}

async function writePlan(
  change: Transaction<VideoPlaylistsTables>,
  plan: Plan,
  makeRecord: (video: VideoFile) => VideoRecord,
): Promise<void> {
  const stayingVideos = [...plan.retainedVideos, ...plan.videos.map(({ id }) => id)];
  const goneVideos = change.deleteFrom('playlist_videos');
  await (stayingVideos.length > 0
    ? goneVideos.where('id', 'not in', stayingVideos)
    : goneVideos
  ).execute();
  const retained = [...plan.retainedPlaylists];
  const gonePlaylists = change.deleteFrom('playlists');
  const goneItems = change.deleteFrom('playlist_items');
  await (retained.length > 0
    ? goneItems.where('playlist_id', 'not in', retained)
    : goneItems
  ).execute();
  await (retained.length > 0
    ? gonePlaylists.where('id', 'not in', retained)
    : gonePlaylists
  ).execute();
  for (const { id, file, item, visibility } of plan.videos) {
    const record = JSON.stringify(makeRecord(item));
    await change
      .insertInto('playlist_videos')
      .values({ id, file, record, ...visibility })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ file, record, ...visibility }))
      .execute();
  }
  for (const { id, file, hash: fileHash, record, videoIds, visibility } of plan.playlists) {
    await change
      .insertInto('playlists')
      .values({ id, file, file_hash: fileHash, record: JSON.stringify(record), ...visibility })
      .execute();
    for (const [position, video_id] of videoIds.entries()) {
      await change
        .insertInto('playlist_items')
        .values({ playlist_id: id, position, video_id })
        .execute();
    }
  }
}

function toRecord(
  { shared, en, es, haw }: VideoFile,
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
  texts: { readonly [language in Language]?: Texts | undefined },
  field: string,
): TextByLanguage {
  const known = languages.flatMap((language) => {
    const text = texts[language]?.[field];
    return text ? [[language, text] as const] : [];
  });
  return { en: '', ...Object.fromEntries(known) };
}
