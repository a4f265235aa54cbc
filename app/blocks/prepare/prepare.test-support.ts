import { toEntry } from '../show-entry.test-support.tsx';
import { prepareContent } from './prepare-content.ts';

export type Loose = Readonly<Record<string, unknown>>;

/** An entry of this data, prepared. */
export const prepare = (data: Loose, entry: Loose = {}, language: 'en' | 'es' | 'haw' = 'en') =>
  prepareContent(toEntry(data, entry), { language });

export const prepareBlocks = (...blocks: Loose[]) => prepare({ blocks }).content.blocks;

/** One block, prepared. */
export const first = (fields: Loose) => {
  const [prepared] = prepareBlocks(fields);
  if (!prepared) throw new Error('the block was left out');
  return prepared;
};
