import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Database, withTables } from '#database/database.ts';
import { emptyThesaurus, type Thesaurus } from '#shared/search/thesaurus.ts';
import type { ObjectCollectionTables } from '../../tables.ts';
import { ObjectSearch } from '../object-search.ts';
import { takeBuildTurn } from './build-turn.ts';
import { type BuildAnswer, createBuilding } from './build-worker.ts';
import { type AskBuilder, countObjects, sendRows } from './read-index-rows.ts';
import { SearchIndex } from './search-index.ts';
import { keepSnapshot, readAnySnapshot, readSnapshot, writeSnapshot } from './snapshots.ts';

/** There is no index yet: the first one of a large collection is being built. */
export class IndexNotReady extends Error {
  override readonly name = 'IndexNotReady';
  readonly retryAfterSeconds = 10;
}

export interface LiveIndex {
  /**
   * The index of a version of the content, or of the one before while a large one is being built.
   * @param waitMs how long to wait for a first one
   * @throws {IndexNotReady} when there is none by then
   */
  open(version: string, waitMs?: number): Promise<ObjectSearch>;
  /** The version that `open` answers with, without waiting. Asking sets building off. */
  servedVersion(version: string): Promise<string>;
  /** Waits until the index of a version is there, and kept in its file. */
  build(version: string): Promise<void>;
}

/** Up to so many objects the index is built at once and in place, in tenths of a second at most. */
const fewObjects = 2_000;
/** Starting another thread costs as much as reading some thousand objects. */
const objectsPerThread = 20_000;
/** What each has read is for a moment there twice, when the first one takes it over. */
const maxThreads = 2;
const maxWaitMs = 2_000;
const retryFailedAfterMs = 5_000;

/**
 * Keeps an index of what the database holds. A large one is built in a thread of its own, while the
 * one before still answers, and kept in a file, so that the next start only reads it. Of several
 * processes with one folder one builds, and the others read what it built, one after the other.
 * @param folder of snapshots; null: none are kept
 */
