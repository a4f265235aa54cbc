import { expect, test } from 'vitest';
import { attackForms } from './setup/attack-forms.ts';

// Whole: `node bench/hostile-forms.ts --count 20000`.
test('what no person sends is refused, or kept only where it fits, in bounded memory', async () => {
  const attack = await attackForms(600, 20_261_121);
  const { faults, stored, reserved, statuses, maxMemory } = attack;
  expect(faults).toEqual([]);
  // Some of it is a form like any other; most is refused.
  expect(stored).toBeGreaterThan(10);
  expect(reserved).toBeGreaterThan(0);
  expect(statuses[400]).toBeGreaterThan(100);
  expect(maxMemory).toBeLessThan(600);
}, 180_000);
