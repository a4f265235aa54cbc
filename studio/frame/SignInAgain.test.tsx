import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '../words/en/all.ts';
import { LanguageContext } from '../words/words.ts';
import { restMs, SignInAgain } from './SignInAgain.tsx';

const { prototype } = HTMLDialogElement;
beforeEach(() => {
  vi.useFakeTimers();
  // The test's document knows no dialogs that lie over everything.
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close() {},
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('nobody is asked in the middle of a word: its letters would go into the address', () => {
  render(
    <LanguageContext value={{ language: 'en', words, speak: () => {} }}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <textarea aria-label="Description" />
          <SignInAgain email="leilani@museum.example" />
        </MemoryRouter>
      </QueryClientProvider>
    </LanguageContext>,
  );
  const field = screen.getByRole('textbox', { name: 'Description' });
  field.focus();
  for (let letter = 0; letter < 5; letter++) {
    act(() => void vi.advanceTimersByTime(restMs - 100));
    fireEvent.keyDown(field, { key: 'a' });
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
  act(() => void vi.advanceTimersByTime(restMs));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});
