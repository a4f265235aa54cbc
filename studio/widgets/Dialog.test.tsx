import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

const { prototype } = HTMLDialogElement;
afterEach(() => vi.restoreAllMocks());

test('a dialog is closed before it is taken away, since browsers give the focus back only then', () => {
  const closed: boolean[] = [];
  // The test's document knows no dialogs that lie over everything.
  Object.assign(prototype, { showModal() {}, close() {} });
  vi.spyOn(prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    closed.push(this.isConnected);
  });
  const { unmount } = render(
    <Dialog title="Publish" onClose={() => {}}>
      <p>When?</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
  unmount();
  expect(closed).toEqual([true]);
});
