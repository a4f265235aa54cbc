import type { DescribedInput } from '#server/studio/pages/page-room.ts';
import { isSpoken } from '#shared/page-builder/editing/localized.ts';

/** Whether there is something to say in an input: all that whoever translates sees of a block. */
export const holdsWords = (input: DescribedInput): boolean =>
  isSpoken(input) || (input.subFields ?? []).some(holdsWords);
