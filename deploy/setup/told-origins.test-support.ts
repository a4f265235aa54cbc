import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an origin was asked. */
export interface Asked {
  readonly origin: number;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Two origins in this process that note what they are asked and do what they are told. */
export interface ToldOrigins {
  readonly ports: readonly number[];
  readonly asked: Asked[];
  /**
   * `well`; `failing`: every answer is 500; `cutting`: connections end once the request has come. Health
   * is said to be well in each.
   */
  behave(way: 'well' | 'failing' | 'cutting'): void;
  /** They listen no longer. */
  close(): Promise<void>;
}

/** Pages may be cached for a second, so that a test sees them outdated. */
const shortly = 'public, max-age=0, s-maxage=1, stale-while-revalidate=300';

export async function startToldOrigins(): Promise<ToldOrigins> {
  const asked: Asked[] = [];
  let way: 'well' | 'failing' | 'cutting' = 'well';
  const servers = [0, 1].map((origin) =>
    createServer(async (request, response) => {
      const { method = '', url: path = '', headers } = request;
      if (path.startsWith('/health/')) return void response.end('{}');
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += chunk;
      asked.push({ origin, method, path, headers, body });
      if (way === 'cutting') return void request.socket.destroy();
      const caching = path.startsWith('/private') ? 'private, no-store' : shortly;
      response.writeHead(way === 'failing' ? 500 : 200, {
        'Cache-Control': way === 'failing' ? 'no-store' : caching,
        Vary: 'Accept-Encoding, Cookie',
      });
      response.end(`page ${asked.length}`);
    }),
  );
  for (const server of servers) {
    server.keepAliveTimeout = 65_000;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  return {
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    asked,
    behave(next) {
      way = next;
      asked.length = 0;
    },
    async close() {
      for (const server of servers.filter(({ listening }) => listening)) {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      }
    },
  };
}
