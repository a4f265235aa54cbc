import { toPictureName } from '#shared/page-builder/editing/offered-blocks.ts';

/** Addresses of the pictures that `npm run blocks:pictures` draws; never in the script itself. */
const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** Of a block as visitors see it; undefined: a museum's own, of which nobody drew one. */
export const pictureOf = (name: string): string | undefined =>
  pictures[`./pictures/${toPictureName(name)}.webp`];
