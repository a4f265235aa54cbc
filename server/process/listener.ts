import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export interface ListenerOptions {
  /** Answers what names no host, as programs do that ask for the health by HTTP/1.0. */
  readonly hostname: string;
  /** Answers by itself where it can. */
  readonly answerFromCache?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Sees every request. */
  readonly observe?: RequestListener;
}

/** The methods that some address answers. The platform's `Request` cannot even hold some others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']);
const allow = 'GET, HEAD, POST, OPTIONS';
const healthPath = /^\/health\//;

/** Hands requests to the app, but for those that no part of it may see. */
export function createListener(
  fetch: (request: Request) => Response | Promise<Response>,
  { hostname, answerFromCache, observe }: ListenerOptions,
): RequestListener {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false, hostname });
  return (request, response) => {
    observe?.(request, response);
    const refusal = findRefusal(request);
    if (refusal) {
      const { status, message, headers } = refusal;
      const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      response.writeHead(status, { ...type, ...headers, Connection: 'close' }).end(message);
      return;
    }
    // Whoever looks after the machine may call it by any name, or by none.
    if (!request.headers.host || healthPath.test(request.url ?? '')) {
      request.headers.host = hostname;
    }
    if (answerFromCache?.(request, response)) return;
    void answer(request, response);
  };
}

function findRefusal({ method = '', rawHeaders }: IncomingMessage) {
  if (!methods.has(method)) {
    return {
      status: 405,
      message: 'This site does not support this method.',
      headers: { Allow: allow },
    };
  }
  // Two readers of such a request may each believe another one. Source: RFC 9112 §3.2.
  return countHosts(rawHeaders) > 1
    ? { status: 400, message: 'Send exactly one Host header.', headers: {} }
    : null;
}

/** @param rawHeaders names and values in turn, as they were sent */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

const statusOfError: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 501,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Handles requests that never reach the listener: unknown methods, tunnels, unreadable ones. */
function refuseOddRequests(server: Server): void {
  server.on('connect', (_, socket) => end(socket as Socket, 405, `Allow: ${allow}\r\n`));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    // In the middle of an answer there is no place for another one.
    if ((socket as Socket & { _httpMessage?: unknown })._httpMessage) return void socket.destroy();
    end(socket as Socket, statusOfError[error.code ?? ''] ?? 400);
  });
}

const end = (socket: Socket, status: number, headers = '') =>
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`,
  );

/** Connections at once; more are closed as they come. */
export const maxConnections = 4_000;

/** Slow senders must not hold connections for ever, and many not fill the memory. */
export function limitConnections(server: Server): void {
  refuseOddRequests(server);
  server.maxConnections = maxConnections;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // A client that reads nothing of an answer for this long does not want it.
  server.timeout = 70_000;
  // Longer than a proxy's idle time, so that the proxy is the one to close.
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 10_000;
}
