import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { toText } from '../metrics/to-text.test-support.ts';
import { UpstreamMetrics } from '../metrics/upstream-metrics.ts';
import { withTimeBudget } from '../process/time-budget.ts';
import { createResilientFetch, createResilientValues, type Fetch } from './resilient-fetch.ts';

const log = pino({ level: 'silent' });
const address = 'https://service.example/items';

/** Answers one after the other; the last one again and again. */
function answering(...answers: (() => Promise<Response> | Response)[]) {
  const calls: Request[] = [];
  const fetch: Fetch = async (input, init) => {
    calls.push(new Request(input, init));
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (!answer) throw new Error('no answer');
    return answer();
  };
  return { fetch, calls };
}
const good =
  (text = 'good') =>
  () =>
    new Response(text);
const bad =
  (status = 500) =>
  () =>
    new Response('bad', { status });
const broken = () => Promise.reject<Response>(new TypeError('connection lost'));
const resilient = (fetch: Fetch, options = {}) =>
  createResilientFetch(fetch, { service: 'test', log, timeoutMs: 200, ...options });

test('a call that fails is tried again', async () => {
  const { fetch, calls } = answering(broken, bad(502), good());
  expect(await (await resilient(fetch)(address)).text()).toBe('good');
  expect(calls).toHaveLength(3);
});

test('the last good answer is served while the service fails', async () => {
  const { fetch } = answering(good('first'), broken);
  const call = resilient(fetch);
  await call(address);
  expect(await (await call(address)).text()).toBe('first');
});

test('what was never known fails', async () => {
  await expect(resilient(answering(broken).fetch)(address)).rejects.toThrow('connection lost');
  expect((await resilient(answering(bad(500)).fetch)(address)).status).toBe(500);
});

test('a service that does not answer is given up', async () => {
  const silent: Fetch = () => new Promise(() => {});
  await expect(resilient(silent, { retries: 0, timeoutMs: 20 })(address)).rejects.toThrow();
});

test('a service in this process gets the call itself, and is given up like any other', async () => {
  const joined = vi.spyOn(AbortSignal, 'any');
  const given: unknown[] = [];
  const call = new Request(address);
  const inProcess: Fetch = async (input) => {
    given.push(input);
    return new Response('good');
  };
  const options = { isInProcess: true, retries: 0, timeoutMs: 20 };
  expect(await (await resilient(inProcess, options)(call)).text()).toBe('good');
  expect((given[0] as Request).url).toBe(address);
  // No signal of ours was joined to it, which costs as much as a small answer.
  expect(joined).not.toHaveBeenCalled();
  const silent: Fetch = () => new Promise(() => {});
  await expect(resilient(silent, options)(address)).rejects.toThrow('No answer within');
});

describe('a service in this process that answers with values', () => {
  const options = { service: 'test', log, retries: 0, timeoutMs: 20 };

  test('hands over the value itself, or its refusal', async () => {
    const body = { items: [1] };
    const found = await createResilientValues(async () => ({ status: 200, body }), options)('a');
    expect(found).toMatchObject({ status: 200, ok: true });
    expect(await found.json()).toBe(body);
    const missing = createResilientValues(async () => ({ status: 404, body: 'none' }), options);
    expect(await missing('a')).toMatchObject({ status: 404, ok: false });
  });

  test('is asked again, then its last good value stands in, for as long as it fails', async () => {
    let count = 0;
    const answer = async (address: string) => {
      count += 1;
      if (count !== 2) throw new Error('The database is away.');
      return { status: 200, body: address };
    };
    const ask = createResilientValues(answer, { ...options, retries: 1, timeoutMs: 500 });
    expect(await (await ask('a')).json()).toBe('a');
    expect(await (await ask('a')).json()).toBe('a');
    expect(count).toBe(3);
    await expect(ask('b')).rejects.toThrow('The database is away.');
  });

  test('is given up like any other', async () => {
    const silent = createResilientValues(() => new Promise(() => {}), options);
    await expect(silent('a')).rejects.toThrow('No answer within');
  });
});

test('a service that fails again and again is left alone for a while', async () => {
  const { fetch, calls } = answering(broken);
  const call = resilient(fetch, { retries: 0, failuresBeforeBreak: 3, breakMs: 60_000 });
  for (let time = 0; time < 10; time += 1) await call(address).catch(() => {});
  expect(calls).toHaveLength(3);
});

test('a missing thing is an answer, not a failure', async () => {
  const { fetch, calls } = answering(bad(404));
  expect((await resilient(fetch)(address)).status).toBe(404);
  expect(calls).toHaveLength(1);
});

