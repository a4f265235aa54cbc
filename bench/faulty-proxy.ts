import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of a call: `well`; `away`: its connection ends; `slow`: nothing is said for half a minute;
 * `broken`: an answer that is nonsense, every other one with status 500.
 */
export type Fault = 'well' | 'away' | 'slow' | 'broken';

export interface FaultyProxy {
  readonly address: string;
  behave(fault: Fault): void;
  stop(): void;
}

const slowMs = 30_000;

/** Stands before a service on a socket and does to its calls what it is told. */
export async function startFaultyProxy(socketPath: string): Promise<FaultyProxy> {
  let fault: Fault = 'well';
  let calls = 0;
  const server = createServer((incoming, outgoing) => {
    calls += 1;
    if (fault === 'away') return void incoming.socket.destroy();
    if (fault === 'slow') return void setTimeout(() => outgoing.destroy(), slowMs).unref();
    if (fault === 'broken') {
      outgoing.writeHead(calls % 2 ? 200 : 500, { 'Content-Type': 'application/json' });
      return void outgoing.end('{"results": [null, ');
    }
    const { method, url: path, headers } = incoming;
    const passed = request({ socketPath, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave(next) {
      fault = next;
      // Calls that hang do not outlive the fault.
      server.closeAllConnections();
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
