// `npm run content:pull`: brings models, items and pictures of a real repository home, as files.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@prismicio/client';
import { z } from 'zod';
import { creditWorks } from '#server/content/credit-works.ts';
import { readImageIndex } from '#server/content/read-image-index.ts';
import type { Settings } from '#server/settings/settings.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { hashSource } from '#services/content-management/embedded/load-content.ts';
import { DocumentStore } from '#services/content-management/embedded/store.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { type PulledFile, planPull } from '#services/content-management/transfer/plan-pull.ts';
import {
  type ModelKind,
  modelFiles,
  readRawModels,
} from '#services/content-management/transfer/read-raw-models.ts';
import { readRepository } from '#services/content-management/transfer/read-repository.ts';
import {
  createRepositoryCalls,
  type RawModel,
  type RepositoryCalls,
  RepositoryRefused,
} from '#services/content-management/transfer/repository-calls.ts';
import { startStep } from '../command-line/progress.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { bringFiles } from './bring-files.ts';
import { createNotes } from './transfer-notes.ts';

const help = `Brings the items and pictures of a real repository of Prismic home, as files of the content folder.

  npm run content:pull -- --repository my-museum --dry-run    shows which files would change
  npm run content:pull -- --repository my-museum              writes them; npm run content:load loads them

  --repository NAME   PRISMIC_REPOSITORY where absent; PRISMIC_ACCESS_TOKEN reads a private one
  --dry-run           brings pictures that are missing, so that it can compare, and writes no items
  --overwrite         takes the repository's form of files that were changed here, too
  --models DIR        writes the repository's models there, as files; with PRISMIC_WRITE_TOKEN
  --picture-host HOST a host of pictures beside Prismic's own; may be repeated
  --help              shows this

All published items come, in all languages of PRISMIC_LANGUAGES. A file that is there and says the same
stays to the letter; one that was changed here since the last pull is left alone and named. Items that
the studio holds are not touched: the next load keeps both forms, and somebody chooses in the studio.
Items of types that this site has not are kept as they came, in <content folder>/unknown/. Pictures come
from Prismic's hosts only, each once; broken off, a pull goes on where it was.

With PRISMIC_WRITE_TOKEN the models are compared with those of this site, and pictures that a push sent
get their names back.

Exit status: 0 done, 1 failed or something was left out, 2 the command or a setting is wrong.
`;

const { values } = readCommandLine(
  {
    options: {
      repository: { type: 'string' },
      'dry-run': { type: 'boolean' },
      overwrite: { type: 'boolean' },
      models: { type: 'string' },
      'picture-host': { type: 'string', multiple: true, default: [] },
    },
  },
  help,
);

const prismicHosts = ['images.prismic.io', 'prismic-io.s3.amazonaws.com'];
const pulledSchema = z.object({ files: z.record(z.string(), z.string()).default({}) });

