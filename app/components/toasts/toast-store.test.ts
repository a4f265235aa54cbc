import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifications, ToastStore, toasts } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = (store: ToastStore) =>
  store.read().map(({ title, open }) => `${title}${open ? '' : ' leaving'}`);

test('the two systems have the constants of the specification', () => {
  expect(toasts.limits).toEqual({ visible: 1, durationMs: 5_000 });
  expect(notifications.limits).toEqual({ visible: 3, durationMs: 4_000 });
});

test('a toast leaves after its time and is then removed', () => {
  const store = new ToastStore({ visible: 1, durationMs: 5_000 });
  store.add({ title: 'Saved' });
  vi.advanceTimersByTime(4_999);
  expect(titles(store)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(titles(store)).toEqual(['Saved leaving']);
  vi.advanceTimersByTime(450);
  expect(titles(store)).toEqual([]);
});

test('a newer toast takes the place of the one that is visible', () => {
  const store = new ToastStore({ visible: 1, durationMs: 5_000 });
  store.add({ title: 'First' });
  store.add({ title: 'Second' });
  expect(titles(store)).toEqual(['Second']);
  vi.advanceTimersByTime(5_000);
  expect(titles(store)).toEqual(['Second leaving']);
});

test('another page begins without the toasts of the last one', () => {
  const store = new ToastStore({ visible: 3, durationMs: 4_000 });
  for (const title of ['1', '2']) store.add({ title });
  store.dismissAll();
  expect(titles(store)).toEqual(['1 leaving', '2 leaving']);
  vi.advanceTimersByTime(450);
  expect(titles(store)).toEqual([]);
});

test('of three visible ones the oldest is pushed out', () => {
  const store = new ToastStore({ visible: 3, durationMs: 4_000 });
  for (const title of ['1', '2', '3', '4']) store.add({ title });
  expect(titles(store)).toEqual(['2', '3', '4']);
});

test('time stands still while a toast is paused', () => {
  const store = new ToastStore({ visible: 1, durationMs: 5_000 });
  const id = store.add({ title: 'Read me' });
  vi.advanceTimersByTime(3_000);
  store.pause(id);
  vi.advanceTimersByTime(60_000);
  expect(titles(store)).toEqual(['Read me']);
  store.resume(id);
  vi.advanceTimersByTime(2_000);
  expect(titles(store)).toEqual(['Read me leaving']);
});

test('a toast that was dismissed is not dismissed again', () => {
  const store = new ToastStore({ visible: 1, durationMs: 5_000 });
  const id = store.add({ title: 'Gone' });
  store.dismiss(id);
  store.dismiss(id);
  vi.advanceTimersByTime(450);
  expect(titles(store)).toEqual([]);
});
