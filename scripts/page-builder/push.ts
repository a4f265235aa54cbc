// `npm run page-builder:push`: sends the pages of content/pages to a real space of the page builder.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { openDatabases } from '#server/databases/open-databases.ts';
import { toPageBuilderWriteHost } from '#server/services/build-page-builder.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { listEntries } from '#services/page-builder/embedded/list-entries.ts';
import { contentSource, studioSource } from '#services/page-builder/embedded/tables.ts';
import {
  type OutgoingEntry,
  type PushedEntry,
  PushFailed,
  planPush,
  pushEntries,
} from '#services/page-builder/transfer/push-entries.ts';
import { formatBytes, startStep } from '../command-line/progress.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand } from '../command-line/run-staff-command.ts';

const help = `Sends the entries of content/pages and of the studio to a real space of the page builder.

  npm run page-builder:push                shows what would be sent, and sends nothing
  npm run page-builder:push -- --send      sends it

  --send            creates what is new and replaces what has changed since the last time
  --model <model>   only entries of this model
  --help            shows this

The private key of the space comes from BUILDER_PRIVATE_KEY. The models (page, symbol and those of
sections) must be there already. BUILDER_LOCALES says how the space calls our languages; pictures get
whole addresses under PUBLIC_ORIGIN, which the space must be able to reach. What was sent is noted in
<data folder>/page-builder/, so that it is replaced the next time and not created again.

The entries are those of the last start or npm run content:load.

Exit status: 0 done, 1 failed (what was sent before stays, and is not sent again), 2 the command or a
setting is wrong.
`;

const { values } = readCommandLine(
  {
    options: {
      send: { type: 'boolean' },
      model: { type: 'string' },
    },
  },
  help,
);

const pushedSchema = z.record(z.string(), z.object({ id: z.string(), hash: z.string() }));

async function run(): Promise<void> {
  const settings = readSettings();
  const entries = await readEntries(settings, values.model ?? null);
  if (entries.length === 0)
    throw new WrongCommand('There is nothing to send. Run npm run content:load first.');
  const { privateKey, locales } = settings.pageBuilder;
  if (!privateKey && values.send) {
    throw new WrongCommand('Set BUILDER_PRIVATE_KEY to the private key of the space.');
  }
  const host = toPageBuilderWriteHost(settings);
  const notes = createNotes(settings, host);
  const options = { publicOrigin: settings.publicOrigin, locales, pushed: await notes.read() };
  if (!values.send || !privateKey) {
    showPlan(entries, options, host);
    return;
  }
  const step = startStep('Push');
  try {
    await pushEntries(entries, {
      ...options,
      host,
      privateKey,
      fetch,
      onPushed: notes.add,
      onProgress: (done, total) => step.progress(`${done} of ${total} entries`),
    });
    step.done(`${entries.length} entries are in the space at ${host}`);
  } catch (error) {
    step.failed('broken off; what was sent before is noted and stays');
    throw error;
  }
}

async function readEntries(settings: Settings, model: string | null): Promise<OutgoingEntry[]> {
  const databases = await openDatabases(settings);
  try {
    const sources = [contentSource, studioSource];
    const listed = await Promise.all(
      sources.map((source) => listEntries(databases.content, source)),
    );
    const entries = listed.flat().sort((one, other) => rankOf(one) - rankOf(other));
    return entries.filter((one) => model === null || one.model === model);
  } finally {
    await databases.close();
  }
}

/** Symbols first, since others lead to them. */
const rankOf = ({ model }: OutgoingEntry) => (model === 'symbol' ? 0 : 1);

type PlanOptions = Parameters<typeof planPush>[1];

function showPlan(entries: readonly OutgoingEntry[], options: PlanOptions, host: string): void {
  const steps = planPush(entries, options);
  for (const { action, model, name, bytes } of steps) {
    console.log(
      `${action.padEnd(8)} ${model.padEnd(18)} ${formatBytes(bytes).padStart(8)}  ${name}`,
    );
  }
  if (/^https?:\/\/(localhost|127\.)/.test(options.publicOrigin)) {
    console.error(`Set PUBLIC_ORIGIN: the space cannot reach pictures at ${options.publicOrigin}.`);
  }
  const sent = steps.filter(({ action }) => action !== 'same').length;
  console.error(`${sent} of ${steps.length} entries would be sent to ${host}. Nothing was sent.`);
}

/** The entries sent to a space, in a file of the data folder. */
function createNotes({ dataFolder, pageBuilder }: Settings, host: string) {
  const space = createHash('sha256')
    .update(`${host} ${pageBuilder.privateKey ?? ''}`)
    .digest('hex')
    .slice(0, 16);
  const file = `${dataFolder}/page-builder/pushed-${space}.json`;
  let noted: Record<string, PushedEntry> = {};
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '{}';
        throw error;
      });
      noted = pushedSchema.parse(JSON.parse(text));
      return noted;
    },
    async add(id: string, pushed: PushedEntry) {
      noted = { ...noted, [id]: pushed };
      await mkdir(dirname(file), { recursive: true });
      // Whole or not at all: a note that is lost would create everything anew.
      await writeFile(`${file}.new`, JSON.stringify(noted, null, 2));
      await rename(`${file}.new`, file);
    },
  };
}

await runStaffCommand(run, [PushFailed]);