export function createLiveIndex({
  database,
  folder,
  findThesaurus = () => emptyThesaurus,
}: {
  readonly database: Database;
  readonly folder: string | null;
  readonly findThesaurus?: () => Thesaurus;
}): LiveIndex {
  const query = withTables<ObjectCollectionTables>(database);
  let current: ObjectSearch | null = null;
  let building: Building | null = null;
  /** The file of a small one, which is written while it answers already. */
  let keeping: Promise<void> = Promise.resolve();
  /** The version that was asked for last. */
  let wanted = '';
  let failed: { readonly version: string; readonly at: number; readonly error: unknown } | null =
    null;

  async function build(version: string, takesLong: () => void): Promise<void> {
    const size = await countObjects(query);
    // While one before answers, it and the new one are in memory: then processes read in turn.
    if (folder && !current && (await openSnapshot(folder, version))) return;
    if (size <= fewObjects) return buildSmall(version);
    if (!current && folder) {
      const older = await readAnySnapshot(folder);
      if (older) current = new ObjectSearch(older, findThesaurus);
    }
    takesLong();
    if (!folder) return buildLarge(version, size);
    const endTurn = await takeBuildTurn(folder);
    try {
      // Meanwhile another process may have built it, and content may have changed once more.
      if (!(await openSnapshot(folder, wanted))) await buildLarge(wanted, size);
    } finally {
      endTurn();
    }
  }

  async function buildSmall(version: string): Promise<void> {
    const building = createBuilding();
    const nothing = { before: null, file: null };
    const buffer = await sendRows(query, version, nothing, [async (message) => building(message)]);
    current = toSearch(buffer, findThesaurus);
    // Nobody who searches waits for it, and only the next start would miss it: a folder may be full.
    if (folder && buffer)
      keeping = keeping.then(() => keep(folder, version, buffer)).catch(() => {});
  }

  async function keep(folder: string, version: string, buffer: SharedArrayBuffer): Promise<void> {
    const endTurn = await takeBuildTurn(folder);
    try {
      if (version === wanted) await keepSnapshot(folder, version, buffer);
    } finally {
      endTurn();
    }
  }

  async function openSnapshot(folder: string, version: string): Promise<boolean> {
    const snapshot = await readSnapshot(folder, version);
    if (snapshot) current = new ObjectSearch(snapshot, findThesaurus);
    return snapshot !== null;
  }

  async function buildLarge(version: string, size: number): Promise<void> {
    const before = current?.index.buffer ?? null;
    // Where most is taken from the one before, a second thread would only do that once more.
    const threads = !before && size > objectsPerThread ? availableParallelism() : 1;
    const buildInto = (file: string | null) =>
      buildInThreads(Math.min(threads, maxThreads), (builders) =>
        sendRows(query, version, { before, file }, builders),
      );
    // In a file first, since the thread then never holds the whole index. A folder that is full or
    // may not be written must not keep visitors from searching.
    const written = folder
      ? await writeSnapshot(folder, version, buildInto).catch(() => null)
      : null;
    current = written
      ? new ObjectSearch(written, findThesaurus)
      : toSearch(await buildInto(null), findThesaurus);
  }

  function ensureBuilding(version: string): Building {
    wanted = version;
    if (building) return building;
    const { promise: isLong, resolve: takesLong } = Promise.withResolvers<void>();
    const isRecent =
      failed?.version === version && performance.now() - failed.at < retryFailedAfterMs;
    const done = isRecent ? Promise.reject(failed?.error) : build(version, takesLong);
    const started: Building = { done, answered: Promise.race([done, isLong]) };
    // Whoever waits for it gets the error; when nobody does it is tried again.
    done.catch(() => {});
    started.answered.catch(() => {});
    if (isRecent) return started;
    building = started;
    done.then(
      () => {
        building = null;
        failed = null;
      },
      (error) => {
        building = null;
        failed = { version, at: performance.now(), error };
      },
    );
    return started;
  }

  /** Waits for small collections, which are built in no time, and a while where there is nothing. */
  async function settle(version: string, waitMs: number): Promise<void> {
    if (current?.index.version === version) return;
    const { done, answered } = ensureBuilding(version);
    await answered;
    if (!current) await Promise.race([done, passing(waitMs)]);
  }

  return {
    async open(version, waitMs = maxWaitMs) {
      await settle(version, waitMs);
      // A change while it was being built: what a small collection has now is built once more.
      if (current && current.index.version !== version) await settle(version, waitMs);
      if (!current)
        throw new IndexNotReady('The search index is being built. Try again in a moment.');
      return current;
    },

    async servedVersion(version) {
      if (current && current.index.version !== version) await settle(version, maxWaitMs);
      else if (!current) ensureBuilding(version);
      return current?.index.version ?? version;
    },

    async build(version) {
      await ensureBuilding(version).done;
      await keeping;
    },
  };
}

interface Building {
  readonly done: Promise<void>;
  /** Settled when it is done, or known to take long. */
  readonly answered: Promise<void>;
}

function toSearch(buffer: SharedArrayBuffer | null, findThesaurus: () => Thesaurus): ObjectSearch {
  const index = buffer && SearchIndex.open(buffer);
  if (!index) throw new Error('The index that was built cannot be read.');
  return new ObjectSearch(index, findThesaurus);
}

const passing = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Runs a building whose messages are answered by threads, which end with it. */
async function buildInThreads(
  count: number,
  run: (builders: readonly [AskBuilder, ...AskBuilder[]]) => Promise<SharedArrayBuffer | null>,
): Promise<SharedArrayBuffer | null> {
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./build-worker.ts', import.meta.url));
    worker.unref();
    return worker;
  });
  try {
    return await run(workers.map(toAsk) as [AskBuilder, ...AskBuilder[]]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function toAsk(worker: Worker): AskBuilder {
  let ended: Error | null = null;
  worker.once('exit', (code) => {
    ended = new Error(`The index thread ended with ${code}.`);
  });
  return (message, transferred = []) =>
    new Promise((resolve, reject) => {
      const settle = () => {
        worker.off('message', take);
        worker.off('error', fail);
        worker.off('exit', end);
      };
      const take = (answer: BuildAnswer) => {
        settle();
        resolve(answer);
      };
      const fail = (error: unknown) => {
        settle();
        reject(error);
      };
      const end = () => fail(ended);
      // Another thread's failure ends this one between two messages.
      if (ended) return reject(ended);
      worker.on('message', take);
      worker.on('error', fail);
      worker.on('exit', end);
      worker.postMessage(message, transferred);
    });
}
