import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { visitorAddressHeader } from '#shared/forms/form-guard.ts';
import type { Fetch } from './resilient-fetch.ts';
import { findSocketPath } from './service-address.ts';

/** Connections of this process to one service at once; more calls wait for one. */
const maxConnections = 64;
/** Below the time after which a service ends an idle connection. */
const idleMs = 30_000;
const agentOptions = { keepAlive: true, maxSockets: maxConnections, maxFreeSockets: 16 };
/** A call that was surely not received is sent again within this time. */
const connectWithinMs = 1_000;
const connectPauseMs = 50;
/** A larger body is passed on as it comes. */
const maxWholeBytes = 1024 * 1024;

export interface ServiceFetchOptions {
  /** `http(s)://host/base`, or `unix:/run/girih/objects.sock`. */
  readonly address: string;
  /** The site's own address, under which it passes calls of visitors on. */
  readonly publicOrigin: string;
  /** The end of the client's addresses that the setting may name too: `/api/v2`. */
  readonly path?: string;
}

/**
 * Calls a service in another process over connections that stay open. Clients call it by the name it
 * has in process (`https://forms.internal/…`); that name goes along as `X-Forwarded-Host`, so that a
 * service of this project names nothing in its answers that a browser could not reach. Redirects are
 * not followed, and no answer leads a call to another host than the setting names.
 */
export function createServiceFetch({
  address,
  publicOrigin,
  path = '',
}: ServiceFetchOptions): Fetch {
  const socketPath = findSocketPath(address);
  const target = new URL(socketPath === null ? address : 'http://localhost');
  const isSecure = target.protocol === 'https:';
  const base = withoutEnd(target.pathname.replace(/\/+$/, ''), path);
  const agent = isSecure ? new https.Agent(agentOptions) : new http.Agent(agentOptions);
  const begin = isSecure ? https.request : http.request;

  const toOptions = (request: Request): RequestOptions => {
    const url = new URL(request.url);
    const headers: Record<string, string> = {};
    for (const [name, value] of request.headers) headers[name] = value;
    const isOwn = url.origin === publicOrigin || url.hostname.endsWith('.internal');
    if (isOwn) {
      headers['x-forwarded-host'] = url.host;
      headers['x-forwarded-proto'] = url.protocol.slice(0, -1);
    } else if (url.origin !== target.origin) {
      throw new Error(`The service's answer names another host, ${url.host}.`);
    }
    return {
      method: request.method,
      path: (isOwn ? base : '') + url.pathname + url.search,
      headers: { ...headers, host: socketPath === null ? target.host : url.host },
      signal: request.signal,
      ...(socketPath === null ? toPlace(target) : { socketPath }),
      // On a connection that the service is just closing, nobody knows whether a change was received.
      ...(isRepeatable(request.method) ? { agent } : { agent: false }),
    };
  };

  return async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    const options = toOptions(request);
    if (body) options.headers = { ...options.headers, 'content-length': String(body.byteLength) };
    const endsAt = performance.now() + connectWithinMs;
    for (;;) {
      try {
        return await toResponse(await send(begin(options), body), request.method);
      } catch (error) {
        // Repeatable calls are sent again by whoever copes with failures.
        const isOver = isRepeatable(request.method) || performance.now() >= endsAt;
        if (isOver || !isUnreceived(error)) throw error;
        await pause(connectPauseMs, undefined, { signal: request.signal });
      }
    }
  };
}

/**
 * The embedded server's place in `protocols` where it runs in another process: what visitors' browsers
 * call goes there, with the site's token and the visitor it was called for.
 * @param prefix the path at which the site has it; left out where the service has a path of its own
 */
export function createForward(
  fetch: Fetch,
  options: ServiceFetchOptions & { readonly prefix: string; readonly token: string | null },
): (request: Request) => Promise<Response> {
  const hasPath =
    findSocketPath(options.address) === null && new URL(options.address).pathname !== '/';
  return async (request) => {
    const url = new URL(request.url);
    if (hasPath) url.pathname = url.pathname.slice(options.prefix.length) || '/';
    const headers = new Headers(request.headers);
    for (const name of ofConnection) headers.delete(name);
    // What somebody says by himself is taken away: the server has set it for changes alone.
    if (isRepeatable(request.method)) headers.delete(visitorAddressHeader);
    else if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
    const { method, signal } = request;
    const body = request.body === null ? null : await request.arrayBuffer();
    return fetch(new Request(url, { method, headers, body, signal }));
  };
}

const isRepeatable = (method = 'GET') => /^(GET|HEAD|OPTIONS)$/.test(method);

/** Headers that speak of one connection, or of a body that is made anew. */
const ofConnection = ['accept-encoding', 'connection', 'content-length', 'transfer-encoding'];

const toPlace = ({ hostname, port }: URL) => ({
  host: hostname.replace(/^\[|\]$/g, ''),
  ...(port !== '' && { port }),
});

const withoutEnd = (text: string, end: string) =>
  end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text;

/** There is no server at the address just now, as while one takes the place of another. */
const isUnreceived = (error: unknown) =>
  ['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');

function send(call: ClientRequest, body: Buffer | null): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
    call.setTimeout(idleMs, () => call.destroy(new Error('The service says nothing.')));
    call.end(body ?? undefined);
  });
}

const bodyless = new Set([204, 205, 304]);

async function toResponse(answer: IncomingMessage, method: string): Promise<Response> {
  const { statusCode: status = 502, rawHeaders } = answer;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!hopByHop.has(name.toLowerCase())) headers.append(name, value);
  }
  if (method === 'HEAD' || bodyless.has(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  const length = Number(answer.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (length > maxWholeBytes) {
    return new Response(Readable.toWeb(answer) as ReadableStream, { status, headers });
  }
  return new Response(await readWhole(answer), { status, headers });
}

function readWhole(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    answer.once('error', reject);
    answer.once('aborted', () => reject(new Error('The answer of the service ends too early.')));
  });
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);
