import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { DatabaseName } from '#database/database.ts';

/** PostgreSQL compiled to WebAssembly, in this process. @param dump a data folder to begin with */
export const createPglite = (dump?: Blob): Promise<PGlite> =>
  PGlite.create({
    extensions: { pg_trgm, unaccent },
    ...(dump ? { loadDataDir: dump } : {}),
  });

/** PGlite with a socket in front of it. It has one session: give its address to one pool of one connection. */
export interface PgliteServer {
  readonly address: string;
  /** Makes it as empty as at first, for a database of this name. */
  reset(name: DatabaseName): Promise<void>;
  stop(): Promise<void>;
}

export async function startPglite(dump: Blob): Promise<PgliteServer> {
  const pglite = await createPglite(dump);
  // A connection that has just ended still counts for a moment, so the limit is above one.
  const server = new PGLiteSocketServer({ db: pglite, port: 0, maxConnections: 4 });
  await server.start();
  return {
    address: `postgres://postgres@${server.getServerConn()}/postgres`,
    async reset(name) {
      // It ignores the search path that a connection asks for, so the session gets it here.
      await pglite.exec(`
        DROP SCHEMA IF EXISTS content CASCADE;
        DROP SCHEMA IF EXISTS visitors CASCADE;
        SET search_path = ${name};
      `);
    },
    async stop() {
      await server.stop();
      await pglite.close();
    },
  };
}
