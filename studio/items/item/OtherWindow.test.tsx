import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../../words/en/all.ts';
import { LanguageContext } from '../../words/words.ts';
import { OtherWindow } from './OtherWindow.tsx';
import { type OpenItem, OpenItemContext } from './open-item.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @param others locks that other windows of the browser hold */
function show(others: readonly string[]) {
  const held = others.map((name) => ({ name }));
  const locks = {
    request: async (name: string) => void held.push({ name }),
    query: async () => ({ held }),
  };
  vi.stubGlobal('navigator', { locks });
  const item = { setId: 'tide' };
  render(
    <LanguageContext value={{ language: 'en', words, speak: () => {} }}>
      <QueryClientProvider client={new QueryClient()}>
        <OpenItemContext value={{ item } as unknown as OpenItem}>
          <OtherWindow />
        </OpenItemContext>
      </QueryClientProvider>
    </LanguageContext>,
  );
}

test('whoever has an item open twice is told, since they are no second person to the studio', async () => {
  show(['studio-item tide', 'studio-item rain']);
  expect(await screen.findByText(words.items.otherWindow)).toBeTruthy();
});

test('another item in another window is nothing to tell', async () => {
  show(['studio-item rain']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('status').textContent).toBe('');
});
