import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AskFailed } from '../../api/ask.ts';
import words from '../../words/en/all.ts';
import { LanguageContext } from '../../words/words.ts';
import { prepareSending } from './send-file.ts';
import { UploadList } from './UploadList.tsx';
import { addUploads } from './upload-list-store.ts';

vi.mock('./send-file.ts', async (original) => ({
  ...(await original<typeof import('./send-file.ts')>()),
  takeIntoLibrary: async () => {
    throw new AskFailed(422, 'refused', '', { reason: 'broken' });
  },
}));

test('an empty file is refused before it is sent, and what is refused is not tried again', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await expect(prepareSending(new File([], 'empty.png')).send(() => {})).rejects.toMatchObject({
    code: 'refused',
  });
  const spoken = { language: 'en', words, speak: () => {} } as const;
  const element = <UploadList onAdded={() => {}} />;
  render(
    <LanguageContext value={spoken}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryClientProvider>
    </LanguageContext>,
  );
  addUploads([new File([], 'empty.png')], () => {});
  await waitFor(() => expect(screen.getByText('The file is empty.')).toBeTruthy());
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Off the list: empty.png' })).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
