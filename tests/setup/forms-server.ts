import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { migrate } from '#database/migrate.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { testEntries } from '#services/page-builder/embedded/server.test-support.ts';
import { replaceEntries } from '#services/page-builder/embedded/write-entries.ts';
import { fastestSendingMs, formTokenPath } from '#shared/forms/form-guard.ts';
import { formKinds } from '#shared/forms/form-rules.ts';
import type { FormsPlace } from './forms-place.ts';

/** A server with the site's forms, in a process that may be killed. */
export interface FormsServer {
  readonly address: string;
  readonly child: ChildProcess;
}

/** Recipient of everything, also of the forms of editors' pages that `prepareForms` publishes. */
export const desk = 'desk@museum.example';

/** Migrates both databases and publishes a page with a form, and the demo's tickets with their times. */
export async function prepareForms(place: FormsPlace): Promise<void> {
  const content = await place.open('content');
  const visitors = await place.open('visitors');
  await migrate(content);
  await migrate(visitors);
  await replaceEntries(content, 'test', testEntries);
  await loadDocuments({
    database: content,
    folder: 'content/documents',
    images: {},
    now: new Date(),
    timeZone: 'Pacific/Honolulu',
  });
  await Promise.all([content.close(), visitors.close()]);
}

/** @throws when it does not start */
export async function startFormsServer(
  place: FormsPlace,
  settings: Readonly<Record<string, string>> = {},
): Promise<FormsServer> {
  const child = spawn(process.execPath, ['tests/fakes/forms-process.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: 'https://museum.example',
      LOG_LEVEL: 'fatal',
      DATA_FOLDER: place.folder,
      ...place.settings,
      FORM_LIMIT_PER_HOUR: '0',
      CLIENT_LIMIT_PER_MINUTE: '0',
      SERVICE_APIS: 'true',
      DRAIN_SECONDS: '0',
      // Each by name: the demo's settings have contacts of their own, which come before `all`.
      FORM_RECIPIENTS: ['all', ...formKinds].map((kind) => `${kind}:${desk}`).join(','),
      ...settings,
    },
    stdio: ['ignore', 'pipe', process.env.SHOW_ERRORS ? 'inherit' : 'ignore'],
  });
  const [line] = await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, 'data'),
    once(child, 'exit').then(() => [null]),
  ]);
  const address = /http:\S+/.exec(String(line))?.[0];
  if (!address) throw new Error('The server with the forms did not start.');
  return { address, child };
}

export async function endServer(server: FormsServer, signal: 'SIGTERM' | 'SIGKILL') {
  server.child.kill(signal);
  if (server.child.exitCode === null && server.child.signalCode === null) {
    await once(server.child, 'exit');
  }
}

/** A token that is old enough to be used; it holds for a day and for every process of the database. */
export async function getToken({ address }: FormsServer): Promise<string> {
  const answer = await fetch(address + formTokenPath);
  const { token } = (await answer.json()) as { token: string };
  await new Promise((resolve) => setTimeout(resolve, fastestSendingMs + 100));
  return token;
}
