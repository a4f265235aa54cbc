import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageFrame } from './PageFrame.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const frames = () => [...document.querySelectorAll('iframe')];
const shown = () => frames().find(({ dataset }) => !dataset.coming);
const coming = () => frames().find(({ dataset }) => dataset.coming);
const page = (turn: number) => (
  <PageFrame
    {...{ address: 'about:blank?preview=1', turn, title: 'The page', width: 390 }}
    onShown={() => {}}
    teller={{ current: null }}
  />
);
function say(frame: HTMLIFrameElement | undefined, data: object) {
  const source = frame?.contentWindow ?? null;
  act(() => void dispatchEvent(new MessageEvent('message', { data, source })));
}

test('a page that does not come, since the line is down, is asked for again, and the one before stays', () => {
  const { rerender } = render(page(1));
  const first = shown();
  say(first, { kind: 'preview-shown', path: '/builder/summer' });
  rerender(page(2));
  const lost = coming();
  // A browser tells that its own page of an error was loaded.
  if (lost) fireEvent.load(lost);
  act(() => void vi.advanceTimersByTime(3_000));
  expect(shown()).toBe(first);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(coming()).not.toBe(lost);
  const next = coming();
  say(next, { kind: 'preview-shown', path: '/builder/summer' });
  expect(shown()).toBe(next);
  expect(frames()).toHaveLength(1);
});

test('after some minutes what came is shown, whatever it is', () => {
  const { rerender } = render(page(1));
  say(shown(), { kind: 'preview-shown', path: '/builder/summer' });
  rerender(page(2));
  for (let time = 0; time < 5; time += 1) {
    const frame = coming();
    if (frame) fireEvent.load(frame);
    act(() => void vi.advanceTimersByTime(35_000));
  }
  expect(frames()).toHaveLength(1);
});

test('Tab does not lead into a page that is edited before its scripts hear keys', () => {
  render(page(1));
  expect(shown()?.hasAttribute('inert')).toBe(true);
  say(shown(), { kind: 'blocks-ready' });
  expect(shown()?.hasAttribute('inert')).toBe(false);
});
