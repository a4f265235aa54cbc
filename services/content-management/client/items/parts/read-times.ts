import type { ProgramTime } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';

/** Times are shared: what is fully booked is so in every language. */
export const readTimes = (item: ItemReader): ProgramTime[] =>
  item.shared
    .rows('times')
    .flatMap((row) => {
      const startsAt = row.instant('starts_at');
      if (!startsAt) return [];
      return [
        {
          startsAt,
          endsAt: row.instant('ends_at'),
          isFullyBooked: row.flag('is_fully_booked'),
          isCancelled: row.flag('is_cancelled'),
        },
      ];
    })
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
