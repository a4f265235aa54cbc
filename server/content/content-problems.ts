import {
  type ContentPart,
  contentParts,
  readLoadProblems,
} from '#database/content/content-loads.ts';
import type { Database } from '#database/database.ts';
import type { LoadProblem } from '#shared/files/content-loading.ts';
import type { Log } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';

/** Something in a file of the content folder because of which the file is not taken. */
export interface RefusedContent extends LoadProblem {
  readonly part: ContentPart;
}

/** The folder of each part's files, relative to the content folder, with a slash at the end. */
export const folderOfPart: Readonly<Record<ContentPart, string>> = {
  pictures: 'images/',
  documents: 'documents/',
  objects: 'objects/',
  thesaurus: '',
  pages: 'pages/',
  playlists: 'documents/',
};

type ServiceSettings = Pick<
  Settings,
  'prismic' | 'objectCollectionUrl' | 'pageBuilder' | 'youtubeApiKey' | 'youtubeApiUrl'
>;

/** The parts of the content folder that this site shows: those whose service is embedded. */
export function listEmbeddedParts(settings: ServiceSettings): ContentPart[] {
  const isEmbedded: Readonly<Record<ContentPart, boolean>> = {
    pictures: true,
    documents: !settings.prismic,
    objects: !settings.objectCollectionUrl,
    thesaurus: !settings.objectCollectionUrl,
    pages: isEmbeddedPageBuilder(settings),
    playlists: !settings.youtubeApiKey && !settings.youtubeApiUrl,
  };
  return contentParts.filter((part) => isEmbedded[part]);
}

/** Whether this process itself answers what the page builder is asked. */
export const isEmbeddedPageBuilder = ({ pageBuilder }: Pick<Settings, 'pageBuilder'>): boolean =>
  pageBuilder.apiKey === null && pageBuilder.apiUrl === null;

/** The files that the last load of the content folder refused, whichever process ran it. */
export async function readRefusedContent(
  database: Database,
  parts: readonly ContentPart[],
): Promise<RefusedContent[]> {
  const problems = await readLoadProblems(database);
  return parts.flatMap((part) =>
    (problems.get(part)?.rejected ?? []).map((problem) => ({ ...problem, part })),
  );
}

/** Names everything that is refused, so that nobody has to look at the command's own words. */
export async function logRefusedContent(
  database: Database,
  parts: readonly ContentPart[],
  log: Pick<Log, 'warn'>,
): Promise<void> {
  for (const { part, file, field, line, reason, keepsLastVersion } of await readRefusedContent(
    database,
    parts,
  )) {
    const what = keepsLastVersion ? 'visitors see its last version' : 'nobody sees it';
    log.warn(
      { file: folderOfPart[part] + file, field, line },
      `content refused, ${what}: ${reason}`,
    );
  }
}
