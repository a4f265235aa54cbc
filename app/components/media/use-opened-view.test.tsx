import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOpenedView } from './use-opened-view.ts';
import { readViewMove } from './view-keys.ts';

afterEach(cleanup);

const told: string[] = [];
let pending: { resolve: () => void; reject: () => void }[] = [];
afterEach(() => {
  told.length = 0;
  pending = [];
});

function View({ of }: { of: string }) {
  const { canvas } = useOpenedView({
    of,
    open: () =>
      new Promise<{ destroy(): void }>((resolve, reject) => {
        pending.push({
          resolve: () => resolve({ destroy: () => told.push(`destroyed ${of}`) }),
          reject: () => reject(new Error('no library')),
        });
      }),
    onOpen: () => told.push(`opened ${of}`),
    onFail: () => told.push(`failed ${of}`),
  });
  return <div ref={canvas} data-testid="canvas" />;
}

test('another thing clears the first away; what is ready too late is never shown', async () => {
  const { rerender, unmount } = render(<View of="a" />);
  expect(screen.getByTestId('canvas')).toBeDefined();
  pending[0]?.resolve();
  await waitFor(() => expect(told).toEqual(['opened a']));
  rerender(<View of="b" />);
  expect(told).toEqual(['opened a', 'destroyed a']);
  unmount();
  pending[1]?.resolve();
  await waitFor(() => expect(told.at(-1)).toBe('destroyed b'));
  expect(told).not.toContain('opened b');
});

test('a failure is told, and not once the view is gone', async () => {
  render(<View of="a" />);
  pending[0]?.reject();
  await waitFor(() => expect(told).toEqual(['failed a']));
  cleanup();
  const { unmount } = render(<View of="b" />);
  unmount();
  pending[1]?.reject();
  await Promise.resolve();
  expect(told).toEqual(['failed a']);
});

test('keys move the view, the browser keeps its own', () => {
  const press = (key: string, ctrlKey = false) =>
    readViewMove({ key, ctrlKey, metaKey: false, altKey: false });
  expect(['ArrowUp', '=', '-', 'Home', 'a', 'toString'].map((key) => press(key))).toEqual([
    'up',
    'closer',
    'farther',
    'whole',
    null,
    null,
  ]);
  expect(press('-', true)).toBeNull();
});
