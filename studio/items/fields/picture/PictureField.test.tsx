import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AskFailed } from '../../../api/ask.ts';
import { mediaQuery } from '../../../pictures/media-query.ts';
import { addFile } from '../../../pictures/uploads/send-file.ts';
import { showField, toField } from '../field.test-support.tsx';
import { PictureField } from './PictureField.tsx';

vi.mock('../../../pictures/uploads/send-file.ts', () => ({ addFile: vi.fn() }));

const media = {
  ...{ id: 'm1', kind: 'picture', url: '/images/studio/m1.jpg', version: 1, name: 'gate.jpg' },
  ...{ width: 800, height: 600, ground: null, dominantColor: '#102030', focalPoint: null },
  ...{ alt: { en: 'A gate', es: '', haw: '' }, credit: { en: '', es: '', haw: '' } },
  isDecorative: false,
};
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'The field' }), {
    dataTransfer: { files, types: ['Files'] },
  });

test('of several dropped files a place takes the first and says so; one that is refused is named', async () => {
  const { written } = showField(PictureField, toField('Image'), undefined);
  expect(screen.getByRole('button', { name: 'The field Choose from the library' })).toBeTruthy();
  vi.mocked(addFile).mockRejectedValueOnce(
    new AskFailed(422, 'refused', '', { reason: 'broken', values: {} }),
  );
  drop(new File(['a'], 'half.jpg'));
  expect(await screen.findByText(/^half\.jpg: The picture is damaged/)).toBeTruthy();
  vi.mocked(addFile).mockResolvedValueOnce(media as never);
  drop(new File(['a'], 'gate.jpg'), new File(['b'], 'wall.jpg'));
  expect(screen.getByText(/gate\.jpg is taken, the others are not/)).toBeTruthy();
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatchObject({ id: 'm1', alt: 'A gate' });
  expect(addFile).toHaveBeenCalledTimes(2);
});

test('a film that is dropped on a place for pictures is named, and stays in the library', async () => {
  const { written } = showField(PictureField, toField('Image'), undefined);
  vi.mocked(addFile).mockResolvedValueOnce({ ...media, kind: 'film' } as never);
  drop(new File(['a'], 'film.mp4'));
  expect(await screen.findByText(/^film\.mp4: It lies in the library now/)).toBeTruthy();
  expect(written).toEqual([]);
});

test('a language that is begun takes over what the library says of the picture in it', async () => {
  const english = { id: 'm1', url: media.url, alt: 'A gate', dimensions: { width: 8, height: 6 } };
  const known = { ...media, alt: { en: 'A gate', es: 'Una puerta', haw: '' } };
  const shared = { ...toField('Image'), isLocalized: false };
  const { written, begin, queries } = showField(PictureField, shared, undefined, {
    language: 'es',
    path: 'es.field',
    source: english,
  });
  act(() => queries.setQueryData(mediaQuery('m1').queryKey, known as never));
  expect(written).toEqual([]);
  act(() => begin('es'));
  expect(written).toEqual([{ alt: 'Una puerta', copyright: null }]);
});
