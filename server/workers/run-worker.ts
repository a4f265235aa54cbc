import type { Socket } from 'node:net';
import { watchSqlite } from '#database/content/watch-changes.ts';
import { listEmbeddedParts, logRefusedContent } from '../content/content-problems.ts';
import { oneAtATime } from '../content/follow-changes.ts';
import { SharedTakes } from '../limits/shared-takes.ts';
import { type Background, startBackground } from '../process/background.ts';
import { reportHealth } from '../process/health-report.ts';
import { maxConnections } from '../process/listener.ts';
import { readSettings } from '../settings/settings.ts';
import { type BuiltSite, builtSite, type OpenSite, openSite } from '../start.ts';
import { admitHandedOver } from './admit-handed-over.ts';
import type { Company } from './company.ts';
import type { Answers, Question, ToParent, ToWorker } from './messages.ts';

/** The same signals reach the parent, which says what each worker does. */
const signalsOfTheParent = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const tell = (message: ToParent) => {
  // The parent may have ended meanwhile.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
};

/** Answers visitors whose sockets the parent hands over, until it says that there are no more. */
export function runWorker(site: BuiltSite = builtSite): void {
  for (const signal of signalsOfTheParent) process.on(signal, () => {});
  const settings = readSettings();
  const [, , number = '0'] = process.argv;
  process.title = `girih worker ${number}`;
  const takes = new SharedTakes(
    (taken) => tell({ type: 'takes', takes: taken }),
    (policy) => tell({ type: 'limit', policy }),
  );
  const company: Company = {
    shareLimit: (limit) => takes.share(limit),
    tellChange: () => tell({ type: 'changed' }),
  };
  let opened: OpenSite | null = null;
  let background: Background | null = null;
  let watch: { stop(): Promise<void> } | null = null;
  let look = () => {};
  let admit: (socket: Socket) => void = (socket) => socket.destroy();
  let isFinishing = false;

  const start = async () => {
    opened = await openSite(settings, site, company, number);
    admit = admitHandedOver(opened.server, maxConnections);
    background = await startBackground(opened.background);
    look = oneAtATime(opened.expectChange, opened.log);
    // Of changes in PostgreSQL the parent tells all.
    const { content } = opened.background.databases;
    watch = settings.databaseUrl ? null : watchSqlite(content, look);
    tell({ type: 'ready' });
  };
  /** What one process does for all of the machine, beginning with a word on refused content. */
  const beginDuties = async () => {
    background?.startDuties();
    if (!opened) return;
    const { databases, log } = opened.background;
    await logRefusedContent(databases.content, listEmbeddedParts(settings), log).catch((error) =>
      log.warn({ err: error }, 'whether content was refused is not known'),
    );
  };
  const finish = async (quietMs?: number) => {
    if (isFinishing) return;
    isFinishing = true;
    const metrics = background?.metrics;
    const rest = {
      async stop() {
        // The very last counts, after the last answer.
        if (metrics) tell({ type: 'ended', metrics: await metrics.readOwn() });
        await Promise.all([watch?.stop(), background?.stop()]);
      },
    };
    await opened?.close(rest, 0, quietMs);
    process.disconnect?.();
    process.exit(0);
  };
  const fail = (error: Error) => {
    const { name, message, stack } = error;
    if (!process.connected || !process.send) return process.exit(1);
    const failed: ToParent = { type: 'failed', name, message, stack };
    process.send(failed, undefined, undefined, () => process.exit(1));
  };
  const answer = async (what: Question): Promise<Answers[Question]> => {
    if (what === 'health' && opened?.background.measured) {
      return reportHealth(opened.background.measured.health);
    }
    if (what === 'shared') return (await background?.metrics?.readShared()) ?? null;
    return (await background?.metrics?.readOwn()) ?? null;
  };

  const take = (id: number, socket: Socket | undefined) => {
    tell({ type: 'took', id });
    if (socket) admit(socket);
  };

  process.on('message', (message: ToWorker, socket?: Socket) => {
    switch (message.type) {
      case 'import':
        // Where it fails, the first page says why.
        return void (async () => site.load())().catch(() => {});
      case 'start':
        return void start().catch(fail);
      case 'connection':
        return take(message.id, socket);
      case 'duties':
        return void beginDuties();
      case 'stopping':
        return opened?.tellStopping();
      case 'finish':
        return void finish(message.quietMs).catch(fail);
      case 'changed':
        return look();
      case 'takes':
        return takes.receive(message.takes);
      case 'taken':
        return takes.restore(message.limit, message.taken);
      case 'ask':
        return void answer(message.what)
          .then((given) => tell({ type: 'answer', id: message.id, answer: given }))
          // The parent waits a moment only.
          .catch(() => {});
    }
  });
  // Without its parent nobody brings visitors any more.
  process.on('disconnect', () => void finish().catch(fail));
  tell({ type: 'loaded' });
}
