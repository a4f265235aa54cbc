import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createOptional } from '#app/optional.ts';
import { optionalContext, type Services, servicesContext } from '#app/request-context.ts';
import type { Slot } from '#services/reservations/contract.ts';
import { readSlots } from './read-slots.ts';

function read(listSlots: () => Promise<readonly Slot[]>) {
  const reported: string[] = [];
  const context = new RouterContextProvider();
  context.set(servicesContext, { reservations: { listSlots } } as Partial<Services> as Services);
  context.set(
    optionalContext,
    createOptional((error) => reported.push(String(error))),
  );
  return { slots: readSlots(context), reported };
}

test('places are found by the id of their time', async () => {
  const slot = { id: 'tour@2026-12-05T10:30', left: 4 } as Partial<Slot> as Slot;
  const { slots, reported } = read(async () => [slot]);
  expect((await slots)?.get('tour@2026-12-05T10:30')).toBe(slot);
  expect(reported).toEqual([]);
});

test('a list stands without places where the service fails, and the cause is reported', async () => {
  const { slots, reported } = read(() => Promise.reject(new Error('the database is locked')));
  expect(await slots).toBeNull();
  expect(reported).toEqual(['Error: the database is locked']);
});

test('a list waits for places a moment and no longer', async () => {
  vi.useFakeTimers();
  const { slots, reported } = read(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await slots).toBeNull();
  // An outage of the service, not a mistake of ours.
  expect(reported).toEqual(['ServiceUnavailable: The reservations service did not answer slots.']);
  vi.useRealTimers();
});
