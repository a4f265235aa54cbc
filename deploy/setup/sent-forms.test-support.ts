import { setTimeout as wait } from 'node:timers/promises';
import { createSending, findSlots, type Sending } from '../../tests/setup/form-sendings.ts';
import { type FormsPlace, openFormsPlace } from '../../tests/setup/forms-place.ts';
import {
  endServer,
  type FormsServer,
  getToken,
  prepareForms,
  startFormsServer,
} from '../../tests/setup/forms-server.ts';
import { findFreePort } from '../../tests/setup/free-port.ts';
import { waitForMails } from '../../tests/setup/kill-forms.ts';
import { findFaults } from '../../tests/setup/killed-faults.ts';
import { findBinaries } from '../../tests/setup/postgres.ts';
import type { RunningProxy } from './proxies.test-support.ts';

/** Two processes of the site with one database, to which forms and reservations are sent. */
export interface FormsProcesses {
  readonly ports: readonly number[];
  readonly place: FormsPlace;
  /** Ends one, and returns when it is gone. */
  end(at: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Returns when it is ready. */
  start(at: number): Promise<void>;
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

export async function startFormsProcesses(): Promise<FormsProcesses> {
  const place = await openFormsPlace(findBinaries() ? 'postgresql' : 'sqlite');
  await prepareForms(place);
  const ports = [await findFreePort(), await findFreePort()];
  const servers: FormsServer[] = [];
  const start = async (at: number) => {
    servers[at] = await startFormsServer(place, {
      PORT: String(ports[at]),
      TRUSTED_PROXIES: '1',
      DRAIN_SECONDS: '3',
    });
  };
  const end = async (at: number, signal: 'SIGTERM' | 'SIGKILL') => {
    const server = servers[at];
    if (server) await endServer(server, signal);
  };
  await Promise.all([start(0), start(1)]);
  return {
    ports,
    place,
    start,
    end,
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    async close() {
      await Promise.all([end(0, 'SIGKILL'), end(1, 'SIGKILL')]);
      await place.remove();
    },
  };
}

/** The network's fetch, by a proxy. */
const fetchBy =
  (proxy: RunningProxy): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = new Uint8Array(await request.arrayBuffer());
    const answer = await proxy.ask(pathname + search, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), 'Content-Length': `${body.byteLength}` },
      body,
    });
    return new Response(Buffer.from(answer.body, 'latin1'), {
      status: answer.status,
      headers: new Headers(
        Object.entries(answer.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as [string, string]] : [],
        ),
      ),
    });
  };

/** What came of a load of forms. */
export interface SentForms {
  readonly sent: number;
  /** When sendings began that got no answer or 502 to 504, and when that was known, milliseconds since the load began. */
  readonly failed: readonly { readonly began: number; readonly told: number }[];
  /** What is lost, twice or not as it should be, when all was sent again that had no answer. */
  readonly faults: readonly string[];
}

/**
 * Sends all forms and reservations by several visitors, each again with the same key until it is taken, as
 * people do.
 * @returns to be called to end it
 */
export async function startSending(
  proxy: RunningProxy,
  { place, addresses }: FormsProcesses,
  visitors = 2,
): Promise<() => Promise<SentForms>> {
  const [address = ''] = addresses;
  const token = await getToken({ address } as FormsServer);
  const slots = await findSlots(address, 20);
  const run = Math.random().toString(36).slice(2, 8);
  const by = fetchBy(proxy);
  const sent: Sending[] = [];
  const told = new Map<string, Set<string>>();
  const failed: { began: number; told: number }[] = [];
  const began = performance.now();
  const sinceThen = () => Math.round(performance.now() - began);
  let isOver = false;
  const send = async (sending: Sending) => {
    for (;;) {
      const at = sinceThen();
      const answer = await sending.send('https://museum.example', by);
      if (answer !== null) {
        told.set(sending.key, new Set([answer]));
        return;
      }
      failed.push({ began: at, told: sinceThen() });
      await wait(100);
    }
  };
  const visit = async () => {
    while (!isOver) {
      const sending = createSending(sent.length, run, token, slots);
      sent.push(sending);
      await send(sending);
      await wait(20);
    }
  };
  const visits = Promise.all(Array.from({ length: visitors }, visit));
  return async () => {
    isOver = true;
    await visits;
    await waitForMails(place);
    const faults = await findFaults(place, sent, told);
    return { sent: sent.length, failed, faults };
  };
}
