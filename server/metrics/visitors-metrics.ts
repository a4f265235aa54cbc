import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Metric, Sample } from './exposition.ts';

interface Count {
  readonly label: string;
  readonly state?: string;
  readonly total: number;
}

/**
 * How much visitors gave and what waits to be sent, counted in the database that all processes
 * share: the same figures from each of them.
 */
export async function listVisitorsMetrics(
  visitors: Database,
  now: Date,
): Promise<readonly Metric[]> {
  const ask = async <Row>(query: string) =>
    (await sql.raw<Row>(query).execute(visitors.query)).rows;
  const [mails, oldest, submissions, subscriptions, syncs, reservations] = await Promise.all([
    ask<Count>(
      'SELECT kind AS label, state, count(*) AS total FROM mail_queue GROUP BY kind, state',
    ),
    ask<{ due: string | null }>(
      `SELECT min(created_at) AS due FROM mail_queue WHERE state = 'queued'`,
    ),
    ask<Count>('SELECT kind AS label, count(*) AS total FROM form_submissions GROUP BY kind'),
    ask<Count>(
      'SELECT state AS label, count(*) AS total FROM newsletter_subscriptions GROUP BY state',
    ),
    ask<Count>('SELECT state AS label, count(*) AS total FROM newsletter_syncs GROUP BY state'),
    ask<Count>('SELECT state AS label, count(*) AS total FROM reservations GROUP BY state'),
  ]);
  const due = oldest[0]?.due;
  return [
    {
      name: 'girih_mails',
      help: 'Mails in the queue by kind and state; sent ones until they are outdated.',
      type: 'gauge',
      samples: mails.map(({ label, state = '', total }) => ({
        labels: { kind: label, state },
        value: total,
      })),
    },
    {
      name: 'girih_mails_oldest_waiting_seconds',
      help: 'Age of the oldest mail that waits to be sent; 0: none waits.',
      type: 'gauge',
      samples: [{ value: due ? Math.max(0, (now.getTime() - Date.parse(due)) / 1000) : 0 }],
    },
    gauge('girih_submissions', 'Forms that are stored, by form.', 'form', submissions),
    gauge('girih_subscriptions', 'Addresses of the newsletter by state.', 'state', subscriptions),
    gauge(
      'girih_newsletter_syncs',
      'Addresses of which the mailing service is still to be told.',
      'state',
      syncs,
    ),
    gauge('girih_reservations', 'Reservations that are stored, by state.', 'state', reservations),
  ];
}

const gauge = (name: string, help: string, label: string, counts: readonly Count[]): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: counts.map(
    (count): Sample => ({ labels: { [label]: count.label }, value: count.total }),
  ),
});
