// `npm run content:push`: sends models, pictures and items to a real repository of Prismic.
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#database/database.ts';
import { openMediaStore } from '#server/images/media-store.ts';
import type { Settings } from '#server/settings/settings.ts';
import { mediaQuery } from '#server/studio/pictures/tables.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { StudioDocuments } from '#services/content-management/embedded/editing/studio-documents.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import {
  type PushContent,
  type Pushed,
  planPush,
  pushContent,
  pushedSchema,
} from '#services/content-management/transfer/push-content.ts';
import { readRawModels } from '#services/content-management/transfer/read-raw-models.ts';
import {
  createRepositoryCalls,
  RepositoryRefused,
} from '#services/content-management/transfer/repository-calls.ts';
import { formatSeconds, startStep } from '../command-line/progress.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { createNotes } from './transfer-notes.ts';

const help = `Sends the museum's models, pictures and items to a real repository of Prismic.

  npm run content:push -- --repository my-museum             shows what would be sent, and sends nothing
  npm run content:push -- --repository my-museum --send      sends it
  npm run content:push -- --repository my-museum --send --publish

  --repository NAME  PRISMIC_REPOSITORY where absent
  --send             inserts and updates models, uploads files, creates items, fills their fields
  --publish          makes what was sent public; without it somebody does so in Prismic, where it waits
                     as a migration release
  --help             shows this

The write token comes from PRISMIC_WRITE_TOKEN (Prismic: Settings, API & Security). The repository must
have the languages of PRISMIC_LANGUAGES, English as the master. It allows one call a second, so that a
museum takes a while; broken off, a push goes on where it was: what was sent is noted in
<data folder>/content-management/, and sent again only when it changed.

What is sent is what is published here: items of the last load and of the studio, in all languages, no
drafts. Links and pictures that are not there are left out and named. Dates of first publication are
the repository's own.

Exit status: 0 done, 1 failed or something was left out, 2 the command or a setting is wrong.
`;

const { values } = readCommandLine(
  {
    options: {
      repository: { type: 'string' },
      send: { type: 'boolean' },
      publish: { type: 'boolean' },
    },
  },
  help,
);

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

await runStaffCommand(
  () =>
    withDatabases(async ({ content: database, visitors }, settings) => {
      const repository = values.repository ?? settings.prismic?.repository ?? null;
      if (!repository) throw new WrongCommand('Name the repository: --repository my-museum.');
      const { token: writeToken, ...addresses } = settings.prismicWriting;
      if (values.send && !writeToken) {
        throw new WrongCommand('Set PRISMIC_WRITE_TOKEN to a write token of the repository.');
      }
      const models = readModels();
      const studio = new StudioDocuments(database, models, defaultLanguageCodes);
      const content: PushContent = {
        models,
        rawModels: readRawModels(),
        documents: await studio.readAll(new Date()),
        ourCodes: defaultLanguageCodes,
        theirCodes: settings.prismicLanguages,
        openAsset: (path) => openAsset(settings, visitors, path),
      };
      if (content.documents.length === 0) {
        throw new WrongCommand('There is nothing to send. Run npm run content:load first.');
      }
      const notes = createNotes(settings.dataFolder, `pushed-${repository}`, pushedSchema);
      const pushed = await notes.read();
      if (!values.send || !writeToken) return showPlan(content, pushed, repository);
      const options = { repository, writeToken, addresses, fetch };
      await send(content, pushed, notes.write, createRepositoryCalls(options));
    }),
  [RepositoryRefused],
);

type Calls = ReturnType<typeof createRepositoryCalls>;

async function send(
  content: PushContent,
  pushed: Pushed,
  onPushed: (pushed: Pushed) => Promise<void>,
  calls: Calls,
): Promise<void> {
  const step = startStep('Push');
  try {
    const options = { calls, pushed, onPushed, onProgress: step.progress };
    const missing = await pushContent(content, options);
    step.done(`${content.documents.length} items are in the repository`);
    for (const one of missing) console.warn(`  left out: ${one}, which is not there`);
    if (missing.length > 0) process.exitCode = 1;
  } catch (error) {
    step.failed('broken off; what was sent before is noted, and the next push goes on there');
    throw error;
  }
  if (values.publish) console.log(`${await calls.publish()} items become public.`);
  else console.log('They wait in Prismic as a migration release; --publish makes them public.');
}

async function showPlan(content: PushContent, pushed: Pushed, repository: string): Promise<void> {
  const steps = await planPush(content, pushed);
  for (const { action, kind, name } of steps) {
    if (action !== 'same') console.log(`${action.padEnd(8)} ${kind.padEnd(6)} ${name}`);
  }
  const sent = steps.filter(({ action }) => action === 'create' || action === 'update');
  // An item that is created is filled by a second call.
  const calls =
    sent.length + sent.filter((one) => one.kind === 'item' && one.action === 'create').length;
  console.error(
    `${sent.length} of ${steps.length} would be sent to ${repository}, in about ${formatSeconds(calls * 1_100)}. Nothing was sent.`,
  );
}

/** Of the content folder, or of what was uploaded. */
async function openAsset(settings: Settings, visitors: Database, path: string) {
  const parts = decodeURI(path).split('/').slice(1);
  if (parts.some((part) => part === '' || part.startsWith('.'))) return null;
  const uploaded = await mediaQuery(visitors)
    .selectFrom('studio_media')
    .select('file_key')
    .where('path', '=', parts.join('/').replace(/^images\//, ''))
    .where('origin', '=', 'studio')
    .executeTakeFirst();
  const store = openMediaStore(settings.media, join(settings.dataFolder, 'cache/media'));
  const copy = uploaded ? await store.toLocalFile(uploaded.file_key) : null;
  for (const file of [copy, join(settings.contentFolder, ...parts)]) {
    if (!file || !(await stat(file).catch(() => null))?.isFile()) continue;
    const blob = await openAsBlob(file, { type: types[file.split('.').at(-1) ?? ''] ?? '' });
    const hash = createHash('sha256');
    await pipeline(blob.stream(), hash);
    return { file: blob, hash: hash.digest('base64url') };
  }
  return null;
}
