import { expect, test } from 'vitest';
import { withoutPictureWords } from './without-picture-words.ts';

test('what is copied into another language takes pictures along, and none of their English words', () => {
  const picture = (alt: string | null) => ({
    ...{ url: '/images/a.webp', dimensions: { width: 1, height: 1 }, alt },
    square: { url: '/images/a.webp?rect=0,0,1,1', dimensions: { width: 1, height: 1 }, alt },
  });
  const link = { link_type: 'Media', url: '/media/a.mp4', name: 'a.mp4' };
  const slices = [{ slice_type: 'image', primary: { image: picture('A gate'), film: link } }];
  expect(withoutPictureWords(slices)).toEqual([
    { slice_type: 'image', primary: { image: picture(null), film: link } },
  ]);
  expect(withoutPictureWords([picture('')])).toEqual([picture('')]);
  expect(withoutPictureWords('text')).toBe('text');
});
