import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePublishKey } from './use-publish-key.ts';

afterEach(cleanup);

const written = vi.fn();

function Form({ ask }: { readonly ask: () => void }) {
  usePublishKey(ask);
  return (
    <textarea
      onKeyDown={(event) => {
        written(event.key);
        event.preventDefault();
      }}
    />
  );
}

test('the keys to publish work in a text whose editor keeps every Enter for itself, and write nothing there', () => {
  const ask = vi.fn();
  render(<Form ask={ask} />);
  const text = screen.getByRole('textbox');
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(ask).not.toHaveBeenCalled();
  expect(written).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(written).toHaveBeenCalledTimes(1);
});
