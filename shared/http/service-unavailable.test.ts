import { expect, test } from 'vitest';
import { toCallError } from './service-unavailable.ts';

test.each([
  new Error('The reply was 502.'),
  new SyntaxError('Unexpected token < in JSON'),
  new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }),
  new TypeError('terminated', { cause: new Error('other side closed') }),
])('%s is the service’s failure', (cause) => {
  expect(toCallError('forms', 'submit', cause)).toMatchObject({
    name: 'ServiceUnavailable',
    service: 'forms',
    call: 'submit',
    cause,
  });
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'text')"),
  new ReferenceError('x is not defined'),
  new RangeError('Invalid time value'),
])('%s is a mistake of the site, and never taken for an outage', (error) => {
  expect(toCallError('content management', 'findHome', error)).toBe(error);
});
