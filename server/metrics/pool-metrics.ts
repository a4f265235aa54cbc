import { Gauge, type Metric } from 'prom-client';
import type { Database } from '#database/database.ts';

/** Connections of this process to PostgreSQL, and who waits for one; nothing with SQLite. */
export function listPoolMetrics(databases: readonly Database[]): readonly Metric[] {
  if (databases.every(({ pool }) => !pool)) return [];
  return [
    new Gauge({
      name: 'girih_database_connections',
      help: 'Connections to PostgreSQL: used, idle, the limit (max), and queries waiting for one.',
      labelNames: ['database', 'state'],
      registers: [],
      collect() {
        for (const { name: database, pool } of databases) {
          if (!pool) continue;
          const { totalCount, idleCount, waitingCount, maxCount } = pool;
          const used = totalCount - idleCount;
          const counts = { used, idle: idleCount, waiting: waitingCount, max: maxCount };
          for (const [state, value] of Object.entries(counts)) this.set({ database, state }, value);
        }
      },
    }),
  ];
}