await runStaffCommand(
  () =>
    withDatabases(async ({ content: database }, settings) => {
      const repository = values.repository ?? settings.prismic?.repository ?? null;
      if (!repository) throw new WrongCommand('Name the repository: --repository my-museum.');
      const calls = createCalls(settings, repository);
      if (values.models && !calls) throw new WrongCommand('--models needs PRISMIC_WRITE_TOKEN.');
      if (calls) await compareModels(calls);

      const step = startStep('Items');
      const client = createClient(repository, {
        ...(settings.prismic?.apiUrl && { documentAPIEndpoint: settings.prismic.apiUrl }),
        ...(settings.prismic?.accessToken && { accessToken: settings.prismic.accessToken }),
      });
      const documents = await readRepository(client, step.progress);
      step.done(`${documents.length} documents are published there`);
      const { contentFolder, timeZone } = settings;
      const pictures = startStep('Pictures');
      const { files, brought, problems } = await bringFiles({
        documents,
        contentFolder,
        hosts: [...prismicHosts, `${repository}.cdn.prismic.io`, ...values['picture-host']],
        fetch,
        codes: settings.prismicLanguages,
        notedPaths: await readNotedPaths(calls),
        onProgress: pictures.progress,
      });
      pictures.done(`${brought} brought, ${files.size - brought} were there`);
      for (const problem of problems) console.warn(`  left out: ${problem}`);

      const { images } = await readImageIndex(contentFolder, database);
      const notes = createNotes(settings.dataFolder, `pulled-${repository}`, pulledSchema);
      const pulled = await notes.read();
      const plan = planPull({
        documents,
        models: readModels(),
        theirCodes: settings.prismicLanguages,
        ourCodes: defaultLanguageCodes,
        folder: join(contentFolder, 'documents'),
        mediaFolder: contentFolder,
        images: creditWorks(images, join(contentFolder, 'objects')),
        files,
        timeZone,
        now: new Date(),
        pulled: pulled.files,
        overwrites: values.overwrite ?? false,
      });
      const holds = await new DocumentStore(database).listHolds();
      const held = new Set(holds.map(({ set_id: id }) => id));
      const written: Record<string, string> = { ...pulled.files };
      for (const file of plan) {
        tell(file, held.has(file.setId));
        if (values['dry-run'] || file.action === 'left') continue;
        const room = file.action === 'unknown' ? 'unknown' : 'documents';
        if (file.action !== 'same') write(join(contentFolder, room, file.file), file.after);
        if (file.action !== 'unknown') written[file.file] = hashSource(file.after);
      }
      if (!values['dry-run']) await notes.write({ files: written });
      summarize(plan);
      const isLeft = plan.some(({ action, notes }) => action === 'left' || notes.length > 0);
      if (problems.length > 0 || isLeft) process.exitCode = 1;
    }),
  [RepositoryRefused],
);

function createCalls(settings: Settings, repository: string): RepositoryCalls | null {
  const { token: writeToken, ...addresses } = settings.prismicWriting;
  return writeToken ? createRepositoryCalls({ repository, writeToken, addresses, fetch }) : null;
}

async function readNotedPaths(calls: RepositoryCalls | null): Promise<Map<string, string>> {
  const assets = (await calls?.listAssets()) ?? [];
  return new Map(
    assets.flatMap(({ url, notes }) => (notes ? [[url.replace(/[?#].*$/, ''), notes]] : [])),
  );
}

/** The site's code reads the models that it has: others are told, and written only where asked for. */
async function compareModels(calls: RepositoryCalls): Promise<void> {
  const own = new Map(readRawModels().map(({ kind, raw }) => [`${kind}/${raw.id}`, raw]));
  const theirs: [ModelKind, RawModel][] = [
    ...(await calls.listSlices()).map((raw): [ModelKind, RawModel] => ['slices', raw]),
    ...(await calls.listTypes()).map((raw): [ModelKind, RawModel] => ['customtypes', raw]),
  ];
  for (const [kind, raw] of theirs) {
    if (!/^[\w-]{1,100}$/.test(raw.id)) continue;
    const known = own.get(`${kind}/${raw.id}`);
    if (!known) console.warn(`  model ${raw.id}: this site has none of this name`);
    else if (JSON.stringify(known) !== JSON.stringify(raw)) {
      console.warn(`  model ${raw.id}: is another one there`);
    }
    if (!values.models || values['dry-run']) continue;
    const name = kind === 'slices' && typeof raw.name === 'string' ? raw.name : raw.id;
    if (!/^[\w-]{1,100}$/.test(name)) continue;
    const file = join(values.models, kind, name, modelFiles[kind]);
    write(file, `${JSON.stringify(raw, null, 2)}\n`);
  }
}

function tell({ file, action, notes }: PulledFile, isHeld: boolean): void {
  if (action !== 'same') console.log(`${action.padEnd(8)} ${file}`);
  if (isHeld && (action === 'changed' || action === 'new')) {
    console.warn('  is held by the studio: after npm run content:load, choose a form there');
  }
  for (const note of notes) console.warn(`  ${note}`);
}

/** Whole or not at all. */
function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function summarize(plan: readonly PulledFile[]): void {
  const count = (action: PulledFile['action']) =>
    plan.filter((file) => file.action === action).length;
  console.log(
    `${count('new')} new, ${count('changed')} changed, ${count('same')} as they were, ${count('left')} left alone, ${count('unknown')} of unknown types${values['dry-run'] ? '. No item was written.' : '.'}`,
  );
}
