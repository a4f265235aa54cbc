// Reservations in a process of their own, answering on a free port of this machine. Argument: a
// `postgres://` address or a folder of SQLite files. Prints its address.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openPostgres, openSqlite } from '#database/database.ts';
import { createSigner } from '#database/visitors/signing.ts';
import {
  museumNoon,
  testProgramme,
} from '#services/reservations/embedded/programme.test-support.ts';
import { createReservationsServer } from '#services/reservations/embedded/server.ts';
import { isServiceUnavailable } from '#shared/http/service-unavailable.ts';

const [place = ''] = process.argv.slice(2);
const database = place.startsWith('postgres:')
  ? await openPostgres('visitors', place, 4)
  : openSqlite('visitors', place);
const answer = createReservationsServer({
  database,
  readProgramme: async () => testProgramme,
  signer: createSigner({ database, secret: null }),
  publicOrigin: 'https://museum.example',
  now: () => museumNoon,
});
const server = createServer(
  getRequestListener(async (request: Request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (!isServiceUnavailable(error)) throw error;
      return new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
    }
  }),
);
// As the site's own: while the database waits, an idle connection must not look abandoned.
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') {
    process.stdout.write(`http://127.0.0.1:${address.port}\n`);
  }
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void database.close();
});
