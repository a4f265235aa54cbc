import { expect, test } from 'vitest';
import { killForms } from './setup/kill-forms.ts';

// Whole: `node bench/killed-forms.ts --times 200`.
test('what was acknowledged is there once, whole and with its mails, when the server is killed', async () => {
  const killed = await killForms(4);
  expect(killed.faults).toEqual([]);
  expect(killed.acknowledged).toBeGreaterThan(10);
}, 120_000);
