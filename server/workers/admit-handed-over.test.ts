import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createNetServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { admitHandedOver } from './admit-handed-over.ts';

/** A port whose connections are handed to a server that does not listen. */
async function open(maxConnections = 10) {
  const server = createServer({ connectionsCheckingInterval: 20 }, (_, response) => {
    response.end('answered');
  });
  server.headersTimeout = 100;
  const admit = admitHandedOver(server, maxConnections);
  const port = createNetServer((socket) => {
    admit(socket);
  });
  port.listen(0, '127.0.0.1');
  await once(port, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    port.close();
  });
  return () => connect((port.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
}

test('a sender who never ends its headers is sent away', async () => {
  const socket = (await open())();
  socket.write('GET / HTTP/1.1\r\nHost: museum\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
});

test('whoever has said all still gets the answer that is ready', async () => {
  const socket = (await open())();
  socket.end('GET / HTTP/1.1\r\nHost: museum\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/answered$/);
});

test('more connections than are allowed are closed as they come', async () => {
  const reach = await open(1);
  const first = reach();
  first.write('GET / HTTP/1.1\r\nHost: museum\r\n\r\n');
  await once(first, 'connect');
  expect(await text(reach())).toBe('');
  first.destroy();
});
