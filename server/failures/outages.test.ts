import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { toLogOptions } from '../process/log.ts';
import { createFailureLog, createWarningLog, isOutage, observeOutages } from './outages.ts';
import { listFailures, withRequestScope } from './request-scope.ts';

const outage = (cause = 'connection lost') =>
  new ServiceUnavailable('page builder', 'findContents', { cause: new Error(cause) });

test('a call that fails is told of, whatever its caller makes of it', async () => {
  const told: unknown[] = [];
  const failure = outage();
  const services = observeOutages(
    {
      pageBuilder: { find: () => Promise.reject(failure), name: 'x', count: () => 3 },
      forms: { find: () => Promise.reject(new Error('a mistake')), ok: async () => 'yes' },
    },
    (one) => told.push(one),
  );
  await services.pageBuilder.find().catch(() => null);
  await expect(services.forms.find()).rejects.toThrow('a mistake');
  expect(await services.forms.ok()).toBe('yes');
  expect([services.pageBuilder.name, services.pageBuilder.count()]).toEqual(['x', 3]);
  expect(told).toEqual([failure]);
});

test('the log tells service, call and cause of an outage once for a while, not for each visitor', () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const tell = createFailureLog(pino(stream));
  const request = { requestId: 'r-1', path: '/visit' };
  for (let visitor = 0; visitor < 50; visitor += 1) withRequestScope(request, () => tell(outage()));
  withRequestScope(request, () => tell(outage('another reason')));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    level: 40,
    service: 'page builder',
    call: 'findContents',
    path: '/visit',
  });
  expect(JSON.stringify(lines[0])).toContain('connection lost');
});

test('the log tells editors’ mistakes once an hour, however often their page is drawn', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)).msg);
      done();
    },
  });
  let now = 0;
  const tell = createWarningLog(pino(stream), () => now);
  for (let draw = 0; draw < 50; draw += 1) tell('a list is cut');
  tell('another list is cut');
  now = 3_600_000;
  tell('a list is cut');
  expect(lines).toEqual(['a list is cut', 'another list is cut', 'a list is cut']);
});

test.each([
  [outage(), true],
  [new Error('a part is missing', { cause: { init: { status: 503 } } }), true],
  [new Error('a part is missing', { cause: outage() }), true],
  [new Error('a mistake', { cause: { init: { status: 404 } } }), false],
  ['text', false],
])('%s is an outage or not', (error, expected) => {
  expect(isOutage(error)).toBe(expected);
});

test('an error of the site is told as one, and the request under way knows what failed', () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const report = createFailureLog(pino(toLogOptions(), stream));
  const failures = withRequestScope({ requestId: 'r-2', path: '/es/visit' }, () => {
    report(new TypeError('x is not a function'));
    report({ init: { status: 503 } });
    report(new Error('a part is missing', { cause: outage() }));
    return listFailures();
  });
  expect(lines).toMatchObject([
    { level: 50, requestId: 'r-2', path: '/es/visit', err: { type: 'TypeError' } },
    { level: 40, requestId: 'r-2', service: 'page builder', call: 'findContents' },
  ]);
  expect(failures).toEqual([
    { cause: 'TypeError: x is not a function' },
    { service: 'page builder', call: 'findContents', cause: 'connection lost' },
  ]);
  expect(listFailures()).toEqual([]);
});
