import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';

/** Told of by triggers of the database `content`. */
const channel = 'girih_content';
const pollSqliteMs = 250;
const firstRetryMs = 100;
const maxRetryMs = 5_000;
const connectWithinMs = 5_000;

export interface ChangeWatch {
  stop(): Promise<void>;
}

/**
 * Calls back soon after another process has changed the content in SQLite. Reading the counter of
 * the file costs microseconds.
 */
export function watchSqlite(content: Database, onChange: () => void): ChangeWatch {
  let known: number | null = null;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(
      content.query,
    );
    const found = rows[0]?.data_version ?? null;
    if (known !== null && found !== known) onChange();
    known = found;
  };
  const timer = setInterval(() => {
    // A file that cannot be read now is looked at again.
    looking = looking.then(look).catch(() => {});
  }, pollSqliteMs);
  timer.unref();
  looking = look().catch(() => {});
  return {
    stop: () => {
      clearInterval(timer);
      return looking;
    },
  };
}

/**
 * Calls back when the content in PostgreSQL was changed, at commit. The connection is its own and no
 * pool's. After a lost one it listens anew, and calls back once for what was changed meanwhile.
 *
 * @param address a `postgres://` address. A pooler between must not share sessions: it hears nothing
 * @param onTrouble told once of each outage
 */
export function listenToPostgres(
  address: string,
  onChange: () => void,
  onTrouble: (error: unknown) => void = () => {},
): ChangeWatch {
  const stopped = new AbortController();
  let client: pg.Client | null = null;
  let retryMs = firstRetryMs;
  let isTroubled = false;

  const listen = async (listening: pg.Client): Promise<void> => {
    const ended = new Promise<unknown>((resolve) => {
      // An error that nobody listens to ends the process.
      listening.on('error', resolve);
      listening.on('end', () => resolve(new Error('The connection ended.')));
    });
    try {
      await listening.connect();
      listening.on('notification', onChange);
      await listening.query(`LISTEN ${channel}`);
      retryMs = firstRetryMs;
      isTroubled = false;
      onChange();
      throw await ended;
    } finally {
      void listening.end().catch(() => {});
    }
  };

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      client = new pg.Client({
        connectionString: address,
        keepAlive: true,
        connectionTimeoutMillis: connectWithinMs,
        application_name: 'girih content changes',
      });
      try {
        await listen(client);
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (!isTroubled) onTrouble(error);
        isTroubled = true;
      }
      await pause(retryMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
      retryMs = Math.min(retryMs * 2, maxRetryMs);
    }
  };
  const running = run();
  return {
    async stop() {
      stopped.abort();
      await client?.end().catch(() => {});
      await running;
    },
  };
}
