import type { Database } from '#database/database.ts';
import type { Metric } from './exposition.ts';

/** Connections of this process to PostgreSQL, and who waits for one; nothing with SQLite. */
export function listPoolMetrics(databases: readonly Database[]): readonly Metric[] {
  const samples = databases.flatMap(({ name: database, pool }) => {
    if (!pool) return [];
    const { totalCount, idleCount, waitingCount, maxCount } = pool;
    const counts = { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    return Object.entries({ ...counts, max: maxCount }).map(([state, value]) => ({
      labels: { database, state },
      value,
    }));
  });
  if (samples.length === 0) return [];
  return [
    {
      name: 'girih_database_connections',
      help: 'Connections to PostgreSQL: used, idle, at most (max), and queries waiting for one.',
      type: 'gauge',
      samples,
    },
  ];
}
