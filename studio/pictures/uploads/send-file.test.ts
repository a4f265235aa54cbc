import { expect, test, vi } from 'vitest';
import { prepareSending } from './send-file.ts';

const Upload = vi.hoisted(() => vi.fn());
vi.mock('tus-js-client', () => ({ Upload }));

test.each([
  ['image/tiff', 'wall.tiff', 101, 100],
  ['application/pdf', 'guide.pdf', 51, 50],
  ['video/mp4', 'night.mp4', 2_049, 2_048],
])('a file of %s that is too large is refused before it is sent', async (type, name, has, may) => {
  const file = new File(['a'], name, { type });
  Object.defineProperty(file, 'size', { value: has * 1024 * 1024 });
  await expect(prepareSending(file).send(() => {})).rejects.toMatchObject({
    code: 'refused',
    details: { reason: 'too-many-bytes', values: { megabytes: may } },
  });
  expect(Upload).not.toHaveBeenCalled();
});
