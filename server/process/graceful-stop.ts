import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Requests in flight get this long to finish after the process was told to stop. */
const finishWithinMs = 10_000;
/** A request on its way arrives within this time after no new connection is taken. */
const usualQuietMs = 500;
const lookEveryMs = 25;

export interface GracefulStop {
  /**
   * Goes on answering for the time of the drain, while whoever watches readiness sends visitors
   * elsewhere; then takes no new connection, answers what has come and closes. Source:
   * `http.Server.close` alone would end connections whose next request is under way.
   * @param quietMs how long connections without a request may still begin one
   */
  stop(drainMs: number, quietMs?: number): Promise<void>;
}

/** @param isLast whether every answer is the last one of its connection from now on */
export function createGracefulStop(server: Server, isLast: () => boolean): GracefulStop {
  /** How many requests of each connection are being answered. */
  const connections = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  // One for all answers, and never taken off: both cost as much as all else that a cached page takes.
  function countEnd(this: ServerResponse) {
    const { socket } = this.req;
    const count = connections.get(socket);
    if (count !== undefined) connections.set(socket, count - 1);
  }
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    if (isLast()) response.shouldKeepAlive = false;
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    response.on('close', countEnd);
  });

  return {
    async stop(drainMs, quietMs = usualQuietMs) {
      if (drainMs > 0) await pause(drainMs);
      NetServer.prototype.close.call(server);
      const startedAt = performance.now();
      while (connections.size > 0 && performance.now() - startedAt < finishWithinMs) {
        const isQuiet = performance.now() - startedAt >= quietMs;
        for (const [socket, requests] of connections) {
          if (isQuiet && requests === 0) socket.destroy();
        }
        await pause(lookEveryMs);
      }
      server.closeAllConnections();
    },
  };
}
