import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

const token = `ts5z30.ZjNjNjQ1YjBkYWZkZDI5ZA.${'A'.repeat(43)}`;

test('no log holds a link that stands for a right', () => {
  expect(withoutSecrets(`/tickets/reservation/${token}`)).toBe('/tickets/reservation/*');
  expect(withoutSecrets(`/es/tickets/reservation/${token}/change`)).toBe(
    '/es/tickets/reservation/*/change',
  );
  expect(withoutSecrets(`/tickets/reservation/${token}.data`)).toBe('/tickets/reservation/*.data');
  expect(withoutSecrets(`/reservations-api/holds/${'0a'.repeat(16)}/extension`)).toBe(
    '/reservations-api/holds/*/extension',
  );
});

test('other paths are logged as they are', () => {
  for (const path of ['/', '/objects/demo-0001/bowl', '/assets/style-Cm2dWyLq.css']) {
    expect(withoutSecrets(path)).toBe(path);
  }
});
