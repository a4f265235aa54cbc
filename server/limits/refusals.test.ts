import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toText } from '../metrics/to-text.test-support.ts';
import { Refusals } from './refusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  return { refusals: new Refusals(log), lines };
}

test('the log says at once what is refused and why, then once a minute how often and of how many', () => {
  const { refusals, lines } = open();
  for (let index = 0; index < 230; index += 1) refusals.count('picture', 'client', '192.0.2.1');
  refusals.count('page', 'all', '192.0.2.2');
  expect(lines).toMatchObject([
    { kind: 'picture', reason: 'client', times: 1, clients: 1 },
    { kind: 'page', reason: 'all', times: 1, clients: 1 },
  ]);
  refusals.count('picture', 'client', '192.0.2.3');
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toMatchObject([
    { kind: 'picture', reason: 'client', times: 230, clients: 2 },
  ]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toContain('192.0.2');
});

test('the metrics count everything by what and why', async () => {
  const { refusals } = open();
  for (let index = 0; index < 3; index += 1) refusals.count('body', 'slow', 'a');
  expect(await toText(refusals.list())).toContain(
    'girih_refused_total{kind="body",reason="slow"} 3\n',
  );
});
