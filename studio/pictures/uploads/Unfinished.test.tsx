import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import words from '../../words/en/all.ts';
import { LanguageContext } from '../../words/words.ts';
import { prepareSending, takeIntoLibrary } from './send-file.ts';
import { Unfinished } from './Unfinished.tsx';

vi.mock('./send-file.ts', () => ({
  prepareSending: vi.fn(() => ({ send: async () => 'half', abort: () => {} })),
  takeIntoLibrary: vi.fn(async () => ({ id: 'm1', name: 'film.mp4' })),
}));

const uploads = [
  { id: 'half', name: 'film.mp4', bytes: 4, come: 1, modified: '1780000000000', begunAt: '' },
  { id: 'whole', name: 'gate.jpg', bytes: 9, come: 9, modified: '', begunAt: '' },
];

test('uploads that a closed window left are offered: the very file goes on, another one begins anew', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ uploads }));
  const spoken = { language: 'en', words, speak: () => {} } as const;
  render(
    <LanguageContext value={spoken}>
      <QueryClientProvider client={new QueryClient()}>
        <Unfinished onAdded={() => {}} />
      </QueryClientProvider>
    </LanguageContext>,
  );
  expect(await screen.findByText('25 % has come')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Give it up: film.mp4' })).toBeTruthy();
  const same = new File(['abcd'], 'film.mp4', { lastModified: 1_780_000_000_000 });
  const changed = new File(['abce'], 'film.mp4', { lastModified: 1_790_000_000_000 });
  fireEvent.change(screen.getByLabelText('Choose the files again'), {
    target: { files: [same, changed] },
  });
  await waitFor(() => expect(prepareSending).toHaveBeenCalledTimes(2));
  expect(vi.mocked(prepareSending).mock.calls.map(([, known]) => known)).toEqual([
    'half',
    undefined,
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Take it into the library: gate.jpg' }));
  await waitFor(() => expect(takeIntoLibrary).toHaveBeenCalledWith('whole'));
});