test('what changes something is never sent twice', async () => {
  const { fetch, calls } = answering(bad(500));
  expect((await resilient(fetch)(address, { method: 'POST', body: 'x' })).status).toBe(500);
  expect(calls).toHaveLength(1);
});

test('"too many requests" becomes "unavailable" after the tries', async () => {
  expect((await resilient(answering(bad(429)).fetch, { retries: 1 })(address)).status).toBe(503);
});

test('an answer without end is cut off', async () => {
  const endless: Fetch = async () =>
    new Response(
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) }),
    );
  await expect(resilient(endless, { retries: 0, timeoutMs: 5_000 })(address)).rejects.toThrow(
    /too large/,
  );
});

describe('an answer 200 that the client cannot read', () => {
  const accepts = (body: unknown) => typeof body === 'object' && body !== null && 'items' in body;
  const whole = '{"items":[]}';

  test.each([
    ['a page of a proxy', '<html>We are back soon</html>'],
    ['half an answer', '{"items":['],
    ['another protocol', '{"error":"maintenance"}'],
    ['nothing', ''],
  ])('(%s) is a failure, and the last good one stays', async (_what, wrong) => {
    const call = resilient(answering(good(whole), good(wrong), bad(500)).fetch, { retries: 0 });
    await call(address, { accepts });
    for (let time = 0; time < 3; time += 1) {
      expect(await (await call(address, { accepts })).text()).toBe(whole);
    }
    const unseen = resilient(answering(good(wrong)).fetch, { retries: 0 });
    await expect(unseen(address, { accepts })).rejects.toThrow(/The answer has the status 200 but/);
  });

  test('makes the service be left alone', async () => {
    const { fetch, calls } = answering(good('<html>'));
    const call = resilient(fetch, { retries: 0, failuresBeforeBreak: 3, breakMs: 60_000 });
    for (let time = 0; time < 10; time += 1) await call(address, { accepts }).catch(() => {});
    expect(calls).toHaveLength(3);
  });

  test('is not looked for in our own answers', async () => {
    const call = resilient(answering(good('<html>')).fetch, { checksAnswers: false });
    expect(await (await call(address, { accepts })).text()).toBe('<html>');
  });
});

describe('time', () => {
  const silent: Fetch = () => new Promise(() => {});
  const counting = (fetch: Fetch) => {
    let calls = 0;
    const counted: Fetch = (...given) => {
      calls += 1;
      return fetch(...given);
    };
    return { fetch: counted, count: () => calls };
  };

  test('is one for all tries of a call', async () => {
    const { fetch, count } = counting(silent);
    await expect(
      resilient(fetch, { retries: 50, timeoutMs: 60, budgetMs: 150 })(address),
    ).rejects.toThrow(/No answer within/);
    expect(count()).toBeLessThanOrEqual(2);
  });

  test('is one for all calls of a page', async () => {
    const { fetch, count } = counting(silent);
    const call = resilient(fetch, { retries: 0, timeoutMs: 10_000 });
    await withTimeBudget(100, async () => {
      await expect(call(`${address}/1`)).rejects.toThrow(/No answer within/);
      await expect(call(`${address}/2`)).rejects.toThrow(/time limit of this page passed/);
      const post = call(address, { method: 'POST', body: '{}' });
      await expect(post).rejects.toThrow(/time limit of this page passed/);
    });
    expect(count()).toBe(1);
  });

  test('counts for a body that comes drop by drop', async () => {
    const dripping: Fetch = async () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            await new Promise((resolve) => setTimeout(resolve, 20));
            controller.enqueue(new Uint8Array(1));
          },
        }),
      );
    await expect(resilient(dripping, { retries: 0, timeoutMs: 100 })(address)).rejects.toThrow(
      /No answer within/,
    );
  });

  test('is spared where an earlier answer is at hand: one try is enough', async () => {
    const { fetch, calls } = answering(good('first'), broken);
    const call = resilient(fetch, { retries: 5 });
    await call(address);
    expect(await (await call(address)).text()).toBe('first');
    expect(calls).toHaveLength(2);
  });
});

test('calls and the circuit are counted', async () => {
  const metrics = new UpstreamMetrics();
  const { fetch } = answering(good(), broken);
  const call = resilient(fetch, { metrics, retries: 0, failuresBeforeBreak: 1 });
  await call(address);
  await call(address);
  const text = await toText(metrics.list());
  for (const outcome of ['answered', 'failed', 'stale']) {
    expect(text).toContain(`girih_upstream_calls_total{service="test",outcome="${outcome}"} 1\n`);
  }
  expect(text).toContain('girih_upstream_circuit_open{service="test"} 1\n');
});
