import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../tests/setup/free-port.ts';
import { createForward, createServiceFetch } from './service-fetch.ts';

const publicOrigin = 'https://museum.example';

async function open(
  listener: RequestListener,
  port = 0,
): Promise<{ address: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const echo: RequestListener = (request, response) => {
  const { method, url, headers } = request;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ method, url, headers }));
};

test('a call goes below the path of the setting, and names the service as the site knows it', async () => {
  const { address } = await open(echo);
  const call = createServiceFetch({ address: `${address}/api/`, publicOrigin });
  const answer = await (await call('https://forms.internal/receipts/a?b=c')).json();
  expect(answer).toMatchObject({
    url: '/api/receipts/a?b=c',
    headers: { 'x-forwarded-host': 'forms.internal', 'x-forwarded-proto': 'https' },
  });
});

test.each(['', '/', '/api/v2', '/api/v2/'])(
  'the address may end in the path of the API or not: %j',
  async (end) => {
    const { address } = await open(echo);
    const call = createServiceFetch({ address: address + end, publicOrigin, path: '/api/v2' });
    const answer = await (await call('https://content-management.internal/api/v2/tags')).json();
    expect(answer).toMatchObject({ url: '/api/v2/tags' });
  },
);

test('calls one after the other share a connection; changes get one each', async () => {
  const ports: (number | undefined)[] = [];
  const { address } = await open((request, response) => {
    ports.push(request.socket.remotePort);
    echo(request, response);
  });
  const call = createServiceFetch({ address, publicOrigin });
  for (const method of ['GET', 'GET', 'POST', 'POST']) {
    await (await call('https://forms.internal/', { method })).arrayBuffer();
  }
  expect(new Set(ports.slice(0, 2)).size).toBe(1);
  expect(new Set(ports).size).toBe(3);
});

test('no answer leads the site to another host', async () => {
  const { address } = await open((_, response) => {
    response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end();
  });
  const call = createServiceFetch({ address, publicOrigin });
  expect((await call('https://forms.internal/')).status).toBe(302);
  await expect(call('http://169.254.169.254/latest')).rejects.toThrow(/names another host/);
});

test('what changes something is sent once, but waits for a service that is just starting', async () => {
  let calls = 0;
  const failing = await open((request) => {
    calls += 1;
    request.socket.destroy();
  });
  const call = createServiceFetch({ address: failing.address, publicOrigin });
  await expect(call('https://forms.internal/', { method: 'POST', body: 'a' })).rejects.toThrow();
  expect(calls).toBe(1);

  const port = await findFreePort();
  const starting = createServiceFetch({ address: `http://127.0.0.1:${port}`, publicOrigin });
  const answered = starting('https://forms.internal/', { method: 'POST', body: 'a' });
  await pause(150);
  await open(echo, port);
  expect((await answered).status).toBe(200);
});

test('who waits no more ends the call', async () => {
  let isClosed = false;
  const { address } = await open((request) => {
    request.socket.once('close', () => {
      isClosed = true;
    });
  });
  const call = createServiceFetch({ address, publicOrigin });
  await expect(
    call('https://forms.internal/', { signal: AbortSignal.timeout(50) }),
  ).rejects.toThrow();
  await expect.poll(() => isClosed).toBe(true);
});

test('a large answer is passed on whole, and one without a body is none', async () => {
  const large = Buffer.alloc(3_000_000, 'a');
  const { address } = await open((request, response) => {
    if (request.url === '/none') response.writeHead(204).end();
    else response.end(large);
  });
  const call = createServiceFetch({ address, publicOrigin });
  const whole = await call('https://object-collection.internal/dump');
  expect((await whole.arrayBuffer()).byteLength).toBe(large.byteLength);
  expect((await call('https://object-collection.internal/none')).body).toBeNull();
  const head = await call('https://object-collection.internal/', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, null]);
});

test("a visitor's call is passed on under the site's name, and speaks for nobody else", async () => {
  const { address } = await open(echo);
  const options = { address, publicOrigin, prefix: '/page-builder-api', token: 'the-token' };
  const forward = createForward(createServiceFetch(options), options);
  const from = {
    'X-Visitor-Address': '192.0.2.1',
    Authorization: 'Bearer mine',
    Connection: 'close',
  };
  const ask = async (method: string) => {
    const request = new Request(`${publicOrigin}/page-builder-api/api/v1/track?a=b`, {
      method,
      headers: from,
      ...(method === 'POST' && { body: '{}' }),
    });
    return (await forward(request)).json();
  };
  const { url, headers } = await ask('POST');
  expect(url).toBe('/page-builder-api/api/v1/track?a=b');
  expect(headers).toMatchObject({
    'x-forwarded-host': 'museum.example',
    'x-visitor-address': '192.0.2.1',
    authorization: 'Bearer the-token',
  });
  const read = await ask('GET');
  expect(read.headers).toMatchObject({ authorization: 'Bearer mine' });
  expect(read.headers).not.toHaveProperty('x-visitor-address');
});
