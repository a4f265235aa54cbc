import { once } from 'node:events';
import { connect } from 'node:net';

interface Requests {
  readonly count: number;
  readonly connections: number;
  /** Path and query of the next one; without it all are of the address. */
  readonly toPath?: () => string;
}

/**
 * Sends so many requests over some connections, one after the other on each, and throws away what comes:
 * a client that reads answers as browsers do takes a fifth of the processors that it measures. Answers are
 * counted by their bytes, so each must say its length.
 * @returns seconds that it took
 */
export async function sendRequests(
  address: string,
  headers: Readonly<Record<string, string>>,
  { count, connections, toPath }: Requests,
): Promise<number> {
  const { hostname, port, pathname } = new URL(address);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = ` HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`;
  const same = `GET ${pathname}${rest}`;
  let left = count;
  /** Null: all are sent. */
  const takeNext = () => (left-- > 0 ? (toPath ? `GET ${toPath()}${rest}` : same) : null);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => sendInTurn(hostname, Number(port), takeNext)),
  );
  return (performance.now() - started) / 1_000;
}

async function sendInTurn(host: string, port: number, takeNext: () => string | null) {
  const socket = connect(port, host).setNoDelay(true);
  let missing = 0;
  let isAnswered = true;
  const sendNext = () => {
    const request = takeNext();
    isAnswered = request === null;
    if (request === null) socket.end();
    else socket.write(request);
  };
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length;
    else missing = countMissing(chunk);
    if (missing === 0) sendNext();
  });
  sendNext();
  await once(socket, 'close');
  if (!isAnswered) throw new Error('A connection was closed before its answer was whole.');
}

/** @returns how many bytes of the answer that begins here are still to come */
function countMissing(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (!head.includes(' 200 ') || length === undefined) throw new Error(`An answer fails: ${head}`);
  return end + 4 + Number(length) - chunk.length;
}
