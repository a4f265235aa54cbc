import { expect, test } from 'vitest';
import { expectConsole } from '../../tests/setup/fail-on-console.ts';
import { findFreePort } from '../../tests/setup/free-port.ts';
import { reportFailure } from './run-staff-command.ts';

test('a host at which nobody answers is told in a sentence, without a stack', async () => {
  const address = `127.0.0.1:${await findFreePort()}`;
  expectConsole('error', new RegExp(`^Nobody answers there: connect ECONNREFUSED ${address}$`));
  const failure = await fetch(`http://${address}/`).catch((error) => error);
  expect(reportFailure(failure)).toBe(1);
});

test('what nobody foresaw is told with its stack', () => {
  expectConsole('error', /^TypeError: x is not a function\n +at /);
  expect(reportFailure(new TypeError('x is not a function'))).toBe(1);
});
