import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AskFailed } from '../../api/ask.ts';
import { takeIntoLibrary } from './send-file.ts';
import { addUploads, useUploadList } from './upload-list-store.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('./send-file.ts', () => ({
  prepareSending: () => ({ send, abort: () => {} }),
  takeIntoLibrary: vi.fn(),
}));

test('an upload whose line was lost goes on by itself when the line is back, a refused one does not', async () => {
  vi.mocked(takeIntoLibrary).mockResolvedValue({ id: 'm1', name: 'gate.jpg' } as never);
  send.mockRejectedValueOnce(new AskFailed('network'));
  send.mockRejectedValueOnce(new AskFailed(413, 'refused'));
  send.mockResolvedValueOnce('upload');
  const { result } = renderHook(useUploadList);
  addUploads([new File(['a'], 'gate.jpg'), new File(['b'], 'large.mp4')], () => {});
  const states = () => result.current.map(({ state }) => state);
  await waitFor(() => expect(states()).toEqual(['failed', 'failed']));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(states()).toEqual(['done', 'failed']));
  expect(send).toHaveBeenCalledTimes(3);
});
