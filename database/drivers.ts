import type { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { DatabaseUnavailable, findOutage } from './database-unavailable.ts';

/** Makes an outage out of a driver's error; any other error stays as it is. */
export type Translate = (error: unknown) => unknown;

/** @param database its name, for the message */
export const createTranslate =
  (database: string): Translate =>
  (error) => {
    const outage = findOutage(error);
    return outage === null ? error : new DatabaseUnavailable(database, outage, error);
  };

/** Connections are made once and used again, so each is changed once. */
function translateErrors<Connection extends DatabaseConnection>(
  connection: Connection,
  known: WeakSet<DatabaseConnection>,
  translate: (error: unknown) => unknown,
): Connection {
  if (known.has(connection)) return connection;
  known.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (...given) => {
    try {
      return await execute(...given);
    } catch (error) {
      throw await translate(error);
    }
  };
  return connection;
}

/**
 * A transaction that reads first and writes later fails at once when another process wrote in
 * between; taking the write lock at the beginning lets the busy timeout wait instead.
 */
class OurSqliteDriver extends SqliteDriver {
  readonly #handle: DatabaseSync;
  readonly #translate: Translate;
  readonly #known = new WeakSet<DatabaseConnection>();
  #wasFull = false;

  constructor(config: SqliteDialectConfig, handle: DatabaseSync, translate: Translate) {
    super(config);
    this.#handle = handle;
    this.#translate = (error) => {
      this.#wasFull ||= findOutage(error) === 'full';
      return translate(error);
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return translateErrors(await super.acquireConnection(), this.#known, this.#translate);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // One that could not be rolled back when it failed.
    if (this.#handle.isTransaction) this.#handle.exec('ROLLBACK');
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After a full disk SQLite has rolled back by itself; the error that led here must be the one told. */
  override async rollbackTransaction(): Promise<void> {
    try {
      if (this.#handle.isTransaction) this.#handle.exec('ROLLBACK');
      // A rolled-back change still takes up the write-ahead log, and the disk may lack that room.
      if (this.#wasFull) this.#handle.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      this.#wasFull = false;
    } catch {
      // The next transaction tries again.
    }
  }
}

export class OurSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => OurSqliteDriver;

  constructor(config: SqliteDialectConfig, handle: DatabaseSync, translate: Translate) {
    super(config);
    this.#createDriver = () => new OurSqliteDriver(config, handle, translate);
  }

  override createDriver() {
    return this.#createDriver();
  }
}

/** The objects that the driver itself creates. It does not export their type. */
type OwnConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class OurPostgresDriver extends PostgresDriver {
  readonly #translate: Translate;
  readonly #known = new WeakSet<DatabaseConnection>();
  readonly #lost = new WeakSet<DatabaseConnection>();

  constructor(config: PostgresDialectConfig, translate: Translate) {
    super(config);
    this.#translate = translate;
  }

  override async acquireConnection(...given: Parameters<PostgresDriver['acquireConnection']>) {
    try {
      const connection = await super.acquireConnection(...given);
      return translateErrors(connection, this.#known, async (error) => {
        // The pool does not know yet that it is lost, and would give it to the next query. Undoing
        // fails too, and what has failed to be undone is thrown away.
        if (findOutage(error) === 'unreachable' && !this.#lost.has(connection)) {
          this.#lost.add(connection);
          await this.rollbackTransaction(connection as OwnConnection);
        }
        return this.#translate(error);
      });
    } catch (error) {
      throw this.#translate(error);
    }
  }

  /** After a lost connection there is nothing to undo. The first error is the one to report. */
  override async rollbackTransaction(connection: OwnConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

export class OurPostgresDialect extends PostgresDialect {
  readonly #createDriver: () => OurPostgresDriver;

  constructor(config: PostgresDialectConfig, translate: Translate) {
    super(config);
    this.#createDriver = () => new OurPostgresDriver(config, translate);
  }

  override createDriver() {
    return this.#createDriver();
  }
}
