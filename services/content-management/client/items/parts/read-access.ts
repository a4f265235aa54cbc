import type { ProgramAccess } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';

const kinds: readonly ProgramAccess[] = [
  'step-free',
  'described',
  'signed',
  'captioned',
  'relaxed',
];

/** What helps to take part, the same in every language. */
export const readAccess = (item: ItemReader): ProgramAccess[] =>
  item.shared.rows('access').flatMap((row) => row.choice('kind', kinds) ?? []);
