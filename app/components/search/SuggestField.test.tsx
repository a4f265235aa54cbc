import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { SuggestField } from './SuggestField.tsx';

// jsdom has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

const messages = {
  suggestions: 'Suggestions',
  suggestionCount: { one: '{count}', other: '{count}' },
};
const found = [{ value: 'tile', label: 'Tile', kind: 'Material' }];

test('what is typed before the suggestions’ code has come is asked for as well', async () => {
  const load = vi.fn(async () => found);
  showPiece(<SuggestField id="words" name="q" value="" load={load} messages={messages} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'til' } });
  expect((await screen.findByRole('option')).textContent).toMatch(/^Tile/);
  expect(load).toHaveBeenCalledWith('til', expect.any(AbortSignal));
});

test('an arrow marks a suggestion, the way out closes the list', async () => {
  showPiece(
    <SuggestField id="words" name="q" value="" load={async () => found} messages={messages} />,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'til' } });
  const option = await screen.findByRole('option');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  expect(option.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
});

test('what was typed before the scripts had come stays, and is asked for', async () => {
  const load = vi.fn(async () => found);
  const page = (
    <MemoryRouter>
      <LanguageProvider>
        <SuggestField id="words" name="q" value="" load={load} messages={messages} />
      </LanguageProvider>
    </MemoryRouter>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const input = container.querySelector('input') as HTMLInputElement;
  input.focus();
  input.value = 'izn';
  const root = await act(async () => hydrateRoot(container, page));
  expect(container.querySelector('input')).toBe(input);
  expect(input.value).toBe('izn');
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('izn', expect.any(AbortSignal)));
  await act(async () => root.unmount());
  container.remove();
});
