import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends the same request so often over some connections, one after the other on each. Answers are
 * counted by their bytes, which must all be alike: for servers that are measured by what they use, so
 * that it does not matter how fast this is.
 * @returns seconds that it took
 */
export async function sendRequests(
  address: string,
  headers: Readonly<Record<string, string>>,
  { count, connections }: { count: number; connections: number },
): Promise<number> {
  const { hostname, port, pathname } = new URL(address);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () =>
      sendInTurn(hostname, Number(port), request, Math.ceil(count / connections)),
    ),
  );
  return (performance.now() - started) / 1_000;
}

async function sendInTurn(host: string, port: number, request: string, count: number) {
  const socket = connect(port, host).setNoDelay(true);
  let left = count;
  let missing = 0;
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length;
    else missing = countMissing(chunk);
    if (missing > 0) return;
    left -= 1;
    if (left > 0) socket.write(request);
    else socket.end();
  });
  socket.write(request);
  await once(socket, 'close');
  if (left > 0) throw new Error(`${left} of ${count} requests were not answered.`);
}

/** @returns how many bytes of the answer that begins here are still to come */
function countMissing(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (!head.includes(' 200 ') || length === undefined) throw new Error(`An answer fails: ${head}`);
  return end + 4 + Number(length) - chunk.length;
}
