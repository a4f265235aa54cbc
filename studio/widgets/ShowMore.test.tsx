import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import words from '../words/en/all.ts';
import { LanguageContext } from '../words/words.ts';
import { ShowMore } from './ShowMore.tsx';
import { useStretch } from './use-stretch.ts';

/** A list of 2 rows a page that never ends; a page is known by the cursor before it. */
function Endless() {
  const stretch = useStretch('');
  const [loaded, setLoaded] = useState({ from: '', pages: 1 });
  const pages = loaded.from === stretch.from ? loaded.pages : 1;
  const list = useRef<HTMLUListElement>(null);
  const begin = Number(stretch.from || 0);
  const found = {
    data: { pages: Array.from({ length: pages }, (_, at) => ({ next: String(begin + at + 1) })) },
    isFetchingNextPage: false,
    fetchNextPage: async () => setLoaded({ from: stretch.from, pages: pages + 1 }),
  };
  return (
    <LanguageContext value={{ language: 'en', words, speak: () => {} }}>
      <ul ref={list}>
        {Array.from({ length: pages * 2 }, (_, row) => begin * 2 + row).map((row) => (
          <li key={row}>
            <a href={`/${row}`}>Row {row}</a>
          </li>
        ))}
      </ul>
      <ShowMore found={found} stretch={stretch} list={list} label="Show more" />
    </LanguageContext>
  );
}

test('by keys one comes to the first of the next rows, and through a list of any length and back', async () => {
  vi.stubGlobal('scrollTo', () => {});
  const user = userEvent.setup();
  render(<Endless />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Show more');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Row 2'));
  for (let page = 2; page < 20; page += 1) await press('Show more');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(40);
  await press('Go on from here');
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Row 40');
  await press('Back to the ones before');
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Row 0');
  expect(screen.queryByRole('button', { name: 'Back to the ones before' })).toBeNull();
});
