import type { ProgramStatus } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';

const programStatuses: readonly ProgramStatus[] = ['scheduled', 'postponed', 'cancelled'];

/** What became of something that is held; without a word of the editors it takes place. */
export const readStatus = (item: ItemReader): ProgramStatus =>
  item.shared.choice('status', programStatuses) ?? 'scheduled';
