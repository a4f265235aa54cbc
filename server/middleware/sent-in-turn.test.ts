import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FairQueue } from '../limits/fair-queue.ts';
import { type ClientVariables, client } from './client.ts';
import { sentInTurn } from './sent-in-turn.ts';

const bytes = 24 * 1024 * 1024;

async function open() {
  const made = vi.fn();
  const queue = new FairQueue({ concurrency: 3, runningPerClient: 2 });
  const app = new Hono<{ Variables: ClientVariables }>();
  app.use(client((_, forwarded) => forwarded ?? 'a'));
  app.use(sentInTurn(queue));
  app.get('*', (c) => {
    made(c.get('client'));
    return c.body(new Uint8Array(bytes));
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Asks, and reads nothing until it is told to. */
  const ask = (from: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        port,
        host: '127.0.0.1',
        headers: { 'X-Forwarded-For': from },
        agent: false,
      };
      get(options, (answer) => resolve(answer.pause())).on('error', reject);
    });
  return { ask, made, queue };
}

test('who reads nothing of what it asked for keeps only its own further answers waiting', async () => {
  const { ask, made, queue } = await open();
  const unread = [await ask('192.0.2.1'), await ask('192.0.2.1')];
  const third = ask('192.0.2.1');
  await vi.waitFor(() => expect(queue.load).toEqual({ running: 2, waiting: 1 }));
  const other = await ask('192.0.2.2');
  expect(other.statusCode).toBe(200);
  other.resume();
  await vi.waitFor(() => expect(queue.load).toEqual({ running: 2, waiting: 1 }));
  expect(made).toHaveBeenCalledTimes(3);
  // One is read, the other given up.
  unread[0]?.resume();
  unread[1]?.destroy();
  (await third).resume();
  await vi.waitFor(() => expect(queue.load).toEqual({ running: 0, waiting: 0 }));
});
